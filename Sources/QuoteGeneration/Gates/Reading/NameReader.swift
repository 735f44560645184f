/// Reads names out of a draft.
struct NameReader {
    let draft: Draft
    let words: AttributionWords

    init(draft: Draft) {
        self.draft = draft
        words = AttributionWords.of(draft.locale)
    }

    /// A run of words that looks like a name.
    struct Name {
        var end: Int
        var capitals: Int
        var isFamous: Bool
        var isGiven: Bool

        /// Whether it is a name beyond doubt: two words with capitals, or a known one.
        var isCertain: Bool { capitals > 1 || isFamous }
    }

    /// The name that begins with a word; nil when none does.
    ///
    /// One's own people are none: what grandmother said is a story. Nor is "I".
    func name(at first: Int) -> Name? {
        guard first < draft.words.count, draft.isCapitalised(first), !isKin(first), !isPronoun(first) else {
            return nil
        }
        var name = Name(
            end: first, capitals: 0, isFamous: false, isGiven: KnownNames.given.contains(first, of: draft))
        var word = first
        let mostWords = 8
        while word < draft.words.count, word - first < mostWords {
            if draft.isCapitalised(word) {
                if isKin(word) { return nil }
                name.capitals += 1
                name.end = word + 1
                if isFamous(word) { name.isFamous = true }
            } else if !AttributionTables.particles.contains(word, of: draft) {
                break
            }
            if !isJoined(word) { break }
            word += 1
        }
        return name
    }

    func isFamous(_ word: Int) -> Bool {
        // A Turkish or English ending hangs on behind an apostrophe.
        KnownNames.famous.contains(draft.foldedWord(word).prefix { $0 != 0x27 })
    }

    func isKin(_ word: Int) -> Bool {
        words.kin.contains(word, of: draft) || AttributionWords.english.kin.contains(word, of: draft)
    }

    /// Whether nothing but a blank, a hyphen or an initial's full stop parts a word from the next.
    func isJoined(_ word: Int) -> Bool {
        guard word + 1 < draft.words.count else { return false }
        let gap = draft.words[word].upperBound..<draft.words[word + 1].lowerBound
        for place in gap {
            switch draft.scalars[place] {
            case "-", "‐", "‑", "'", "’":
                // A hyphen between blanks is a dash.
                if gap.count > 1 { return false }
            case ".":
                let isInitial = draft.letterCount(word) == 1 || SentenceWords.isTitle(word, of: draft)
                if !isInitial { return false }
            default:
                if !draft.kinds[place].contains(.space) { return false }
            }
        }
        return true
    }

    /// Whether words are nothing but a name, with particles, numbers and commas between.
    func isOnlyName(_ range: Range<Int>) -> Bool {
        var capitals = 0
        for word in range {
            if draft.isCapitalised(word) {
                capitals += 1
            } else if !draft.isNumber(word), !AttributionTables.particles.contains(word, of: draft),
                !isAbbreviated(word)
            {
                return false
            }
        }
        return capitals > 0
    }

    /// "b.", "p." and the like among the numbers of a credit.
    private func isAbbreviated(_ word: Int) -> Bool {
        draft.letterCount(word) <= 1 && draft.holds(".", at: draft.words[word].upperBound)
    }

    private func isPronoun(_ word: Int) -> Bool {
        draft.words[word].count == 1 && draft.scalars[draft.words[word].lowerBound] == "I"
            && !draft.holds(".", at: draft.words[word].upperBound)
    }

    /// Whether any of some words says what a line without an author is credited to.
    func holdsCredit(_ range: Range<Int>) -> Bool {
        range.contains { word in
            words.credit.contains(word, of: draft)
                || AttributionWords.english.credit.contains(word, of: draft)
        }
    }
}
