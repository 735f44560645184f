/// Finds what names a line or hands it over: "Quote:", "Here is a sentence about rain:".
struct LeftoverLabels {
    let draft: Draft
    let tables: [LeftoverWords]
    /// The first words of the sentences.
    let heads: [Int]

    /// Where the first label or presentation stands, its colon included.
    func first() -> Range<Int>? {
        if draft.kindsFound.contains(.colon), let label = beforeColon() { return label }
        return presentation() ?? beforeDash() ?? (draft.kindsFound.contains(.markup) ? bracketed() : nil)
    }

    // MARK: Before a colon

    private func beforeColon() -> Range<Int>? {
        let mostColons = 6
        var colonsLeft = mostColons
        for colon in draft.kinds.indices where draft.kinds[colon].contains(.colon) {
            if colonsLeft == 0 { return nil }
            colonsLeft -= 1
            if draft.holds(.number, at: colon - 1), draft.holds(.number, at: colon + 1) { continue }
            guard
                let head = heads.last(where: { $0 < draft.words.count && draft.words[$0].lowerBound < colon })
            else { continue }
            let words = clause(from: head, to: colon)
            if isLabel(words) || isPresentation(words) { return draft.words[head].lowerBound..<colon + 1 }
        }
        return nil
    }

    /// The words between a sentence's head and a colon, as they stand in `folded`.
    ///
    /// A colon without blanks around it stands inside a word: what is before it counts as the last word.
    private func clause(from head: Int, to colon: Int) -> [Range<Int>] {
        let mostWords = 16
        var words: [Range<Int>] = []
        for word in head..<draft.words.count where words.count <= mostWords {
            let place = draft.words[word]
            if place.lowerBound >= colon { break }
            let folded = draft.foldedWords[word]
            if place.upperBound > colon {
                let end = draft.folded[folded].firstIndex(of: 0x3A) ?? folded.upperBound
                words.append(folded.lowerBound..<end)
            } else {
                words.append(folded)
            }
        }
        return words
    }

    private func isLabel(_ words: [Range<Int>]) -> Bool {
        let mostWords = 6
        guard !words.isEmpty, words.count <= mostWords else { return false }
        let bytes = joined(words)
        return tables.contains { $0.pieces?.isLabel(bytes) ?? false } || isMade(words) { $0.label }
    }

    private func joined(_ words: [Range<Int>]) -> [UInt8] {
        words.flatMap { draft.folded[$0] }
    }

    /// Whether words are nothing but fillers and nouns, with one noun at least.
    private func isMade(_ words: [Range<Int>], ofNouns nouns: (LeftoverWords) -> PhraseSet) -> Bool {
        var index = 0
        var hasNoun = false
        while index < words.count {
            if let length = tables.compactMap({ longest(at: index, of: words, in: nouns($0)) }).max() {
                hasNoun = true
                index += length
            } else if isFiller(words[index]) {
                index += 1
            } else {
                return false
            }
        }
        return hasNoun
    }

    /// How many words the longest phrase of a set has that begins at one of some words; nil when none does.
    private func longest(at index: Int, of words: [Range<Int>], in set: PhraseSet) -> Int? {
        let most = min(set.longest, words.count - index)
        return (1..<most + 1).last { length in
            set.contains(draft.folded[words[index].lowerBound..<words[index + length - 1].upperBound])
        }
    }

    private func isFiller(_ word: Range<Int>) -> Bool {
        let bytes = draft.folded[word]
        let isNumber = bytes.allSatisfy { (0x30...0x39).contains($0) }
        return isNumber || word.count == 1 || tables.contains { $0.filler.contains(bytes) }
    }

    /// Whether words before a colon hand the line over.
    private func isPresentation(_ words: [Range<Int>]) -> Bool {
        guard !words.isEmpty else { return false }
        let bytes = joined(words)
        if tables.contains(where: { $0.pieces?.isPresentation(bytes) ?? false }) { return true }
        guard var index = presenter(of: words) else { return false }
        let namesTask = words[index...].contains { word in
            tables.contains { $0.task.contains(draft.folded[word]) }
        }
        if namesTask { return true }
        while index < words.count, isFiller(words[index]) { index += 1 }
        guard index < words.count else { return true }
        let nouns = tables.compactMap { table in
            longest(at: index, of: words, in: table.given) ?? longest(at: index, of: words, in: table.label)
        }
        guard let length = nouns.max() else { return false }
        let next = index + length
        return next >= words.count || tables.contains { $0.about.contains(draft.folded[words[next]]) }
    }

    /// How many words say "here is", after a word of consent or without; nil when none do.
    private func presenter(of words: [Range<Int>]) -> Int? {
        let consent = tables.compactMap { longest(at: 0, of: words, in: $0.opener) }.max()
        for start in [0, consent ?? 0] where start < words.count {
            if let length = tables.compactMap({ longest(at: start, of: words, in: $0.present) }).max() {
                return start + length
            }
        }
        return nil
    }

    // MARK: Without a colon

    /// "Here is an original quote about the sea", where no colon parts the line from it.
    private func presentation() -> Range<Int>? {
        for table in tables {
            if let pieces = table.pieces {
                if pieces.isPlainPresentation(Array(draft.foldedWord(0))) { return draft.words[0] }
            }
            let consent = table.opener.match(at: 0, in: draft) ?? 0
            for start in Set([0, consent]) {
                guard let length = table.present.match(at: start, in: draft) else { continue }
                var noun = start + length
                while noun < draft.words.count, isFiller(draft.foldedWords[noun]) { noun += 1 }
                // Between consent and the line, any noun of the task will do.
                let nouns = start > 0 ? table.task : table.quote
                if nouns.contains(noun, of: draft) {
                    return draft.words[0].lowerBound..<draft.words[noun].upperBound
                }
            }
        }
        return nil
    }

    /// "Quote – …": the noun of the task alone before a dash.
    private func beforeDash() -> Range<Int>? {
        guard draft.kindsFound.contains(.dash), draft.words.count > 1 else { return nil }
        let mostWords = 3
        for word in 0..<min(mostWords, draft.words.count - 1) {
            let dash = draft.nextVisible(draft.words[word].upperBound)
            guard dash > draft.words[word].upperBound, draft.holds(.dash, at: dash),
                draft.holds(.space, at: dash + 1)
            else { continue }
            // A hyphen between blanks joins nothing; a long dash may be the sentence's own.
            let isHyphen = draft.scalars[dash] == "-"
            return isMade(Array(draft.foldedWords[0...word])) { isHyphen ? $0.label : $0.quote }
                ? draft.words[0].lowerBound..<dash + 1 : nil
        }
        return nil
    }

    /// "(Quote) …" or "【名言】…" at the head of the line.
    private func bracketed() -> Range<Int>? {
        guard Bracketed.isOpening(draft.scalars[0]), let close = Bracketed.close(of: 0, in: draft),
            close + 1 < draft.scalars.count
        else { return nil }
        let words = Array(draft.foldedWords[0..<draft.word(endingAfter: close)])
        let isHeading = draft.scalars[0] == "【"
        return isHeading || isLabel(words) ? 0..<close + 1 : nil
    }
}
