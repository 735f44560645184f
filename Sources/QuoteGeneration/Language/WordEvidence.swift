/// What the words of a line say about its language, against the language that it should be in.
///
/// A word here is what stands between two blanks, as for the model; a Latin "l'eau" holds two words of a
/// language.
struct WordEvidence {
    /// For each word, the languages that have a function word or a letter in it that the wanted one has not.
    private(set) var foreign: [LanguageSet] = []
    /// For each word, the languages that lack a function word or a letter in it that the wanted one has.
    private(set) var own: [LanguageSet] = []
    /// Words with a letter that the wanted language does not write, though one of its family does.
    private(set) var wordsWithStrangeLetters = 0
    /// The function words of each language, by its position, out of `total`.
    private(set) var counts = [Int](repeating: 0, count: ListedLanguage.allCases.count)
    private(set) var total = 0
    private(set) var telltales: LanguageSet = []
    /// The English words that no other language has, a bit for each.
    private(set) var englishOnly: UInt32 = 0

    private let wanted: ListedLanguage
    private let words: FunctionWords

    /// Reads a line.
    init(_ draft: Draft, wanted: ListedLanguage, words: FunctionWords) {
        self.wanted = wanted
        self.words = words
        let scalars = draft.scalars
        var index = 0
        while index < scalars.count {
            guard !Self.isBlank(scalars[index]) else {
                index += 1
                continue
            }
            var end = index + 1
            while end < scalars.count, !Self.isBlank(scalars[end]) { end += 1 }
            read(scalars, draft.kinds, index..<end)
            index = end
        }
    }

    /// How likely a language is by its function words: their share, more when a letter gives it away.
    func score(of language: ListedLanguage) -> Double {
        let bonus = telltales.contains(language) ? Self.telltaleBonus : 0
        return total == 0 ? bonus : Double(counts[language.rawValue]) / Double(total) + bonus
    }

    /// The best score of any other language of the family.
    var bestOtherScore: Double {
        ListedLanguage.allCases.reduce(0) { best, other in
            other == wanted || !wanted.family.contains(other) ? best : max(best, score(of: other))
        }
    }

    /// Of some words, those that only the other language has, and those that only the wanted one has.
    func words(in window: Range<Int>, of other: QuoteLocale) -> (foreign: Int, own: Int) {
        guard let other = ListedLanguage(other) else { return (0, 0) }
        return (foreign[window].count { $0.contains(other) }, own[window].count { $0.contains(other) })
    }

    /// As much as one function word among eight.
    private static let telltaleBonus = 0.12

    /// The blanks of the model: it does not part words at others.
    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20, 0x9...0xD, 0: true
        default: false
        }
    }

    private mutating func read(_ scalars: [Unicode.Scalar], _ kinds: [ScalarKind], _ range: Range<Int>) {
        var foreign: LanguageSet = []
        var own: LanguageSet = []
        // A name may have letters of its language: only words in lower case speak by them.
        if !kinds[range].contains(where: { $0.contains(.upper) }) {
            readLetters(scalars[range], foreign: &foreign, own: &own)
        }
        var index = range.lowerBound
        var whole = WordHash()
        var part = WordHash()
        var partLength = 0
        var parts = 0
        while index <= range.upperBound {
            let kind = index < range.upperBound ? kinds[index] : []
            if !kind.isDisjoint(with: [.letter, .mark]) {
                let letter = LowerCase.of(scalars[index])
                whole.append(letter)
                part.append(letter)
                partLength += 1
                telltales.formUnion(OwnLetters.telltale(of: scalars[index]))
            } else {
                if partLength > 0 {
                    add(part, foreign: &foreign, own: &own)
                    total += 1
                    parts += 1
                }
                part = WordHash()
                partLength = 0
                if kind.contains(.apostrophe), parts > 0 {
                    whole.append(0x27)
                } else {
                    if parts > 1, let entry = words.entry(for: whole) { englishOnly |= entry.englishOnly }
                    whole = WordHash()
                    parts = 0
                    if index < range.upperBound {
                        telltales.formUnion(OwnLetters.telltale(of: scalars[index]))
                    }
                }
            }
            index += 1
        }
        self.foreign.append(foreign.intersection(wanted.family))
        self.own.append(own)
    }

    private mutating func add(_ hash: WordHash, foreign: inout LanguageSet, own: inout LanguageSet) {
        guard let entry = words.entry(for: hash) else { return }
        entry.languages.forEachPosition { counts[$0] += 1 }
        if entry.languages.contains(wanted) {
            own.formUnion(LanguageSet(rawValue: ~entry.languages.rawValue))
        } else {
            foreign.formUnion(entry.languages)
            englishOnly |= entry.englishOnly
        }
    }

    private mutating func readLetters(
        _ scalars: ArraySlice<Unicode.Scalar>, foreign: inout LanguageSet, own: inout LanguageSet
    ) {
        var isStrange = false
        for scalar in scalars where scalar.value > 0x7F {
            guard let users = OwnLetters.languages(of: scalar) else { continue }
            if users.contains(wanted) {
                own.formUnion(LanguageSet(rawValue: ~users.rawValue))
            } else {
                foreign.formUnion(users)
                isStrange = isStrange || !users.isDisjoint(with: wanted.family)
            }
        }
        if isStrange { wordsWithStrangeLetters += 1 }
    }
}
