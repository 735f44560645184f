public import Foundation

/// A line that a model wrote and that passed every gate, with what is known of how it came about.
///
/// It is new text and never a quotation: its author is the program, and it is not in the public domain.
public struct GeneratedLine: Codable, Equatable, Sendable {
    /// The author of every generated line.
    public static let author = "Commonplace"

    /// What the comparison with the library gave.
    public struct Novelty: Codable, Equatable, Sendable {
        /// Whether the line was compared by meaning, and not by its letters alone.
        public var isProven: Bool
        /// How similar the nearest text is, from -1 to 1; nil when there was none to compare with.
        public var nearestSimilarity: Double?

        /// Makes the result of a comparison.
        public init(isProven: Bool, nearestSimilarity: Double? = nil) {
            self.isProven = isProven
            self.nearestSimilarity = nearestSimilarity
        }
    }

    /// The model that wrote it.
    public struct Model: Codable, Equatable, Sendable {
        /// The name it was chosen by.
        public var name: String
        /// The hash of its weights; nil for a server, whose weights are not known.
        public var hash: String?

        /// Names a model.
        public init(name: String, hash: String? = nil) {
            self.name = name
            self.hash = hash
        }
    }

    /// The words themselves.
    public var text: String
    /// The language of the text.
    public var locale: String
    /// What it was to be about.
    public var theme: String?
    /// The mood it was to have.
    public var mood: Mood?
    /// The subject it is kept under.
    public var category: Category?
    /// Words to find it by.
    public var tags: [String]
    /// How many words it has, at least one.
    public var wordCount: Int
    /// The score of the judge, 0 to 10.
    public var judgeScore: Double
    /// How that score came about.
    public var judgeMethod: String
    /// How much is the line's own, 0 to 10.
    public var distinctiveness: Double
    /// What the comparison with the library gave.
    public var novelty: Novelty
    /// The language of the draft that it is a translation of; nil for a line written in its own.
    public var draftLanguage: String?
    /// The model that wrote it.
    public var model: Model
    /// The hash of the prompt.
    public var promptHash: String
    /// The seed of the draft.
    public var seed: UInt64
    /// When it was written, exact to the millisecond in the library.
    public var createdAt: Date
    /// Every point of the scores, as a JSON text.
    public var explanation: String

    /// Whether it is a translation of a draft in another language.
    public var isTranslated: Bool { draftLanguage != nil }

    /// Makes a line.
    public init(
        text: String, locale: String, theme: String? = nil, mood: Mood? = nil, category: Category? = nil,
        tags: [String] = [], wordCount: Int, judgeScore: Double, judgeMethod: String, distinctiveness: Double,
        novelty: Novelty, draftLanguage: String? = nil, model: Model, promptHash: String, seed: UInt64,
        createdAt: Date, explanation: String = "{}"
    ) {
        self.text = text
        self.locale = locale
        self.theme = theme
        self.mood = mood
        self.category = category
        self.tags = tags
        self.wordCount = wordCount
        self.judgeScore = judgeScore
        self.judgeMethod = judgeMethod
        self.distinctiveness = distinctiveness
        self.novelty = novelty
        self.draftLanguage = draftLanguage
        self.model = model
        self.promptHash = promptHash
        self.seed = seed
        self.createdAt = createdAt
        self.explanation = explanation
    }
}
