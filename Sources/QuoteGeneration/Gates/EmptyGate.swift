/// A line needs a letter or a digit.
struct EmptyGate: Gate {
    func objection(to draft: Draft) -> Objection? {
        guard draft.kindsFound.isDisjoint(with: [.letter, .number]) else { return nil }
        return Objection(.empty, "no letter and no digit")
    }
}
