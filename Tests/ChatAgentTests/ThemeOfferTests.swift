import LanguageModels
import Testing

@testable import ChatAgent
@testable import QuoteLibrary

/// Who finds nothing is offered the nearest theme there is.
@Suite struct ThemeOfferTests {
    private struct DirectedEmbedder: TextEmbedder {
        let identifier = "test"
        let dimension = 2
        var fails = false

        func embeddings(of texts: [String]) async throws -> [[Float]] {
            if fails { throw LanguageModelError.decodingFailure(reason: "no") }
            return texts.map { ["nature", "volcanoes"].contains($0) ? [1, 0] : [0, 1] }
        }
    }

    private func theme(near query: String, fails: Bool = false, hasEmbedder: Bool = true) async throws
        -> String?
    {
        let library = try QuoteStore(at: .inMemory, catalog: Rig.catalog)
        return try await ThemeOffer(
            library: library, embedder: hasEmbedder ? DirectedEmbedder(fails: fails) : nil
        ).theme(near: [query], in: "anything about \(query)?", language: "en")
    }

    @Test func isNamedByAWordBeforeAnyMeaning() async throws {
        #expect(try await theme(near: "hopeful") == "hope")
    }

    @Test func isNearestByMeaningWhereNoWordTells() async throws {
        #expect(try await theme(near: "volcanoes") == "nature")
    }

    @Test(arguments: [true, false])
    func existsWithoutAnEmbedderThatServes(hasEmbedder: Bool) async throws {
        let theme = try #require(try await theme(near: "volcanoes", fails: true, hasEmbedder: hasEmbedder))
        let library = try QuoteStore(at: .inMemory, catalog: Rig.catalog)
        #expect(try await library.catalogThemes(in: "en").contains(theme))
    }

    @Test func isSaidInThePersonsLanguage() async throws {
        let rig = try await Rig(saying: [#"catalog(author="Goethe", query="mutig")"#])
        try await rig.ask("hast du etwas Mutiges von Goethe?")
        #expect(rig.said.count == 2)
        #expect(rig.said.last?.hasSuffix("Mut.") == true)
    }

    @Test func aStreakBesideCardsIsSaidByTheProgram() async throws {
        let rig = try await Rig(
            saying: ["streak()\ncatalog(author=None, query=\"courage\")", say("The streak is days.")],
            activeDays: ["2026-09-19"])
        try await rig.ask("my streak, and a line about courage")
        #expect(rig.results.count == 2)
        #expect(!rig.text.contains("The streak is days."))
        #expect(rig.said.count == 1)
    }
}
