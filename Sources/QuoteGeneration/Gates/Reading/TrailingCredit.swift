/// Finds the credit behind a line: "— Name", "(Name)", "by Name".
struct TrailingCredit {
    private let draft: Draft
    private let names: NameReader
    /// Whether the line ends with a mark that ends sentences.
    private let endsWithStop: Bool

    /// More words than these behind a dash go on with the sentence.
    private static let mostWords = 8
    private static let mostWordsUnlessNames = 5

    init(draft: Draft) {
        self.draft = draft
        names = NameReader(draft: draft)
        endsWithStop = draft.holds(.terminator, at: draft.scalars.count - 1)
    }

    /// Where the credit stands; nil when there is none.
    func first() -> Range<Int>? {
        if let credit = behindDash() {
            return credit
        }
        if draft.kindsFound.contains(.markup), let credit = bracketed() { return credit }
        if !draft.kindsFound.isDisjoint(with: [.terminator, .quotation]), let credit = behindSentence() {
            return credit
        }
        return behindComma()
    }

    // MARK: Dash

    private func behindDash() -> Range<Int>? {
        guard let dash = lastDash(), var before = draft.lastVisible(before: dash) else { return nil }
        while draft.holds(.dash, at: before), before > 0, let earlier = draft.lastVisible(before: before) {
            before = earlier
        }
        let tail = draft.word(endingAfter: dash)..<draft.words.count
        guard !tail.isEmpty, tail.count <= Self.mostWords, before > 0 else { return nil }
        let found = dash..<draft.scalars.count
        if hasCase(tail.lowerBound) {
            return isCredit(tail, behind: before) ? found : nil
        }
        return CaselessCredit(draft: draft, tail: tail, before: before, endsWithStop: endsWithStop)
            .isCredit(endsSentence: endsSentence(before)) ? found : nil
    }

    /// The last dash that parts, rather than joins words or numbers.
    private func lastDash() -> Int? {
        let farthest =
            draft.words.count > Self.mostWords
            ? draft.words[draft.words.count - Self.mostWords - 1].upperBound : 0
        return (farthest..<draft.scalars.count).last { place in
            isDash(place)
                && !(isJoint(place) && draft.holds(.wordPart, at: place - 1)
                    && draft.holds(.wordPart, at: place + 1))
        }
    }

    private func isDash(_ place: Int) -> Bool {
        if draft.kinds[place].contains(.dash) { return true }
        switch draft.scalars[place] {
        case "/", "•", "·", "|":
            return draft.holds(.space, at: place - 1) && draft.holds(.space, at: place + 1)
        case "©":
            return draft.holds(.space, at: place - 1) && place > 1 && draft.holds(.terminator, at: place - 2)
        default: return false
        }
    }

    /// Whether a dash is a hyphen, or stands between two years.
    private func isJoint(_ place: Int) -> Bool {
        switch draft.scalars[place] {
        case "-", "‐", "‑", "－", "﹣", "~", "〜", "～": true
        default: draft.holds(.number, at: place - 1) && draft.holds(.number, at: place + 1)
        }
    }

    private func isCredit(_ tail: Range<Int>, behind before: Int) -> Bool {
        let isNames = names.isOnlyName(tail)
        let isCapitalised = draft.isCapitalised(tail.lowerBound)
        let isShort = tail.count <= Self.mostWordsUnlessNames
        let endsSentence = endsSentence(before)
        if names.holdsCredit(tail), endsSentence || !endsWithStop || (isCapitalised && isShort) {
            return true
        }
        if endsSentence {
            // A closed quotation before a dash may belong to the sentence that goes on.
            return endsWithStop ? isNames : isNames || isShort
        }
        return isNames && isShort && !endsWithStop
    }

    private func hasCase(_ word: Int) -> Bool {
        draft.words[word].contains { !draft.kinds[$0].isDisjoint(with: [.upper, .lower]) }
    }

