public import Foundation

/// Scores what a line has of its own: it rewards a concrete image, action, agency and a feeling shown through
/// a thing, and penalises formula, closeness to rejected lines and what the model expected anyway.
///
/// Words are looked at in the six calibrated languages only; in the others the parts that need no word list
/// remain. The points were set on pairs of a better and a worse line.
public struct Distinctiveness: Sendable {
    private let taste: TasteClassifier
    private let surprises: SurpriseTable
    private let lists: [QuoteLocale: WordKindList]
    private let contentWords: ContentWords

    /// Reads the word lists, the taste filter and the table of surprises.
    ///
    /// - Parameter folder: the folder that `GenerationResources` finds.
    /// - Throws: `Fault.missing` or `.unreadable`, with the file's name.
    public init(folder: URL) throws(GenerationResources.Fault) {
        taste = try TasteClassifier(folder: folder)
        surprises = try SurpriseTable(folder: folder)
        var lists: [QuoteLocale: WordKindList] = [:]
        for locale in TasteClassifier.calibrated {
            lists[locale] = try WordKindList(folder: folder, locale: locale)
        }
        self.lists = lists
        contentWords = try ContentWords(folder: folder)
    }

    /// Scores a line.
    ///
    /// - Parameters:
    ///   - draft: The line.
    ///   - surprise: How little the model expected it; nil when that is not known, which gives no points.
    ///   - rejected: Lines that were rejected shortly before.
    /// - Returns: The score, with a part for everything that gave or took points.
    public func score(
        of draft: Draft, surprise: Surprise? = nil, rejected: NegativeAnchors = .none
    ) -> DistinctivenessScore {
        var parts = [DistinctivenessScore.Part(name: .start, points: Points.start, evidence: "every line")]
        parts += wordParts(of: draft)
        parts.append(tastePart(of: draft))
        if let part = repetitionPart(of: draft, rejected: rejected) { parts.append(part) }
        parts.append(surprisePart(of: draft, surprise))
        return DistinctivenessScore(parts)
    }

    /// Scores a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - locale: The language it is in.
    ///   - surprise: How little the model expected it; nil when that is not known, which gives no points.
    ///   - recentRejected: Texts that were rejected shortly before, the newest last.
    /// - Returns: The score, with a part for everything that gave or took points.
    public func score(
        of text: String, locale: QuoteLocale, surprise: Surprise? = nil, recentRejected: [String] = []
    ) -> DistinctivenessScore {
        score(
            of: Draft(text, locale: locale), surprise: surprise,
            rejected: NegativeAnchors(recentRejected, locale: locale, contentWords: contentWords))
    }

    private func wordParts(of draft: Draft) -> [DistinctivenessScore.Part] {
        if let list = lists[draft.locale] {
            return WordFindings(draft, list: list).parts
        }
        let digits = draft.words.filter { draft.kinds[$0.lowerBound].contains(.number) }
        guard let first = digits.first else { return [] }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: draft.scalars[first])
        return [.init(name: .detail, points: Points.detail, evidence: String(text))]
    }

    private func tastePart(of draft: Draft) -> DistinctivenessScore.Part {
        guard let probability = taste.stockProbability(of: draft) else {
            return .init(name: .taste, points: 0, evidence: "not calibrated for \(draft.locale.rawValue)")
        }
        let points = (Points.tasteMiddle - probability) * Points.tasteSlope
        return .init(
            name: .taste, points: min(max(points, -Points.tasteCap), Points.tasteReward),
            evidence: "stock probability \(Self.hundredths(probability))")
    }

    private func repetitionPart(of draft: Draft, rejected: NegativeAnchors) -> DistinctivenessScore.Part? {
        guard let (text, closeness) = rejected.closest(to: draft, contentWords),
            closeness > Points.closenessAllowed
        else {
            return nil
        }
        let points = -(closeness - Points.closenessAllowed) * Points.closenessSlope
        return .init(
            name: .repetition, points: max(points, -Points.repetitionCap),
            evidence: "\(Self.hundredths(closeness)) of \(text)")
    }

    private func surprisePart(of draft: Draft, _ surprise: Surprise?) -> DistinctivenessScore.Part {
        guard let surprise else { return .init(name: .surprise, points: 0, evidence: "not known") }
        guard let deviation = surprises.deviation(of: surprise, locale: draft.locale) else {
            return .init(
                name: .surprise, points: 0,
                evidence: "not calibrated for \(surprise.model) in \(draft.locale.rawValue)")
        }
        let points = min(max(deviation * Points.surpriseSlope, -Points.surpriseCap), Points.surpriseReward)
        return .init(
            name: .surprise, points: points,
            evidence: "\(Self.hundredths(surprise.natsPerToken)) nats a token, "
                + "\(Self.hundredths(deviation)) spreads from the mean")
    }

    private static func hundredths(_ value: Double) -> String {
        "\((value * 100).rounded() / 100)"
    }
}
