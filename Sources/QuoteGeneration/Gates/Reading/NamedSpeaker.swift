/// Finds a speaker named inside the line, in writing with capitals: "as X once said", "according to X", "X:".
struct NamedSpeaker {
    private let draft: Draft
    private let names: NameReader
    private let words: AttributionWords

    init(draft: Draft) {
        self.draft = draft
        names = NameReader(draft: draft)
        words = names.words
    }

    /// Where the first such words stand; nil when there are none.
    func first() -> Range<Int>? {
        if let end = leadingName() ?? leadingProverb() ?? quotedSpeaker() { return scalars(0..<end) }
        for word in draft.words.indices {
            if let end = asSaid(from: word) ?? source(from: word) ?? inWords(from: word) ?? aside(from: word)
            {
                return scalars(word..<end)
            }
            if draft.locale == .tr, let end = turkish(at: word) { return scalars(word..<end) }
        }
        return nil
    }

    private func scalars(_ range: Range<Int>) -> Range<Int> {
        draft.words[range.lowerBound].lowerBound..<draft.words[range.upperBound - 1].upperBound
    }

    // MARK: The line begins with the name

    /// "First Last: …" and "First Last once said that …".
    private func leadingName() -> Int? {
        guard let name = names.name(at: 0), words.asWords.match(at: 0, in: draft) == nil,
            !SentenceWords.starters(of: draft.locale).contains(0, of: draft) || name.isFamous
        else { return nil }
        if draft.holds(.colon, at: draft.nextVisible(draft.words[name.end - 1].upperBound)) {
            // German nouns have capitals: there a known name must be among them.
            let isName = draft.locale == .de ? name.isGiven || name.isFamous : name.isCertain || name.isGiven
            if isName { return name.end }
        }
        guard name.isCertain, draft.locale != .de || name.isGiven || name.isFamous else { return nil }
        if isParted(behind: name.end - 1) { return name.end }
        var word = skipOnce(name.end)
        let isOnce = word > name.end
        if word < draft.words.count, draft.locale == .tr, endsWithSaid(),
            isOnce || isComma(behind: name.end - 1)
        {
            return name.end
        }
        guard let length = words.said.match(at: word, in: draft) else { return nil }
        word += length
        let isOnceBehind = words.once.match(at: word, in: draft) != nil
        let isThat = words.that.match(at: word, in: draft) != nil
        return isOnce || isOnceBehind || isThat || isComma(behind: word - 1)
            || draft.holds(.colon, at: draft.words[word - 1].upperBound)
            ? word : nil
    }

    /// "First Last - The line": a dash parts the name from a sentence of its own.
    private func isParted(behind word: Int) -> Bool {
        let dash = draft.nextVisible(draft.words[word].upperBound)
        guard dash > draft.words[word].upperBound, draft.holds(.dash, at: dash), word + 1 < draft.words.count,
            draft.isCapitalised(word + 1)
        else { return false }
        return !draft.kinds[(dash + 2)...].contains { $0.contains(.dash) }
    }

    /// "An old proverb says that …", "Dice el refrán que …".
    private func leadingProverb() -> Int? {
        let mostWords = 5
        for word in 0..<min(mostWords, draft.words.count) {
            if words.proverb.contains(word, of: draft), let length = words.said.match(at: word + 1, in: draft)
            {
                return word + 1 + length
            }
            guard word < 2, let length = words.said.match(at: word, in: draft) else { continue }
            let article = 1
            for next in word + length..<min(word + length + article + 1, draft.words.count)
            where words.proverb.contains(next, of: draft) {
                return next + 1
            }
        }
        return nil
    }

    /// "„…“, sagte X." where the whole line is what X said.
    private func quotedSpeaker() -> Int? {
        guard draft.kindsFound.contains(.quotation), draft.holds(.quotation, at: 0),
            let close = draft.kinds.lastIndex(where: { $0.contains(.quotation) && !$0.contains(.apostrophe) })
        else { return nil }
        let verb = draft.word(endingAfter: close)
        guard let length = words.said.match(at: verb, in: draft),
            let name = names.name(at: skipOnce(verb + length)), name.end == draft.words.count
        else { return nil }
        return name.end
    }

    private func skipOnce(_ word: Int) -> Int {
        var word = word
        while let length = words.once.match(at: word, in: draft) { word += length }
        return word
    }

    private func endsWithSaid() -> Bool {
        words.said.contains(draft.words.count - 1, of: draft)
    }

    private func isComma(behind word: Int) -> Bool {
        draft.holds(",", at: draft.words[word].upperBound)
    }

    // MARK: As X said