    /// Whether a sentence or quotation ends at a place; three dots do not end one for sure.
    private func endsSentence(_ place: Int) -> Bool {
        if draft.kinds[place].contains(.terminator) {
            return draft.scalars[place] != "…" && !draft.holds(".", at: place - 1)
        }
        guard let family = QuotationFamily(draft.scalars[place]) else { return false }
        return family != .single || draft.holds(.terminator, at: place - 1)
    }

    // MARK: Brackets

    private func bracketed() -> Range<Int>? {
        guard let (open, close) = Bracketed.last(in: draft), let before = draft.lastVisible(before: open)
        else {
            return nil
        }
        let endsSentence = endsSentence(before)
        guard endsSentence || close == draft.scalars.count - 1 else { return nil }
        let content = draft.word(endingAfter: open)..<draft.word(endingAfter: close)
        guard !content.isEmpty, content.count <= Self.mostWords else { return nil }
        let range = open..<close + 1
        if names.holdsCredit(content) || names.words.by.match(at: content.lowerBound, in: draft) != nil {
            return range
        }
        if hasCase(content.lowerBound) { return names.isOnlyName(content) ? range : nil }
        return CaselessCredit(draft: draft, tail: content, before: before, endsWithStop: false)
            .isCredit(endsSentence: endsSentence) ? range : nil
    }

    // MARK: A sentence of its own

    /// A sentence of its own that is "by Name", "Source: Name" or a name alone.
    private func behindSentence() -> Range<Int>? {
        let mostSentences = 6
        let stop = SentenceBoundary.all(in: draft, most: mostSentences).last ?? closedQuotation()
        guard let stop else { return nil }
        let tail = draft.word(endingAfter: stop)..<draft.words.count
        guard !tail.isEmpty, tail.count <= Self.mostWords else { return nil }
        let range = draft.words[tail.lowerBound].lowerBound..<draft.scalars.count
        for words in [names.words, AttributionWords.english] {
            if let length = words.label.match(at: tail.lowerBound, in: draft) {
                let colon = draft.nextVisible(draft.words[tail.lowerBound + length - 1].upperBound)
                if draft.holds(.colon, at: colon) { return range }
            }
            if let length = words.by.match(at: tail.lowerBound, in: draft), length < tail.count {
                let rest = tail.lowerBound + length..<tail.upperBound
                let isName = hasCase(rest.lowerBound) ? names.isOnlyName(rest) : rest.count <= 3
                if isName || names.holdsCredit(rest) { return range }
            }
        }
        guard !endsWithStop, tail.count <= Self.mostWordsUnlessNames else { return nil }
        if hasCase(tail.lowerBound) {
            guard let name = names.name(at: tail.lowerBound), names.isOnlyName(tail) else { return nil }
            return name.isCertain || names.holdsCredit(tail) ? range : nil
        }
        return CaselessCredit(draft: draft, tail: tail, before: stop, endsWithStop: false).isKnown
            ? range : nil
    }

    /// The last mark that closes a quotation with few words behind it.
    private func closedQuotation() -> Int? {
        guard draft.words.count > 1 else { return nil }
        let farthest = draft.words[max(0, draft.words.count - Self.mostWordsUnlessNames - 1)].upperBound
        guard farthest < draft.scalars.count else { return nil }
        return (farthest..<draft.scalars.count).last { place in
            guard let family = QuotationFamily(draft.scalars[place]), family != .single else { return false }
            return draft.holds(.space, at: place + 1) && !draft.holds(.space, at: place - 1)
        }
    }

    /// "…, by Name" at the end, where no full stop ends the line.
    private func behindComma() -> Range<Int>? {
        guard !endsWithStop else { return nil }
        let first = max(1, draft.words.count - Self.mostWordsUnlessNames)
        for word in first..<max(first, draft.words.count) {
            guard let mark = draft.lastVisible(before: draft.words[word].lowerBound),
                draft.holds(",", at: mark),
                let length = names.words.by.match(at: word, in: draft)
            else { continue }
            let rest = word + length..<draft.words.count
            if !rest.isEmpty, names.isOnlyName(rest), rest.count > 1 { return mark..<draft.scalars.count }
        }
        return nil
    }
}
