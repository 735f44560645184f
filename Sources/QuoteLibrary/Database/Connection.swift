import CSQLite
import Foundation

/// One SQLite connection, which is closed when the last reference goes; it belongs to one serial owner.
final class Connection {
    /// What a connection may do.
    enum Access {
        case readWrite
        /// Opened read-only, told to stay so, and watched by an authorizer that admits nothing but reading; its
        /// statements stop when the task that runs them is cancelled.
        case readOnly
    }

    /// How long a statement waits for another process before it fails as locked, in milliseconds.
    static let defaultBusyTimeout: Int32 = 5000

    let path: String
    let access: Access
    private let handle: OpaquePointer

    /// Opens an existing file, or a database in memory when `name` is such a URI.
    ///
    /// - Parameters:
    ///   - name: A path, or a URI with its own parameters.
    ///   - access: What the connection may do.
    ///   - busyTimeout: How long to wait for a lock, in milliseconds.
    /// - Throws: The error that fits what SQLite found.
    init(
        _ name: String, access: Access, busyTimeout: Int32 = Connection.defaultBusyTimeout
    ) throws(LibraryError) {
        var opened: OpaquePointer?
        var flags = access == .readWrite ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY
        flags |= SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        if name.hasPrefix("file:") { flags |= SQLITE_OPEN_URI | SQLITE_OPEN_CREATE }
        if access == .readOnly { flags &= ~SQLITE_OPEN_CREATE }
        let code = sqlite3_open_v2(name, &opened, flags, nil)
        guard code == SQLITE_OK, let opened else {
            let message = opened.map { String(cString: sqlite3_errmsg($0)) } ?? ""
            // A failed open hands back a connection too, which has to be closed.
            sqlite3_close_v2(opened)
            throw LibraryError(code: code, message: message, path: name)
        }
        self.path = name
        self.access = access
        self.handle = opened
        sqlite3_busy_timeout(opened, busyTimeout)
        try check(cp_sqlite3_set_option(opened, SQLITE_DBCONFIG_DEFENSIVE, 1))
        try check(cp_sqlite3_set_option(opened, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0))
        if access == .readOnly {
            try run("PRAGMA query_only = 1")
            try check(sqlite3_set_authorizer(opened, readingOnly, nil))
            // The handler runs inside the task. `sqlite3_interrupt` from the thread that cancels would be lost if
            // it came just before a statement begins. A thousand steps take well under a millisecond.
            sqlite3_progress_handler(opened, 1000, { _ in Task.isCancelled ? 1 : 0 }, nil)
        }
    }

    deinit {
        sqlite3_close_v2(handle)
    }

    /// The number of rows that the last statement changed.
    var changedRows: Int { Int(sqlite3_changes(handle)) }

    /// The key of the row inserted last.
    var lastInsertedKey: Int { Int(sqlite3_last_insert_rowid(handle)) }

    /// Runs one statement to its end and drops any rows.
    func run(_ sql: String, _ values: [SQLValue] = []) throws(LibraryError) {
        let statement = try prepare(sql, values)
        while try statement.step() {}
    }

    /// Runs several statements that take no values.
    func runScript(_ sql: String) throws(LibraryError) {
        try check(sqlite3_exec(handle, sql, nil, nil, nil))
    }

    /// Returns what `read` makes of each row.
    func rows<Value>(
        _ sql: String, _ values: [SQLValue] = [], read: (borrowing Statement) -> Value
    ) throws(LibraryError) -> [Value] {
        let statement = try prepare(sql, values)
        var result: [Value] = []
        while try statement.step() {
            result.append(read(statement))
        }
        return result
    }

    /// Returns what `read` makes of the first row, if there is one.
    func firstRow<Value>(
        _ sql: String, _ values: [SQLValue] = [], read: (borrowing Statement) -> Value
    ) throws(LibraryError) -> Value? {
        let statement = try prepare(sql, values)
        guard try statement.step() else { return nil }
        return read(statement)
    }

    /// Returns the whole number in the first column of the first row, or 0.
    func integer(_ sql: String, _ values: [SQLValue] = []) throws(LibraryError) -> Int {
        try firstRow(sql, values) { Int($0.integer(0)) } ?? 0
    }

    /// Runs `body` in one transaction that holds the write lock from its start; an error undoes all of it.
    func immediateTransaction<Value>(
        _ body: () throws(LibraryError) -> Value
    ) throws(LibraryError) -> Value {
        try run("BEGIN IMMEDIATE")
        do throws(LibraryError) {
            let value = try body()
            try run("COMMIT")
            return value
        } catch {
            // SQLite has already rolled back after some errors (a full disk, for one); then this is refused.
            if sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
            throw error
        }
    }

    private func prepare(_ sql: String, _ values: [SQLValue]) throws(LibraryError) -> Statement {
        // A search of several statements stops between two of them as well as inside one.
        if access == .readOnly, Task.isCancelled { throw .cancelled }
        let statement = try Statement(sql, handle: handle, connection: self)
        try statement.bind(values)
        return statement
    }

    /// Throws the error that belongs to a result code, with SQLite's message taken at once.
    func check(_ code: Int32) throws(LibraryError) {
        guard code != SQLITE_OK else { return }
        throw LibraryError(code: code, message: String(cString: sqlite3_errmsg(handle)), path: path)
    }
}

@available(*, unavailable)
extension Connection: Sendable {}

/// Admits reading and nothing else.
///
/// FTS5 itself asks for the `data_version` of the file, and SQLite declares a virtual table by preparing (never
/// running) an update of the schema's table, which a file opened read-only refuses anyway.
private let readingOnly:
    @convention(c) (
        UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
        UnsafePointer<CChar>?, UnsafePointer<CChar>?
    ) -> Int32 = { _, action, first, second, _, _ in
        switch action {
        case SQLITE_SELECT, SQLITE_READ, SQLITE_RECURSIVE:
            SQLITE_OK
        case SQLITE_FUNCTION:
            second.map { String(cString: $0) } == "load_extension" ? SQLITE_DENY : SQLITE_OK
        case SQLITE_UPDATE:
            first.map { String(cString: $0) } == "sqlite_master" ? SQLITE_OK : SQLITE_DENY
        case SQLITE_PRAGMA:
            first.map { String(cString: $0) } == "data_version" ? SQLITE_OK : SQLITE_DENY
        default:
            SQLITE_DENY
        }
    }

extension LibraryError {
    /// Makes the error that fits an extended result code.
    init(code: Int32, message: String, path: String) {
        switch code & 0xff {
        case SQLITE_CORRUPT, SQLITE_NOTADB: self = .corruptFile(path: path)
        case SQLITE_READONLY: self = .readOnlyFile(path: path)
        case SQLITE_FULL: self = .diskFull(path: path)
        case SQLITE_BUSY, SQLITE_LOCKED: self = .locked(path: path)
        case SQLITE_CANTOPEN, SQLITE_PERM: self = .cannotOpen(path: path)
        case SQLITE_INTERRUPT: self = .cancelled
        default: self = .database(code: code, message: message)
        }
    }
}
