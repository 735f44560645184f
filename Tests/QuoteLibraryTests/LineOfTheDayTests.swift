import Foundation
import Testing

@testable import QuoteLibrary

@Suite struct LineOfTheDayTests {
    private let store: QuoteStore
    private let day: LocalDay

    init() throws {
        store = try Fixtures.makeStore()
        day = try .of("2026-09-19")
    }

    @Test func isTheCuratedQuoteWhileNothingWasWritten() async throws {
        let quote = try #require(try await store.quoteOfTheDay(on: day, languages: ["fr"]))
        #expect(try await store.lineOfTheDay(on: day, languages: ["fr"]) == .curated(quote))
        let any = try #require(try await store.quoteOfTheDay(on: day))
        #expect(try await store.lineOfTheDay(on: day, languages: ["ja"]) == .curated(any))
        #expect(try await store.lineOfTheDay(on: day) == .curated(any))
    }

    @Test func isTheLineSavedLastOnThatDay() async throws {
        let first = Fixtures.makeLine("The first line of this day.")
        let second = Fixtures.makeLine("The second line of this day.")
        _ = try await store.saveGenerated(first, at: Fixtures.instant("2026-09-19T08:00:00Z"))
        let quote = try #require(
            try await store.saveGenerated(second, at: Fixtures.instant("2026-09-19T07:00:00Z")).saved)
        _ = try await store.saveGenerated(
            Fixtures.makeLine("A line of tomorrow."), at: Fixtures.instant("2026-09-20T00:00:00Z"))
        _ = try await store.save(
            NewQuote(text: "By hand.", kind: .saved), at: Fixtures.quoteInstant, in: .gmt)
        #expect(try await store.lineOfTheDay(on: day, languages: ["fr"]) == .generated(quote, second))
        _ = try await store.remove(quote.id)
        guard case .generated(_, first)? = try await store.lineOfTheDay(on: day) else {
            Issue.record("the earlier line is not shown")
            return
        }
    }

    @Test func isTheCuratedQuoteAgainOnTheNextDay() async throws {
        _ = try await store.saveGenerated(
            Fixtures.makeLine(), at: Fixtures.instant("2026-09-19T23:59:59Z"))
        for other in [day.next, day.previous] {
            guard case .curated = try await store.lineOfTheDay(on: other) else {
                Issue.record("a line of another day")
                return
            }
        }
    }

    @Test func isNothingWithoutACatalog() async throws {
        try await store.script("DELETE FROM catalog")
        #expect(try await store.lineOfTheDay(on: day) == nil)
    }
}
