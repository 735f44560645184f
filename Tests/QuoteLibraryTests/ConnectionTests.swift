import Testing

@testable import QuoteLibrary

@Suite struct ConnectionTests {
    private let connection: Connection

    init() throws {
        connection = try Connection(
            "file:/connection-tests-\(UInt64.random(in: 0...UInt64.max))?vfs=memdb", access: .readWrite)
        try connection.run("CREATE TABLE t (x TEXT, n INTEGER) STRICT")
    }

    @Test(arguments: [("", 1), ("plain", 1), ("a\0b", 1), ("\0", 1), ("日本語 😀 é", 1), ("x", 1_000_000)])
    func givesBackEveryByteOfAText(unit: String, count: Int) throws {
        let text = String(repeating: unit, count: count)
        try connection.run("INSERT INTO t (x) VALUES (?)", [.text(text)])
        let read = try connection.firstRow("SELECT x FROM t") { $0.text(0) }
        #expect(read == .some(.some(text)))
    }

    @Test func tellsNothingFromAnEmptyText() throws {
        try connection.run(
            "INSERT INTO t (x, n) VALUES (?, ?)", [SQLValue(nil as String?), SQLValue(nil as Int?)])
        #expect(try connection.firstRow("SELECT x FROM t") { $0.text(0) } == .some(nil))
        #expect(try connection.firstRow("SELECT n FROM t") { $0.optionalInteger(0) } == .some(nil))
        #expect(try connection.firstRow("SELECT x FROM t WHERE n = 1") { $0.text(0) } == nil)
    }

    @Test(arguments: [0, 1, -1, Int.max, Int.min])
    func givesBackEveryWholeNumber(number: Int) throws {
        try connection.run("INSERT INTO t (n) VALUES (?)", [.integer(number)])
        #expect(try connection.integer("SELECT n FROM t") == number)
    }

    @Test func saysWhatSQLiteSaidWithoutTheArguments() throws {
        try connection.run("CREATE UNIQUE INDEX u ON t (x)")
        try connection.run("INSERT INTO t (x) VALUES (?)", [.text("secret")])
        let expected = LibraryError.database(code: 2067, message: "UNIQUE constraint failed: t.x")
        #expect(throws: expected) { try connection.run("INSERT INTO t (x) VALUES (?)", [.text("secret")]) }
        #expect(throws: LibraryError.database(code: 1, message: "no such table: nowhere")) {
            try connection.run("SELECT * FROM nowhere")
        }
    }

    @Test func refusesTooManyValuesAndAnEmptyStatement() throws {
        #expect(throws: LibraryError.self) { try connection.run("SELECT ?", [.integer(1), .integer(2)]) }
        #expect(throws: LibraryError.self) { try connection.run("") }
    }

    @Test func undoesATransactionThatFails() throws {
        #expect(throws: LibraryError.emptyText) {
            try connection.immediateTransaction { () throws(LibraryError) in
                try connection.run("INSERT INTO t (n) VALUES (1)")
                throw LibraryError.emptyText
            }
        }
        #expect(try connection.integer("SELECT count(*) FROM t") == 0)
        try connection.immediateTransaction { () throws(LibraryError) in
            try connection.run("INSERT INTO t (n) VALUES (1)")
        }
        #expect(try connection.integer("SELECT count(*) FROM t") == 1)
    }

    @Test(arguments: [
        ("grief", "greif", true), ("abcde", "abcd", true), ("abcd", "abcde", true), ("abcde", "abxde", true),
        ("abcde", "abcde", false), ("abcde", "abxye", false), ("abcde", "badce", false), ("", "a", true),
        ("abcdef", "abcd", false),
    ])
    func knowsOneTypingError(first: String, second: String, isOne: Bool) {
        #expect(first.isOneTypo(from: second) == isOne)
    }
}
