/// A line is one line.
struct LineBreakGate: Gate {
    func objection(to draft: Draft) -> Objection? {
        guard draft.kindsFound.contains(.lineEnd),
            let place = draft.kinds.firstIndex(where: { $0.contains(.lineEnd) })
        else { return nil }
        return Objection(.lineBreak, CodePoint.name(of: draft.scalars[place]))
    }
}
