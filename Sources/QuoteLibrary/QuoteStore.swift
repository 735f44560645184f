internal import Executors
public import Foundation

/// The library: the curated catalog, the person's saved quotes and the days on which they came by.
///
/// It owns one connection that writes and one that can only read; all reading goes through the second and stops
/// when its task is cancelled. Everything that can take time runs on the store's own queue.
public actor QuoteStore {
    /// Where the library lives.
    public enum Location: Equatable, Sendable {
        /// A file, made with its folder when absent and readable by its owner only.
        case file(URL)
        /// Nowhere: the library goes when the store goes.
        case inMemory
    }

    /// The copy of the file made before it was migrated, if opening it did that.
    public nonisolated let backup: URL?

    let writer: Connection
    let reader: Connection
    private let executor: QueueExecutor

    /// Where the actor's work runs: a queue of its own.
    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    /// Opens the library, creates or migrates it where needed, and brings its catalog up to date.
    ///
    /// The file is read before this returns, on the caller's thread.
    ///
    /// - Parameters:
    ///   - location: Where the library lives.
    ///   - catalog: The curated quotes to search; nothing is loaded again that is already there.
    /// - Throws: A `LibraryError`; nothing that was saved is changed then.
    public init(at location: Location, catalog: CatalogFiles) throws {
        try self.init(at: location, catalog: catalog, migrations: Migration.all)
    }

    init(
        at location: Location, catalog: CatalogFiles, migrations: [Migration],
        busyTimeout: Int32 = Connection.defaultBusyTimeout
    ) throws(LibraryError) {
        let file = try LibraryFile(at: location, migrations: migrations, busyTimeout: busyTimeout)
        try CatalogLoader(connection: file.writer).load(catalog)
        writer = file.writer
        reader = file.reader
        backup = file.backup
        executor = QueueExecutor(label: "commonplace.library")
    }
}
