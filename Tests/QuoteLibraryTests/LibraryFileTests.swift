import Foundation
import Testing

@testable import QuoteLibrary

@Suite struct LibraryFileTests {
    private let folder: TemporaryFolder
    private let file: URL
    private let catalog = Fixtures.catalog

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appending(path: "inner/library.sqlite")
    }

    private func makeStore(
        migrations: [Migration] = Migration.all, busyTimeout: Int32 = 5000
    ) throws -> QuoteStore {
        try QuoteStore(at: .file(file), catalog: catalog, migrations: migrations, busyTimeout: busyTimeout)
    }

    private func save(_ text: String, in store: QuoteStore) async throws -> SaveOutcome {
        try await store.save(NewQuote(text: text, kind: .saved), at: Fixtures.quoteInstant, in: .gmt)
    }

    private func rights(of url: URL) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        return try #require(attributes[.posixPermissions] as? Int)
    }

    private func otherFiles() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)
            .filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") && $0 != "library.sqlite" }
    }

    // MARK: - Making and opening

    @Test func makesAFileAndAFolderForTheOwnerOnly() async throws {
        let store = try makeStore()
        _ = try await save("Something private.", in: store)
        #expect(try rights(of: file) == 0o600)
        #expect(try rights(of: file.deletingLastPathComponent()) == 0o700)
        #expect(try rights(of: URL(filePath: file.path + "-wal")) == 0o600)
        #expect(store.backup == nil)
        #expect(try await store.pragma("journal_mode") == "wal")
        #expect(try await store.pragma("foreign_keys") == "1")
        #expect(try await store.pragma("synchronous") == "2")
        #expect(try await store.pragma("integrity_check") == "ok")
    }

    @Test func keepsWhatWasSavedWhenOpenedAgain() async throws {
        let saved = try await save("Kept.", in: makeStore()).quote
        let again = try makeStore()
        #expect(try await again.savedQuote(saved.id) == saved)
        #expect(again.backup == nil)
        #expect(try otherFiles().isEmpty)
    }

    @Test func twoStoresSeeEachOther() async throws {
        let first = try makeStore()
        let second = try makeStore()
        let saved = try await save("From the first.", in: first).quote
        #expect(try await second.savedQuote(saved.id) == saved)
        #expect(try await save("from the first", in: second) == .alreadySaved(saved))
    }

    @Test func twoStoresMayOpenTheSameNewFileAtOnce() async throws {
        let file = file
        let catalog = catalog
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask { _ = try QuoteStore(at: .file(file), catalog: catalog) }
            }
            try await group.waitForAll()
        }
        #expect(try await makeStore().catalogCounts()["en"] == 13)
    }

    @Test func twoStoresMayWriteAtOnce() async throws {
        let stores = [try makeStore(), try makeStore()]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (index, store) in stores.enumerated() {
                group.addTask {
                    for number in 0..<25 {
                        _ = try await store.save(
                            NewQuote(text: "number \(number) of \(index)", kind: .generated),
                            at: Fixtures.quoteInstant, in: .gmt)
                        _ = try await store.save(
                            NewQuote(text: "shared \(number)", kind: .generated), at: Fixtures.quoteInstant,
                            in: .gmt)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await stores[0].savedCount() == 75)
        #expect(try await stores[1].pragma("integrity_check") == "ok")
    }

    // MARK: - Refusals, each by its name

    @Test func saysThatAnotherProcessHoldsTheFile() async throws {
        let first = try makeStore()
        let second = try makeStore(busyTimeout: 10)
        try await first.execute("BEGIN IMMEDIATE")
        await #expect(throws: LibraryError.locked(path: file.path)) { try await save("Waiting.", in: second) }
        #expect(try await second.searchSaved(SavedQuery()).total == 0)
        try await first.execute("ROLLBACK")
        _ = try await save("Waiting.", in: second)
    }

    @Test(arguments: [Data("This is no database, only a long enough text. ".utf8) + Data(count: 4096)])
    func saysThatTheFileIsDamagedAndLeavesItAlone(contents: Data) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try contents.write(to: file)
        #expect(throws: LibraryError.corruptFile(path: file.path)) { try makeStore() }
        #expect(try Data(contentsOf: file) == contents)
    }

    @Test func saysThatAPageIsDamaged() async throws {
        let store = try makeStore()
        for number in 0..<200 { _ = try await save("quote number \(number) with some words", in: store) }
        try await store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        let handle = try FileHandle(forUpdating: file)
        let size = try handle.seekToEnd()
        try handle.seek(toOffset: 4096)
        try handle.write(contentsOf: Data(repeating: 0xA5, count: Int(size) - 4096))
        try handle.close()
        #expect(throws: LibraryError.corruptFile(path: file.path)) { try makeStore() }
    }

    @Test func doesNotTouchTheDatabaseOfAnotherProgram() async throws {
        let store = try makeStore()
        try await store.execute("PRAGMA application_id = 77")
        try await store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        #expect(throws: LibraryError.notALibrary(path: file.path)) { try makeStore() }
    }

    @Test func saysThatTheFileCannotBeWritten() async throws {
        let store = try makeStore()
        try await store.execute("PRAGMA query_only = 1")
        await #expect(throws: LibraryError.readOnlyFile(path: file.path)) { try await save("No.", in: store) }
    }

    @Test(.enabled(if: geteuid() != 0, "the superuser may write anywhere"))
    func saysThatTheFolderCannotBeWritten() throws {
        let inner = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: inner.path)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: inner.path) }
        #expect(throws: LibraryError.readOnlyFile(path: file.path)) { try makeStore() }
    }

    @Test func saysThatTheFolderCannotBeMade() throws {
        try Data("a file".utf8).write(to: folder.url.appending(path: "inner"))
        #expect(throws: LibraryError.unusableFolder(path: file.deletingLastPathComponent().path)) {
            try makeStore()
        }
    }

    @Test func saysThatAFolderIsNoFile() throws {
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        #expect(throws: LibraryError.cannotOpen(path: file.path)) { try makeStore() }
    }

    @Test func saysThatTheDiskIsFullAndKeepsWhatThereWas() async throws {
        let store = try makeStore()
        let kept = try await save("Kept.", in: store).quote
        try await store.limitPages()
        let long = String(repeating: "long ", count: 100_000)
        await #expect(throws: LibraryError.diskFull(path: file.path)) { try await save(long, in: store) }
        #expect(try await store.searchSaved(SavedQuery()).quotes == [kept])
        #expect(try await store.pragma("integrity_check") == "ok")
    }

    @Test(
        arguments: [
            (5, LibraryError.locked(path: "f")), (6, .locked(path: "f")), (261, .locked(path: "f")),
            (8, .readOnlyFile(path: "f")), (1288, .readOnlyFile(path: "f")), (11, .corruptFile(path: "f")),
            (26, .corruptFile(path: "f")), (13, .diskFull(path: "f")), (14, .cannotOpen(path: "f")),
            (9, .cancelled),
            (778, .database(code: 778, message: "m")), (1555, .database(code: 1555, message: "m")),
        ] as [(Int32, LibraryError)])
    func namesTheFailureByItsCode(code: Int32, expected: LibraryError) {
        #expect(LibraryError(code: code, message: "m", path: "f") == expected)
    }

    // MARK: - Migrations

    private let known = Migration.all.map(\.name)
    private static let next = Migration(
        name: "0003-notes",
        script: "ALTER TABLE saved ADD COLUMN note TEXT; CREATE INDEX notes ON saved (note);")

    @Test func copiesTheFileBeforeAMigration() async throws {
        let saved = try await save("Before.", in: makeStore()).quote
        let migrated = try makeStore(migrations: Migration.all + [Self.next])
        let backup = try #require(migrated.backup)
        #expect(backup.lastPathComponent == "library.sqlite.before-0003-notes")
        #expect(try rights(of: backup) == 0o600)
        #expect(try await migrated.savedQuote(saved.id) == saved)
        #expect(try await migrated.migrations() == known + ["0003-notes"])

        let old = try QuoteStore(at: .file(backup), catalog: catalog)
        #expect(try await old.savedQuote(saved.id) == saved)
        #expect(try await old.migrations() == known)
        #expect(try makeStore(migrations: Migration.all + [Self.next]).backup == nil)
    }

    @Test func neverWritesOverAnOlderCopy() async throws {
        _ = try makeStore()
        let taken = file.deletingLastPathComponent().appending(path: "library.sqlite.before-0003-notes")
        try Data("mine".utf8).write(to: taken)
        let migrated = try makeStore(migrations: Migration.all + [Self.next])
        #expect(migrated.backup?.lastPathComponent == "library.sqlite.before-0003-notes-2")
        #expect(try Data(contentsOf: taken) == Data("mine".utf8))
    }

    @Test func refusesAFileOfANewerProgramAndLeavesItAlone() async throws {
        // Kept open, since closing a store writes to its file.
        let newer = try makeStore(migrations: Migration.all + [Self.next])
        _ = try await save("Newer.", in: newer)
        try await newer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        let before = try Data(contentsOf: file)
        #expect(throws: LibraryError.newerFile(path: file.path, unknownMigrations: ["0003-notes"])) {
            try makeStore()
        }
        #expect(try Data(contentsOf: file) == before)
        #expect(try otherFiles().isEmpty)
        #expect(try await newer.savedCount() == 1)
    }

    @Test func undoesAMigrationThatFailsHalfway() async throws {
        let saved = try await save("Safe.", in: makeStore()).quote
        let broken = Migration(name: "0003-broken", script: "DROP TABLE activity; CREATE TABLE saved (x);")
        #expect(throws: LibraryError.self) { try makeStore(migrations: Migration.all + [broken]) }
        let store = try makeStore()
        #expect(try await store.savedQuote(saved.id) == saved)
        #expect(try await store.migrations() == known)
        _ = try await store.streak(today: .of("2026-01-01"))
    }

    @Test func migrationsHaveDifferentNamesInOrder() {
        let names = Migration.all.map(\.name)
        #expect(names == Set(names).sorted())
    }

    // MARK: - The read-only connection

    @Test(arguments: [
        "DELETE FROM saved", "INSERT INTO activity VALUES ('2026-01-01', 'chat', 0)", "DROP TABLE saved",
        "PRAGMA query_only = 0", "PRAGMA writable_schema = 1", "ATTACH ':memory:' AS other",
        "CREATE TABLE other (x)", "CREATE TEMP TABLE other (x)", "UPDATE saved SET text = ''", "VACUUM",
        "SELECT load_extension('x')", "UPDATE sqlite_master SET sql = ''",
    ])
    func readsAndDoesNothingElse(sql: String) async throws {
        for store in [try makeStore(), try Fixtures.makeStore()] {
            await #expect(throws: LibraryError.self) { try await store.executeOnReader(sql) }
        }
    }
}

extension QuoteStore {
    fileprivate func executeOnReader(_ sql: String) throws { try reader.run(sql) }
    fileprivate func pragma(_ name: String) throws -> String? {
        try writer.firstRow("PRAGMA \(name)") { $0.text(0) ?? "" }
    }
    fileprivate func migrations() throws -> [String] {
        try writer.rows("SELECT name FROM migration ORDER BY position") { $0.text(0) ?? "" }
    }
    fileprivate func limitPages() throws {
        let count = try writer.integer("PRAGMA page_count")
        try writer.run("PRAGMA max_page_count = \(count)")
    }
}
