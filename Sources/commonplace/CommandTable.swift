import Terminal

/// All commands.
///
/// Help, manual page and completions come from here.
enum CommandTable {
    static var commands: [any Command.Type] {
        [
            ChatCommand.self, AskCommand.self, SearchCommand.self, SavedCommand.self, SaveCommand.self,
            FavoriteCommand.self, RemoveCommand.self, TodayCommand.self, StreakCommand.self,
            ModelCommand.self,
            DoctorCommand.self, EvalCommand.self, HelpCommand.self,
        ]
    }

    /// The command of a name.
    static func command(named name: String) -> (any Command.Type)? {
        commands.first { $0.name == name }
    }

    /// The help of the program.
    static var help: String {
        let list = commands.map { command in
            "  " + (command.name + " ").padded(to: 10) + command.summary
        }
        return """
            Commonplace keeps your quotations and talks about them with a model on this machine.

            Usage: commonplace [COMMAND] [OPTIONS]

            Commands:
            \(list.joined(separator: "\n"))

            `commonplace COMMAND --help` describes a command. Without a command the conversation begins.

            Exit codes: 0 done, 1 failed, 64 wrong use, 69 model not available, 75 busy or timed out, 130 interrupted.
            """
    }

    /// The help of a command.
    static func help(of command: any Command.Type) -> String {
        let options = (command.options + [.help]).map { option in
            "  " + (option.name + (option.value.map { " " + $0 } ?? "")).padded(to: 22) + option.summary
        }
        let usage = [command.name, command.arguments].filter { !$0.isEmpty }.joined(separator: " ")
        let details =
            command.details.isEmpty ? "" : "\n\n" + command.details.wrapped(to: 100).joined(separator: "\n")
        return """
            commonplace \(usage)
            \(command.summary.prefix(1).uppercased() + command.summary.dropFirst()).\(details)

            Options:
            \(options.joined(separator: "\n"))
            """
    }
}

extension String {
    /// The text with blanks behind it, at least one.
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(1, width - count))
    }
}
