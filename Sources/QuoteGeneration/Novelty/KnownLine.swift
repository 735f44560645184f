/// A line that is there already, which a new one must not repeat.
public struct KnownLine: Sendable, Equatable {
    /// Where a line comes from.
    public enum Kind: String, Sendable, Codable {
        case catalog, saved, generated
    }

    /// What its owner finds it by.
    public let identifier: String
    /// Where it comes from.
    public let kind: Kind
    /// The words.
    public let text: String
    /// Its language; nil where nobody noted it.
    public let locale: QuoteLocale?
    /// What the embedder of the index made of it; nil where it has not seen it.
    public let embedding: [Float]?

    /// Makes a known line.
    public init(
        identifier: String, kind: Kind, text: String, locale: QuoteLocale?, embedding: [Float]? = nil
    ) {
        self.identifier = identifier
        self.kind = kind
        self.text = text
        self.locale = locale
        self.embedding = embedding
    }
}
