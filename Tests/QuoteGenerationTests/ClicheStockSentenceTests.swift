import Testing

@testable import QuoteGeneration

@Suite struct ClicheStockSentenceTests {
    /// A sentence with so many words of each weight.
    private func sentence(
        strong: Int = 0, mild: Int = 0, images: Int = 0, own: Int = 0, plain: Int = 0, shapes: Int = 0
    ) -> StockSentence {
        let weights =
            [ClicheLexicon.Weight](repeating: .strong, count: strong)
            + [ClicheLexicon.Weight](repeating: .mild, count: mild)
            + [ClicheLexicon.Weight](repeating: .image, count: images)
            + [ClicheLexicon.Weight](repeating: .unknown, count: own)
            + [ClicheLexicon.Weight](repeating: .plain, count: plain)
        return StockSentence(weights, shapes: shapes)
    }

    @Test func takesTwoAbstractionsWhereAllElseIsPadding() {
        #expect(sentence(strong: 2, plain: 6).isStock)
        #expect(!sentence(strong: 1, mild: 1, plain: 6).isStock)
    }

    @Test func takesPaddingAndFormulaBesideOneAbstraction() {
        #expect(sentence(strong: 1, mild: 2, plain: 5, shapes: 1).isStock)
        #expect(!sentence(strong: 1, mild: 1, plain: 5, shapes: 1).isStock)
        #expect(!sentence(mild: 8, plain: 5, shapes: 3).isStock)
    }

    @Test(arguments: [(1, 0), (0, 1)])
    func takesMoreWhereOneWordHasABody(images: Int, own: Int) {
        #expect(sentence(strong: 2, mild: 2, images: images, own: own, plain: 5).isStock)
        #expect(!sentence(strong: 2, mild: 1, images: images, own: own, plain: 5).isStock)
        #expect(!sentence(strong: 1, mild: 9, images: images, own: own, plain: 5).isStock)
    }

    @Test func takesStillMoreWhereTwoHave() {
        #expect(sentence(strong: 3, mild: 2, images: 1, own: 1, plain: 5).isStock)
        #expect(!sentence(strong: 3, mild: 1, images: 1, own: 1, plain: 5).isStock)
        #expect(!sentence(strong: 2, mild: 9, images: 1, own: 1, plain: 5).isStock)
    }

    @Test func isNoneWhereThreeWordsHaveABody() {
        #expect(!sentence(strong: 9, mild: 9, images: 1, own: 2).isStock)
    }

    @Test func onePhraseRulesAFifthOfOwnWordsAndNoMore() {
        #expect(sentence(own: 2, plain: 8).isRuled(byPhrases: 1))
        #expect(!sentence(own: 2, plain: 7).isRuled(byPhrases: 1))
    }

    @Test func twoPhrasesRuleAThirdOfOwnWordsAndNoMore() {
        #expect(sentence(own: 3, plain: 6).isRuled(byPhrases: 2))
        #expect(!sentence(own: 3, plain: 5).isRuled(byPhrases: 2))
        #expect(!sentence(plain: 9).isRuled(byPhrases: 0))
    }

    @Test func thingsThatPhrasesKnowAreNoOwnWords() {
        #expect(sentence(images: 9).isRuled(byPhrases: 1))
    }

    @Test func theLongestWordOfTheLexiconDecides() throws {
        let lexicon = """
            [strong]
            heart* hope*
            [concrete]
            heartburn
            [plain]
            and is
            """
        let gate = try ClicheRig.gate(lexicon)
        #expect(gate.objection(to: Draft("Heart and hope is hopes.", locale: .en)) != nil)
        #expect(gate.objection(to: Draft("Heartburn and hope is heartburn.", locale: .en)) == nil)
    }

    @Test func formsOfOneLineCountOnce() throws {
        let lexicon = """
            [phrases]
            (follow your|your heart)
            [plain]
            the now and then again
            """
        let gate = try ClicheRig.gate(lexicon)
        // Three of ten words are its own: more than a fifth, so that it takes two lines of the lexicon.
        let draft = Draft("Follow your heart the and now then again again again.", locale: .en)
        #expect(gate.objection(to: draft) == nil)
        let second = try ClicheRig.gate(lexicon + "\n[phrases]\nyour ..1 the")
        #expect(second.objection(to: draft) != nil)
    }
}
