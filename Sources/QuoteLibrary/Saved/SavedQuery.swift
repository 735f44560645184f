/// What to look for among the saved quotes; every text is a valid one.
public struct SavedQuery: Equatable, Sendable {
    /// Which of the saved quotes count.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        case any, favorite, generated, imported
    }

    /// Words to look for in the text, the author and the tags; without any, the newest come first.
    public var query: String?
    /// Which of the saved quotes count.
    public var kind: Kind
    /// The largest number of quotes wanted.
    public var limit: Int

    /// Makes a query; without any condition it asks for the newest quotes.
    public init(query: String? = nil, kind: Kind = .any, limit: Int = 8) {
        self.query = query
        self.kind = kind
        self.limit = limit
    }
}

/// What a search of the saved quotes found.
public struct SavedMatches: Equatable, Sendable {
    /// The best matches, never more than asked for.
    public let quotes: [SavedQuote]
    /// How many quotes match altogether.
    public let total: Int
    /// How the matches came about.
    public let method: SearchMethod
    /// The words that were taken for typing errors, each with what it was taken for.
    public let corrections: [String: String]

    /// Makes the result of a search.
    public init(quotes: [SavedQuote], total: Int, method: SearchMethod, corrections: [String: String] = [:]) {
        self.quotes = quotes
        self.total = total
        self.method = method
        self.corrections = corrections
    }
}
