import Terminal

/// All commands.
///
/// Help, manual page, completions and the README's list come from here.
enum CommandTable {
    static var commands: [any Command.Type] {
        [
            ChatCommand.self, AskCommand.self, GenerateCommand.self, CheckCommand.self, SearchCommand.self,
            CatalogCommand.self, SavedCommand.self, SaveCommand.self, FavoriteCommand.self,
            RemoveCommand.self, TodayCommand.self,
            WidgetCommand.self, StreakCommand.self, ModelCommand.self, DoctorCommand.self, EvalCommand.self,
            HelpCommand.self,
        ]
    }

    static let summary = "keeps your quotations and talks about them with a model on this machine"

    static let exitCodes = [
        (0, "done"), (1, "failed"), (64, "wrong use"), (69, "model not available"),
        (75, "busy or timed out"), (130, "interrupted"),
    ]

    /// The variables that the program reads, beside those of the locale.
    static let variables = [
        ("COMMONPLACE_MODEL", "the model, where --model is not given"),
        ("COMMONPLACE_THREADS", "how many threads the model uses, 1 to 256"),
        ("COMMONPLACE_HISTORY", "off keeps no history of what is typed"),
        ("VISUAL, EDITOR", "the editor that /edit opens"),
        ("NO_COLOR", "anything but nothing turns colors off"),
        ("TZ", "the time zone in which days are counted"),
        ("XDG_DATA_HOME", "where the library and the weights are, usually ~/.local/share"),
        ("XDG_STATE_HOME", "where the history is, usually ~/.local/state"),
        ("XDG_CACHE_HOME", "where what can be made again is, usually ~/.cache"),
    ]

    /// The command of a name.
    static func command(named name: String) -> (any Command.Type)? {
        commands.first { $0.name == name }
    }

    /// How a command is called.
    static func usage(of command: any Command.Type) -> String {
        [command.name, command.arguments].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The help of the program.
    static var help: String {
        """
        Commonplace \(summary).

        Usage: commonplace [COMMAND] [OPTIONS]

        Commands:
        \(list(commands.map { ($0.name, $0.summary) }, width: 10))

        Options:
        \(list([("--help", "describe the program"), ("--version", "say which version this is")], width: 10))

        Environment:
        \(list(variables, width: 20))

        `commonplace COMMAND --help` describes a command. Without a command the conversation begins.
        Exit codes: \(exitCodes.map { "\($0) \($1)" }.joined(separator: ", ")).
        """
    }

    /// The help of a command.
    static func help(of command: any Command.Type) -> String {
        let options = (command.options + [.help]).map { ($0.usage, $0.summary) }
        let details =
            command.details.isEmpty ? "" : "\n\n" + command.details.wrapped(to: 100).joined(separator: "\n")
        return """
            commonplace \(usage(of: command))
            \(command.summary.prefix(1).uppercased() + command.summary.dropFirst()).\(details)

            Options:
            \(list(options, width: 22))
            """
    }

    /// The commands as the rows of a Markdown table.
    static var markdown: String {
        let rows = commands.map { command in
            // A bar would end the cell, even within code.
            let usage = usage(of: command).replacing("|", with: "\\|")
            return "| `commonplace \(usage)` | \(command.summary) |"
        }
        return (["| Command | What it does |", "|---|---|"] + rows).joined(separator: "\n")
    }

    private static func list(_ entries: [(String, String)], width: Int) -> String {
        entries.map { name, summary in
            let padding = String(repeating: " ", count: max(1, width - name.count))
            return "  " + name + padding + summary
        }
        .joined(separator: "\n")
    }
}

extension Arguments.Option {
    /// How it is written, its value included.
    var usage: String { name + (value.map { " " + $0 } ?? "") }
}
