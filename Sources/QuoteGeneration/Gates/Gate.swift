/// One rule of the deterministic gate.
protocol Gate: Sendable {
    /// What the rule has against a line; nil when it keeps the rule.
    func objection(to draft: Draft) -> Objection?
}
