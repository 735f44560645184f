import Terminal

/// `commonplace help`: describes the program or a command.
enum HelpCommand: Command {
    static let name = "help"
    static let arguments = "[COMMAND]"
    static let summary = "describe the program or a command"

    static func run(_ arguments: Arguments, in surroundings: Surroundings) async throws {
        guard let word = arguments.words.first else {
            surroundings.output.writeLine(CommandTable.help)
            return
        }
        guard let command = CommandTable.command(named: word), arguments.words.count == 1 else {
            throw Failure.usage("there is no command \(sanitized(word))")
        }
        surroundings.output.writeLine(CommandTable.help(of: command))
    }
}
