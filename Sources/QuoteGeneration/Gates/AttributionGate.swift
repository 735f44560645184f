/// A line is nobody's saying: no name, source or "as somebody said" goes with it.
struct AttributionGate: Gate {
    func objection(to draft: Draft) -> Objection? {
        guard !draft.words.isEmpty else { return nil }
        let fragment =
            TrailingCredit(draft: draft).first() ?? NamedSpeaker(draft: draft).first()
            ?? SpeakerPieces.first(in: draft)
        return fragment.map { Objection(.attribution, draft.excerpt($0)) }
    }
}
