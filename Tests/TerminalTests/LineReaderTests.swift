import Foundation
import Terminal
import Testing

@Suite struct LineReaderTests {
    private func lines(of bytes: [UInt8], limit: Int = LineReader.standardLimit) throws -> [String] {
        try withReader(of: bytes, limit: limit) { reader in
            var lines: [String] = []
            while case .line(let line) = try reader.readLine() { lines.append(line) }
            return lines
        }
    }

    private func withReader<Value>(
        of bytes: [UInt8], limit: Int, _ body: (inout LineReader) throws -> Value
    ) throws -> Value {
        let file = FileManager.default.temporaryDirectory.appending(path: "lines-\(UUID())")
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let handle = try FileHandle(forReadingFrom: file)
        var reader = LineReader(descriptor: handle.fileDescriptor, limit: limit)
        return try body(&reader)
    }

    @Test(
        arguments: [
            ("", []), ("\n", [""]), ("a\nb\n", ["a", "b"]), ("a\nb", ["a", "b"]), ("a\r\nb\r\n", ["a", "b"]),
            ("\n\na", ["", "", "a"]), ("é日😀\n", ["é日😀"]), ("nul\u{0}inside\n", ["nul\u{0}inside"]),
        ] as [(String, [String])])
    func returnsEachLineWithoutItsNewline(text: String, expected: [String]) throws {
        #expect(try lines(of: Array(text.utf8)) == expected)
    }

    @Test func bytesThatAreNotUTF8AreReplaced() throws {
        #expect(try lines(of: [0x61, 0xFF, 0x0A, 0xC3]) == ["a\u{FFFD}", "\u{FFFD}"])
    }

    @Test func aCharacterAcrossTwoReadsIsWhole() throws {
        let text = String(repeating: "a", count: 65_535) + "é"
        #expect(try lines(of: Array(text.utf8)) == [text])
    }

    @Test(arguments: ["\n", "\r\n", ""])
    func aLineOfExactlyTheLimitIsRead(ending: String) throws {
        #expect(try lines(of: Array(("12345678" + ending).utf8), limit: 8) == ["12345678"])
    }

    @Test(arguments: [9, 200_000])
    func aLineOverTheLimitIsAnErrorAndReadingGoesOnAfterIt(length: Int) throws {
        let line = String(repeating: "x", count: length)
        try withReader(of: Array((line + "\nnext\n" + line).utf8), limit: 8) { reader throws in
            #expect(throws: TerminalError.lineTooLong(limit: 8)) { try reader.readLine() }
            #expect(try reader.readLine() == .line("next"))
            #expect(throws: TerminalError.lineTooLong(limit: 8)) { try reader.readLine() }
            #expect(try reader.readLine() == .end)
            #expect(try reader.readLine() == .end)
        }
    }

    @Test func aDescriptorThatCannotBeReadIsAnError() {
        var reader = LineReader(descriptor: -1)
        #expect(throws: TerminalError.unreadableInput(code: EBADF)) { try reader.readLine() }
    }
}
