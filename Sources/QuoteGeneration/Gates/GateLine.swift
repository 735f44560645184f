/// The gates in their fixed order; the first objection decides.
public struct GateLine: Sendable {
    let gates: [any Gate]

    /// The rules that need nothing but the line itself, in the order in which they are asked.
    static let rulesOfForm: [any Gate] = [
        EmptyGate(), LineBreakGate(), EmojiGate(), ForbiddenFragmentGate(), HashtagGate(), MarkdownGate(),
        PromptLeftoverGate(), WrappedQuotesGate(), AttributionGate(), MultiSentenceGate(), LengthGate(),
    ]

    /// Makes a line of gates that are asked in this order.
    init(gates: [any Gate]) {
        self.gates = gates
    }

    /// What the first gate that refuses a line has against it; nil when all let it pass.
    public func objection(to text: String, locale: QuoteLocale) -> Objection? {
        let draft = Draft(text, locale: locale)
        for gate in gates {
            if let objection = gate.objection(to: draft) { return objection }
        }
        return nil
    }
}
