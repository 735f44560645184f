/// Words to look for in a message, folded: whole, or as the beginning of a word where they end in a star.
///
/// A blank within a phrase is written as an underscore.
struct SpokenPhrase: Sendable {
    private let text: String

    init(_ written: some StringProtocol) {
        let words = String(written).replacing("_", with: " ").plain
        // Scripts that put no blanks between words have no beginnings of words to look for.
        let isSpaced = words.unicodeScalars.allSatisfy { $0.value < 0x3000 }
        text = (isSpaced ? " " : "") + words + (isSpaced && !written.hasSuffix("*") ? " " : "")
    }

    /// Reads a list of phrases, parted by blanks.
    static func list(_ written: String) -> [SpokenPhrase] {
        written.split(whereSeparator: \.isWhitespace).map { SpokenPhrase($0) }
    }
}

/// A message prepared for looking for phrases.
struct SpokenText {
    private let text: String

    init(_ message: String) {
        text = " " + message.plain + " "
    }

    /// Whether one of the phrases stands in it.
    func has(_ phrases: [SpokenPhrase]) -> Bool { phrases.contains { $0.stands(in: text) } }
}

extension SpokenPhrase {
    // By bytes: in Indic scripts the next sign would make another character of the last letter.
    fileprivate func stands(in text: String) -> Bool { text.utf8.contains(self.text.utf8) }
}
