import Testing

@testable import QuoteGeneration

@Suite struct GateLineTests {
    private struct Refusing: Gate {
        let reason: Objection.Reason

        func objection(to draft: Draft) -> Objection? {
            Objection(reason, draft.text)
        }
    }

    @Test func theFirstGateDecides() {
        let line = GateLine(gates: [EmptyGate(), Refusing(reason: .cliche), Refusing(reason: .emoji)])
        #expect(line.objection(to: " rain ", locale: .en) == Objection(.cliche, "rain"))
        #expect(line.objection(to: "…", locale: .en)?.reason == .empty)
    }

    @Test func aLineWithoutGatesKeepsEverything() {
        #expect(GateLine(gates: []).objection(to: "", locale: .en) == nil)
    }

    @Test func saysWhatItSaw() {
        #expect(GateFixtures.form.objection(to: "the sea #salt lends", locale: .en)?.evidence == "#salt")
        #expect(GateFixtures.form.objection(to: "the\u{200B} sea lends", locale: .en)?.evidence == "U+200B")
        #expect(GateFixtures.form.objection(to: "Bread forgives", locale: .en)?.evidence == "2 words")
    }
}
