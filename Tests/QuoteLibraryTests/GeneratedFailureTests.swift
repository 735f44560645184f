import Foundation
import Testing

@testable import QuoteLibrary

/// Whatever fails while a generated line is saved, nothing of it remains.
@Suite struct GeneratedFailureTests {
    private let folder: TemporaryFolder
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appending(path: "library.sqlite")
    }

    private func makeStore(busyTimeout: Int32 = 5000) throws -> QuoteStore {
        try QuoteStore(
            at: .file(file), catalog: Fixtures.catalog, migrations: Migration.all, busyTimeout: busyTimeout)
    }

    private func expectNothingNew(in store: QuoteStore, since before: [String: Int]) async throws {
        #expect(try await store.rowCounts() == before)
        #expect(try await store.recentGenerated(limit: 10, locale: "en").count == before["generated"])
        #expect(try await store.searchSaved(SavedQuery(query: "kettle")).total == 0)
        // Refused while a transaction is open.
        try await store.execute("BEGIN")
        try await store.execute("ROLLBACK")
        #expect(try await store.integrity() == "ok")
    }

    /// Saves another line first, so that there is something to lose.
    private func prepare(_ store: QuoteStore) async throws -> [String: Int] {
        let line = Fixtures.makeLine("An older line about a harbor.")
        _ = try await store.saveGenerated(
            line, embedding: Fixtures.makeEmbedding(), at: Fixtures.instant("2026-09-01T12:00:00Z"))
        return try await store.rowCounts()
    }

    @Test(
        arguments: ["saved", "saved_tag", "generated", "embedding", "activity"],
        ["ABORT", "FAIL", "ROLLBACK"])
    func leavesNothingWhenAStatementFails(table: String, way: String) async throws {
        let store = try makeStore()
        let before = try await prepare(store)
        try await store.execute(
            "CREATE TRIGGER broken AFTER INSERT ON \(table) BEGIN SELECT RAISE(\(way), 'broken'); END")
        await #expect(throws: LibraryError.database(code: 1811, message: "broken")) {
            try await store.saveGenerated(Fixtures.makeLine(), embedding: Fixtures.makeEmbedding())
        }
        try await expectNothingNew(in: store, since: before)
        try await store.execute("DROP TRIGGER broken")
        let outcome = try await store.saveGenerated(Fixtures.makeLine(), embedding: Fixtures.makeEmbedding())
        #expect(outcome.saved != nil)
    }

    @Test func leavesNothingWhenTheSecondTagFails() async throws {
        let store = try makeStore()
        let before = try await prepare(store)
        try await store.execute(
            """
            CREATE TRIGGER broken AFTER INSERT ON saved_tag WHEN NEW.position = 1
            BEGIN SELECT RAISE(ABORT, 'broken'); END
            """)
        await #expect(throws: LibraryError.self) { try await store.saveGenerated(Fixtures.makeLine()) }
        try await expectNothingNew(in: store, since: before)
    }

    @Test func leavesNothingWhenTheWordsCannotBeIndexed() async throws {
        let store = try makeStore()
        let before = try await prepare(store)
        try await store.script("ALTER TABLE saved_words RENAME TO words_elsewhere")
        await #expect(throws: LibraryError.database(code: 1, message: "no such table: saved_words")) {
            try await store.saveGenerated(Fixtures.makeLine(), embedding: Fixtures.makeEmbedding())
        }
        try await store.script("ALTER TABLE words_elsewhere RENAME TO saved_words")
        try await expectNothingNew(in: store, since: before)
    }

    @Test func leavesNothingWhenTheCommitFails() async throws {
        let store = try makeStore()
        let before = try await prepare(store)
        // The violation is only seen at the end of the transaction.
        try await store.script(
            """
            CREATE TABLE orphan (quote INTEGER REFERENCES saved (id) DEFERRABLE INITIALLY DEFERRED);
            CREATE TRIGGER broken AFTER INSERT ON activity BEGIN INSERT INTO orphan VALUES (999); END;
            """)
        await #expect(throws: LibraryError.database(code: 787, message: "FOREIGN KEY constraint failed")) {
            try await store.saveGenerated(Fixtures.makeLine(), embedding: Fixtures.makeEmbedding())
        }
        try await expectNothingNew(in: store, since: before)
    }

    @Test func leavesNothingWhereverTheDiskGetsFull() async throws {
        let store = try makeStore()
        let before = try await prepare(store)
        var line = Fixtures.makeLine()
        line.tags = (0..<200).map { "tag number \($0)" }
        line.explanation = "\"" + String(repeating: "because ", count: 4000) + "\""
        let pages = try await store.pageCount()
        var failures = 0
        for free in 0..<200 {
            try await store.limitPages(to: pages + free)
            do {
                _ = try await store.saveGenerated(line, embedding: Fixtures.makeEmbedding())
                break
            } catch LibraryError.diskFull(file.path) {
                failures += 1
                try await expectNothingNew(in: store, since: before)
            }
        }
        #expect((5..<200).contains(failures))
        #expect(try await store.recentGenerated(limit: 1) == [line])
    }

    @Test func saysThatAnotherProcessHoldsTheFile() async throws {
        let first = try makeStore()
        let second = try makeStore(busyTimeout: 10)
        let before = try await prepare(first)
        try await first.execute("BEGIN IMMEDIATE")
        await #expect(throws: LibraryError.locked(path: file.path)) {
            try await second.saveGenerated(Fixtures.makeLine())
        }
        try await first.execute("ROLLBACK")
        try await expectNothingNew(in: second, since: before)
        #expect(try await second.saveGenerated(Fixtures.makeLine()).saved != nil)
    }

    @Test func saysThatTheFileCannotBeWritten() async throws {
        let store = try makeStore()
        let before = try await prepare(store)
        try await store.execute("PRAGMA query_only = 1")
        await #expect(throws: LibraryError.readOnlyFile(path: file.path)) {
            try await store.saveGenerated(Fixtures.makeLine())
        }
        try await store.execute("PRAGMA query_only = 0")
        try await expectNothingNew(in: store, since: before)
    }

    @Test func refusesAnImpossibleScore() async throws {
        let store = try makeStore()
        let before = try await prepare(store)
        for change: (inout GeneratedLine) -> Void in [
            { $0.judgeScore = 10.01 }, { $0.distinctiveness = -0.01 }, { $0.judgeScore = .nan },
            { $0.wordCount = 0 }, { $0.explanation = "" }, { $0.novelty.nearestSimilarity = 2 },
            { $0.draftLanguage = "en" }, { $0.locale = "" },
        ] {
            var line = Fixtures.makeLine()
            change(&line)
            let wrong = line
            await #expect(throws: LibraryError.self) { try await store.saveGenerated(wrong) }
        }
        try await expectNothingNew(in: store, since: before)
        for score in [0.0, 10.0] {
            var line = Fixtures.makeLine("A line of \(Int(score)) points.")
            (line.judgeScore, line.distinctiveness) = (score, score)
            #expect(try await store.saveGenerated(line).saved != nil)
        }
    }

    // MARK: - Cancelling

    @Test func savesNothingOnceTheTaskIsCancelled() async throws {
        let store = try makeStore()
        let before = try await prepare(store)
        let early = Task<GeneratedOutcome, any Error> {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await store.saveGenerated(Fixtures.makeLine())
        }
        await #expect(throws: LibraryError.cancelled) { try await early.value }
        // Inside the transaction, as when the time is over just then.
        let late = Task<GeneratedOutcome, any Error> {
            try await store.saveGenerated(
                Fixtures.makeLine(), comparedUpTo: 0, at: Fixtures.quoteInstant, in: .gmt
            ) { _, _ in
                withUnsafeCurrentTask { $0?.cancel() }
                return false
            }
        }
        await #expect(throws: LibraryError.cancelled) { try await late.value }
        try await expectNothingNew(in: store, since: before)
    }

    @Test func aCancelledTaskWaitsForNoLock() async throws {
        let first = try makeStore()
        // Who waits for the lock waits for an hour, and the suite with it.
        let second = try makeStore(busyTimeout: 3_600_000)
        try await first.execute("BEGIN IMMEDIATE")
        let task = Task<GeneratedOutcome, any Error> { try await second.saveGenerated(Fixtures.makeLine()) }
        task.cancel()
        await #expect(throws: LibraryError.cancelled) { try await task.value }
        let save = Task<SaveOutcome, any Error> {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await second.save(
                NewQuote(text: "Waiting.", kind: .saved), at: Fixtures.quoteInstant, in: .gmt)
        }
        await #expect(throws: LibraryError.locked(path: file.path)) { try await save.value }
    }

    // MARK: - Two at once

    @Test func ofTwoThatSaveTheSameLineAtOnceOneHasSavedIt() async throws {
        let stores = [try makeStore(), try makeStore(), try makeStore()]
        let count = 20
        let outcomes = try await withThrowingTaskGroup(of: [GeneratedOutcome].self) { group in
            for store in stores {
                group.addTask {
                    var outcomes: [GeneratedOutcome] = []
                    for number in 0..<count {
                        outcomes.append(
                            try await store.saveGenerated(
                                Fixtures.makeLine("Line \(number) of many."),
                                embedding: Fixtures.makeEmbedding()))
                    }
                    return outcomes
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        for number in 0..<count {
            let saved = outcomes.compactMap { $0[number].saved }
            #expect(saved.count == 1)
            let others = outcomes.filter { outcome in
                saved.first.map { outcome[number] == .alreadySaved($0) } ?? false
            }
            #expect(others.count == 2)
        }
        let counts = try await stores[0].rowCounts()
        #expect(counts["saved"] == count)
        #expect(counts["generated"] == count)
        #expect(counts["embedding"] == count)
        #expect(try await stores[1].integrity() == "ok")
    }
}

extension QuoteStore {
    fileprivate func pageCount() throws -> Int { try writer.integer("PRAGMA page_count") }
    fileprivate func limitPages(to count: Int) throws { try writer.run("PRAGMA max_page_count = \(count)") }
    fileprivate func integrity() throws -> String? {
        try writer.firstRow("PRAGMA integrity_check") { $0.text(0) ?? "" }
    }
}
