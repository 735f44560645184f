/// A line stands alone: nothing of the request or of the model's own talk is left around it.
struct PromptLeftoverGate: Gate {
    func objection(to draft: Draft) -> Objection? {
        guard !draft.words.isEmpty else { return nil }
        let tables = LeftoverWords.of(draft.locale)
        let mostSentences = 6
        let heads =
            [0] + SentenceBoundary.all(in: draft, most: mostSentences).map { draft.word(endingAfter: $0) }
        let fragment =
            LeftoverLabels(draft: draft, tables: tables, heads: heads).first()
            ?? LeftoverTalk(draft: draft, tables: tables, heads: heads).first()
            ?? LeftoverNotes(draft: draft, tables: tables).first()
        return fragment.map { Objection(.promptLeftover, draft.excerpt($0)) }
    }
}
