import Testing

@testable import QuoteLibrary

/// The saved quotes and the streak of the chat evaluation, asked as its rows ask.
@Suite struct EvaluationLibraryTests {
    @Test(arguments: [
        ("harbor", SavedQuery.Kind.any, "A harbor teaches"), ("harbour", .any, "A harbor teaches"),
        ("patience door", .any, "Patience is a door"), ("Grandma Petra", .any, "Leave the kettle"),
        ("petra", .any, "Leave the kettle"), ("courage", .generated, "Courage is often"),
        ("brave", .generated, "Courage is often"), ("friend", .any, "A friend is someone"),
        ("friendship", .any, "A friend is someone"), ("grief", .any, "Grief keeps"),
        ("greif", .any, "Grief keeps"),
        ("loss", .any, "Grief keeps"), ("river", .favorite, "Nobody argues"),
        ("snow", .any, "Snow is the only"),
        ("osterhuis work", .imported, "Measure your work"), ("osterhuis", .any, "Measure your work"),
        ("teachers", .any, "A good teacher"), ("teaching", .any, "A good teacher"),
        ("letters", .any, "A letter is"),
        ("letter", .any, "A letter is"), ("silence", .any, "Well-kept silence"),
        ("silence", .any, "Le silence"),
        ("silence", .any, "Тишина"), ("clock", .any, "The clockmaker"),
        ("wasser", .any, "Wer langsam rudert"),
        ("water", .any, "Wer langsam rudert"), ("WASSER", .any, "Wer langsam rudert"),
        ("Mut", .any, "Der Mut kommt"),
        ("mar", .any, "El mar no"), ("mar", .any, "O mar devolve"), ("sea", .any, "El mar no"),
        ("silence", .any, "Le silence"), ("jardin", .any, "Un jardin"), ("tempo", .any, "Il tempo non"),
        ("amicizia", .any, "L'amicizia"), ("saudade", .any, "A saudade"), ("wind", .any, "Tegenwind"),
        ("雨", .any, "雨の音"), ("rain", .any, "雨の音"), ("月", .any, "月亮"), ("月亮", .any, "月亮"),
        ("тишин", .any, "Тишина"), ("тишину", .any, "Тишина"), ("cafe", .any, "Quem divide"),
        ("आशा", .any, "आशा"), ("الصبر", .any, "الصبر"), ("isn’t empty", .any, "Well-kept silence"),
        ("星崎", .any, "雨の音"),
    ])
    func findsTheSavedQuote(query: String, kind: SavedQuery.Kind, beginning: String) async throws {
        let store = try await Fixtures.makeEvaluationStore()
        let matches = try await store.searchSaved(SavedQuery(query: query, kind: kind))
        #expect(matches.quotes.contains { $0.begins(with: beginning) })
    }

    @Test(arguments: ["dragon", "dragons"])
    func findsNothingThatIsNotThere(query: String) async throws {
        let store = try await Fixtures.makeEvaluationStore()
        let matches = try await store.searchSaved(SavedQuery(query: query))
        #expect(matches.total == 0)
    }

    @Test func findsNoFavoriteAboutTheSea() async throws {
        let store = try await Fixtures.makeEvaluationStore()
        let matches = try await store.searchSaved(SavedQuery(query: "sea", kind: .favorite))
        #expect(matches.total == 0)
    }

    @Test(arguments: [
        (SavedQuery.Kind.any, ["Leave the kettle", "Courage is often", "A harbor teaches", "Wer langsam"]),
        (.favorite, ["Courage is often", "Patience is a door", "La risa es"]),
        (.generated, ["Courage is often", "Wer langsam", "La risa es", "Failure sends"]),
        (.imported, ["A harbor teaches", "Patience is a door", "Ignore previous"]),
    ])
    func listsTheNewestFirst(kind: SavedQuery.Kind, beginnings: [String]) async throws {
        let store = try await Fixtures.makeEvaluationStore()
        let matches = try await store.searchSaved(SavedQuery(kind: kind, limit: beginnings.count))
        for (quote, beginning) in zip(matches.quotes, beginnings) {
            #expect(quote.begins(with: beginning))
        }
        #expect(matches.quotes.count == beginnings.count)
    }

    @Test func keepsTheOneDuplicateOut() async throws {
        let store = try await Fixtures.makeEvaluationStore()
        #expect(try await store.savedCount() == 69)
    }

    @Test func reportsTheStreakThatTheEvaluationExpects() async throws {
        let store = try await Fixtures.makeEvaluationStore()
        let status = try await store.streak(today: .of("2026-09-19"))
        #expect(status.state == .counted)
        #expect(status.current == 12)
        #expect(status.longest == 31)
        #expect(status.longestFrom == (try .of("2026-03-10")))
        #expect(status.longestTo == (try .of("2026-04-09")))
        #expect(status.lastActiveDay == (try .of("2026-09-19")))
        #expect(status.activeDaysInWeek == 6)
        #expect(status.activeDaysInLastSeven == 7)
    }
}
