/// The scripts of a line, and whether a language can be written so.
struct ScriptRule {
    /// The share of a line's letters that must be Latin in a language written in them.
    ///
    /// At .95 no in-locale sentence of 2,036 was refused; a single foreign name stays possible.
    static let latinShare = 0.95
    /// The same for every other script: names and loanwords may stand there in Latin letters.
    static let otherShare = 0.7
    /// So many words in Latin letters one after the other are another language, not a name.
    static let latinRun = 3
    /// So many characters that only Chinese uses are not a slip in a Japanese line.
    static let chineseCharacters = 2

    private var counts = [Int](repeating: 0, count: Script.allCases.count)
    private var letters = 0
    private var latinWords = 0
    private var longestLatinRun = 0
    private var onlyChinese = 0

    /// Counts the letters of a line, and the marks that belong to a script.
    init(_ draft: Draft) {
        var run = 0
        var isInLatinWord = false
        for (scalar, kind) in zip(draft.scalars, draft.kinds) {
            if kind.contains(.letter) {
                let script = Script(of: scalar)
                counts[script.rawValue] += 1
                letters += 1
                if script == .latin, !isInLatinWord {
                    latinWords += 1
                    run += 1
                    longestLatinRun = max(longestLatinRun, run)
                } else if script != .latin {
                    run = 0
                    if script == .han, Self.chineseOnly.contains(scalar) { onlyChinese += 1 }
                }
                isInLatinWord = script == .latin
            } else if kind.contains(.mark) {
                // Half of a Devanagari or Thai word are vowel signs.
                let script = Script(of: scalar)
                if script != .other {
                    counts[script.rawValue] += 1
                    letters += 1
                }
            } else if kind.isDisjoint(with: [.number, .apostrophe]), !Self.isHyphen(scalar) {
                isInLatinWord = false
            }
        }
    }

    /// What speaks against the language, or nil.
    func mismatch(with locale: QuoteLocale) -> String? {
        guard letters > 0 else { return "no letters" }
        let isLatin = locale.scripts == [.latin]
        let own = locale.scripts.reduce(0) { $0 + counts[$1.rawValue] }
        let share = Double(own) / Double(total(for: locale))
        guard share >= (isLatin ? Self.latinShare : Self.otherShare) else {
            return "script: \(strangest(for: locale))"
        }
        if !isLatin, longestLatinRun >= Self.latinRun { return "\(longestLatinRun) Latin words in a row" }
        switch locale {
        case .ja where counts[Script.kana.rawValue] == 0: return "no kana"
        case .ja where onlyChinese >= Self.chineseCharacters: return "Chinese characters"
        case .zh where counts[Script.kana.rawValue] > 0: return "kana"
        default: return nil
        }
    }

    /// The letters that the share is one of.
    ///
    /// Where a character is a syllable or a word, a foreign word has the weight of one: "iPhone" is no six words.
    private func total(for locale: QuoteLocale) -> Int {
        switch locale {
        case .ja, .ko, .zh: letters - counts[Script.latin.rawValue] + latinWords
        default: letters
        }
    }

    private static func isHyphen(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2D, 0x2010, 0x2011: true
        default: false
        }
    }

    private func strangest(for locale: QuoteLocale) -> String {
        let strange = Script.allCases.filter { !locale.scripts.contains($0) }
        return strange.max { counts[$0.rawValue] < counts[$1.rawValue] }.map { "\($0)" } ?? "unknown"
    }

    /// The commonest characters that Chinese has, simplified or traditional, and Japanese writes otherwise or not
    /// at all.
    private static let chineseOnly: Set<Unicode.Scalar> = Set(
        "们們这這说說吗嗎么麼给让讓还个为时沒您她很吧呢哪谁对从过边问间它".unicodeScalars)
}
