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
    /// Whether the library can only be read; every change is refused with `LibraryError.readOnlyFile` then.
    public nonisolated let isReadOnly: Bool

    let writer: Connection
    let reader: Connection
    /// False for a library of an earlier program that is only read: it has no tables for generated lines.
    let keepsGenerated: Bool
    /// Where the catalog comes from; nil for a library that is only read.
    private let catalog: CatalogFiles?
    /// Read when it is first needed, for most runs of the program never look for words.
    private(set) lazy var misattributions = MisattributionTable((try? catalog?.misattributions()) ?? [])
    private let executor: QueueExecutor

    /// Where the actor's work runs: a queue of its own.
    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    /// Opens the library, creates or migrates it where needed, and brings its catalog up to date.
    ///
    /// A library whose file or folder cannot be written to is opened as it is, to be read alone (`isReadOnly`).
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
        do {
            let file = try LibraryFile(at: location, migrations: migrations, busyTimeout: busyTimeout)
            try CatalogLoader(connection: file.writer).load(catalog)
            self.init(file, catalog: catalog)
        } catch {
            guard case .readOnlyFile = error, case .file(let url) = location,
                let file = try LibraryFile(reading: url, migrations: migrations, busyTimeout: busyTimeout)
            else { throw error }
            self.init(file, catalog: catalog)
        }
    }

    private init(_ file: LibraryFile, catalog: CatalogFiles?) {
        self.catalog = catalog
        writer = file.writer
        reader = file.reader
        backup = file.backup
        isReadOnly = file.writer.access == .readOnly
        keepsGenerated = file.keepsGenerated
        executor = QueueExecutor(label: "commonplace.library")
    }

    /// Opens a library to be read alone, as it is: nothing is created, migrated, loaded or written, nor any file made
    /// beside it.
    ///
    /// For one who reads and goes, such as a widget: when another process writes to the file meanwhile, reading may
    /// fail with `LibraryError.locked`, and the library has to be opened again.
    ///
    /// - Parameter file: The file of the library.
    /// - Returns: The library, or nil when there is no such file or nothing in it yet.
    /// - Throws: A `LibraryError`.
    public static func readingOnly(at file: URL) throws -> QuoteStore? {
        guard let library = try LibraryFile(reading: file, migrations: Migration.all) else { return nil }
        return QuoteStore(library, catalog: nil)
    }
}
