/// How many quotes the catalog has, and of what kinds.
public struct CatalogSummary: Codable, Equatable, Sendable {
    /// By the code of the language.
    public let languages: [String: Int]
    /// By the name of the mood.
    public let moods: [String: Int]
    /// By the name of the category.
    public let categories: [String: Int]
    /// By the name of the author.
    public let authors: [String: Int]

    /// How many there are altogether.
    public var total: Int { languages.values.reduce(0, +) }
}
