import Foundation
import Testing

@testable import QuoteLibrary

@Suite struct CancellationTests {
    @Test(.timeLimit(.minutes(1)))
    func stopsInsideAStatementWhenTheTaskIsCancelled() async throws {
        let store = try Fixtures.makeStore()
        let (running, signal) = AsyncStream<Void>.makeStream()
        let task = Task<Int, any Error> { try await store.countForever { signal.yield() } }
        for await _ in running { break }
        task.cancel()
        await #expect(throws: LibraryError.cancelled) { try await task.value }
        #expect(try await store.searchCatalog(CatalogQuery(query: "courage")).total > 0)
    }

    @Test func doesNotBeginInACancelledTask() async throws {
        let store = try Fixtures.makeStore()
        let task = Task<Void, any Error> {
            withUnsafeCurrentTask { $0?.cancel() }
            _ = try await store.searchSaved(SavedQuery(query: "sea"))
        }
        await #expect(throws: LibraryError.cancelled) { try await task.value }
    }

    @Test func finishesASaveAllTheSame() async throws {
        let store = try Fixtures.makeStore()
        let task = Task<SaveOutcome, any Error> {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await store.save(
                NewQuote(text: "In time.", kind: .saved), at: Fixtures.quoteInstant, in: .gmt)
        }
        let saved = try await task.value.quote
        #expect(try await store.savedQuote(saved.id) == saved)
    }
}

extension QuoteStore {
    /// Runs a statement that only ends when it is interrupted.
    fileprivate func countForever(_ begin: @Sendable () -> Void) throws -> Int {
        begin()
        return try reader.integer(
            "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n")
    }
}
