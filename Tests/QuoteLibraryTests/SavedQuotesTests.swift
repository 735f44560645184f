import Foundation
import Testing

@testable import QuoteLibrary

@Suite struct SavedQuotesTests {
    let store: QuoteStore

    init() throws {
        store = try Fixtures.makeStore()
    }

    private func save(_ text: String, kind: SavedKind = .saved, at seconds: Double = 0) async throws
        -> SaveOutcome
    {
        try await store.save(
            NewQuote(text: text, kind: kind), at: Date(timeIntervalSince1970: seconds), in: .gmt)
    }

    @Test func keepsEverythingThatIsKnownOfAQuote() async throws {
        let quote = NewQuote(
            text: "Bread\nrises.", author: "Petra", work: "Notes", kind: .imported, isFavorite: true,
            tags: ["bread", "Brot"], locale: "en", catalogID: "en-0001")
        let instant = Fixtures.instant("2026-09-19T23:30:00Z")
        let saved = try await store.save(quote, at: instant, in: Fixtures.berlin).quote
        #expect(saved.text == quote.text)
        #expect(saved.author == "Petra")
        #expect(saved.work == "Notes")
        #expect(saved.kind == .imported)
        #expect(saved.isFavorite)
        #expect(saved.tags == ["bread", "Brot"])
        #expect(saved.locale == "en")
        #expect(saved.catalogID == "en-0001")
        #expect(saved.savedAt == instant)
        #expect(saved.savedOn.description == "2026-09-20")
    }

    @Test func savesACuratedQuoteWithItsNameAndThemes() async throws {
        let quote = try #require(try await store.catalogQuote(id: "en-0010"))
        let saved = try await store.save(NewQuote(quote), at: Fixtures.quoteInstant, in: .gmt).quote
        #expect(saved.catalogID == "en-0010")
        #expect(saved.author == quote.author)
        #expect(saved.tags == ["love"])
    }

    @Test(arguments: [
        "‘The sea forgets.’", "The sea forgets.", "the SEA forgets", "“The sea forgets.”",
        "  The  sea\nforgets ",
        "The sea forgets!",
        "«The sea forgets…»", "The sea forgets?!", "\"The sea\" forgets.",
    ])
    func doesNotSaveTheSameTextTwice(text: String) async throws {
        let first = try await save("The sea forgets.")
        let second = try await save(text)
        #expect(second == .alreadySaved(first.quote))
        #expect(try await store.savedCount() == 1)
    }

    @Test(arguments: ["The sea forgets us.", "The séa forgets.", "The sea, forgets", "¡The sea forgets."])
    func savesATextThatDiffersInAWord(text: String) async throws {
        _ = try await save("The sea forgets.")
        guard case .saved = try await save(text) else {
            Issue.record("taken for a duplicate")
            return
        }
    }

    @Test func tellsStraightFromCurlyApostrophesNoMore() async throws {
        let first = try await save("It isn't late.")
        #expect(try await save("It isn’t late.") == .alreadySaved(first.quote))
    }

    @Test(arguments: ["", " ", "\n\t "])
    func refusesATextOfBlanks(text: String) async throws {
        await #expect(throws: LibraryError.emptyText) { try await save(text) }
    }

    @Test func leavesNothingBehindWhenASaveFails() async throws {
        try await store.breakTagTable()
        let quote = NewQuote(text: "Half a quote", kind: .saved, tags: ["one"])
        await #expect(throws: LibraryError.self) {
            try await store.save(quote, at: Fixtures.quoteInstant, in: .gmt)
        }
        #expect(try await store.savedCount() == 0)
        #expect(try await store.searchSaved(SavedQuery(query: "half")).total == 0)
    }

    @Test func removesAQuoteAndNeverGivesItsNumberAgain() async throws {
        let first = try await save("One thing.").quote
        let second = try await save("Another thing.").quote
        #expect(try await store.remove(second.id) == second)
        #expect(try await store.remove(second.id) == nil)
        #expect(try await store.savedQuote(second.id) == nil)
        #expect(try await store.searchSaved(SavedQuery(query: "another")).total == 0)
        let third = try await save("Another thing.").quote
        #expect(third.id > second.id)
        #expect(try await store.savedQuote(first.id) == first)
    }

    @Test func marksAndUnmarksAFavorite() async throws {
        let quote = try await save("A thing.").quote
        #expect(try await store.setFavorite(quote.id, to: true)?.isFavorite == true)
        #expect(try await store.searchSaved(SavedQuery(kind: .favorite)).total == 1)
        #expect(try await store.setFavorite(quote.id, to: false)?.isFavorite == false)
        #expect(try await store.searchSaved(SavedQuery(kind: .favorite)).total == 0)
        #expect(try await store.setFavorite(999, to: true) == nil)
    }

    @Test func listsTheNewestFirstAndTheLaterNumberFirstWithinAMoment() async throws {
        _ = try await save("b", at: 200)
        _ = try await save("a", at: 100)
        _ = try await save("c", at: 200)
        let matches = try await store.searchSaved(SavedQuery())
        #expect(matches.quotes.map(\.text) == ["c", "b", "a"])
        #expect(matches.method == .noWords)
    }

    @Test(arguments: [(0, 0), (1, 1), (3, 3), (4, 3), (-5, 0), (Int.max, 3)])
    func givesNoMoreThanAskedFor(limit: Int, count: Int) async throws {
        for text in ["sea one", "sea two", "sea three"] { _ = try await save(text) }
        for query in [nil, "sea"] {
            let matches = try await store.searchSaved(SavedQuery(query: query, limit: limit))
            #expect(matches.quotes.count == count)
            #expect(matches.total == 3)
        }
    }

    @Test(arguments: [(SavedQuery.Kind.any, 3), (.favorite, 0), (.generated, 1), (.imported, 1)])
    func keepsTheKindsApart(kind: SavedQuery.Kind, count: Int) async throws {
        _ = try await save("first", kind: .saved)
        _ = try await save("second", kind: .generated)
        _ = try await save("third", kind: .imported)
        #expect(try await store.searchSaved(SavedQuery(kind: kind)).total == count)
    }

    @Test func anImpossibleInstantIsNoCrash() async throws {
        for seconds in [Double.nan, .infinity, -.infinity, 1e300] {
            _ = try await save("at \(seconds)", at: seconds)
        }
        #expect(try await store.savedCount() == 4)
    }
}

extension QuoteStore {
    /// Makes the second half of a save fail.
    fileprivate func breakTagTable() throws {
        try writer.run("DROP TABLE saved_tag")
        try writer.run("CREATE TABLE saved_tag (quote INTEGER, position INTEGER, tag TEXT CHECK (tag = ''))")
    }
}
