/// The ways in which the library can fail.
public enum LibraryError: Error, Equatable, Sendable {
    /// The folder of the file could not be made or entered.
    case unusableFolder(path: String)
    /// The file could not be opened.
    case cannotOpen(path: String)
    /// The file is damaged, or is not an SQLite file at all.
    case corruptFile(path: String)
    /// The file is a sound database, but not a library of this program; it was not touched.
    case notALibrary(path: String)
    /// The file was written by a newer program: it has migrations that this one does not know.
    case newerFile(path: String, unknownMigrations: [String])
    /// The file, its folder or this connection cannot be written to.
    case readOnlyFile(path: String)
    /// The disk that holds the file is full.
    case diskFull(path: String)
    /// Another process kept the file locked for longer than the waiting time.
    case locked(path: String)
    /// The copy that must precede a migration could not be made; nothing was migrated.
    case backupFailed(path: String)
    /// A part of the program that belongs beside it is not there.
    case missingResource(name: String)
    /// A line of the catalog cannot be used; `field` names what is wrong with it.
    case damagedCatalog(file: String, line: Int, field: String)
    /// A quote without any text was to be saved.
    case emptyText
    /// The work was stopped because its task was cancelled.
    case cancelled
    /// Any other refusal by SQLite: its extended result code and its own message, never the arguments.
    case database(code: Int32, message: String)
}
