/// Cuts a comment that streams in into sentences, so that each can be checked before it is shown.
struct ReplyStream {
    private var pending = ""

    /// The sentences that are whole after this piece, with the blanks behind them.
    mutating func sentences(appending piece: String) -> [String] {
        pending += piece
        var sentences: [String] = []
        while let end = Self.endOfFirstSentence(in: pending) {
            sentences.append(String(pending[..<end]))
            pending = String(pending[end...])
        }
        return sentences
    }

    /// What is left at the end.
    mutating func rest() -> String {
        defer { pending = "" }
        return pending
    }

    /// Where the first sentence ends: behind its mark and the blanks after it.
    ///
    /// Never inside quotation marks, so that a quotation of several sentences is checked whole; and never before a
    /// dash, which gives the words before it to somebody. What decides must be there already: a mark at the very end
    /// may still grow, so that the same text gives the same sentences however it comes in.
    private static func endOfFirstSentence(in text: String) -> String.Index? {
        var marks = QuotationMarks()
        var previous: Character?
        var isInitial = false
        for index in text.indices {
            let character = text[index]
            let next = text.index(after: index)
            _ = marks.read(character, after: previous, before: text[next...].first)
            if !marks.isOpen, !(character == "." && isInitial), ends(character, before: text[next...].first),
                let following = text[next...].firstIndex(where: { !$0.isWhitespace })
            {
                if !"—–―-".contains(text[following]) { return following }
            }
            // "G. K. Chesterton" is no sentence's end.
            isInitial = character.isUppercase && previous?.isLetter != true
            previous = character
        }
        return nil
    }

    private static func ends(_ character: Character, before next: Character?) -> Bool {
        switch character {
        case "\n", "\r\n": true
        case "。", "！", "？", "।", "؟": next != nil
        case ".", "!", "?", "…": next?.isWhitespace == true
        default: false
        }
    }
}
