/// From where on two lines count as copies of each other.
public enum NoveltyThreshold {
    /// The share of content stems, later ones weighing more, that both lines of a near-copy have.
    public static let lexical = 0.47
    /// How many distinct stems they share at least.
    static let sharedStems = 3
    /// The share of runs of four letters that they have in common at least.
    static let letters = 0.25
    /// How much rarer than by chance, as a natural logarithm, what they share must be among so many lines.
    static let surprise = 4.0

    /// The cosine of a near-copy under an embedder in a language; nil where nobody measured it.
    public static func cosine(embedder identifier: String, locale: QuoteLocale) -> Double? {
        guard identifier == "all-MiniLM-L6-v2" else { return nil }
        return switch locale {
        case .en: 0.74
        case .de, .es, .fr, .it, .pt: 0.90
        default: nil
        }
    }
}
