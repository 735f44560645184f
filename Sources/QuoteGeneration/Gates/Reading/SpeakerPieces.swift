/// Finds a speaker named inside the line, in writing without capitals.
enum SpeakerPieces {
    /// Where such words stand; nil when there are none.
    static func first(in draft: Draft) -> Range<Int>? {
        switch draft.locale {
        case .ar: arabic(draft)
        case .hi: hindi(draft)
        case .ja, .ko, .th, .zh: UnspacedSpeaker(draft: draft).first()
        default: nil
        }
    }

    private static func scalars(_ range: Range<Int>, in draft: Draft) -> Range<Int> {
        draft.words[range.lowerBound].lowerBound..<draft.words[range.upperBound - 1].upperBound
    }

    // MARK: Arabic

    private static func arabic(_ draft: Draft) -> Range<Int>? {
        let words = AttributionWords.of(.ar)
        for word in draft.words.indices {
            if let length = words.words.match(at: word, in: draft) {
                if isArabicSpeaker(word + length, words, in: draft) {
                    return scalars(word..<word + length, in: draft)
                }
            }
            if let length = words.source.match(at: word, in: draft),
                isKnown(word + length, behindPrefix: true, in: draft)
            {
                return scalars(word..<word + length + 1, in: draft)
            }
            guard let length = words.said.match(at: word, in: draft) else { continue }
            let next = word + length
            let isCompared = word > 0 && words.asWords.contains(word - 1, of: draft)
            let isNamed =
                isCompared
                ? isArabicSpeaker(next, words, in: draft) : isKnown(next, behindPrefix: false, in: draft)
            if isNamed, next < draft.words.count { return scalars(word..<next + 1, in: draft) }
        }
        return leadingName(of: draft)
    }

    /// Whether a word names a speaker: no kin, and no noun with its article unless sayings are credited to it.
    private static func isArabicSpeaker(_ word: Int, _ words: AttributionWords, in draft: Draft) -> Bool {
        guard word < draft.words.count, !words.kin.contains(word, of: draft) else { return false }
        if words.credit.contains(word, of: draft) || isKnown(word, behindPrefix: false, in: draft) {
            return true
        }
        return !draft.foldedWord(word).starts(with: Array("ال".utf8))
    }

    /// Whether a word is a known name, or is one behind the letter that hangs a preposition on it.
    private static func isKnown(_ word: Int, behindPrefix: Bool, in draft: Draft) -> Bool {
        guard word < draft.words.count else { return false }
        let bytes = draft.foldedWord(word)
        let bare = behindPrefix ? bytes.dropFirst(2) : bytes
        return KnownNames.given.contains(bytes) || KnownNames.given.contains(bare)
            || KnownNames.famousElsewhere.contains(bare) || KnownNames.famousElsewhere.contains(bytes)
    }

    /// A known name of one to three words before the first colon.
    private static func leadingName(of draft: Draft) -> Range<Int>? {
        guard draft.kindsFound.contains(.colon), isKnown(0, behindPrefix: false, in: draft) else {
            return nil
        }
        let mostWords = 3
        for word in 0..<min(mostWords, draft.words.count)
        where draft.holds(.colon, at: draft.nextVisible(draft.words[word].upperBound)) {
            return scalars(0..<word + 1, in: draft)
        }
        return nil
    }

    // MARK: Hindi

    private static func hindi(_ draft: Draft) -> Range<Int>? {
        let words = AttributionWords.of(.hi)
        for word in draft.words.indices {
            if word > 0, let length = words.words.match(at: word, in: draft),
                isHindiSpeaker(before: word, words, in: draft)
            {
                return scalars(word - 1..<word + length, in: draft)
            }
            guard word > 0, agent.contains(word, of: draft) else { continue }
            var verb = word + 1
            var isOnce = false
            while let length = words.once.match(at: verb, in: draft) {
                verb += length
                isOnce = true
            }
            guard words.said.contains(verb, of: draft) else { continue }
            let isCompared = words.asWords.contains(0, of: draft)
            let isNamed = isHindiSpeaker(before: word, words, in: draft)
            let isOwn = (0..<word).contains { words.kin.contains($0, of: draft) }
            if isNamed || ((isCompared || (isOnce && word > 1)) && !isOwn) {
                return scalars(0..<verb + 1, in: draft)
            }
        }
        return leadingName(of: draft)
    }

    private static let agent = PhraseSet(["ने"])

    /// Whether one of the two words before a place is a known name or a word that sayings are credited to.
    private static func isHindiSpeaker(before word: Int, _ words: AttributionWords, in draft: Draft) -> Bool {
        let farthest = 2
        let range = max(0, word - farthest)..<word
        guard !range.contains(where: { words.kin.contains($0, of: draft) }) else { return false }
        return range.contains {
            words.credit.contains($0, of: draft) || isKnown($0, behindPrefix: false, in: draft)
        }
    }
}
