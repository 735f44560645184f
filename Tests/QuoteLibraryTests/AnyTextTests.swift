import Foundation
import Testing

@testable import QuoteLibrary

/// Whatever is typed is a query: an answer, perhaps an empty one, and never an error.
@Suite struct AnyTextTests {
    static let texts = [
        "don't", "don’t", "well-being", "AND", "OR", "NOT", "sea AND", "AND sea", "\"unbalanced", "\"",
        "\"\"", "*",
        "sea*", "(", ")", "C++", "R&D", "what is love?", "-sea", "a:b:c", "text:sea", "NEAR(", "NEAR(a b, 3)",
        "20.04",
        "#seneca", "", " ", "\n\t", "\0", "sea\0rock", "%", "_", "\\", "'", "''; DROP TABLE saved; --",
        "^sea", "{text}",
        "+", "sea + rock", "時間", "愛", "雨", "go", "é", "😀", "👨‍👩‍👧 family", "\u{202E}sea", "\u{301}", "ß", "İ",
        "ﬁn",
        "ไทย", "ภาษาไทย", "आशा", "الصبر", "тишина", "\u{FFFD}", "\u{1B}[31m", "--", "...", "…", "$1", "?1",
        "|", "null",
        String(repeating: "a", count: 100_000), String(repeating: "\"", count: 5000),
        (0..<10_000).map { "word\($0)" }.joined(separator: " "), String(repeating: "愛", count: 5000),
    ]

    // By number: a name of 100,000 characters says nothing in a report.
    @Test(arguments: texts.indices)
    func answersInTheCatalogAndAmongTheSaved(textNumber: Int) async throws {
        let text = Self.texts[textNumber]
        let store = try Fixtures.makeStore()
        _ = try await store.save(
            NewQuote(text: "The sea is a rock in no hurry.", kind: .saved), at: Fixtures.quoteInstant,
            in: .gmt)
        let catalog = try await store.searchCatalog(CatalogQuery(query: text))
        #expect(catalog.quotes.count <= 5)
        let all = try await store.searchCatalog(
            CatalogQuery(query: text, mood: text, category: text, author: text, language: text))
        #expect(all.quotes.count <= all.total)
        let saved = try await store.searchSaved(SavedQuery(query: text))
        #expect(saved.quotes.count <= saved.total)
    }

    @Test(arguments: texts.indices)
    func savesAndGivesBackEveryByte(textNumber: Int) async throws {
        let text = Self.texts[textNumber]
        guard !text.allSatisfy(\.isWhitespace) else { return }
        let store = try Fixtures.makeStore()
        let quote = NewQuote(text: text, author: text, kind: .saved, tags: [text], locale: text)
        let outcome = try await store.save(quote, at: Fixtures.quoteInstant, in: .gmt)
        let found = try #require(try await store.savedQuote(outcome.quote.id))
        #expect(Array(found.text.utf8) == Array(text.utf8))
        #expect(found.author.map { Array($0.utf8) } == Array(text.utf8))
        #expect(found.tags == [text])
    }

    @Test(arguments: ["*", "\"", "(", "\0", "😀", "%", "_", "..."])
    func findsNothingByMarksAlone(text: String) async throws {
        let store = try Fixtures.makeStore()
        #expect(try await store.searchCatalog(CatalogQuery(query: text)).total == 0)
    }

    @Test func readsNoMoreThanTheFirstSixteenWords() {
        let numbers = (1...20).map { "word\($0)" }
        #expect(QueryWords(numbers.prefix(16).joined(separator: " ")).words.count == 16)
        #expect(QueryWords(numbers.prefix(17).joined(separator: " ")).words == Array(numbers.prefix(16)))
    }

    @Test(arguments: [
        ("Ain't stopping", ["ain't", "stopping"]), ("what is love?", ["love"]),
        ("C++ and R&D", ["c", "r&d"]),
        ("l'amitié d’un ami", ["amitie", "ami"]), ("-sea-", ["sea"]), ("a:b:c", ["b", "c"]),
        ("is it", ["is", "it"]),
        ("sea sea SEA", ["sea"]), ("o'clock", ["o'clock"]),
    ])
    func partsAQueryIntoWords(text: String, words: [String]) {
        #expect(QueryWords(text).words == words)
    }
}
