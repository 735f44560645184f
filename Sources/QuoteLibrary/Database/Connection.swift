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
    /// What the file was like when it was opened as one that does not change.
    private let stamp: FileStamp?
    private let handle: OpaquePointer

    /// Opens an existing file, or a database in memory when `name` is such a URI.
    ///
    /// - Parameters:
    ///   - name: A path, or a URI with its own parameters.
    ///   - path: What errors call the file, where that is not its name.
    ///   - access: What the connection may do.
    ///   - busyTimeout: How long to wait for a lock, in milliseconds; a cancelled task waits no longer.
    ///   - stamp: What the file is like, if it is opened as one that does not change; reading it fails as locked
    ///     as soon as it is different.
    /// - Throws: The error that fits what SQLite found.
    init(
        _ name: String, path: String? = nil, access: Access,
        busyTimeout: Int32 = Connection.defaultBusyTimeout, unchangedSince stamp: FileStamp? = nil
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
            throw LibraryError(code: code, message: message, path: path ?? name)
        }
        self.path = path ?? name
        self.access = access
        self.stamp = stamp
        self.handle = opened
        sqlite3_busy_handler(opened, waitForLock, UnsafeMutableRawPointer(bitPattern: Int(busyTimeout)))
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
        try checkUnchanged()
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
        try checkUnchanged()
        return result
    }

    /// Returns what `read` makes of the first row, if there is one.
    func firstRow<Value>(
        _ sql: String, _ values: [SQLValue] = [], read: (borrowing Statement) -> Value
    ) throws(LibraryError) -> Value? {
        let statement = try prepare(sql, values)
        let value = try statement.step() ? read(statement) : nil
        try checkUnchanged()
        return value
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

    /// Throws when a file that was taken for unchanging has changed: what was read of it may not fit together.
    private func checkUnchanged() throws(LibraryError) {
        guard let stamp, FileStamp(path: path) != stamp else { return }
        throw .locked(path: path)
    }

    /// Throws the error that belongs to a result code, with SQLite's message taken at once.
    func check(_ code: Int32) throws(LibraryError) {
        guard code != SQLITE_OK else { return }
        try checkUnchanged()
        throw LibraryError(code: code, message: String(cString: sqlite3_errmsg(handle)), path: path)
    }
}

@available(*, unavailable)
extension Connection: Sendable {}

/// Waits a little for a lock, up to the milliseconds in the first argument, unless the task was cancelled.
private let waitForLock: @convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32 = { timeout, round in
    // 1, 2, … 25 milliseconds and then always 25.
    let waited = round < 25 ? round * (round + 1) / 2 : 325 + (round - 25) * 25
    guard waited < Int(bitPattern: timeout), !Task.isCancelled else { return 0 }
    sqlite3_sleep(min(round + 1, 25))
    return 1
}

/// Admits reading and nothing else.
///
/// FTS5 itself asks for the `data_version` of the file, and we for the program it belongs to; SQLite declares a
/// virtual table by preparing (never running) an update of the schema's table, which a file opened read-only refuses
/// anyway.
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
            switch (first.map { String(cString: $0) }, second) {
            // Without a second argument it is only read.
            case ("data_version", nil), ("application_id", nil): SQLITE_OK
            default: SQLITE_DENY
            }
        default:
            SQLITE_DENY
        }
    }

extension LibraryError {
    /// Makes the error that fits an extended result code.
    init(code: Int32, message: String, path: String) {
        switch code & 0xff {
        case SQLITE_CORRUPT, SQLITE_NOTADB: self = .corruptFile(path: path)
        case SQLITE_READONLY, SQLITE_AUTH: self = .readOnlyFile(path: path)
        case SQLITE_FULL: self = .diskFull(path: path)
        case SQLITE_BUSY, SQLITE_LOCKED: self = .locked(path: path)
        case SQLITE_CANTOPEN, SQLITE_PERM: self = .cannotOpen(path: path)
        case SQLITE_INTERRUPT: self = .cancelled
        default: self = .database(code: code, message: message)
        }
    }
}
