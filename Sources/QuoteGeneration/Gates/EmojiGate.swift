/// A line has no picture signs; digits, the copyright and the trade mark sign are none.
struct EmojiGate: Gate {
    func objection(to draft: Draft) -> Objection? {
        guard draft.kindsFound.contains(.emoji),
            let place = draft.kinds.firstIndex(where: { $0.contains(.emoji) })
        else { return nil }
        return Objection(.emoji, CodePoint.name(of: draft.scalars[place]))
    }
}
