import Foundation
import Testing

@testable import QuoteLibrary

/// The catalog that is installed with the program, as a whole.
@Suite struct WholeCatalogTests {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/QuoteLibrary")
    static let files = CatalogFiles(folder: root.appending(path: "Catalog"))
    private static let read = Result { try quotes() }

    private let quotes: [CatalogQuote]
    private let authors: [String: CatalogAuthor]

    init() throws {
        quotes = try Self.read.get()
        authors = Dictionary(uniqueKeysWithValues: try Self.files.authors().map { ($0.name, $0) })
    }

    private static func quotes() throws -> [CatalogQuote] {
        var known: Set<String> = []
        return try files.contents().flatMap {
            try CatalogLoader.quotes(in: $0.bytes, file: $0.name, known: &known)
        }
    }

    private func counts(_ key: (CatalogQuote) -> String) -> [String: Int] {
        Dictionary(quotes.map { (key($0), 1) }, uniquingKeysWith: +)
    }

    @Test func hasEnoughOfEachKind() {
        #expect(quotes.count >= 1200)
        let languages = counts(\.language)
        #expect(languages["en", default: 0] >= 500)
        for language in ["de", "es", "fr", "it", "pt"] { #expect(languages[language, default: 0] >= 120) }
        #expect(languages["nl", default: 0] > 0 && languages["id", default: 0] > 0)
        let moods = counts(\.mood.rawValue)
        for mood in Mood.allCases { #expect(moods[mood.rawValue, default: 0] >= 20) }
        let categories = counts(\.category.rawValue)
        for category in Category.allCases { #expect(categories[category.rawValue, default: 0] >= 20) }
    }

    @Test func hasNoMoreThan25ByOneAuthorInAllLanguages() {
        let groups = counts { authors[$0.author]?.group ?? $0.author }
        for (author, count) in groups { #expect(count <= 25, "\(author)") }
    }

    @Test func namesEachQuoteByItsLanguageAndANumber() {
        for quote in quotes {
            #expect(quote.id.wholeMatch(of: /[a-z]{2}-[0-9]{4}/) != nil)
            #expect(quote.id.hasPrefix(quote.language + "-"))
        }
    }

    @Test func keepsTheWordsOfThePublishedNames() throws {
        let lines = try String(
            contentsOf: Fixtures.folder.appending(path: "published-catalog.tsv"), encoding: .utf8
        )
        .split(separator: "\n")
        #expect(lines.count == 328)
        let texts = Dictionary(uniqueKeysWithValues: quotes.map { ($0.id, $0.text) })
        for line in lines {
            let fields = line.split(separator: "\t", maxSplits: 1).map(String.init)
            let id = try #require(fields.first)
            var hash = StableHash()
            hash.combine(try #require(texts[id]))
            #expect(String(hash.value, radix: 16) == fields.last, "\(id)")
        }
    }

    @Test func hasNoTextTwiceAndNoneOfMoreThan60Words() {
        #expect(Set(quotes.map(\.text.fingerprint)).count == quotes.count)
        for quote in quotes {
            #expect(quote.text.split(whereSeparator: \.isWhitespace).count <= 60, "\(quote.id)")
        }
    }

    @Test func fillsEveryFieldThatIsNeeded() throws {
        let sources = Set(try Self.files.sources().map(\.id))
        for quote in quotes {
            #expect(quote.year != nil && quote.locator?.isEmpty == false, "\(quote.id)")
            #expect((quote.translator == nil) == (quote.translationYear == nil), "\(quote.id)")
            #expect(!quote.publicDomain.isEmpty, "\(quote.id)")
            #expect(sources.contains(quote.source), "\(quote.id)")
        }
        #expect(sources == Set(quotes.map(\.source)))
    }

    @Test func knowsEveryAuthorAndTranslatorAndNoOther() {
        let named = Set(quotes.map(\.author)).union(quotes.compactMap(\.translator))
        #expect(named == Set(authors.keys))
        for author in authors.values {
            if let born = author.born, let died = author.died { #expect(born < died, "\(author.name)") }
            // A person whose years are not known needs a word that says so.
            if author.dates == nil, author.role == .author { #expect(author.note != nil, "\(author.name)") }
        }
    }

    @Test func saysWhereItIsNotInThePublicDomain() {
        for quote in quotes {
            let names = [quote.author] + [quote.translator].compactMap { $0 }
            let isRecent = names.contains { (authors[$0]?.died ?? 0) > 1955 }
            if isRecent { #expect(quote.publicDomain.contains("life plus 70 years"), "\(quote.id)") }
        }
    }

    @Test func recordsHowEachQuoteWasChecked() throws {
        let record = Self.root.appending(path: "CatalogRecord")
        let lines = try String(contentsOf: record.appending(path: "verification.tsv"), encoding: .utf8)
            .split(separator: "\n").dropFirst()
        let rows = lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
        #expect(rows.map { $0[0] } == quotes.map(\.id))
        let checked = Dictionary(
            uniqueKeysWithValues: try Self.files.sources().map { ($0.id, $0.checkedAgainst) })
        for (row, quote) in zip(rows, quotes) {
            #expect(row[1] == quote.source && row[2] == checked[quote.source] && row[6] == "verified")
        }
        for quote in quotes where checked[quote.source] == "own excerpts" {
            let excerpt = record.appending(path: "sources").appending(path: quote.source)
            let text = try String(contentsOf: excerpt, encoding: .utf8)
            #expect(text.compared.contains(quote.text.compared), "\(quote.id)")
        }
    }

    @Test func loadsAndCanBeFound() async throws {
        let store = try QuoteStore(at: .inMemory, catalog: Self.files)
        #expect(try await store.catalogSummary().total == quotes.count)
        for name in Mood.allCases.map(\.rawValue) + Category.allCases.map(\.rawValue) {
            #expect(try await store.searchCatalog(CatalogQuery(query: name)).total >= 20)
        }
        #expect(try await store.searchCatalog(CatalogQuery(query: "Dostojewski")).quotes.isEmpty == false)
        #expect(try await store.searchCatalog(CatalogQuery(language: "indonesian")).total > 0)
    }
}

extension String {
    /// The words alone, as two printings of a passage have them in common.
    fileprivate var compared: String {
        folded.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }
}
