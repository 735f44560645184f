/// The words by which people name one mood or category.
struct Theme: Sendable {
    /// The mood's or category's own name.
    let name: String
    /// What it is called, by language.
    let names: [String: String]
    /// Its names, synonyms and adjectives by language; every quote of the theme is found by them.
    let words: [String: [String]]
    /// Words that only lead to the theme when nothing else answers to them: someone who asks for "anger" and
    /// finds no such quote is served with calm.
    let related: [String]

    init(
        _ name: String, en: String, de: String, es: String, fr: String, it: String, pt: String,
        related: String
    ) {
        func list(_ text: String) -> [String] {
            text.folded.split(whereSeparator: \.isWhitespace).map(String.init)
        }
        self.name = name
        self.words = [
            "en": list(en), "de": list(de), "es": list(es), "fr": list(fr), "it": list(it), "pt": list(pt),
        ].merging((Themes.wordsInMoreLanguages[name] ?? [:]).mapValues(list)) { first, _ in first }
        // Its name in each language as it is written, not folded.
        names = ["en": en, "de": de, "es": es, "fr": fr, "it": it, "pt": pt]
            .merging(Themes.wordsInMoreLanguages[name] ?? [:]) { first, _ in first }
            .compactMapValues { $0.split(whereSeparator: \.isWhitespace).first.map(String.init) }
        self.related = list(related)
    }

    /// All names of the theme, as they are indexed with each of its quotes.
    var indexedWords: String {
        words.keys.sorted().flatMap { words[$0] ?? [] }.joined(separator: " ")
    }
}

/// The one table that says which words belong to which mood and category.
enum Themes {
    static let all = moods + categories
    static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// Changes whenever a word of the table does, for the catalog is indexed with them.
    static let version: String = {
        var hash = StableHash()
        for theme in all { hash.combine(theme.indexedWords) }
        return String(hash.value, radix: 16)
    }()

    private static let namesByWord = makeIndex { $0.words.values.flatMap { $0 } + [$0.name] }
    private static let namesByRelatedWord = makeIndex(\.related)
    private static let languagesByWord: [String: Set<String>] = {
        var result: [String: Set<String>] = [:]
        for theme in all {
            for (language, words) in theme.words {
                for word in words { result[word, default: []].insert(language) }
            }
        }
        return result
    }()

    /// Returns the themes that a folded word names.
    static func named(by word: String) -> Set<String> {
        namesByWord[word] ?? []
    }

    /// Returns the themes that a folded word names or at least leads to.
    static func related(to word: String) -> Set<String> {
        named(by: word).union(namesByRelatedWord[word] ?? [])
    }

    /// Returns the themes that a folded word names but for one typing error.
    static func nearly(by word: String) -> Set<String> {
        guard word.count >= 5 else { return [] }
        return words(near: word).reduce(into: []) { $0.formUnion(related(to: $1)) }
    }

    /// Returns the languages in which a folded word is the name of a theme.
    static func languages(of word: String) -> Set<String> {
        languagesByWord[word] ?? []
    }

    /// Returns the words of the table that are one typing error away from a folded word.
    static func words(near word: String) -> [String] {
        Set(namesByWord.keys).union(namesByRelatedWord.keys)
            .filter { $0.isOneTypo(from: word) }
            .sorted()
    }

    private static func makeIndex(_ words: (Theme) -> [String]) -> [String: Set<String>] {
        var result: [String: Set<String>] = [:]
        for theme in all {
            for word in words(theme) { result[word, default: []].insert(theme.name) }
        }
        return result
    }
}
