/// How the matches of a search came about, from the plainest to the most forgiving.
public enum SearchMethod: String, Codable, Sendable {
    /// Nothing was asked for by words: a sample of the catalog, or the newest saved quotes.
    case noWords
    /// Each match has every word.
    case allWords
    /// No quote has every word: each match has at least one of them.
    case anyWord
    /// A word was found only as the beginning or as a part of longer words.
    case partialWords
    /// A word was found only through others on its theme.
    case relatedWords
    /// A word was found only by taking it for a typing error.
    case correctedSpelling
}
