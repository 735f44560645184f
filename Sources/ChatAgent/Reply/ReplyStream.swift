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

    /// Where the first sentence ends: behind its mark and the blanks after it, and never inside quotation marks,
    /// so that a quotation of several sentences is checked whole.
    private static func endOfFirstSentence(in text: String) -> String.Index? {
        var opened = 0
        var isStraightOpen = false
        var index = text.startIndex
        while index < text.endIndex {
            let character = text[index]
            let next = text.index(after: index)
            switch character {
            case "“", "„", "«", "「", "『", "‹": opened += 1
            case "”", "»", "」", "』", "›": opened = max(0, opened - 1)
            case "\"": isStraightOpen.toggle()
            case ".", "!", "?", "…", "\n":
                // More must follow: "3.5" and "?!" are not ends, and a mark at the very end may still grow.
                if opened == 0, !isStraightOpen, next < text.endIndex,
                    text[next].isWhitespace || character == "\n"
                {
                    return text[next...].firstIndex { !$0.isWhitespace }
                }
            case "。", "！", "？", "।", "؟":
                if opened == 0, !isStraightOpen, next < text.endIndex { return next }
            default: break
            }
            index = next
        }
        return nil
    }
}
