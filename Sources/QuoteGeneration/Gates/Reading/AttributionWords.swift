/// The words of attribution of one language, ready to be found.
final class AttributionWords: Sendable {
    let asWords: PhraseSet
    let said: PhraseSet
    let once: PhraseSet
    let that: PhraseSet
    let source: PhraseSet
    let words: PhraseSet
    let by: PhraseSet
    let credit: PhraseSet
    let proverb: PhraseSet
    let kin: PhraseSet
    let label: PhraseSet

    private init(_ table: WordTable) {
        asWords = table.phrases("as")
        said = table.phrases("said")
        once = table.phrases("once")
        that = table.phrases("that")
        source = table.phrases("source")
        words = table.phrases("words")
        by = table.phrases("by")
        credit = table.phrases("credit")
        proverb = table.phrases("proverb")
        kin = table.phrases("kin")
        label = table.phrases("label")
    }

    /// The words of a language.
    static func of(_ locale: QuoteLocale) -> AttributionWords {
        sets[locale] ?? english
    }

    /// The words of English, into which models fall back.
    static let english = AttributionWords(AttributionTables.english)

    private static let sets = AttributionTables.byLocale.mapValues { AttributionWords($0) }
}
