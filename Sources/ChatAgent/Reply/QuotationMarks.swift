/// Follows the quotation marks of a text, one character after the other, in the styles of many languages.
struct QuotationMarks {
    /// What a character did.
    enum Change {
        case opened
        case closed
    }

    private var opener: Character?
    private var closers: Set<Character> = []

    /// Whether a passage is open.
    var isOpen: Bool { opener != nil }

    /// Whether the open passage may be none: an apostrophe before a word looks the same.
    var isDoubtful: Bool { opener == "'" || opener == "*" }

    private static let closers: [Character: Set<Character>] = [
        "\"": ["\""], "“": ["”", "“", "\""], "„": ["“", "”", "„", "\""], "”": ["”"], "«": ["»"],
        "»": ["«", "»"],
        "‹": ["›"], "›": ["‹"], "‘": ["’", "‘"], "‚": ["‘", "’"], "'": ["'"], "`": ["`", "´"], "*": ["*"],
        "「": ["」"], "『": ["』"], "｢": ["｣"], "＂": ["＂"], "《": ["》"], "〝": ["〟", "〞"],
    ]
    /// Marks that stand inside words too, and open only before one and close only behind one.
    private static let ambiguous: Set<Character> = ["'", "‘", "’", "”", "*", "`"]

    /// Reads a character between its neighbours.
    mutating func read(
        _ character: Character, after previous: Character?, before next: Character?
    ) -> Change? {
        if isOpen {
            guard closers.contains(character) else { return nil }
            if Self.ambiguous.contains(character), next?.isWordlike == true { return nil }
            opener = nil
            return .closed
        }
        guard let closers = Self.closers[character] else { return nil }
        if Self.ambiguous.contains(character) {
            guard previous?.isWordlike != true, previous != character, next?.isWhitespace == false,
                next != character
            else { return nil }
        }
        opener = character
        self.closers = closers
        return .opened
    }

    /// The passages between quotation marks; one that is left open reaches to the end.
    static func passages(in text: String) -> [Substring] {
        var found: [Substring] = []
        var marks = QuotationMarks()
        var start = text.startIndex
        var previous: Character?
        for index in text.indices {
            let next = text.index(after: index)
            switch marks.read(text[index], after: previous, before: text[next...].first) {
            case .opened: start = next
            case .closed: found.append(text[start..<index])
            case nil: break
            }
            previous = text[index]
        }
        if marks.isOpen, !marks.isDoubtful { found.append(text[start...]) }
        return found
    }
}

extension Character {
    fileprivate var isWordlike: Bool { isLetter || isNumber }
}
