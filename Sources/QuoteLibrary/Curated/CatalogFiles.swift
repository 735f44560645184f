public import Foundation

/// The curated quotes as files: JSON Lines, one file a language, and beside them what is known of their authors, their
/// sources and of words that are commonly given to the wrong person.
public struct CatalogFiles: Sendable {
    /// The folder that holds the files.
    public let folder: URL

    /// Names a folder of catalog files.
    public init(folder: URL) {
        self.folder = folder
    }

    /// Finds the catalog that belongs to this program: beside the program, or in the `share` folder of the
    /// place where it was installed.
    ///
    /// - Throws: `LibraryError.missingResource` when it is in neither place.
    public static func bundled() throws -> CatalogFiles {
        // The link is followed, so that a program on the search path finds what was installed with it.
        let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        return try bundled(besideProgramIn: program.deletingLastPathComponent())
    }

    // Not `Bundle.module`: when the bundle is missing that ends the process.
    static func bundled(besideProgramIn folder: URL) throws(LibraryError) -> CatalogFiles {
        let bundle = "commonplace_QuoteLibrary.resources"
        let shared = folder.deletingLastPathComponent().appending(path: "share/commonplace")
        for place in [folder, shared] {
            let catalog = place.appending(path: bundle).appending(path: "Catalog")
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: catalog.path, isDirectory: &isFolder),
                isFolder.boolValue
            {
                return CatalogFiles(folder: catalog)
            }
        }
        throw .missingResource(name: "\(bundle)/Catalog")
    }

    /// The files that hold no quotes.
    enum Table: String, CaseIterable {
        case authors, misattributions, sources
    }

    /// Returns the authors and translators; none when the catalog does not name them.
    ///
    /// - Throws: `LibraryError.damagedCatalog`.
    public func authors() throws(LibraryError) -> [CatalogAuthor] {
        try rows(of: .authors)
    }

    /// Returns the texts that the quotes were checked against; none when the catalog does not name them.
    ///
    /// - Throws: `LibraryError.damagedCatalog`.
    public func sources() throws(LibraryError) -> [CatalogSource] {
        try rows(of: .sources)
    }

    /// Returns the words that are commonly given to the wrong person; none when the catalog names none.
    ///
    /// - Throws: `LibraryError.damagedCatalog`.
    public func misattributions() throws(LibraryError) -> [Misattribution] {
        try rows(of: .misattributions)
    }

    private func rows<Row: Decodable>(of table: Table) throws(LibraryError) -> [Row] {
        guard let bytes = bytes(of: table) else { return [] }
        return try CatalogLines.rows(in: bytes, file: "\(table.rawValue).jsonl").map { $0.row }
    }

    /// Returns the contents of a table, or nil when the catalog does not have it.
    func bytes(of table: Table) -> Data? {
        try? Data(contentsOf: folder.appending(path: "\(table.rawValue).jsonl"))
    }

    /// Returns the contents of the files of quotes in the order of their names.
    func contents() throws(LibraryError) -> [(name: String, bytes: Data)] {
        let missing = LibraryError.missingResource(name: "\(folder.lastPathComponent)/*.jsonl")
        let tables = Set(Table.allCases.map(\.rawValue))
        do {
            let files = try FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: nil
            )
            .filter {
                $0.pathExtension == "jsonl"
                    && !tables.contains($0.deletingPathExtension().lastPathComponent)
            }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
            guard !files.isEmpty else { throw missing }
            return try files.map { (name: $0.lastPathComponent, bytes: try Data(contentsOf: $0)) }
        } catch {
            throw missing
        }
    }
}
