/// What to look for in the catalog; every text is a valid one, and all given conditions must hold.
public struct CatalogQuery: Equatable, Sendable {
    /// Words to look for.
    public var query: String?
    /// A mood, in any of its words in the catalog's six languages.
    public var mood: String?
    /// A category, in any of its words in the catalog's six languages.
    public var category: String?
    /// A name or a part of one; one typing error in a long word is forgiven.
    public var author: String?
    /// A language by code or name.
    public var language: String?
    /// The largest number of quotes wanted.
    public var limit: Int
    /// A code of two letters; of quotes that fit equally well, those in this language come first.
    public var preferredLanguage: String?
    /// What the person wrote, where the query is only a part of it: it may hold a famous saying.
    public var saying: String?
    /// Chooses the sample when there are no words to look for; the same seed gives the same sample.
    public var seed: UInt64

    /// Makes a query; without any condition it asks for a sample of the whole catalog.
    public init(
        query: String? = nil, mood: String? = nil, category: String? = nil, author: String? = nil,
        language: String? = nil, limit: Int = 5, preferredLanguage: String? = nil, saying: String? = nil,
        seed: UInt64 = 0
    ) {
        self.query = query
        self.mood = mood
        self.category = category
        self.author = author
        self.language = language
        self.limit = limit
        self.preferredLanguage = preferredLanguage
        self.saying = saying
        self.seed = seed
    }
}

/// What a search of the catalog found.
public struct CatalogMatches: Equatable, Sendable {
    /// The best matches, never more than asked for.
    public let quotes: [CatalogQuote]
    /// How many quotes match altogether.
    public let total: Int
    /// How the matches came about.
    public let method: SearchMethod
    /// The words that were taken for typing errors, each with what it was taken for.
    public let corrections: [String: String]
    /// What is known of the words asked for, when they are famous and commonly given to the wrong person.
    public internal(set) var note: Misattribution?

    /// Makes the result of a search.
    public init(
        quotes: [CatalogQuote], total: Int, method: SearchMethod, corrections: [String: String] = [:],
        note: Misattribution? = nil
    ) {
        self.quotes = quotes
        self.total = total
        self.method = method
        self.corrections = corrections
        self.note = note
    }
}
