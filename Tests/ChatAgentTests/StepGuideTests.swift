import LanguageModels
import Testing

@testable import ChatAgent

/// What a message says in so many words prefers a call, and forbids none.
@Suite struct StepGuideTests {
    @Test(arguments: [
        ("show everything in my library", [SpokenSign.own]), ("ai-je quelque chose sur le jardin ?", [.own]),
        ("co zapisałam w zeszłym tygodniu?", [.own]), ("पिछले महीने मैंने क्या सहेजा था?", [.own]),
        ("kaydettiğim sözler", [.own]), ("我保存的句子", [.own]), ("ماذا حفظت؟", [.own]),
        ("current streak vs best", [.streak]), ("quanti giorni di fila ho?", [.streak]), ("连续几天了", [.streak]),
        ("ma série et une citation du catalogue", [.streak, .catalog]),
        ("compare my saved lines with the catalog", [.own, .catalog]),
        ("something about rain", []), ("hello", []), ("my dog died", []),
    ])
    func readsSigns(message: String, signs: [SpokenSign]) {
        #expect(SpokenSign.signs(in: message) == Set(signs))
    }

    private func preferences(
        _ message: String, namesAuthor: Bool = false, after called: Set<String> = []
    ) -> [String: Double] {
        let openings = StepGuide(message: message, namesAuthor: namesAuthor).openings(after: called)
        return Dictionary(uniqueKeysWithValues: openings.map { ($0.word, $0.preference) })
    }

    @Test func offersEveryOpening() {
        let words = StepGuide(message: "my quotes", namesAuthor: false).openings(after: []).map(\.word)
        #expect(words == StepFormat.openings)
        #expect(Set(words).isSuperset(of: ["catalog", "saved", "streak", "say", "save", "about"]))
    }

    @Test func prefersWhatTheMessageSpeaksFor() {
        let preferences = preferences("my quotes about rain")
        #expect(preferences["saved"] == StepGuide.preference)
        #expect(preferences["catalog"] == 0)
        #expect(preferences["other"] == StepGuide.thresholds["other"])
    }

    @Test func anAuthorSpeaksForTheCatalogUnlessTheQuotesAreThePersonsOwn() {
        #expect(preferences("du Voltaire", namesAuthor: true)["catalog"] == StepGuide.preference)
        #expect(preferences("my quotes of Voltaire", namesAuthor: true)["catalog"] == 0)
    }

    @Test func prefersWhatWasNotAskedYet() {
        let message = "my streak, and what have I saved about hope?"
        let preferences = preferences(message, after: ["streak_status"])
        #expect(preferences["saved"] == StepGuide.preferenceForSecond)
        #expect(preferences["streak"] == 0)
    }

    @Test(arguments: [
        ("my streak and a quote from the catalog", true),
        ("how many days am i at, and give me a quote to celebrate", true),
        ("连续几天了？顺便从名言库里找一句", true), ("my streak", false), ("my quotes about bread and butter", false),
        ("streak and best?", false),
    ])
    func aSecondCallIsPreferredOnlyWhereTwoThingsAreAsked(message: String, isPreferred: Bool) {
        #expect((StepGuide(message: message, namesAuthor: false).continuation != nil) == isPreferred)
    }

    @Test func theConversationAsksWithItsGuide() async throws {
        let rig = try await Rig(saying: ["saved(when=None, kind=None, query=None)", "say: Yours."])
        try await rig.ask("my quotes")
        let asked = rig.model.requests.map(\.options.openings)
        #expect(asked.first == StepGuide(message: "my quotes", namesAuthor: false).openings(after: []))
    }
}
