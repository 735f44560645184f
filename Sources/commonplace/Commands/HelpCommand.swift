import Terminal

/// `commonplace help`: describes the program or a command.
enum HelpCommand: Command {
    static let name = "help"
    static let arguments = "[COMMAND]"
    static let summary = "describe the program or a command"
    static var words: [String] { CommandTable.commands.map { $0.name } }
    static let options: [Arguments.Option] = [
        .init("--man", nil, "print the manual page, as roff"),
        .init(
            "--completions", "SHELL", "print the completions for bash, zsh or fish",
            choices: CompletionShell.allCases.map(\.rawValue)),
        .init("--markdown", nil, "print the list of commands as a table"),
    ]

    static func run(_ arguments: Arguments, in surroundings: Surroundings) async throws {
        surroundings.output.writeLine(try text(arguments))
    }

    private static func text(_ arguments: Arguments) throws -> String {
        if arguments.has("--man") { return CommandTable.manualPage }
        if arguments.has("--markdown") { return CommandTable.markdown }
        if let name = arguments["--completions"] {
            guard let shell = CompletionShell(rawValue: name) else {
                throw Failure.usage("there are no completions for \(name)", command: Self.name)
            }
            return CommandTable.completions(for: shell)
        }
        guard let word = arguments.words.first else { return CommandTable.help }
        guard arguments.words.count == 1 else {
            throw Failure.usage("only one command is described at a time", command: name)
        }
        guard let command = CommandTable.command(named: word) else {
            throw Failure.usage("there is no command \(word)")
        }
        return CommandTable.help(of: command)
    }
}
