import Foundation
import Testing

@testable import QuoteLibrary

@Suite struct CatalogTests {
    private static func row(_ id: String, _ change: (inout [String: Any]) -> Void = { _ in }) throws -> String
    {
        var row: [String: Any] = [
            "id": id, "text": "A line.", "author": "A. Writer", "work": "A Work", "circa": false,
            "language": "en",
            "mood": "calm", "category": "life", "source": "test", "public_domain": "test",
        ]
        change(&row)
        return String(decoding: try JSONSerialization.data(withJSONObject: row), as: UTF8.self)
    }

    private func files(_ lines: String..., in folder: TemporaryFolder) throws -> CatalogFiles {
        try Data(lines.joined(separator: "\n").utf8).write(to: folder.url.appending(path: "en.jsonl"))
        return CatalogFiles(folder: folder.url)
    }

    @Test func loadsEveryFieldOfAQuote() async throws {
        let store = try Fixtures.makeStore()
        let quote = try #require(try await store.catalogQuote(id: "en-0003"))
        #expect(quote.text == "Forgiveness is a door that opens from the inside.")
        #expect(quote.author == "Marcus Aurelian Vale")
        #expect(quote.year == -44)
        #expect(quote.translator == "George Longview")
        #expect(quote.locator == "chapter 1")
        #expect(quote.mood == .comfort)
        #expect(quote.category == .character)
        #expect(try await store.catalogQuote(id: "en-0007")?.speaker == "Hamlin")
        #expect(try await store.catalogQuote(id: "xx-0001") == nil)
        #expect(try await store.catalogCounts() == ["en": 13, "de": 4, "es": 2, "fr": 2, "it": 2, "pt": 2])
    }

    @Test func loadsAgainOnlyWhatHasChanged() async throws {
        let folder = try TemporaryFolder()
        let library = QuoteStore.Location.file(folder.url.appending(path: "library.sqlite"))
        let first = try QuoteStore(at: library, catalog: files(Self.row("en-1"), in: folder))
        let version = try await first.catalogVersion()
        let same = try QuoteStore(at: library, catalog: CatalogFiles(folder: folder.url))
        #expect(try await same.catalogVersion() == version)
        let changed = try files(
            Self.row("en-1") { $0["text"] = "Another line." }, "", Self.row("en-2"), in: folder)
        let second = try QuoteStore(at: library, catalog: changed)
        #expect(try await second.catalogVersion() != version)
        #expect(try await second.catalogQuote(id: "en-1")?.text == "Another line.")
        #expect(try await second.searchCatalog(CatalogQuery(query: "line")).total == 2)
    }

