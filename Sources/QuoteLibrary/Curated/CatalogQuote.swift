/// A curated quotation, in the public domain and checked against its source.
public struct CatalogQuote: Codable, Equatable, Identifiable, Sendable {
    /// A name that stays the same, such as `en-0001`.
    public let id: String
    /// The words themselves; the lines of verse are parted by newlines.
    public let text: String
    /// The author's full name.
    public let author: String
    /// The character who speaks, where it is not the author.
    public let speaker: String?
    /// The title of the work.
    public let work: String
    /// The year of the work; before Christ when negative.
    public let year: Int?
    /// Whether the year is only about right.
    public let isCirca: Bool
    /// Who translated the words, where they are a translation.
    public let translator: String?
    /// The year of the translation.
    public let translationYear: Int?
    /// Where in the work the words stand.
    public let locator: String?
    /// The language of the text, as a code of two letters.
    public let language: String
    /// The mood it is kept under.
    public let mood: Mood
    /// The subject it is kept under.
    public let category: Category
    /// The source it was checked against.
    public let source: String
    /// Why it may be used by anyone.
    public let publicDomain: String

    enum CodingKeys: String, CodingKey {
        case id, text, author, speaker, work, year
        case isCirca = "circa"
        case translator
        case translationYear = "translation_year"
        case locator, language, mood, category, source
        case publicDomain = "public_domain"
    }
}

extension CatalogQuote {
    static let columns = """
        catalog.id, catalog.text, catalog.author, catalog.speaker, catalog.work, catalog.year, \
        catalog.is_circa, catalog.translator, catalog.translation_year, catalog.locator, catalog.language, \
        catalog.mood, catalog.category, catalog.source, catalog.public_domain
        """

    /// Makes a quote of a row of `columns`; nil for a mood or category this program does not know.
    init?(row: borrowing Statement) {
        guard
            let mood = Mood(rawValue: row.text(11) ?? ""),
            let category = Category(rawValue: row.text(12) ?? "")
        else { return nil }
        self.init(
            id: row.text(0) ?? "", text: row.text(1) ?? "", author: row.text(2) ?? "", speaker: row.text(3),
            work: row.text(4) ?? "", year: row.optionalInteger(5), isCirca: row.integer(6) != 0,
            translator: row.text(7), translationYear: row.optionalInteger(8), locator: row.text(9),
            language: row.text(10) ?? "", mood: mood, category: category, source: row.text(13) ?? "",
            publicDomain: row.text(14) ?? "")
    }
}
