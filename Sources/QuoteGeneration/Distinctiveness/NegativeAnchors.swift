/// Lines that were rejected shortly before, compared with a draft by the likeness that novelty is judged by.
public struct NegativeAnchors: Sendable {
    /// No lines.
    public static let none = NegativeAnchors(lines: [])

    /// How many lines are kept, the last ones.
    public static let limit = 24

    private struct Line: Sendable {
        let text: String
        let profile: LexicalProfile
        let letterRuns: [UInt32]

        init(_ draft: Draft, _ contentWords: ContentWords) {
            text = draft.text
            profile = LexicalProfile(stemsInOrder: contentWords.stems(of: draft, locale: draft.locale))
            letterRuns = contentWords.letterRuns(of: draft)
        }
    }

    private let lines: [Line]

    private init(lines: [Line]) {
        self.lines = lines
    }

    /// Prepares lines, the newest last.
    public init(_ lines: [String], locale: QuoteLocale, contentWords: ContentWords) {
        self.lines = lines.suffix(Self.limit).map { Line(Draft($0, locale: locale), contentWords) }
    }

    /// Returns the line that a draft is closest to, and how close it is, from 0 to 1; nil when there is none.
    ///
    /// Closeness is the mean of what both share of their content words and of their runs of letters.
    func closest(to draft: Draft, _ contentWords: ContentWords) -> (text: String, closeness: Double)? {
        guard !lines.isEmpty else { return nil }
        let new = Line(draft, contentWords)
        return lines.map { line in
            let likeness = LexicalLikeness(
                new.profile, line.profile, letterRuns: (new.letterRuns, line.letterRuns))
            return (line.text, Double(likeness.overlap + likeness.letters) / 2)
        }
        .max { $0.1 < $1.1 }
    }
}
