/// A line is a whole thought, and not more than that.
struct LengthGate: Gate {
    /// The most words a line may have.
    static let mostWords = 18

    /// The fewest words a line may have.
    ///
    /// The same thought takes fewer words in some languages; these follow what parallel sentences take.
    static func fewestWords(in locale: QuoteLocale) -> Int {
        switch locale {
        case .pl, .ru, .ar, .tr: 5
        case .ko: 4
        default: 6
        }
    }

    func objection(to draft: Draft) -> Objection? {
        if draft.wordCount < Self.fewestWords(in: draft.locale) {
            return Objection(.tooShort, "\(draft.wordCount) words")
        }
        if draft.wordCount > Self.mostWords {
            return Objection(.tooLong, "\(draft.wordCount) words")
        }
        return nil
    }
}
