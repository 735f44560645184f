/// Finds notes behind a line, and the head of a model's thinking.
struct LeftoverNotes {
    let draft: Draft
    let tables: [LeftoverWords]

    /// Where the first note stands.
    func first() -> Range<Int>? {
        if draft.kindsFound.contains(.markup), let note = thinking() ?? bracketed() { return note }
        return draft.kindsFound.isDisjoint(with: [.dash, .terminator]) ? nil : count()
    }

    private func thinking() -> Range<Int>? {
        for place in draft.scalars.indices where MarkupTag.isOpening(draft.scalars[place]) {
            if let tag = MarkupTag(at: place, in: draft), tag.kind == .thinking { return tag.range }
        }
        return nil
    }

    private func bracketed() -> Range<Int>? {
        guard let (open, close) = Bracketed.last(in: draft), let before = draft.lastVisible(before: open)
        else {
            return nil
        }
        let isBehindSentence = draft.holds([.terminator, .quotation], at: before)
        let endsLine = close == draft.scalars.count - 1
        guard isBehindSentence || endsLine else { return nil }
        if WordCountNote(at: open, in: draft) != nil { return open..<close + 1 }
        let first = draft.word(endingAfter: open)
        guard isBehindSentence, first < draft.words.count else { return nil }
        let content = first..<draft.word(endingAfter: close)
        if NameReader(draft: draft).holdsCredit(content) { return nil }
        let isNote = tables.contains { table in
            table.note.contains(first, of: draft) || table.label.contains(first, of: draft)
        }
        let namesSomething = draft.kinds[open..<close].contains { $0.contains(.colon) }
        return isNote || namesSomething ? open..<close + 1 : nil
    }

    /// "— 12 words" without brackets, behind the sentence.
    private func count() -> Range<Int>? {
        let mostWords = 3
        for length in 1..<min(mostWords, draft.words.count - 1) + 1 {
            let first = draft.words.count - length
            guard let before = draft.lastVisible(before: draft.words[first].lowerBound),
                draft.holds([.dash, .terminator], at: before), draft.holds(.space, at: before + 1)
            else { continue }
            return WordCountNote.counts(first..<draft.words.count, in: draft) && holdsDigit(first)
                ? draft.words[first].lowerBound..<draft.scalars.count : nil
        }
        return nil
    }

    private func holdsDigit(_ word: Int) -> Bool {
        draft.words[word].contains { draft.kinds[$0].contains(.number) }
    }
}
