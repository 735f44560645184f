import Testing

@testable import QuoteGeneration

@Suite struct GateLengthTests {
    private func line(_ count: Int) -> String {
        Array(repeating: "snow", count: count).joined(separator: " ")
    }

    @Test func keepsEighteenWordsAndNotNineteen() {
        #expect(GateFixtures.reason(line(18)) == nil)
        #expect(GateFixtures.reason(line(19)) == .tooLong)
    }

    @Test(arguments: QuoteLocale.allCases.filter { ![.ja, .zh, .th].contains($0) })
    func keepsTheFewestWordsOfALanguageAndNotOneLess(locale: QuoteLocale) {
        let fewest = LengthGate.fewestWords(in: locale)
        #expect(GateFixtures.reason(line(fewest), locale) == nil)
        #expect(GateFixtures.reason(line(fewest - 1), locale) == .tooShort)
    }

    /// Letters that make just 18 words, and the fewest that make 6.
    @Test(arguments: [(QuoteLocale.ja, 37, 11), (.zh, 28, 9), (.th, 55, 16)])
    func keepsAsManyLettersWhereWordsAreWrittenTogether(locale: QuoteLocale, most: Int, fewest: Int) {
        let letter = locale == .th ? "ก" : "雪"
        #expect(GateFixtures.reason(String(repeating: letter, count: most), locale) == nil)
        #expect(GateFixtures.reason(String(repeating: letter, count: most + 1), locale) == .tooLong)
        #expect(GateFixtures.reason(String(repeating: letter, count: fewest), locale) == nil)
        #expect(GateFixtures.reason(String(repeating: letter, count: fewest - 1), locale) == .tooShort)
    }
}
