/// A line is one sentence.
struct MultiSentenceGate: Gate {
    func objection(to draft: Draft) -> Objection? {
        guard draft.kindsFound.contains(.terminator), let boundary = SentenceBoundary.first(in: draft) else {
            return nil
        }
        let context = 12
        return Objection(.multiSentence, draft.excerpt(max(0, boundary - context)..<boundary + context))
    }
}
