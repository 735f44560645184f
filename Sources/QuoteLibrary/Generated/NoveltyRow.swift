/// A text that a new line is compared with.
public struct NoveltyRow: Equatable, Sendable {
    /// Where the text stands.
    public enum Source: Hashable, Sendable {
        /// In the catalog.
        case catalog(id: String)
        /// Among the person's quotes.
        case saved(id: Int, kind: SavedKind)
    }

    /// Where the text stands.
    public let source: Source
    /// The words themselves.
    public let text: String
    /// The language of the text, where it is known.
    public let locale: String?
    /// What it shares with texts that differ only in case, blanks, quotation marks or final punctuation.
    public let fingerprint: String
}
