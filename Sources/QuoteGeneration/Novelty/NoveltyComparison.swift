/// How like each other two lines are.
public struct NoveltyComparison: Sendable, Equatable {
    /// The share of content words that both have, from 0 to 1.
    public let lexical: Double
    /// The cosine of their vectors; nil without vectors that can be compared.
    public let cosine: Double?
    /// Whether the second would be refused as a copy of the first.
    public let isCopy: Bool

    /// Compares two lines as the index does.
    ///
    /// - Parameters:
    ///   - first: The known line.
    ///   - second: The new line.
    ///   - locale: The language of both.
    ///   - vectors: What an embedder made of them.
    ///   - embedder: That embedder.
    ///   - contentWords: Tells what words carry content.
    public init(
        _ first: String, _ second: String, locale: QuoteLocale, vectors: (first: [Float], second: [Float])?,
        embedder: NoveltyIndex.Embedder?, contentWords: ContentWords
    ) {
        let known = KnownLine(
            identifier: "", kind: .saved, text: first, locale: locale, embedding: vectors?.first)
        let index = NoveltyIndex([known], contentWords: contentWords, embedder: embedder)
        let verdict = index.verdict(on: second, locale: locale, embedding: vectors?.second)
        isCopy = !verdict.isPassed
        switch verdict {
        case .novel(_, let nearest):
            lexical = nearest?.lexical ?? 0
            cosine = nearest?.cosine
        case .nearCopy(let neighbour):
            lexical = neighbour.lexical
            cosine = neighbour.cosine
        case .exactDuplicate:
            lexical = 1
            cosine = vectors == nil ? nil : verdict.nearestSimilarity
        case .unusableEmbedding:
            lexical = 0
            cosine = nil
        }
    }
}