    private func asSaid(from word: Int) -> Int? {
        guard let length = words.asWords.match(at: word, in: draft) else { return nil }
        let first = word + length
        let end = clauseEnd(from: first)
        guard first < end else { return nil }
        // Verb first, then the name, or the other way round; the clause ends with the second of them.
        let verb = skipOnce(first)
        if let said = words.said.match(at: verb, in: draft) {
            let name = skipOnce(verb + said)
            if name < end, holdsName(name..<end) { return end }
        }
        for place in first..<end {
            guard let said = words.said.match(at: place, in: draft), skipOnce(place + said) >= end else {
                continue
            }
            if holdsName(first..<place) { return end }
        }
        return nil
    }

    /// Whether a name begins some words, or one of them is what sayings are credited to.
    private func holdsName(_ range: Range<Int>) -> Bool {
        let first = skipOnce(range.lowerBound)
        if first < range.upperBound, let name = names.name(at: first) {
            return name.end <= range.upperBound || name.isFamous
        }
        return names.holdsCredit(range) && !range.contains { names.isKin($0) }
    }

    /// The first word that a mark parts from a clause.
    private func clauseEnd(from first: Int) -> Int {
        let mostWords = 9
        var word = first
        while word < draft.words.count, word - first < mostWords {
            word += 1
            if word == draft.words.count || !names.isJoined(word - 1) { return word }
        }
        return first
    }

    // MARK: According to X, in the words of X

    private func source(from word: Int) -> Int? {
        guard let length = words.source.match(at: word, in: draft) else { return nil }
        let first = word + length
        if let name = names.name(at: first), name.isCertain || (name.isGiven && draft.locale != .de) {
            return name.end
        }
        let mostWords = 3
        let next = first..<min(first + mostWords, draft.words.count)
        return !next.isEmpty && saysProverb(next) ? next.upperBound : nil
    }

    private func saysProverb(_ range: Range<Int>) -> Bool {
        names.holdsCredit(range) && !range.contains { names.isKin($0) }
    }

    private func inWords(from word: Int) -> Int? {
        guard let length = words.words.match(at: word, in: draft) else { return nil }
        var first = word + length
        if draft.locale == .tr { return nil }
        let mostParticles = 2
        var particles = 0
        while particles < mostParticles, first < draft.words.count, !draft.isCapitalised(first),
            AttributionTables.particles.contains(first, of: draft)
        {
            first += 1
            particles += 1
        }
        if let name = names.name(at: first) {
            // Behind an article a German capital is a noun's.
            return draft.locale != .de || particles == 0 || name.isCertain ? name.end : nil
        }
        let mostWords = 3
        let next = first..<min(first + mostWords, draft.words.count)
        return !next.isEmpty && saysProverb(next) ? next.upperBound : nil
    }

    // MARK: ", said X,"

    private func aside(from word: Int) -> Int? {
        guard word > 0, let mark = draft.lastVisible(before: draft.words[word].lowerBound), isAside(mark)
        else {
            return nil
        }
        if let length = words.said.match(at: word, in: draft) {
            guard let name = names.name(at: skipOnce(word + length)), name.isCertain, endsClause(name.end - 1)
            else {
                return nil
            }
            return name.end
        }
        guard let name = names.name(at: word), name.isCertain else { return nil }
        let verb = skipOnce(name.end)
        guard let length = words.said.match(at: verb, in: draft), endsClause(verb + length - 1) else {
            return nil
        }
        return verb + length
    }

    /// A comma or dash, with no quotation closed before it: what somebody in a story says may be told.
    private func isAside(_ mark: Int) -> Bool {
        guard draft.holds(",", at: mark) || draft.holds(.dash, at: mark) else { return false }
        return !draft.holds(.quotation, at: mark - 1)
            && !(draft.lastVisible(before: mark).map { draft.holds(.quotation, at: $0) } ?? false)
    }

    private func endsClause(_ word: Int) -> Bool {
        word + 1 >= draft.words.count || !names.isJoined(word)
    }

    // MARK: Turkish

    /// Turkish says it behind the name: "X'in dediği gibi", "X'e göre", "X demiş ki".
    private func turkish(at word: Int) -> Int? {
        let length: Int
        if let found = words.words.match(at: word, in: draft) ?? words.source.match(at: word, in: draft) {
            length = found
        } else if let found = words.said.match(at: word, in: draft),
            words.that.contains(word + found, of: draft)
        {
            length = found
        } else {
            return nil
        }
        var last = word - 1
        while last >= 0, words.once.contains(last, of: draft) { last -= 1 }
        guard last >= 0, draft.isCapitalised(last), !names.isKin(last) else { return nil }
        let hasEnding = draft.foldedWord(last).contains(0x27)
        let isName = hasEnding || names.isFamous(last) || (last > 0 && draft.isCapitalised(last - 1))
        return isName ? word + length : nil
    }
}
