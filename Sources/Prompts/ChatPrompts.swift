internal import Foundation

/// The texts of the conversation: the head that every conversation begins with, and the program's own sentences.
public struct ChatPrompts: Sendable, Equatable {
    /// What every conversation begins with.
    public let head: PromptHead
    private let sentences: [String: [String: String]]

    /// Reads the texts built into the program.
    public static func standard() throws -> ChatPrompts {
        try ChatPrompts(
            head: String(decoding: PackageResources.chat_md, as: UTF8.self),
            sentences: Data(PackageResources.phrases_json))
    }

    /// Reads a head and sentences.
    init(head: String, sentences: Data) throws {
        self.head = try PromptHead(head, file: "chat.md")
        guard let read = try? JSONDecoder().decode([String: [String: String]].self, from: sentences),
            read["en"] != nil
        else { throw PromptFault.unreadable(file: "phrases.json") }
        self.sentences = read
    }

    /// The languages that have sentences.
    public var languages: [String] { sentences.keys.sorted() }

    /// The program's own sentence under `key`, in `language` or in English; nil for a key there is none for.
    public func sentence(_ key: String, in language: String) -> String? {
        sentences[language]?[key] ?? sentences["en"]?[key]
    }
}
