/// The words of leftovers of one language, ready to be found.
final class LeftoverWords: Sendable {
    let label: PhraseSet
    let filler: PhraseSet
    let present: PhraseSet
    let task: PhraseSet
    /// The one noun of the task that means nothing else.
    let quote: PhraseSet
    let given: PhraseSet
    let about: PhraseSet
    let opener: PhraseSet
    let talk: PhraseSet
    let intend: PhraseSet
    let making: PhraseSet
    let after: PhraseSet
    let count: PhraseSet
    let note: PhraseSet
    /// The same in pieces, where words are written together.
    let pieces: LeftoverPieces?

    private init(_ table: WordTable, making: QuoteLocale, isUnspaced: Bool = false) {
        label = table.phrases("label")
        filler = table.phrases("filler")
        present = table.phrases("present")
        task = table.phrases("task")
        quote = PhraseSet(table["task"].prefix(1))
        given = table.phrases("given")
        about = table.phrases("about")
        opener = table.phrases("opener")
        talk = table.phrases("talk")
        intend = table.phrases("intend")
        self.making = LeftoverTables.making.phrases(making.rawValue)
        after = table.phrases("after")
        count = table.phrases("count")
        note = table.phrases("note")
        pieces = isUnspaced ? LeftoverPieces(table) : nil
    }

    /// The words of a language, and of English, which models fall back into.
    static func of(_ locale: QuoteLocale) -> [LeftoverWords] {
        switch locale {
        case .en: onlyEnglish
        case .de: german
        case .es: spanish
        case .fr: french
        case .it: italian
        case .pt: portuguese
        case .id: indonesian
        case .nl: dutch
        case .pl: polish
        case .ru: russian
        case .tr: turkish
        case .ar: arabic
        case .hi: hindi
        case .ja: japanese
        case .ko: korean
        case .th: thai
        case .zh: chinese
        }
    }

    private static let english = LeftoverWords(LeftoverTables.english, making: .en)
    private static let onlyEnglish = [english]
    private static let german = [LeftoverWords(LeftoverTables.german, making: .de), english]
    private static let spanish = [LeftoverWords(LeftoverTables.spanish, making: .es), english]
    private static let french = [LeftoverWords(LeftoverTables.french, making: .fr), english]
    private static let italian = [LeftoverWords(LeftoverTables.italian, making: .it), english]
    private static let portuguese = [LeftoverWords(LeftoverTables.portuguese, making: .pt), english]
    private static let indonesian = [LeftoverWords(LeftoverTables.indonesian, making: .id), english]
    private static let dutch = [LeftoverWords(LeftoverTables.dutch, making: .nl), english]
    private static let polish = [LeftoverWords(LeftoverTables.polish, making: .pl), english]
    private static let russian = [LeftoverWords(LeftoverTables.russian, making: .ru), english]
    private static let turkish = [LeftoverWords(LeftoverTables.turkish, making: .tr), english]
    private static let arabic = [LeftoverWords(LeftoverTables.arabic, making: .ar), english]
    private static let hindi = [LeftoverWords(LeftoverTables.hindi, making: .hi), english]
    private static let japanese = [
        LeftoverWords(LeftoverTables.japanese, making: .ja, isUnspaced: true), english,
    ]
    private static let korean = [
        LeftoverWords(LeftoverTables.korean, making: .ko, isUnspaced: true), english,
    ]
    private static let thai = [LeftoverWords(LeftoverTables.thai, making: .th, isUnspaced: true), english]
    private static let chinese = [
        LeftoverWords(LeftoverTables.chinese, making: .zh, isUnspaced: true), english,
    ]
}
