internal import Foundation

/// What a text of the program lacks.
public enum PromptFault: Error, Equatable, Sendable {
    /// The file does not have the form it should have.
    case unreadable(file: String)
}

/// What every request of a kind begins with, byte for byte the same: instructions, and worked examples as turns.
public struct PromptHead: Sendable, Equatable {
    /// Part of a worked example.
    public struct Turn: Sendable, Equatable {
        /// Who speaks.
        public enum Speaker: String, Sendable {
            case person
            case result
            case step
            case reply
        }

        /// Who speaks.
        public let speaker: Speaker
        /// What is said.
        public let text: String
    }

    /// The instructions.
    public let instructions: String
    /// Worked examples, as turns that follow the instructions.
    public let examples: [Turn]

    /// All of it as one text, for its hash.
    var text: String {
        ([instructions] + examples.map { "\($0.speaker.rawValue): \($0.text)" }).joined(separator: "\n")
    }

    /// Reads a head.
    ///
    /// It is the instructions, and behind a line of three dashes worked examples. A turn is a line that begins with
    /// `person: `, `step: `, `reply: ` or `result:` (which is part of its text); lines indented by two blanks
    /// continue it.
    init(_ text: String, file: String) throws {
        let parts = text.split(separator: "\n---\n", maxSplits: 1)
        guard parts.count == 2 else { throw PromptFault.unreadable(file: file) }
        instructions = parts[0].trimmingCharacters(in: .whitespacesAndNewlines)
        examples = try Self.turns(in: String(parts[1]), file: file)
    }

    private static func turns(in text: String, file: String) throws -> [Turn] {
        var turns: [Turn] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("  "), let last = turns.popLast() {
                turns.append(Turn(speaker: last.speaker, text: last.text + "\n" + line.dropFirst(2)))
            } else if line.hasPrefix("result:") {
                turns.append(Turn(speaker: .result, text: String(line)))
            } else if let colon = line.firstRange(of: ": "),
                let speaker = Turn.Speaker(rawValue: String(line[..<colon.lowerBound]))
            {
                turns.append(Turn(speaker: speaker, text: String(line[colon.upperBound...])))
            } else {
                throw PromptFault.unreadable(file: file)
            }
        }
        return turns
    }
}
