import Foundation

/// A command of the conversation.
enum ChatCommandName: String, CaseIterable {
    case help, search, saved, save, favorite, unfavorite, remove, today, streak, regenerate, clear, export,
        edit
    case model, trace, quit

    /// What follows it, in the help.
    var arguments: String {
        switch self {
        case .search: "WORDS"
        case .saved: "[WORDS]"
        case .save: "[NUMBER | TEXT]"
        case .favorite, .unfavorite, .remove: "NUMBER | #NUMBER"
        case .export: "FILE"
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
        case .today: "show the quote of the day"
        case .streak: "show your streak"
        case .regenerate: "answer the last message once more, in other words"
        case .clear: "begin a new conversation"
        case .export: "write this conversation to a file, as JSON lines"
        case .edit: "write a long message in your editor ($VISUAL or $EDITOR)"
        case .model: "say which model answers"
        case .trace: "show what each step of the model takes, or no longer"
        case .quit: "leave (also Ctrl-D)"
        }
    }

    /// Words that may follow, for completion.
    var words: [String] { self == .trace ? ["on", "off"] : [] }
}

/// The commands of the conversation: exact words, never sent to the model.
enum ChatCommandTable {
    /// What a line that begins with a slash says.
    enum Line: Equatable {
        case command(ChatCommandName, rest: String)
        case unknown(String)
    }

    /// Reads a line; nil when it is a message.
    static func line(_ text: String) -> Line? {
        guard text.hasPrefix("/") else { return nil }
        let parts = text.dropFirst().split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        let word = parts.first.map(String.init) ?? ""
        guard let name = ChatCommandName(rawValue: word) else { return .unknown("/" + word) }
        let rest = parts.count > 1 ? String(parts[1]) : ""
        return .command(name, rest: rest.trimmingCharacters(in: .whitespaces))
    }

    /// What could stand for the last word of a line.
    static func completions(of line: String) -> [String] {
        guard line.hasPrefix("/") else { return [] }
        guard let blank = line.firstIndex(of: " ") else {
            return ChatCommandName.allCases.map { "/" + $0.rawValue }
        }
        return ChatCommandName(rawValue: String(line[..<blank].dropFirst()))?.words ?? []
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
