/// Lines that were rejected shortly before, prepared for comparing.
public struct NegativeAnchors: Sendable {
    /// No lines.
    public static let none = NegativeAnchors([], locale: .en)

    /// How many lines are kept, the last ones.
    public static let limit = 24

    /// What two lines are compared by: the beginnings of their longer words, and runs of four letters.
    private struct Shape: Sendable {
        let stems: Set<UInt64>
        let runs: Set<UInt64>
    }

    private let lines: [(text: String, shape: Shape)]

    /// Prepares lines, the newest last.
    public init(_ lines: [String], locale: QuoteLocale) {
        self.lines = lines.suffix(Self.limit).map { line in
            let draft = Draft(line, locale: locale)
            return (draft.text, Self.shape(of: draft))
        }
    }

    /// Returns the line that a draft is closest to, and how close it is, from 0 to 1; nil when there is none.
    func closest(to draft: Draft) -> (text: String, closeness: Double)? {
        guard !lines.isEmpty else { return nil }
        let shape = Self.shape(of: draft)
        var best: (text: String, closeness: Double)?
        for line in lines {
            let closeness = Self.closeness(shape, line.shape)
            if closeness > best?.closeness ?? -1 { best = (line.text, closeness) }
        }
        return best
    }

    private static func closeness(_ one: Shape, _ other: Shape) -> Double {
        let stems = one.stems.count { other.stems.contains($0) }
        let runs = one.runs.count { other.runs.contains($0) }
        let fewer = max(min(one.stems.count, other.stems.count), 1)
        let all = max(one.runs.count + other.runs.count - runs, 1)
        return (Double(stems) / Double(fewer) + Double(runs) / Double(all)) / 2
    }

    private static func shape(of draft: Draft) -> Shape {
        var stems: Set<UInt64> = []
        var runs: Set<UInt64> = []
        for place in draft.foldedWords {
            let word = draft.folded[place]
            // Shorter words are mostly those that every line has.
            if word.count >= 4 { stems.insert(packed(word.prefix(5))) }
            for start in word.indices where start + 4 <= word.endIndex {
                runs.insert(packed(word[start..<start + 4]))
            }
        }
        return Shape(stems: stems, runs: runs)
    }

    private static func packed(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }
}
