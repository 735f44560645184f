import QuoteGeneration
import Testing

@Suite struct QuoteLocaleTests {
    @Test(arguments: [
        ("pt-BR", QuoteLocale.pt), ("de_DE.UTF-8", .de), ("ZH", .zh), ("in_ID", .id), ("fr", .fr),
    ])
    func readsTheLanguageAtTheHeadOfALocale(identifier: String, locale: QuoteLocale) {
        #expect(QuoteLocale(identifier: identifier) == locale)
    }

    @Test(arguments: ["", "C", "sv_SE", "-de", "english"])
    func knowsNoOtherLanguage(identifier: String) {
        #expect(QuoteLocale(identifier: identifier) == nil)
    }
}
