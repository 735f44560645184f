/// From where on two lines count as copies of each other.
///
/// Measured on labelled pairs: 240 of the fixture and 215 written later, in most of which distinct lines
/// share half of their words. By words alone 97.9 % of the 190 English pairs are right and 96.6 % of the 265
/// in German, Spanish, French, Italian and Portuguese; with cosines 100 % and 96.6 %. In eleven other
/// languages 31 of 31 are right, by words alone. Against up to 100,000 sentences out of books, 1 to 4 of 100
/// sentences out of other books count as copies, nearly all of them small talk.
public enum NoveltyThreshold {
    /// The share of content stems, later ones weighing more, that both lines of a near-copy have.
    public static let lexical = 0.48
    /// How many distinct stems they share at least.
    static let sharedStems = 3
    /// The share of runs of four letters that they have in common at least.
    static let letters = 0.25
    /// How much rarer than by chance, as a natural logarithm, what they share must be among so many lines.
    static let surprise = 4.0

    /// The cosine of a near-copy under an embedder in a language; nil where nobody measured it.
    ///
    /// all-MiniLM-L6-v2 learned English: there 0.745 parts all 190 pairs, copies having 0.755 and more and
    /// others 0.736 and less. In the five other languages copies have 0.67 and more and others up to 0.89;
    /// 0.80 alone is right for 94 % of 265.
    public static func cosine(embedder identifier: String, locale: QuoteLocale) -> Double? {
        guard identifier == "all-MiniLM-L6-v2" else { return nil }
        return switch locale {
        case .en: 0.745
        case .de, .es, .fr, .it, .pt: 0.80
        default: nil
        }
    }
}
