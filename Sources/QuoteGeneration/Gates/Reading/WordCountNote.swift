/// A count of the line's words behind it, as in "(12 words)".
struct WordCountNote {
    /// Where the note stands, its brackets included.
    let range: Range<Int>

    /// Reads a bracketed note that begins at an opening bracket; nil when it counts no words.
    init?(at open: Int, in draft: Draft) {
        guard let close = Bracketed.close(of: open, in: draft) else { return nil }
        let first = draft.word(endingAfter: open)
        let end = draft.word(endingAfter: close)
        guard Self.counts(first..<end, in: draft) else { return nil }
        range = open..<close + 1
    }

    /// Whether words are a number with what it counts, or hold them side by side.
    static func counts(_ words: Range<Int>, in draft: Draft) -> Bool {
        let mostWords = 8
        guard !words.isEmpty, words.count <= mostWords else { return false }
        let isNumbered = words.contains { word in
            draft.words[word].contains { draft.kinds[$0].contains(.number) }
        }
        let shortest = 3
        guard isNumbered || words.count <= shortest else { return false }
        for table in LeftoverWords.of(draft.locale) {
            if let pieces = table.pieces {
                let bytes = words.flatMap { draft.foldedWord($0) }
                if isNumbered, pieces.endsWithCount(bytes) { return true }
            } else if let counted = words.first(where: { table.count.contains($0, of: draft) }) {
                // "(twelve words)", not "(words)".
                if counted > words.lowerBound { return true }
            }
        }
        return false
    }
}
