import Foundation
import Testing

@testable import QuoteLibrary

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A library that is only read: everything can be seen, and nothing is left behind.
@Suite struct ReadOnlyLibraryTests {
    private let folder: TemporaryFolder
    private let file: URL
    private let day: LocalDay

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appending(path: "a b#c?d%41é/library.sqlite")
        day = try .of("2026-09-19")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    }

    /// Every file of the library's folder with its bytes.
    private func contents() throws -> [String: Data] {
        let inner = file.deletingLastPathComponent()
        let names = try FileManager.default.contentsOfDirectory(atPath: inner.path)
        return try names.reduce(into: [:]) { $0[$1] = try Data(contentsOf: inner.appending(path: $1)) }
    }

    /// Puts a library with a generated and a kept line there, with the named companions of an open file.
    private func makeLibrary(with companions: [String] = []) async throws -> SavedQuote {
        let other = folder.url.appending(path: "other/library.sqlite")
        let store = try QuoteStore(at: .file(other), catalog: Fixtures.catalog)
        _ = try await store.save(
            NewQuote(text: "By hand.", kind: .saved), at: Fixtures.quoteInstant, in: .gmt)
        try await store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        let line = Fixtures.makeLine()
        let outcome = try await store.saveGenerated(line, embedding: Fixtures.makeEmbedding())
        let quote = try #require(outcome.saved)
        // Without them everything has to be in the file itself.
        if companions.isEmpty { try await store.execute("PRAGMA wal_checkpoint(TRUNCATE)") }
        for companion in [""] + companions {
            try FileManager.default.copyItem(atPath: other.path + companion, toPath: file.path + companion)
        }
        return quote
    }

    private func expectEverything(in store: QuoteStore, _ quote: SavedQuote) async throws {
        let line = Fixtures.makeLine()
        #expect(store.isReadOnly)
        #expect(try await store.lineOfTheDay(on: day) == .generated(quote, line))
        #expect(try await store.savedQuote(quote.id) == quote)
        #expect(try await store.generatedLine(quote.id) == line)
        #expect(try await store.recentGenerated(limit: 5) == [line])
        #expect(try await store.searchSaved(SavedQuery(query: "kettle")).quotes == [quote])
        #expect(try await store.searchSaved(SavedQuery()).total == 2)
        #expect(try await store.searchCatalog(CatalogQuery(query: "forgiveness")).total > 0)
        #expect(try await store.noveltyRows().count == 27)
        #expect(try await store.embeddings(by: "minilm").count == 1)
        #expect(try await store.textsWithoutEmbedding(by: "minilm", limit: 100).count == 26)
        #expect(try await store.streak(today: day).current == 1)
    }

    // MARK: - Reading

    @Test(arguments: [[], ["-wal", "-shm"]])
    func readsEverythingAndLeavesNothingBehind(companions: [String]) async throws {
        let quote = try await makeLibrary(with: companions)
        let before = try contents()
        #expect(before.count == 1 + companions.count)
        let store = try #require(try QuoteStore.readingOnly(at: file))
        try await expectEverything(in: store, quote)
        #expect(try contents() == before)
    }

    @Test func readsTheJournalThatWasCopiedWithoutItsIndex() async throws {
        let quote = try await makeLibrary(with: ["-wal"])
        let store = try #require(try QuoteStore.readingOnly(at: file))
        try await expectEverything(in: store, quote)
    }

    @Test func readsWhatAnotherProcessWritesMeanwhile() async throws {
        let writer = try QuoteStore(at: .file(file), catalog: Fixtures.catalog)
        // The index is one for the whole process, so that here the reader leaves its marks in it.
        let before = try contents().filter { !$0.key.hasSuffix("-shm") }
        let reader = try #require(try QuoteStore.readingOnly(at: file))
        guard case .curated = try await reader.lineOfTheDay(on: day) else {
            Issue.record("there is no other line yet")
            return
        }
        #expect(try contents().filter { !$0.key.hasSuffix("-shm") } == before)
        let quote = try #require(try await writer.saveGenerated(Fixtures.makeLine()).saved)
        #expect(try await reader.lineOfTheDay(on: day) == .generated(quote, Fixtures.makeLine()))
        #expect(try await writer.remove(quote.id) == quote)
    }

    @Test func saysThatTheFileWasWrittenToWhileItWasTakenForUnchanging() async throws {
        let quote = try await makeLibrary()
        let reader = try #require(try QuoteStore.readingOnly(at: file))
        #expect(try await reader.savedQuote(quote.id) == quote)
        let writer = try QuoteStore(at: .file(file), catalog: Fixtures.catalog)
        _ = try await writer.setFavorite(quote.id, to: true)
        await #expect(throws: LibraryError.locked(path: file.path)) { try await reader.savedQuote(quote.id) }
        let again = try #require(try QuoteStore.readingOnly(at: file))
        #expect(try await again.savedQuote(quote.id)?.isFavorite == true)
        #expect(try await writer.savedCount() == 2)
    }

    @Test func isNoErrorWhereThereIsNoLibrary() throws {
        #expect(try QuoteStore.readingOnly(at: file) == nil)
        #expect(try QuoteStore.readingOnly(at: folder.url.appending(path: "nowhere/at/all.sqlite")) == nil)
        #expect(try contents().isEmpty)
        try Data().write(to: file)
        #expect(try QuoteStore.readingOnly(at: file) == nil)
        #expect(try contents() == ["library.sqlite": Data()])
    }

    // MARK: - Refusals

    @Test func refusesEveryChange() async throws {
        let quote = try await makeLibrary()
        let before = try contents()
        let store = try #require(try QuoteStore.readingOnly(at: file))
        let embedding = try #require(Fixtures.makeEmbedding())
        let new = NewQuote(text: "New.", kind: .saved)
        let changes: [@Sendable () async throws -> Void] = [
            { _ = try await store.save(new, at: Fixtures.quoteInstant, in: .gmt) },
            { _ = try await store.saveGenerated(Fixtures.makeLine("New.")) },
            { _ = try await store.remove(quote.id) },
            { _ = try await store.setFavorite(quote.id, to: true) },
            { try await store.recordActivity(.today, at: Fixtures.quoteInstant, in: .gmt) },
            { try await store.storeEmbeddings(["by hand": embedding]) },
        ]
        for change in changes {
            await #expect(throws: LibraryError.readOnlyFile(path: file.path)) { try await change() }
        }
        try await expectEverything(in: store, quote)
        #expect(try contents() == before)
    }

    @Test func refusesWhatIsNoLibraryAndANewerOne() async throws {
        try Data("This is no database, only a long enough text. ".utf8 + Data(count: 4096)).write(to: file)
        #expect(throws: LibraryError.corruptFile(path: file.path)) { try QuoteStore.readingOnly(at: file) }
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        #expect(throws: LibraryError.cannotOpen(path: file.path)) { try QuoteStore.readingOnly(at: file) }
        try FileManager.default.removeItem(at: file)
        _ = try await makeLibrary()
        let store = try QuoteStore(at: .file(file), catalog: Fixtures.catalog)
        try await store.execute("INSERT INTO migration (name) VALUES ('9999-later')")
        #expect(throws: LibraryError.newerFile(path: file.path, unknownMigrations: ["9999-later"])) {
            try QuoteStore.readingOnly(at: file)
        }
        try await store.execute("PRAGMA application_id = 77")
        #expect(throws: LibraryError.notALibrary(path: file.path)) { try QuoteStore.readingOnly(at: file) }
    }

    // MARK: - An earlier program's library

    private func copyOldLibrary() throws {
        try FileManager.default.copyItem(at: Fixtures.folder.appending(path: "library-0001.sqlite"), to: file)
    }

    @Test func readsALibraryFromBeforeGenerationAsItIs() async throws {
        try copyOldLibrary()
        let before = try contents()
        let store = try #require(try QuoteStore.readingOnly(at: file))
        let quote = try #require(try await store.savedQuote(3))
        #expect(quote.author == GeneratedLine.author)
        #expect(try await store.searchSaved(SavedQuery(query: "kettle")).total == 1)
        guard case .curated(let curated) = try await store.lineOfTheDay(on: quote.savedOn) else {
            Issue.record("a line of which nothing is known")
            return
        }
        #expect(try await store.catalogQuote(id: curated.id) == curated)
        #expect(try await store.generatedLine(3) == nil)
        #expect(try await store.recentGenerated(limit: 5).isEmpty)
        #expect(try await store.embeddings(by: "minilm").isEmpty)
        let rows = try await store.noveltyRows()
        #expect(rows.count == 12 + 3)
        #expect(rows.allSatisfy { $0.fingerprint == $0.text.fingerprint })
        #expect(try await store.textsWithoutEmbedding(by: "minilm", limit: 4).count == 4)
        #expect(try contents() == before)
    }

    @Test func bringsALibraryFromBeforeGenerationUpToDate() async throws {
        try copyOldLibrary()
        let store = try QuoteStore(at: .file(file), catalog: Fixtures.catalog)
        #expect(store.backup?.lastPathComponent == "library.sqlite.before-0002-generation")
        #expect(!store.isReadOnly)
        let kept = try #require(try await store.savedQuote(1))
        #expect(kept.author == "Grandma Petra")
        #expect(kept.isFavorite)
        #expect(kept.tags == ["home", "tea"])
        let generated = try #require(try await store.savedQuote(3))
        #expect(generated.author == GeneratedLine.author)
        #expect(generated.work == nil)
        #expect(generated.catalogID == nil)
        #expect(try await store.searchSaved(SavedQuery(query: "Seneca")).total == 0)
        #expect(try await store.searchSaved(SavedQuery(query: "commonplace")).quotes == [generated])
        #expect(try await store.catalogCounts()["en"] == 13)
        #expect(try await store.saveGenerated(Fixtures.makeLine()).saved?.id == 4)
        let same = Fixtures.makeLine("Forgiveness is a door that opens from the inside.")
        guard case .alreadyInCatalog = try await store.saveGenerated(same) else {
            Issue.record("the catalog has no fingerprints")
            return
        }
    }

    // MARK: - Rights

    @Test(.enabled(if: geteuid() != 0, "the superuser may write anywhere"), arguments: [0o400, 0o600])
    func aLibraryThatCannotBeWrittenIsRead(rights: Int) async throws {
        let quote = try await makeLibrary()
        let inner = file.deletingLastPathComponent()
        let manager = FileManager.default
        try manager.setAttributes([.posixPermissions: rights], ofItemAtPath: file.path)
        // A file that may be written is no use in a folder that may not be.
        let folderRights = rights == 0o600 ? 0o500 : 0o700
        try manager.setAttributes([.posixPermissions: folderRights], ofItemAtPath: inner.path)
        defer { try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: inner.path) }
        let before = try contents()
        let store = try QuoteStore(at: .file(file), catalog: Fixtures.catalog)
        try await expectEverything(in: store, quote)
        await #expect(throws: LibraryError.readOnlyFile(path: file.path)) { try await store.remove(quote.id) }
        #expect(try contents() == before)
    }

    @Test(.enabled(if: geteuid() != 0, "the superuser may write anywhere"))
    func aLibraryLeftOpenIsReadWhereNothingMayBeWritten() async throws {
        let quote = try await makeLibrary(with: ["-wal", "-shm"])
        let inner = file.deletingLastPathComponent()
        for companion in ["", "-wal", "-shm"] {
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o400], ofItemAtPath: file.path + companion)
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: inner.path)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: inner.path) }
        try await expectEverything(in: try QuoteStore(at: .file(file), catalog: Fixtures.catalog), quote)
    }
}
