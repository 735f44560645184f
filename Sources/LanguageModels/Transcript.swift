/// A conversation as the model sees it: entries that are only ever appended, or left out from the front.
public struct Transcript: Sendable, Equatable {
    /// One turn.
    public struct Entry: Sendable, Equatable, Identifiable {
        /// Who speaks.
        public enum Role: String, Sendable, Codable {
            case instructions
            case prompt
            case toolOutput
            case response
        }

        /// Stays with the entry, so that a backend knows what it has evaluated.
        public let id: Int
        /// Who speaks.
        public let role: Role
        /// What is said: data, never read for chat markers.
        public let text: String
    }

    /// The entries, oldest first.
    public private(set) var entries: [Entry] = []
    private var nextID = 0

    /// How many entries at the front every conversation of this kind begins with: never left out.
    public let headCount: Int

    /// Makes a transcript that begins with instructions and worked examples.
    public init(instructions: String, examples: [(role: Entry.Role, text: String)] = []) {
        headCount = 1 + examples.count
        append(.instructions, instructions)
        for example in examples { append(example.role, example.text) }
    }

    /// Appends an entry.
    public mutating func append(_ role: Entry.Role, _ text: String) {
        entries.append(Entry(id: nextID, role: role, text: text))
        nextID += 1
    }

    /// Forgets every entry from index `count` on; the head stays.
    public mutating func truncate(to count: Int) {
        entries.removeSubrange(min(max(count, headCount), entries.count)...)
    }

    /// Leaves out the oldest turn: everything between the head and the second prompt behind it.
    ///
    /// - Returns: Whether there was one; the newest turn is never left out.
    public mutating func dropOldestTurn() -> Bool {
        let prompts = entries.indices.filter { $0 >= headCount && entries[$0].role == .prompt }
        guard prompts.count > 1 else { return false }
        entries.removeSubrange(headCount..<prompts[1])
        return true
    }
}
