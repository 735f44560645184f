/// A draft on its way through the gates: what each of them said, and how long it took.
///
/// It lives as long as the report about its request; a rejected one is never written anywhere.
public struct Candidate: Sendable, Equatable, Codable {
    /// A gate on the way, in its order.
    public enum Stage: String, Sendable, Codable, CaseIterable {
        case draft, gate, novelty, judge, distinctiveness, translation, save
    }

    /// What one gate said.
    public struct Step: Sendable, Equatable, Codable {
        /// The gate.
        public let stage: Stage
        /// Whether the draft goes on.
        public let isPassed: Bool
        /// Why not, or what is to be known about passing; data, may be shown.
        public let reason: String?
        /// The score from 0 to 10, where the gate gives one.
        public let score: Double?
        /// How long it took, in seconds; what several drafts took together is shared out evenly.
        public let seconds: Double

        /// Makes a step.
        public init(
            _ stage: Stage, isPassed: Bool, reason: String? = nil, score: Double? = nil, seconds: Double = 0
        ) {
            self.stage = stage
            self.isPassed = isPassed
            self.reason = reason
            self.score = score
            self.seconds = seconds
        }
    }

    /// Its number within the request, from 1.
    public let number: Int
    /// The seed it was drawn with; nil for a translation.
    public let seed: UInt64?
    /// The language it should be in.
    public let locale: QuoteLocale
    /// The number of the draft it is a translation of.
    public let translationOf: Int?
    /// The words.
    public let text: String
    /// The gates it has met.
    public private(set) var steps: [Step] = []

    /// Makes a candidate that has met no gate yet.
    init(number: Int, seed: UInt64?, locale: QuoteLocale, translationOf: Int? = nil, text: String) {
        self.number = number
        self.seed = seed
        self.locale = locale
        self.translationOf = translationOf
        self.text = text
    }

    /// The gate that refused it; nil while none has.
    public var rejection: Step? { steps.last.flatMap { $0.isPassed ? nil : $0 } }

    /// The score that a gate gave it.
    public func score(_ stage: Stage) -> Double? {
        steps.last { $0.stage == stage }?.score
    }

    /// What a gate said in words.
    func reason(_ stage: Stage) -> String? {
        steps.last { $0.stage == stage }?.reason
    }

    /// What candidates that passed everything are ordered by.
    var totalScore: Double { (score(.judge) ?? 0) + (score(.distinctiveness) ?? 0) }

    mutating func add(_ step: Step) { steps.append(step) }
}
