import CSQLite

/// A value that goes into a statement.
enum SQLValue: Equatable {
    case null
    case integer(Int)
    case real(Double)
    case text(String)
    case bytes([UInt8])

    /// Makes a text, or null for nothing.
    init(_ text: String?) {
        self = text.map { .text($0) } ?? .null
    }

    /// Makes a whole number, or null for nothing.
    init(_ number: Int?) {
        self = number.map { .integer($0) } ?? .null
    }

    /// Makes a number, or null for nothing.
    init(_ number: Double?) {
        self = number.map { .real($0) } ?? .null
    }
}

/// A prepared statement, which is finalised when it goes out of scope.
struct Statement: ~Copyable {
    private let handle: OpaquePointer
    private let connection: Connection

    init(_ sql: String, handle database: OpaquePointer, connection: Connection) throws(LibraryError) {
        var prepared: OpaquePointer?
        var sql = sql
        let code = sql.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                sqlite3_prepare_v2(
                    database, characters.baseAddress, Int32(clamping: characters.count), &prepared, nil)
            }
        }
        try connection.check(code)
        guard let prepared else { throw .database(code: SQLITE_MISUSE, message: "empty statement") }
        self.handle = prepared
        self.connection = connection
    }

    deinit {
        sqlite3_finalize(handle)
    }

    /// Fills the parameters in order.
    func bind(_ values: [SQLValue]) throws(LibraryError) {
        for (index, value) in values.enumerated() {
            let position = Int32(clamping: index + 1)
            let code =
                switch value {
                case .null: sqlite3_bind_null(handle, position)
                case .integer(let number): sqlite3_bind_int64(handle, position, Int64(number))
                case .real(let number): sqlite3_bind_double(handle, position, number)
                case .text(let text): bind(text, at: position)
                case .bytes(let bytes):
                    sqlite3_bind_blob64(handle, position, bytes, UInt64(bytes.count), transient)
                }
            try connection.check(code)
        }
    }

    /// Moves to the next row; false when there is none.
    func step() throws(LibraryError) -> Bool {
        let code = sqlite3_step(handle)
        switch code {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default:
            try connection.check(code)
            return false
        }
    }

    /// Returns the text of a column of the current row, whole even when it holds a NUL.
    func text(_ column: Int32) -> String? {
        guard let bytes = sqlite3_column_text(handle, column) else { return nil }
        let count = Int(sqlite3_column_bytes(handle, column))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    /// Returns the whole number of a column of the current row, 0 for null.
    func integer(_ column: Int32) -> Int {
        Int(sqlite3_column_int64(handle, column))
    }

    /// Returns the whole number of a column of the current row, if it is not null.
    func optionalInteger(_ column: Int32) -> Int? {
        sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : integer(column)
    }

    /// Returns the number of a column of the current row.
    func real(_ column: Int32) -> Double {
        sqlite3_column_double(handle, column)
    }

    /// Returns the number of a column of the current row, if it is not null.
    func optionalReal(_ column: Int32) -> Double? {
        sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : real(column)
    }

    /// Returns what `read` makes of the bytes of a column of the current row; they are gone after it.
    func bytes<Value>(_ column: Int32, read: (UnsafeRawBufferPointer) -> Value) -> Value {
        let start = sqlite3_column_blob(handle, column)
        let count = Int(sqlite3_column_bytes(handle, column))
        return read(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
    }

    private func bind(_ text: String, at position: Int32) -> Int32 {
        // A text without bytes has no address, and SQLite takes that for null.
        if text.isEmpty { return sqlite3_bind_text(handle, position, "", 0, transient) }
        var text = text
        return text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                sqlite3_bind_text64(
                    handle, position, characters.baseAddress, UInt64(characters.count), transient,
                    UInt8(SQLITE_UTF8))
            }
        }
    }
}

/// Tells SQLite to copy what it is given; the header's macro for it is a cast that Swift does not import.
private let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
