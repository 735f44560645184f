/// A line as the gates read it, parted once for all of them.
public struct Draft: Sendable {
    /// The line without the blanks around it.
    public let text: String
    /// The language it should be in.
    public let locale: QuoteLocale
    /// The scalars of `text`.
    let scalars: [Unicode.Scalar]
    /// Where each word stands in `scalars`.
    let words: [Range<Int>]
    /// The words in lower case without accents, as UTF-8, with one blank before, between and behind them.
    let folded: [UInt8]
}
