public import Foundation

/// How a quote came into the person's library.
public enum SavedKind: String, CaseIterable, Codable, Sendable {
    /// Kept by the person, from the catalog or by hand.
    case saved
    /// Written by a model: new text, and never a quotation of anyone; its author is the program.
    case generated
    /// Brought in from elsewhere.
    case imported
}

/// A quote to be saved.
public struct NewQuote: Equatable, Sendable {
    /// The words themselves; they are kept byte for byte.
    public var text: String
    /// Who said or wrote it, where that is known.
    public var author: String?
    /// The title of the work it stands in.
    public var work: String?
    /// How it comes into the library.
    public var kind: SavedKind
    /// Whether it is a favorite.
    public var isFavorite: Bool
    /// Words to find it by.
    public var tags: [String]
    /// The language of the text, where it is known.
    public var locale: String?
    /// The curated quote that this is a copy of.
    public var catalogID: String?

    /// Makes a quote to be saved.
    public init(
        text: String, author: String? = nil, work: String? = nil, kind: SavedKind, isFavorite: Bool = false,
        tags: [String] = [], locale: String? = nil, catalogID: String? = nil
    ) {
        self.text = text
        self.author = author
        self.work = work
        self.kind = kind
        self.isFavorite = isFavorite
        self.tags = tags
        self.locale = locale
        self.catalogID = catalogID
    }

    /// Makes a copy of a curated quote; its mood and category become tags.
    public init(_ quote: CatalogQuote, isFavorite: Bool = false) {
        let tags = [quote.mood.rawValue, quote.category.rawValue]
        self.init(
            text: quote.text, author: quote.author, work: quote.work, kind: .saved, isFavorite: isFavorite,
            tags: tags[0] == tags[1] ? [tags[0]] : tags, locale: quote.language, catalogID: quote.id)
    }
}

/// A quote in the person's library.
public struct SavedQuote: Codable, Equatable, Identifiable, Sendable {
    /// The number people use for it; it stays the same and is never given again.
    public let id: Int
    /// The words themselves.
    public let text: String
    /// Who said or wrote it, where that is known; of a generated line always the program.
    public let author: String?
    /// The title of the work it stands in.
    public let work: String?
    /// How it came into the library.
    public let kind: SavedKind
    /// Whether it is a favorite.
    public let isFavorite: Bool
    /// Words to find it by.
    public let tags: [String]
    /// The language of the text, where it is known.
    public let locale: String?
    /// The curated quote that it is a copy of.
    public let catalogID: String?
    /// When it was saved, exact to the millisecond.
    public let savedAt: Date
    /// The person's calendar day at that moment.
    public let savedOn: LocalDay
}

/// What became of a quote that was to be saved.
public enum SaveOutcome: Equatable, Sendable {
    /// It is on the disk.
    case saved(SavedQuote)
    /// The library has the same text already, apart from case, blanks, quotation marks and final punctuation.
    case alreadySaved(SavedQuote)

    /// The quote as the library has it now.
    public var quote: SavedQuote {
        switch self {
        case .saved(let quote), .alreadySaved(let quote): quote
        }
    }
}
