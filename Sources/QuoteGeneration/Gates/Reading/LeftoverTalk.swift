/// Finds what a model says to the person or to itself.
struct LeftoverTalk {
    let draft: Draft
    let tables: [LeftoverWords]
    /// The first words of the sentences.
    let heads: [Int]

    /// Where the first such words stand.
    func first() -> Range<Int>? {
        for head in heads where head < draft.words.count {
            for table in tables {
                guard let length = talk(at: head, in: table) else { continue }
                return draft.words[head].lowerBound..<draft.words[head + length - 1].upperBound
            }
        }
        return nil
    }

    /// How many words at the head of a sentence are talk; nil when none are.
    private func talk(at head: Int, in table: LeftoverWords) -> Int? {
        if let length = consent(at: head, in: table) ?? table.talk.match(at: head, in: draft) {
            return length
        }
        if head > 0, let length = table.after.match(at: head, in: draft) { return length }
        if let length = table.intend.match(at: head, in: draft), speaksOfWork(behind: head, in: table) {
            return length
        }
        guard let pieces = table.pieces else { return nil }
        let mostWords = 3
        let bytes = (head..<min(head + mostWords, draft.words.count)).flatMap { draft.foldedWord($0) }
        if pieces.isTalk(bytes) || (head > 0 && pieces.isAfter(bytes)) { return 1 }
        return endsPolitely(head) ? 1 : nil
    }

    /// Words of consent with a mark behind them.
    private func consent(at head: Int, in table: LeftoverWords) -> Int? {
        if let length = table.opener.match(at: head, in: draft) {
            let words = draft.foldedWords[head].lowerBound..<draft.foldedWords[head + length - 1].upperBound
            let isCheer = LeftoverTables.cheers.contains(draft.folded[words])
            let mark = draft.nextVisible(draft.words[head + length - 1].upperBound)
            return isMark(mark, commaCounts: !isCheer) ? length : nil
        }
        // A mark without a blank behind it stands inside the word.
        let bytes = draft.foldedWord(head)
        guard let mark = bytes.firstIndex(where: { [0x2C, 0x2E, 0x3A].contains($0) }) else { return nil }
        let word = bytes[..<mark]
        return table.opener.contains(word) && !LeftoverTables.cheers.contains(word) ? 1 : nil
    }

    private func isMark(_ place: Int, commaCounts: Bool) -> Bool {
        guard place < draft.scalars.count else { return false }
        switch draft.scalars[place] {
        case ",", "，", "、", "،": return commaCounts
        case "!", ".", ":", "！", "。", "：", "…", "।": return true
        case "-", "–", "—":
            return commaCounts && draft.holds(.space, at: place - 1) && draft.holds(.space, at: place + 1)
        default: return false
        }
    }

    /// Whether the clause that begins with "I will" and the like goes on to write a sentence.
    private func speaksOfWork(behind head: Int, in table: LeftoverWords) -> Bool {
        let mostWords = 8
        let clause = head..<min(head + mostWords, draft.words.count)
        return clause.contains { table.making.contains($0, of: draft) }
            && clause.contains { table.task.contains($0, of: draft) }
    }

    /// The particles of Thai by which one speaks to a person; a written thought has none.
    private func endsPolitely(_ word: Int) -> Bool {
        guard draft.locale == .th else { return false }
        return Self.politeEnds.end(of: draft.foldedWord(word)) != nil
    }

    private static let politeEnds = PieceSet(["ครับ", "ค่ะ", "นะคะ"])
}
