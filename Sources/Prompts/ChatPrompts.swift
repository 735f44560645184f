internal import Foundation

/// The texts of the conversation: the head that every conversation begins with, and the program's own sentences.
public struct ChatPrompts: Sendable, Equatable {
    /// What a prompt file lacks.
    public enum Fault: Error, Equatable, Sendable {
        /// The file does not have the form it should have.
        case unreadable(file: String)
    }

    /// Part of a worked example.
    public struct ExampleTurn: Sendable, Equatable {
        /// Who speaks.
        public enum Speaker: String, Sendable {
            case person
            case result
            case step
        }

        /// Who speaks.
        public let speaker: Speaker
        /// What is said.
        public let text: String
    }

    /// The instructions, byte for byte the same in every conversation.
    public let instructions: String
    /// Worked examples, as turns that precede every conversation.
    public let examples: [ExampleTurn]
    private let sentences: [String: [String: String]]

    /// Reads the texts built into the program.
    public static func standard() throws -> ChatPrompts {
        try ChatPrompts(
            head: String(decoding: PackageResources.chat_md, as: UTF8.self),
            sentences: Data(PackageResources.phrases_json))
    }

    /// Reads a head and sentences.
    ///
    /// The head is the instructions, and behind a line of three dashes worked examples. A turn is a line that begins
    /// with `person: `, `step: ` or `result:` (which is part of its text); lines indented by two blanks continue it.
    init(head: String, sentences: Data) throws {
        let parts = head.split(separator: "\n---\n", maxSplits: 1)
        guard parts.count == 2 else { throw Fault.unreadable(file: "chat.md") }
        instructions = parts[0].trimmingCharacters(in: .whitespacesAndNewlines)
        examples = try Self.turns(in: String(parts[1]))
        guard let read = try? JSONDecoder().decode([String: [String: String]].self, from: sentences),
            read["en"] != nil
        else { throw Fault.unreadable(file: "phrases.json") }
        self.sentences = read
    }

    private static func turns(in text: String) throws -> [ExampleTurn] {
        var turns: [ExampleTurn] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("  "), let last = turns.popLast() {
                turns.append(ExampleTurn(speaker: last.speaker, text: last.text + "\n" + line.dropFirst(2)))
            } else if line.hasPrefix("result:") {
                turns.append(ExampleTurn(speaker: .result, text: String(line)))
            } else if let colon = line.firstRange(of: ": "),
                let speaker = ExampleTurn.Speaker(rawValue: String(line[..<colon.lowerBound]))
            {
                turns.append(ExampleTurn(speaker: speaker, text: String(line[colon.upperBound...])))
            } else {
                throw Fault.unreadable(file: "chat.md")
            }
        }
        return turns
    }

    /// The languages that have sentences.
    public var languages: [String] { sentences.keys.sorted() }

    /// The program's own sentence under `key`, in `language` or in English; nil for a key there is none for.
    public func sentence(_ key: String, in language: String) -> String? {
        sentences[language]?[key] ?? sentences["en"]?[key]
    }
}
