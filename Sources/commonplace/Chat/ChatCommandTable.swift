import Foundation

/// A command of the conversation.
enum ChatCommandName: String, CaseIterable {
    case help, search, saved, save, favorite, unfavorite, remove, today, streak, generate, regenerate
    case clear, export, edit, model, trace, quit

    /// What follows it, in the help.
    var arguments: String {
        switch self {
        case .search: "[WORDS]"
        case .saved: "[WORDS]"
        case .save: "[NUMBER | TEXT]"
        case .favorite, .unfavorite, .remove: "NUMBER | #NUMBER"
        case .export: "FILE"
        case .generate: "[THEME]"
        case .trace: "[on | off]"
        default: ""
        }
    }

    /// One line for the help.
    var summary: String {
        switch self {
        case .help: "list these commands"
        case .search: "search the catalog, without the model"
        case .saved: "show your saved quotes, or those with these words"
        case .save: "keep the card of this number, or a line of your own"
        case .favorite: "mark a saved quote as a favorite"
        case .unfavorite: "take the mark away"
        case .remove: "remove a saved quote"
        case .today: "show the day's line"
        case .streak: "show your streak"
        case .generate: "have a new line written, and keep it if it passes every gate"
        case .regenerate: "answer the last message once more, in other words"
        case .clear: "begin a new conversation"
        case .export: "write this conversation to a file, as JSON lines"
        case .edit: "write a long message in your editor ($VISUAL or $EDITOR)"
        case .model: "say which model answers"
        case .trace: "show what each step of the model takes, or no longer"
        case .quit: "leave (also Ctrl-D)"
        }
    }

}

/// The commands of the conversation: exact words, never sent to the model.
enum ChatCommandTable {
    /// What a line that begins with a slash says.
    enum Line: Equatable {
        case command(ChatCommandName, rest: String)
        /// A command that takes no words, and some that follow it.
        case surplus(ChatCommandName)
        case unknown(String)
    }

    /// The line that begins and ends a message of several lines.
    static let blockMark = "\"\"\""

    /// Whether a line is the mark of a block.
    static func isBlockMark(_ text: String) -> Bool {
        text.trimmingCharacters(in: .whitespaces) == blockMark
    }

    /// Reads a line; nil when it is a message.
    static func line(_ text: String) -> Line? {
        let text = text.trimmingCharacters(in: .whitespaces)
        guard text.hasPrefix("/") else { return nil }
        let word = text.dropFirst().prefix { !$0.isWhitespace }
        let rest = text.dropFirst(1 + word.count).trimmingCharacters(in: .whitespacesAndNewlines)
        guard let name = ChatCommandName(rawValue: String(word)) else { return .unknown("/" + word) }
        guard rest.isEmpty || !name.arguments.isEmpty else { return .surplus(name) }
        return .command(name, rest: rest)
    }

    /// The command that a mistyped one was probably meant to be, for the explanation.
    static func nearest(to word: String) -> ChatCommandName? {
        let typed = word.dropFirst().lowercased()
        return ChatCommandName.allCases.first { !typed.isEmpty && $0.rawValue.hasPrefix(typed) }
            ?? ChatCommandName.allCases.first { Set($0.rawValue) == Set(typed) }
    }

    /// The list of commands, one a line.
    static var help: [(usage: String, summary: String)] {
        ChatCommandName.allCases.map { name in
            ("/" + name.rawValue + (name.arguments.isEmpty ? "" : " " + name.arguments), name.summary)
        }
    }
}
