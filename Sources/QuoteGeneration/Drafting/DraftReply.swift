internal import Foundation
internal import LanguageModels

/// The object that a draft comes in.
enum DraftReply {
    private static let opening = "{\"text\":\""

    /// The line in a whole reply, without the blanks around it; nil for one that is not an object with just a text.
    static func text(of reply: String) -> String? {
        guard case .object(let members) = JSONValue(parsing: reply), members.count == 1 else { return nil }
        return members["text"]?.stringValue?.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The line in a reply that may still go on, to be shown.
    static func text(soFar reply: String) -> String {
        guard reply.hasPrefix(opening) else { return "" }
        return String(reply.dropFirst(opening.count).prefix { $0 != "\"" })
    }
}
