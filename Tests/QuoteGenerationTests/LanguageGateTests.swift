import Testing

@testable import QuoteGeneration

@Suite struct LanguageGateTests {
    private let gate: WrongLanguageGate

    init() throws {
        gate = WrongLanguageGate(detector: try LanguageRig.detector())
    }

    @Test(arguments: [
        ("Sotto la scala abita un ombrello di cui nessuno sente la mancanza.", QuoteLocale.it),
        ("Das Update kam per E-Mail, während Oma den Podcast über Kohl hörte.", .de),
        ("うちのiPhoneは黙り、シュミットおばあさんはスープを煮ている。", .ja),
        ("樓梯底下住著一把再也沒人想念的雨傘。", .zh),
    ])
    func hasNothingAgainstALineInItsLanguage(text: String, locale: QuoteLocale) {
        #expect(gate.objection(to: Draft(text, locale: locale)) == nil)
    }

    @Test(arguments: [
        ("Sotto la scala abita un ombrello di cui nessuno sente la mancanza.", QuoteLocale.es),
        ("Die Nachbarin leiht mir ihre Leiter, but never her opinion about tomatoes.", .de),
        ("Yuubin haitatsuin wa inu no namae wo oboete, banchi wa itsumo wasureru.", .ja),
    ])
    func namesWhatSpeaksAgainstTheOthers(text: String, locale: QuoteLocale) throws {
        let objection = try #require(gate.objection(to: Draft(text, locale: locale)))
        #expect(objection.reason == .wrongLanguage)
        #expect(!objection.evidence.isEmpty)
    }
}
