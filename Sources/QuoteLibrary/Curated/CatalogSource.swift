/// A text that quotes of the catalog were checked against.
public struct CatalogSource: Codable, Equatable, Identifiable, Sendable {
    /// The name that the quotes give in `CatalogQuote.source`.
    public let id: String
    /// The language of the text, as a code of two letters.
    public let language: String
    /// Who wrote it.
    public let author: String
    /// The title.
    public let work: String
    /// Who translated it.
    public let translator: String?
    /// The edition, as far as it is known.
    public let edition: String?
    /// Where the text comes from.
    public let origin: String
    /// What the quotes were checked against: the given collection of texts, or our own excerpts of this one.
    public let checkedAgainst: String

    enum CodingKeys: String, CodingKey {
        case id, language, author, work, translator, edition, origin
        case checkedAgainst = "checked_against"
    }
}
