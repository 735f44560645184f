import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Opens, creates and migrates the file, and hands out the connections to it.
struct LibraryFile {
    /// Marks the file as ours ("cmnp"), so that no other program's database is ever changed.
    static let applicationID = 0x636d_6e70

    let writer: Connection
    let reader: Connection
    /// The copy made before a migration, if there was one.
    let backup: URL?
    /// Whether generated lines and embeddings have their tables.
    let keepsGenerated: Bool

    init(
        at location: QuoteStore.Location, migrations: [Migration],
        busyTimeout: Int32 = Connection.defaultBusyTimeout
    ) throws(LibraryError) {
        switch location {
        case .inMemory:
            // Two connections share a database of this file system for as long as one of them is open.
            let name = "file:/commonplace-\(UUID().uuidString)?vfs=memdb"
            writer = try Connection(name, access: .readWrite, busyTimeout: busyTimeout)
            backup = try Self.migrate(writer, file: nil, migrations: migrations)
            reader = try Connection(name, access: .readOnly, busyTimeout: busyTimeout)
        case .file(let file):
            try Self.createIfAbsent(file)
            writer = try Connection(file.path, access: .readWrite, busyTimeout: busyTimeout)
            backup = try Self.migrate(writer, file: file, migrations: migrations)
            reader = try Connection(file.path, access: .readOnly, busyTimeout: busyTimeout)
        }
        keepsGenerated = try Self.keepsGenerated(reader)
    }

    /// Makes a library of which nothing can be written: its writer refuses as a read-only file.
    init(onlyReading connection: Connection) throws(LibraryError) {
        writer = connection
        reader = connection
        backup = nil
        keepsGenerated = try Self.keepsGenerated(connection)
    }

    private static func keepsGenerated(_ connection: Connection) throws(LibraryError) -> Bool {
        try connection.integer("SELECT count(*) FROM sqlite_schema WHERE name = 'generated'") == 1
    }

    // MARK: - Migrations

    /// Applies the missing migrations; refuses a file that is not ours or is newer before anything is changed.
    private static func migrate(
        _ connection: Connection, file: URL?, migrations: [Migration]
    ) throws(LibraryError) -> URL? {
        let isEmpty = try isEmpty(connection)
        let missing = isEmpty ? migrations : try missingMigrations(connection, of: migrations)
        try connection.run("PRAGMA foreign_keys = ON")
        // An acknowledged save must survive a power cut, so every commit waits for the disk.
        try connection.run("PRAGMA synchronous = FULL")
        if file != nil { try connection.run("PRAGMA journal_mode = WAL") }
        guard !missing.isEmpty else { return nil }

        var backup: URL?
        if let file, !isEmpty, let first = missing.first {
            backup = try makeBackup(of: connection, file: file, before: first)
        }
        try connection.immediateTransaction { () throws(LibraryError) in
            // Another process may have migrated the file while this one waited for the lock.
            let missing =
                try Self.isEmpty(connection)
                ? migrations : Self.missingMigrations(connection, of: migrations)
            for migration in missing {
                try apply(migration, to: connection, backup: backup)
            }
            try connection.run("PRAGMA application_id = \(applicationID)")
        }
        return backup
    }

    static func isEmpty(_ connection: Connection) throws(LibraryError) -> Bool {
        try connection.integer("SELECT count(*) FROM sqlite_schema") == 0
    }

    static func missingMigrations(
        _ connection: Connection, of known: [Migration]
    ) throws(LibraryError) -> [Migration] {
        guard
            try connection.integer("PRAGMA application_id") == applicationID,
            try connection.integer("SELECT count(*) FROM sqlite_schema WHERE name = 'migration'") == 1
        else { throw .notALibrary(path: connection.path) }
        let applied = try connection.rows("SELECT name FROM migration ORDER BY position") {
            $0.text(0) ?? ""
        }
        let names = known.map(\.name)
        let unknown = applied.filter { !names.contains($0) }
        guard unknown.isEmpty else {
            throw .newerFile(path: connection.path, unknownMigrations: unknown)
        }
        return known.filter { !applied.contains($0.name) }
    }

    private static func apply(
        _ migration: Migration, to connection: Connection, backup: URL?
    ) throws(LibraryError) {
        try connection.run(
            """
            CREATE TABLE IF NOT EXISTS migration (
                position INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, backup TEXT
            ) STRICT
            """)
        try connection.runScript(migration.script)
        try connection.run(
            "INSERT INTO migration (name, backup) VALUES (?, ?)",
            [.text(migration.name), SQLValue(backup?.lastPathComponent)])
    }

    // MARK: - Files

    /// Copies the whole database into a new file beside it, which is on the disk when this returns.
    private static func makeBackup(
        of connection: Connection, file: URL, before migration: Migration
    ) throws(LibraryError) -> URL {
        let folder = file.deletingLastPathComponent()
        let stem = "\(file.lastPathComponent).before-\(migration.name)"
        for number in 1...1000 {
            let backup = folder.appending(path: number == 1 ? stem : "\(stem)-\(number)")
            let descriptor = open(backup.path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
            if descriptor < 0, errno == EEXIST { continue }
            guard descriptor >= 0 else { throw .backupFailed(path: backup.path) }
            defer { close(descriptor) }
            do throws(LibraryError) {
                try connection.run("VACUUM INTO ?", [.text(backup.path)])
            } catch {
                unlink(backup.path)
                throw error
            }
            guard fsync(descriptor) == 0 else { throw .backupFailed(path: backup.path) }
            return backup
        }
        throw .backupFailed(path: folder.appending(path: stem).path)
    }

    /// Creates the folder for its owner only and an empty file in it, if they are not there.
    private static func createIfAbsent(_ file: URL) throws(LibraryError) {
        let folder = file.deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .unusableFolder(path: folder.path)
        }
        // SQLite would create the file for everybody to read; its companions copy the rights of the file.
        let descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        if descriptor >= 0 {
            close(descriptor)
            return
        }
        switch errno {
        case EACCES, EPERM, EROFS: throw .readOnlyFile(path: file.path)
        case ENOSPC, EDQUOT: throw .diskFull(path: file.path)
        default: throw .cannotOpen(path: file.path)
        }
    }
}
