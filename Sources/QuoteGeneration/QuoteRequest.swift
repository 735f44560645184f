internal import LanguageModels
public import QuoteLibrary

/// What new lines are asked for, and how much may be spent on them.
public struct QuoteRequest: Sendable, Equatable {
    /// How long everything may take, from readiness to the save.
    public enum Budget: String, CaseIterable, Codable, Sendable {
        /// Somebody waits and watches.
        case foreground
        /// A script or an assistant waits.
        case quick
        /// Nobody waits.
        case background

        /// The whole time allowed.
        public var duration: Duration {
            switch self {
            case .foreground: .seconds(45)
            case .quick: .seconds(20)
            case .background: .seconds(120)
            }
        }
    }

    /// How many drafts may be decoded in one round.
    public static let draftBounds = 1...16
    /// How many lines may be asked for at once.
    public static let countBounds = 1...20
    /// The longest theme that is taken, in characters.
    public static let longestTheme = 60

    /// The language of the lines.
    public var locale: QuoteLocale
    /// What they should be about; drawn by the seed when nil.
    public var theme: String?
    /// The mood they should have; drawn by the seed when nil.
    public var mood: Mood?
    /// How many lines to keep at most.
    ///
    /// Bounds: `countBounds`.
    public var count: Int
    /// How many drafts to decode in a round.
    ///
    /// Bounds: `draftBounds`.
    public var drafts: Int
    /// What every draw follows from, so that a run can be repeated.
    public var seed: UInt64
    /// How long it may take.
    public var budget: Budget
    /// Whether nothing is to be saved.
    public var isDryRun: Bool

    /// Makes a request; numbers outside their bounds are moved to the nearest bound.
    public init(
        locale: QuoteLocale, theme: String? = nil, mood: Mood? = nil, count: Int = 1, drafts: Int = 4,
        seed: UInt64, budget: Budget = .foreground, isDryRun: Bool = false
    ) {
        self.locale = locale
        let words = theme?.split(whereSeparator: \.isWhitespace).joined(separator: " ") ?? ""
        self.theme = words.isEmpty ? nil : String(words.prefix(Self.longestTheme))
        self.mood = mood
        self.count = min(max(count, Self.countBounds.lowerBound), Self.countBounds.upperBound)
        self.drafts = min(max(drafts, Self.draftBounds.lowerBound), Self.draftBounds.upperBound)
        self.seed = seed
        self.budget = budget
        self.isDryRun = isDryRun
    }

    /// The seed of a draft, from the request's own (SplitMix64 of Steele, Lea and Flood 2014).
    ///
    /// - Parameter number: Which draft of the request it is, from 1.
    /// - Returns: The seed.
    func seed(ofDraft number: UInt64) -> UInt64 {
        var generator = SplitMix64(state: seed &+ number &* 0x9E37_79B9_7F4A_7C15)
        return generator.next()
    }
}
