/// Finds where one sentence ends and another begins.
///
/// A run of marks that end a sentence, with what closes behind it, is a boundary when a letter or digit follows.
/// Not so a full stop of an abbreviation, initial, decimal or ordinal, and not marks after which the sentence goes
/// on: three dots or a closed quotation with a small letter behind them.
struct SentenceBoundary {
    private let draft: Draft

    /// The place of the mark that ends the first of two sentences; nil when there is one sentence only.
    static func first(in draft: Draft) -> Int? {
        SentenceBoundary(draft: draft).first(from: 0)
    }

    /// The places of all marks with another sentence behind them, up to a number of them.
    static func all(in draft: Draft, most: Int) -> [Int] {
        guard draft.kindsFound.contains(.terminator) else { return [] }
        let reader = SentenceBoundary(draft: draft)
        var found: [Int] = []
        var index = 0
        while found.count < most, let place = reader.first(from: index) {
            found.append(place)
            index = place + 1
        }
        return found
    }

    /// A run of marks at the end of what may be a sentence.
    private struct Marks {
        var last: Int
        var dots = 0
        var others = 0
    }

    private func first(from start: Int) -> Int? {
        var index = start
        while index < draft.kinds.count {
            guard draft.kinds[index].contains(.terminator) else {
                index += 1
                continue
            }
            let marks = run(from: index)
            if isBoundary(marks, first: index) { return marks.last }
            index = marks.last + 1
        }
        return nil
    }

    private func run(from first: Int) -> Marks {
        var marks = Marks(last: first)
        var index = first
        while index < draft.kinds.count, draft.kinds[index].contains(.terminator) {
            switch draft.scalars[index] {
            case ".", "．": marks.dots += 1
            case "…": marks.dots += 3
            default: marks.others += 1
            }
            marks.last = index
            index += 1
            // Spaced dots, and in French two marks, are one run.
            let next = draft.nextVisible(index)
            if next > index, draft.holds(.terminator, at: next) { index = next }
        }
        return marks
    }

    private func isBoundary(_ marks: Marks, first: Int) -> Bool {
        guard first > 0 else { return false }
        let (next, closes, isQuoted) = follower(of: marks.last + 1)
        guard draft.holds([.letter, .number], at: next) else { return false }
        let isGlued = next == marks.last + 1
        let kind = draft.kinds[next]
        let hasCase = !kind.isDisjoint(with: [.upper, .lower])
        if closes {
            if kind.contains(.lower) { return false }
            if isQuoted, !hasCase, !kind.contains(.number) { return false }
        }
        if marks.others == 0, marks.dots > 1 {
            return kind.contains(.upper)
        }
        if marks.dots > 1, !kind.contains(.upper) { return false }
        guard marks.others == 0, !closes else { return true }
        return !isFullStopOfWord(marks.last, next: next, isGlued: isGlued)
    }

    /// The place where text goes on behind what closes, whether anything closes, and whether a quotation does.
    private func follower(of end: Int) -> (next: Int, closes: Bool, isQuoted: Bool) {
        var index = end
        var closes = false
        var isQuoted = false
        while index < draft.kinds.count {
            let place = draft.nextVisible(index)
            guard place < draft.kinds.count else { return (place, closes, isQuoted) }
            switch draft.scalars[place] {
            case ")", "）", "]", "］", "】", "*", "_":
                closes = true
            case "¿", "¡", "(", "（", "„", "‚", "‘", "「", "『", "《", "“", "«", "‹":
                // These open what comes next, unless they touch the mark before them as German ones may.
                if place == end,
                    draft.scalars[place] == "“" || draft.scalars[place] == "«" || draft.scalars[place] == "‘"
                {
                    closes = true
                    isQuoted = true
                }
            case let scalar where draft.kinds[place].contains(.quotation):
                let opens = place > index && draft.holds(.wordPart, at: place + 1) && scalar != "»"
                if !opens {
                    closes = true
                    isQuoted = true
                }
            default:
                return (place, closes, isQuoted)
            }
            index = place + 1
        }
        return (index, closes, isQuoted)
    }

    /// Whether a lone full stop belongs to the word before it.
    private func isFullStopOfWord(_ stop: Int, next: Int, isGlued: Bool) -> Bool {
        guard draft.scalars[stop] == "." || draft.scalars[stop] == "．" else { return false }
        let nextKind = draft.kinds[next]
        if isGlued {
            return isInsideWord(stop, nextKind: nextKind)
        }
        let following = draft.word(endingAfter: next)
        let before = following - 1
        guard before >= 0, draft.words[before].upperBound == stop else { return false }
        if Ordinals.isOrdinal(endingAt: stop, in: draft) { return true }
        if nextKind.contains(.number) {
            if SentenceWords.beforeNumbers.contains(before, of: draft) { return true }
        }
        let startsAnew =
            nextKind.contains(.upper)
            && SentenceWords.starters(of: draft.locale).contains(following, of: draft)
        if SentenceWords.maybeLast.contains(before, of: draft) {
            return !startsAnew && (!nextKind.contains(.upper) || SentenceWords.isTitle(before, of: draft))
        }
        if SentenceWords.isTitle(before, of: draft) || isShortThai(before) { return true }
        let isAbbreviation = SentenceWords.abbreviations(of: draft.locale).contains(before, of: draft)
        return !startsAnew && (isAbbreviation || isInitials(before))
    }

    /// A full stop between two characters: a decimal, an abbreviation written in one, an initial before its name.
    private func isInsideWord(_ stop: Int, nextKind: ScalarKind) -> Bool {
        if nextKind.contains(.lower) { return true }
        if nextKind.contains(.number) { return draft.holds(.number, at: stop - 1) || isShort(before: stop) }
        let following = draft.word(endingAfter: stop)
        guard following < draft.words.count else { return false }
        return isShort(before: stop) || isShort(behind: stop)
            || SentenceWords.abbreviations(of: draft.locale).contains(folded(before: stop, in: following))
    }

    /// Whether the letters before a stop are one, as an initial's are.
    private func isShort(before stop: Int) -> Bool {
        var letters = 0
        var index = stop - 1
        while index >= 0, draft.holds(.wordPart, at: index), letters <= 1 {
            if draft.kinds[index].contains(.letter) { letters += 1 }
            index -= 1
        }
        return letters == 1 && !isHangul(draft.scalars[stop - 1])
    }

    private func isShort(behind stop: Int) -> Bool {
        draft.holds(.letter, at: stop + 1) && draft.holds(".", at: stop + 2)
    }

    private func folded(before stop: Int, in word: Int) -> ArraySlice<UInt8> {
        draft.foldedWord(word).prefix { $0 != 0x2E }
    }

    /// One letter, or letters with a full stop between each.
    private func isInitials(_ word: Int) -> Bool {
        var run = 0
        for place in draft.words[word] {
            if draft.scalars[place] == "." {
                run = 0
            } else if draft.kinds[place].contains(.letter) {
                run += 1
            } else if draft.kinds[place].contains(.number) {
                return false
            }
            if run > 1 { return false }
        }
        return run == 1 && !isHangul(draft.scalars[draft.words[word].lowerBound])
    }

    /// In Korean one letter is a whole syllable, and often a word; so it is in Chinese and Japanese.
    private func isHangul(_ scalar: Unicode.Scalar) -> Bool {
        (0x2E80...0xD7FF).contains(scalar.value)
    }

    private func isShortThai(_ word: Int) -> Bool {
        let mostLetters = 3
        return draft.locale == .th && draft.letterCount(word) <= mostLetters
    }
}
