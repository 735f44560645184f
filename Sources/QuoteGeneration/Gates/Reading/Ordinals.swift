/// Ordinal numbers that are written with a full stop, as in German dates.
enum Ordinals {
    /// Whether the full stop at a place belongs to an ordinal.
    static func isOrdinal(endingAt stop: Int, in draft: Draft) -> Bool {
        guard writesStops(draft.locale), stop > 0 else { return false }
        let next = draft.word(endingAfter: stop)
        guard next > 0, next < draft.words.count, draft.words[next - 1].upperBound == stop,
            draft.words[next].lowerBound <= draft.nextVisible(stop + 1), draft.holds(.space, at: stop + 1)
        else { return false }
        guard isShortNumber(next - 1, in: draft) else { return false }
        // At the head of the line a number is a list's, unless a month or a small letter follows it.
        if next == 1, draft.isCapitalised(next), !SentenceWords.months.contains(next, of: draft) {
            return false
        }
        return !SentenceWords.starters(of: draft.locale).contains(next, of: draft)
    }

    private static func writesStops(_ locale: QuoteLocale) -> Bool {
        switch locale {
        case .de, .pl, .tr: true
        default: false
        }
    }

    private static func isShortNumber(_ word: Int, in draft: Draft) -> Bool {
        let range = draft.words[word]
        let mostDigits = 2
        if range.count <= mostDigits, draft.isNumber(word) { return true }
        return range.allSatisfy { place in
            switch draft.scalars[place] {
            case "I", "V", "X", "L": true
            default: false
            }
        }
    }
}
