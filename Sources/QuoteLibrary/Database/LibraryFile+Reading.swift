import Foundation

extension LibraryFile {
    /// Opens a file to be read alone: nothing is created, migrated or written, not even beside it.
    ///
    /// - A file without a journal is opened as one that does not change (`immutable`), which needs no companions and
    ///   takes no locks. Should another process write to it, reading fails as `locked` from then on, and it has to
    ///   be opened again.
    /// - A file that another process has open, or that was left without being closed, is read together with its
    ///   `-wal`; its `-shm` is only read (`readonly_shm`).
    /// - A copied `-wal` without its `-shm` is the exception: SQLite makes the `-shm` anew, and where the folder is
    ///   read-only too the file cannot be opened. Leaving the `-wal` out would be to lose what was saved.
    ///
    /// - Returns: Nil when there is no file, or nothing in it yet.
    init?(
        reading file: URL, migrations: [Migration], busyTimeout: Int32 = Connection.defaultBusyTimeout
    ) throws(LibraryError) {
        guard let stamp = FileStamp(path: file.path) else { return nil }
        guard stamp.isFile else { throw .cannotOpen(path: file.path) }
        let isShared = FileManager.default.fileExists(atPath: file.path + "-shm")
        let options = stamp.isWhole ? "?immutable=1" : isShared ? "?readonly_shm=1" : ""
        let connection = try Connection(
            file.absoluteString + options, path: file.path, access: .readOnly, busyTimeout: busyTimeout,
            unchangedSince: stamp.isWhole ? stamp : nil)
        guard try !Self.isEmpty(connection) else { return nil }
        // What an older file lacks stays away; a newer one may mean something else by the same names.
        _ = try Self.missingMigrations(connection, of: migrations)
        try self.init(onlyReading: connection)
    }
}
