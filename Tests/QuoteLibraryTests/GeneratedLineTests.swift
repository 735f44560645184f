import Foundation
import Synchronization
import Testing

@testable import QuoteLibrary

@Suite struct GeneratedLineTests {
    private let store: QuoteStore

    init() throws {
        store = try Fixtures.makeStore()
    }

    @Test func keepsEverythingThatIsKnownOfALine() async throws {
        let line = Fixtures.makeLine()
        let outcome = try await store.saveGenerated(
            line, embedding: Fixtures.makeEmbedding(), at: Fixtures.instant("2026-09-19T23:30:00Z"))
        let quote = try #require(outcome.saved)
        #expect(quote.text == line.text)
        #expect(quote.kind == .generated)
        #expect(quote.author == "Commonplace")
        #expect(quote.work == nil)
        #expect(quote.catalogID == nil)
        #expect(quote.tags == ["comfort", "home"])
        #expect(quote.locale == "en")
        #expect(quote.savedOn.description == "2026-09-19")
        #expect(try await store.savedQuote(quote.id) == quote)
        #expect(try await store.generatedLine(quote.id) == line)
        #expect(try await store.activeDays(upTo: .of("2026-12-31")).map(\.description) == ["2026-09-19"])
        #expect(try await store.count("generated WHERE is_public_domain = 0 AND is_translated = 0") == 1)
    }

    @Test func keepsALineOfWhichLittleIsKnown() async throws {
        var line = Fixtures.makeLine()
        (line.theme, line.mood, line.category, line.model.hash) = (nil, nil, nil, nil)
        line.novelty = .init(isProven: false)
        line.tags = []
        line.draftLanguage = "de"
        line.seed = 0
        let quote = try #require(try await store.saveGenerated(line).saved)
        #expect(try await store.generatedLine(quote.id) == line)
        #expect(try await store.generatedLine(quote.id)?.isTranslated == true)
        #expect(try await store.count("embedding") == 0)
    }

    @Test func countsTheDayInThePersonsZone() async throws {
        let outcome = try await store.saveGenerated(
            Fixtures.makeLine(), comparedUpTo: 0, at: Fixtures.instant("2026-09-19T23:30:00Z"),
            in: Fixtures.berlin
        ) { _, _ in false }
        #expect(outcome.saved?.savedOn.description == "2026-09-20")
        #expect(try await store.activeDays(upTo: .of("2026-12-31")).map(\.description) == ["2026-09-20"])
    }

    @Test func isFoundAmongTheGeneratedAndByItsWords() async throws {
        let quote = try #require(try await store.saveGenerated(Fixtures.makeLine()).saved)
        for query in [nil, "kettle", "comfort", "commonplace"] {
            let matches = try await store.searchSaved(SavedQuery(query: query, kind: .generated))
            #expect(matches.quotes == [quote])
        }
        #expect(try await store.searchSaved(SavedQuery(kind: .imported)).total == 0)
    }

