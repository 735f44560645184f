/// What the judge said about a line.
public struct Judgement: Sendable, Equatable {
    /// How the score came about.
    public enum Method: Sendable, Equatable {
        /// From the probabilities of the digits.
        case probabilities
        /// From whole numbers that the model wrote.
        case written
        /// The judge could not say, for this reason, and the bounded deterministic score stands in.
        case deterministic(because: String)
    }

    /// The least score that is accepted: 6 passes, 5.9 does not.
    public static let threshold = 6.0

    /// From 0 to 10.
    public let score: Double
    /// How the score came about.
    public let method: Method

    /// Makes a judgement; a score outside 0...10, or one that is no number, is none.
    public init?(score: Double, method: Method) {
        guard score.isFinite, (0...10).contains(score) else { return nil }
        self.score = score
        self.method = method
    }

    /// Makes a judgement of a score that is known to be within bounds.
    init(bounded score: Double, method: Method) {
        self.score = score
        self.method = method
    }

    /// Whether the line goes on.
    public var isAccepting: Bool { score >= Self.threshold }
}

extension Judgement.Method {
    /// How the score came about, in words.
    var sentence: String {
        switch self {
        case .probabilities: "from the probabilities of the digits"
        case .written: "from whole numbers that the model wrote"
        case .deterministic(let reason): "deterministic score, because \(reason)"
        }
    }
}
