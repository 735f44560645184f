/// A line as the gates read it, parted once for all of them.
public struct Draft: Sendable {
    /// The line without the blanks around it.
    public let text: String
    /// The language it should be in.
    public let locale: QuoteLocale
    /// The scalars of `text`.
    let scalars: [Unicode.Scalar]
    /// What each of `scalars` is.
    let kinds: [ScalarKind]
    /// All of `kinds` together, so that a gate sees at once that there is nothing for it.
    let kindsFound: ScalarKind
    /// Where each word stands in `scalars`.
    let words: [Range<Int>]
    /// The words in lower case without accents, as UTF-8, with one blank before, between and behind them.
    let folded: [UInt8]
    /// Where each of `words` stands in `folded`, without the blanks.
    let foldedWords: [Range<Int>]
    /// How many words a reader would count.
    ///
    /// Japanese, Chinese and Thai are written without blanks: there a word is so many letters as are one in the
    /// mean of parallel sentences, and foreign words in Latin letters count singly.
    public let wordCount: Int

    /// Parts a line.
    public init(_ text: String, locale: QuoteLocale) {
        let (trimmed, scalars, kinds) = Self.trimmed(text)
        var reader = WordReader(scalars: scalars, kinds: kinds)
        reader.read()
        self.text = trimmed
        self.locale = locale
        self.scalars = scalars
        self.kinds = kinds
        kindsFound = kinds.reduce([]) { $0.union($1) }
        words = reader.words
        folded = reader.folded
        foldedWords = reader.foldedWords
        wordCount = Self.count(words: reader.words, scalars: scalars, kinds: kinds, locale: locale)
    }

    private static func trimmed(_ text: String) -> (String, [Unicode.Scalar], [ScalarKind]) {
        var scalars = Array(text.unicodeScalars)
        let table = ScalarKind.table
        var kinds = scalars.map { scalar in
            scalar.value < 0x10000 ? table[Int(scalar.value)] : ScalarKind.of(scalar)
        }
        let first = kinds.firstIndex { !$0.contains(.space) } ?? kinds.count
        let end = (kinds.lastIndex { !$0.contains(.space) } ?? first - 1) + 1
        if first == 0, end == kinds.count { return (text, scalars, kinds) }
        scalars = Array(scalars[first..<end])
        kinds = Array(kinds[first..<end])
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return (String(view), scalars, kinds)
    }

    private static func count(
        words: [Range<Int>], scalars: [Unicode.Scalar], kinds: [ScalarKind], locale: QuoteLocale
    ) -> Int {
        var tally = UnspacedTally(locale: locale)
        for word in words { tally.count(word, scalars: scalars, kinds: kinds) }
        return tally.words
    }
}
