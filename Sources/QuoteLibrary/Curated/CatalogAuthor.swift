/// Who wrote or translated quotes of the catalog.
public struct CatalogAuthor: Codable, Equatable, Sendable {
    /// What an author did for the catalog's quotes.
    public enum Role: String, Codable, Sendable {
        case author, translator
    }

    /// The name as the quotes have it.
    public let name: String
    /// The year of birth, if it is known; before Christ when negative.
    public let born: Int?
    /// The year of death, if it is known.
    public let died: Int?
    /// Whether the years are only about right.
    public let isCirca: Bool
    /// Whether the person wrote quotes or only translated some.
    public let role: Role
    /// The name in other languages and spellings.
    public let names: [String]
    /// What this stands for together with others, such as one book in two translations.
    public let group: String?
    /// What else is to be known, in a few words.
    public let note: String?

    enum CodingKeys: String, CodingKey {
        case name, born, died
        case isCirca = "circa"
        case role, names, group, note
    }

    /// The years of the life, such as `1817–1862` or `c. 4 BC–65`; nil when none is known.
    public var dates: String? {
        guard born != nil || died != nil else { return nil }
        let years = [born, died].map { year in
            year.map { $0 < 0 ? "\(-$0) BC" : "\($0)" } ?? "?"
        }
        return (isCirca ? "c. " : "") + years.joined(separator: "–")
    }
}
