/// What a comparison with all known lines gave.
public enum NoveltyVerdict: Sendable, Equatable {
    /// A known line and how like the new one it is.
    public struct Neighbour: Sendable, Equatable {
        /// The known line.
        public let line: KnownLine
        /// The share of content words that both have, from 0 to 1.
        public let lexical: Double
        /// The cosine of their vectors; nil where one of them is missing.
        public let cosine: Double?
    }

    /// Why the comparison by meaning is missing or has gaps.
    public enum Doubt: Sendable, Equatable {
        /// There was nothing to compare with.
        case noLines
        /// The new line has no vector.
        case noEmbedder
        /// It was never measured which cosine means a copy, for this embedder or for lines in this language.
        case notMeasured
        /// So many known lines have no vector yet.
        case linesWithoutEmbedding(Int)
    }

    /// Nothing like it is known; the doubt is nil when meanings were compared too, with every line.
    case novel(doubt: Doubt?, nearest: Neighbour?)
    /// It says what a known line says, in nearly the same words or with the same meaning.
    case nearCopy(of: Neighbour)
    /// It has the words of a known line, whatever the marks between them.
    case exactDuplicate(of: KnownLine)
    /// Its vector has no direction or not the size of the embedder's: nothing can be said, so it does not
    /// pass.
    case unusableEmbedding

    /// Whether the line may go on.
    public var isPassed: Bool {
        if case .novel = self { true } else { false }
    }

    /// Whether it is known to be new, by its meaning and not by its letters alone.
    public var isProven: Bool {
        if case .novel(nil, _) = self { true } else { false }
    }

    /// The cosine of the nearest known line, where cosines were compared; that of an exact duplicate is 1.
    public var nearestSimilarity: Double? {
        switch self {
        case .novel(_, let nearest): nearest?.cosine
        case .nearCopy(let neighbour): neighbour.cosine
        case .exactDuplicate: 1
        case .unusableEmbedding: nil
        }
    }
}
