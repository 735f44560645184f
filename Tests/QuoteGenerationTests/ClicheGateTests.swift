import Foundation
import Testing

@testable import QuoteGeneration

@Suite struct ClicheGateTests {
    private let gate: ClicheGate

    init() throws {
        gate = try ClicheRig.shipped()
    }

    @Test(arguments: QuoteLocale.allCases)
    func refusesStockPhrasesInEveryLanguage(locale: QuoteLocale) throws {
        let cliches = try ClicheRig.sentences(locale).filter(\.isCliche)
        try #require(cliches.count >= 10)
        let missed = cliches.filter { gate.objection(to: $0.draft) == nil }
        #expect(missed.count * 20 <= cliches.count, "\(missed.map(\.draft.text))")
    }

    @Test(arguments: QuoteLocale.allCases)
    func keepsSentencesOfTheirOwnInEveryLanguage(locale: QuoteLocale) throws {
        let good = try ClicheRig.sentences(locale).filter { !$0.isCliche }
        try #require(good.count >= 10)
        let refused = good.filter { gate.objection(to: $0.draft) != nil }
        #expect(refused.count * 40 <= good.count, "\(refused.map(\.draft.text))")
    }

    @Test func showsThePhraseAsItIsWritten() {
        let draft = Draft("So, Follow Your Heart, wherever it may lead you.", locale: .en)
        #expect(gate.objection(to: draft) == Objection(.cliche, "Follow Your Heart"))
    }

    @Test func showsTheAbstractionsOfASentenceWithNothingElse() throws {
        let lexicon = """
            [strong]
            hope wisdom
            [mild]
            always
            [plain]
            is the of
            """
        let draft = Draft("Wisdom is always the hope of hope.", locale: .en)
        let objection = try ClicheRig.gate(lexicon).objection(to: draft)
        #expect(objection == Objection(.cliche, "Wisdom, hope"))
    }

    @Test func readsWhatComesWithTypographicApostrophes() {
        let straight = Draft("What doesn't kill you makes you stronger.", locale: .en)
        let curly = Draft("What doesn’t kill you makes you stronger.", locale: .en)
        #expect(gate.objection(to: straight) != nil)
        #expect(gate.objection(to: curly) != nil)
    }

    @Test func reportsAMissingLexicon() throws {
        #expect(throws: ClicheLexiconError.unreadable(file: "en.txt")) {
            try ClicheGate(resources: .temporaryDirectory.appending(path: "no such folder"))
        }
    }

    @Test func saysNothingOfAnEmptyLine() {
        for locale in QuoteLocale.allCases {
            #expect(gate.objection(to: Draft("", locale: locale)) == nil)
            #expect(gate.objection(to: Draft("…!", locale: locale)) == nil)
        }
    }

    @Test func endsOnALineThatRepeatsItself() {
        let draft = Draft(String(repeating: "life is the key to life and ", count: 5_000), locale: .en)
        #expect(gate.objection(to: draft) != nil)
    }
}