    @Test(arguments: [
        ("mood", "sleepy"), ("category", "sleep"), ("text", " "), ("author", ""), ("circa", "yes"),
        ("work", "\n"),
    ])
    func namesTheLineAndFieldThatIsWrong(field: String, value: String) throws {
        let folder = try TemporaryFolder()
        let files = try files(Self.row("en-1"), Self.row("en-2") { $0[field] = value }, in: folder)
        #expect(throws: LibraryError.damagedCatalog(file: "en.jsonl", line: 2, field: field)) {
            try QuoteStore(at: .inMemory, catalog: files)
        }
    }

    @Test func namesWhatIsMissingOrThereTwice() throws {
        let folder = try TemporaryFolder()
        let missing = try files(Self.row("en-1") { $0["author"] = nil }, in: folder)
        #expect(throws: LibraryError.damagedCatalog(file: "en.jsonl", line: 1, field: "author")) {
            try QuoteStore(at: .inMemory, catalog: missing)
        }
        let twice = try files(Self.row("en-1"), Self.row("en-1"), in: folder)
        #expect(throws: LibraryError.damagedCatalog(file: "en.jsonl", line: 2, field: "id")) {
            try QuoteStore(at: .inMemory, catalog: twice)
        }
        let broken = try files("{\"id\": ", in: folder)
        #expect(throws: LibraryError.damagedCatalog(file: "en.jsonl", line: 1, field: "row")) {
            try QuoteStore(at: .inMemory, catalog: broken)
        }
    }

    @Test func namesTheResourceThatIsMissing() throws {
        let folder = try TemporaryFolder()
        let missing = LibraryError.missingResource(name: "commonplace_QuoteLibrary.resources/Catalog")
        #expect(throws: missing) { try CatalogFiles.bundled(besideProgramIn: folder.url) }
        let empty = CatalogFiles(folder: folder.url)
        #expect(throws: LibraryError.missingResource(name: "\(folder.url.lastPathComponent)/*.jsonl")) {
            try QuoteStore(at: .inMemory, catalog: empty)
        }
    }

    @Test(arguments: [
        "bin/commonplace_QuoteLibrary.resources", "share/commonplace/commonplace_QuoteLibrary.resources",
    ])
    func findsTheResourceBesideTheProgramOrInTheShareFolder(place: String) throws {
        let folder = try TemporaryFolder()
        let catalog = folder.url.appending(path: place).appending(path: "Catalog")
        try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
        let found = try CatalogFiles.bundled(besideProgramIn: folder.url.appending(path: "bin"))
        #expect(found.folder.path == catalog.path)
    }

    @Test func findsAQuoteByTheNamesItsAuthorHasElsewhere() async throws {
        let folder = try TemporaryFolder()
        let files = try files(Self.row("en-1"), Self.row("en-2") { $0["author"] = "B. Other" }, in: folder)
        let author =
            #"{"name":"A. Writer","born":-44,"died":17,"circa":true,"role":"author","#
            + #""names":["Äußerling"],"group":null,"note":null}"#
        try Data(author.utf8).write(to: folder.url.appending(path: "authors.jsonl"))
        let store = try QuoteStore(at: .inMemory, catalog: files)
        let found = try await store.searchCatalog(CatalogQuery(query: "ausserling")).quotes
        #expect(found.map(\.id) == ["en-1"])
        #expect(found.first?.author == "A. Writer")
        #expect(try files.authors().first?.dates == "c. 44 BC–17")
        #expect(try files.sources().isEmpty)
    }

    @Test func countsWhatItHolds() async throws {
        let summary = try await Fixtures.makeStore().catalogSummary()
        #expect(summary.total == 25)
        #expect(summary.languages["de"] == 4)
        #expect(summary.moods.values.reduce(0, +) == 25)
        #expect(summary.categories.values.reduce(0, +) == 25)
        #expect(summary.authors["Ada Thornfield"] ?? 0 > 1)
    }

    // MARK: - The quote of the day

    @Test func showsOneQuoteADayAndNoneAgainBeforeAllWereShown() async throws {
        let store = try Fixtures.makeStore()
        let first = try LocalDay.of("2026-09-19")
        for languages in [[], ["fr", "deutsch"]] as [[String]] {
            let count = languages.isEmpty ? 25 : 6
            var shown: [String] = []
            for offset in 0..<count {
                let day = first.advanced(by: offset)
                let quote = try #require(try await store.quoteOfTheDay(on: day, languages: languages))
                #expect(try await store.quoteOfTheDay(on: day, languages: languages) == quote)
                shown.append(quote.id)
            }
            #expect(Set(shown).count == count)
            let again = try await store.quoteOfTheDay(on: first.advanced(by: count), languages: languages)
            #expect(again?.id == shown.first)
        }
        #expect(try await store.quoteOfTheDay(on: first, languages: ["ja"]) == nil)
        #expect(try await store.quoteOfTheDay(on: .of("1960-01-01")) != nil)
    }

    // MARK: - Themes

    @Test func everyMoodAndCategoryHasItsWordsInTheLanguagesOfTheCatalog() {
        for name in Mood.allCases.map(\.rawValue) + Category.allCases.map(\.rawValue) {
            let theme = Themes.named[name]
            for language in ["en", "de", "es", "fr", "it", "pt"] {
                #expect(theme?.words[language]?.count ?? 0 >= 4)
            }
            #expect(theme?.words["en"]?.contains(name) == true)
        }
        #expect(Themes.all.count == 27)
    }
}

extension QuoteStore {
    fileprivate func catalogVersion() throws -> String? {
        try reader.firstRow("SELECT version FROM catalog_state") { $0.text(0) ?? "" }
    }
}