    @Test func leavesWithEverythingThatIsKnownOfIt() async throws {
        let before = try await store.rowCounts()
        let quote = try #require(
            try await store.saveGenerated(Fixtures.makeLine(), embedding: Fixtures.makeEmbedding()).saved)
        #expect(try await store.remove(quote.id) == quote)
        #expect(try await store.generatedLine(quote.id) == nil)
        var after = try await store.rowCounts()
        // The person did write something that day.
        #expect(after.removeValue(forKey: "activity") == 1)
        #expect(after.allSatisfy { $0.value == before[$0.key] })
    }

    @Test func givesTheNewestFirstAndNoMoreThanAskedFor() async throws {
        for number in 1...3 {
            _ = try await store.saveGenerated(Fixtures.makeLine("The lamp has \(number) shadows tonight."))
            var german = Fixtures.makeLine("Die Lampe hat heute \(number) Schatten.")
            german.locale = "de"
            _ = try await store.saveGenerated(german)
        }
        _ = try await store.save(
            NewQuote(text: "By hand.", kind: .saved), at: Fixtures.quoteInstant, in: .gmt)
        let all = try await store.recentGenerated(limit: 2)
        #expect(all.map(\.locale) == ["de", "en"])
        let english = try await store.recentGenerated(limit: 10, locale: "en")
        #expect(english.map { $0.text.filter(\.isNumber) } == ["3", "2", "1"])
        #expect(try await store.recentGenerated(limit: 2, locale: "en").count == 2)
        #expect(try await store.recentGenerated(limit: 0).isEmpty)
        #expect(try await store.recentGenerated(limit: -1).isEmpty)
        #expect(try await store.recentGenerated(limit: 5, locale: "fr").isEmpty)
    }

    @Test func nothingIsKnownOfAQuoteThatWasNotGenerated() async throws {
        let quote = try await store.save(
            NewQuote(text: "By hand.", kind: .saved), at: Fixtures.quoteInstant, in: .gmt
        ).quote
        #expect(try await store.generatedLine(quote.id) == nil)
        #expect(try await store.generatedLine(999) == nil)
    }

    // MARK: - Duplicates

    @Test(arguments: [
        "The kettle forgives whoever comes home late.", "“The kettle forgives whoever comes home late”",
        "THE KETTLE  forgives whoever comes home late!",
    ])
    func doesNotSaveWhatThePersonHas(text: String) async throws {
        let quote = NewQuote(text: text, author: "Petra", kind: .saved)
        let saved = try await store.save(quote, at: Fixtures.quoteInstant, in: .gmt).quote
        let before = try await store.rowCounts()
        let outcome = try await store.saveGenerated(Fixtures.makeLine(), embedding: Fixtures.makeEmbedding())
        #expect(outcome == .alreadySaved(saved))
        #expect(try await store.rowCounts() == before)
    }

    @Test func doesNotSaveWhatTheCatalogHas() async throws {
        let quote = try #require(try await store.catalogQuote(id: "en-0003"))
        let line = Fixtures.makeLine("“forgiveness is a door that opens from the inside”")
        #expect(try await store.saveGenerated(line) == .alreadyInCatalog(quote))
        #expect(try await store.rowCounts().values.allSatisfy { $0 == 0 })
    }

    @Test(arguments: ["", " ", "\n\t "])
    func refusesATextOfBlanks(text: String) async throws {
        await #expect(throws: LibraryError.emptyText) {
            try await store.saveGenerated(Fixtures.makeLine(text))
        }
    }

    @Test func asksAboutWhatWasSavedSinceTheLineWasCompared() async throws {
        var ids: [Int] = []
        for (number, text) in ["First one.", "Second one.", "Third one."].enumerated() {
            let embedding = number == 1 ? nil : Fixtures.makeEmbedding(Float(number))
            ids.append(
                try #require(
                    try await store.saveGenerated(Fixtures.makeLine(text), embedding: embedding).saved?.id))
        }
        let asked = Asked()
        let before = try await store.rowCounts()
        let outcome = try await store.saveGenerated(
            Fixtures.makeLine(), embedding: Fixtures.makeEmbedding(), comparedUpTo: ids[0],
            at: Fixtures.quoteInstant, in: .gmt
        ) { quote, vector in
            asked.add(quote.text, vector?.first)
            return quote.text.hasPrefix("Third")
        }
        #expect(asked.texts == ["Second one.", "Third one."])
        #expect(asked.firstNumbers == [nil, 2])
        guard case .nearDuplicate(let quote) = outcome else {
            Issue.record("saved all the same")
            return
        }
        #expect(quote.id == ids[2])
        #expect(try await store.rowCounts() == before)
        let last = try await store.saveGenerated(
            Fixtures.makeLine(), comparedUpTo: ids[2], at: Fixtures.quoteInstant, in: .gmt
        ) { _, _ in true }
        #expect(last.saved != nil)
    }

    // MARK: - The label

    @Test func aGeneratedQuoteHasNoAuthorButTheProgram() async throws {
        let quote = NewQuote(
            text: "Whoever waits, waits twice.", author: "Seneca", work: "Letters", kind: .generated,
            catalogID: "en-0001")
        let saved = try await store.save(quote, at: Fixtures.quoteInstant, in: .gmt).quote
        #expect(saved.author == GeneratedLine.author)
        #expect(saved.work == nil)
        #expect(saved.catalogID == nil)
        #expect(try await store.searchSaved(SavedQuery(query: "Seneca")).total == 0)
    }

    @Test(arguments: [
        "UPDATE saved SET author = 'Seneca' WHERE kind = 'generated'",
        "UPDATE saved SET author = NULL WHERE kind = 'generated'",
        "UPDATE saved SET work = 'Letters' WHERE kind = 'generated'",
        "UPDATE saved SET catalog_id = 'en-0001' WHERE kind = 'generated'",
        "UPDATE saved SET kind = 'saved' WHERE kind = 'generated'",
        "UPDATE saved SET kind = 'generated', author = 'Commonplace' WHERE kind = 'saved'",
        "UPDATE generated SET is_public_domain = 1", "UPDATE generated SET is_translated = 1",
        "UPDATE generated SET draft_language = 'en', is_translated = 1",
        "UPDATE generated SET quote = (SELECT id FROM saved WHERE kind = 'saved')",
        "UPDATE generated SET judge_score = 10.5", "UPDATE generated SET distinctiveness = -1",
        "UPDATE generated SET word_count = 0", "UPDATE generated SET explanation = ''",
        """
        INSERT INTO saved (text, author, kind, is_favorite, saved_at_milliseconds, local_day, fingerprint, folded)
        VALUES ('New.', 'Seneca', 'generated', 0, 0, '2026-01-01', 'new', 'new')
        """,
        """
        INSERT INTO generated SELECT (SELECT id FROM saved WHERE kind = 'saved'), locale, theme, mood, category,
            word_count, judge_score, judge_method, distinctiveness, is_novelty_proven, nearest_similarity, 0,
            is_translated, draft_language, model_name, model_hash, prompt_hash, seed, created_at_milliseconds,
            explanation FROM generated
        """,
        "UPDATE embedding SET dimension = 383", "UPDATE embedding SET vector = x'00'",
    ])
    func theFileItselfKeepsTheLabel(sql: String) async throws {
        _ = try await store.save(
            NewQuote(text: "By hand.", author: "Petra", kind: .saved), at: Fixtures.quoteInstant, in: .gmt)
        let quote = try #require(
            try await store.saveGenerated(Fixtures.makeLine(), embedding: Fixtures.makeEmbedding()).saved)
        await #expect(throws: LibraryError.self) { try await store.execute(sql) }
        #expect(try await store.savedQuote(quote.id) == quote)
        #expect(try await store.generatedLine(quote.id) == Fixtures.makeLine())
    }

    @Test func aGeneratedLineMayBeAFavorite() async throws {
        let quote = try #require(try await store.saveGenerated(Fixtures.makeLine()).saved)
        #expect(try await store.setFavorite(quote.id, to: true)?.isFavorite == true)
    }
}

/// Takes down what a closure was asked.
private final class Asked: Sendable {
    private let rows = Mutex<[(text: String, number: Float?)]>([])

    var texts: [String] { rows.withLock { $0.map(\.text) } }
    var firstNumbers: [Float?] { rows.withLock { $0.map(\.number) } }

    func add(_ text: String, _ number: Float?) {
        rows.withLock { $0.append((text, number)) }
    }
}
