import Testing

@testable import QuoteGeneration

/// The pictures that drafts are built on, away from what was written lately.
@Suite struct HintChoiceTests {
    private static let hints = ["mend a coat", "sell its car", "Hay más {theme} en un paraguas roto que en"]

    private func choice(_ recent: [String] = []) -> HintChoice {
        HintChoice(Self.hints, recent: recent, locale: .en)
    }

    @Test func drawsTheSameForTheSameSeedAndOthersForOthers() {
        let drawn = (0..<40).map { choice().hint(seed: $0, notIn: []) }
        #expect(drawn == (0..<40).map { choice().hint(seed: $0, notIn: []) })
        #expect(Set(drawn) == Set(Self.hints))
    }

    @Test func usesNoneTwiceWhileThereAreOthers() {
        for seed in 0..<20 as Range<UInt64> {
            #expect(choice().hint(seed: seed, notIn: [Self.hints[0], Self.hints[1]]) == Self.hints[2])
        }
        #expect(choice().hint(seed: 1, notIn: Set(Self.hints)) != nil)
    }

    @Test func keepsAwayFromWhatARecentLineHas() {
        let recent = [
            "Grief mended its coat before the wedding.", "Hay más lluvia en un paraguas roto que en el mar.",
        ]
        for seed in 0..<20 as Range<UInt64> {
            #expect(choice(recent).hint(seed: seed, notIn: []) == Self.hints[1])
        }
    }

    @Test func drawsAWornOneWhenAllAreWornAndNothingOutOfNothing() {
        let recent = ["Mend the coat, sell the car.", "más paraguas roto"]
        #expect(HintChoice(["mend a coat"], recent: recent, locale: .en).hint(seed: 1, notIn: []) != nil)
        #expect(HintChoice([], recent: recent, locale: .en).hint(seed: 1, notIn: []) == nil)
    }
}
