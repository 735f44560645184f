/// A few words of a line that may be in another language than the rest.
///
/// Measured on 5,034 lines put together from two languages and 10,424 lines in one: of the passages of seven words
/// 97 in 100 are found, of six 94, of five 88, of four 65; 6 of the lines in one language were refused, half of
/// which hold a foreign phrase. The model alone on seven words, at .80 and .05, found 87, 73, 55 and 34 and refused
/// 12: words that only one of the two languages holds its sentences together with say more than a wider passage.
struct ForeignPassage {
    /// How many words are looked at together.
    static let widths = 4...7
    /// A probability below it changes nothing.
    static let leastOfAll: Float = 0.02

    let width: Int
    /// The probability of the likeliest other language of the gate, and of the wanted one.
    let rival: Float
    let wanted: Float
    /// Words that the other language holds sentences together with and the wanted one does not; and the reverse.
    let foreignWords: Int
    let ownWords: Int

    /// Whether it is in the other language.
    var isForeign: Bool {
        switch (ownWords, foreignWords) {
        case (0, 0): width == Self.widths.upperBound && rival >= 0.9 && wanted <= Self.leastOfAll
        case (0, 1): width > Self.widths.lowerBound && rival >= 0.8 && wanted <= 0.05
        case (0, 2): rival >= 0.45 && wanted <= 0.3
        case (0, _): rival >= 0.4 && wanted < rival
        default: foreignWords >= ownWords + 2 && rival >= 0.6 && wanted <= 0.1
        }
    }
}
