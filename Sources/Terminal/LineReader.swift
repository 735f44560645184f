import Glibc

/// Reads lines from something that is not a terminal, such as a pipe or a file.
///
/// Any bytes are taken: what is not UTF-8 becomes U+FFFD. A carriage return before the newline is left
/// out, and a last line needs no newline.
public struct LineReader: Sendable {
    /// What came of reading one line.
    public enum Input: Equatable, Sendable {
        case line(String)
        case end
    }

    /// The longest line that is read, in bytes, if the caller says nothing else.
    public static let standardLimit = 1 << 20

    private let descriptor: CInt
    private let limit: Int
    private var buffer: [UInt8] = []
    private var position = 0
    private var isAtEnd = false

    /// Creates a reader of an open file descriptor, which stays the caller's.
    /// - Parameters:
    ///   - descriptor: Where to read; 0 is standard input.
    ///   - limit: The longest line in bytes, without its newline.
    public init(descriptor: CInt = 0, limit: Int = LineReader.standardLimit) {
        self.descriptor = descriptor
        self.limit = limit
    }

    /// Returns the next line without its newline, waiting for it if need be.
    ///
    /// A line over the limit is skipped to its end, in constant memory, before the error is thrown; the
    /// next call returns the line after it.
    public mutating func readLine() throws(TerminalError) -> Input {
        var line: [UInt8] = []
        var isTooLong = false
        while true {
            if position == buffer.count {
                try fill()
                if isAtEnd, line.isEmpty, !isTooLong { return .end }
            }
            let newline = buffer[position...].firstIndex(of: 0x0A)
            let part = buffer[position..<(newline ?? buffer.count)]
            position = newline.map { $0 + 1 } ?? buffer.count
            // One byte more than the limit is kept: it may be a carriage return.
            isTooLong = isTooLong || line.count + part.count > limit + 1
            if !isTooLong { line.append(contentsOf: part) }
            if newline != nil || isAtEnd { break }
        }
        if line.last == 0x0D { line.removeLast() }
        guard !isTooLong, line.count <= limit else { throw .lineTooLong(limit: limit) }
        return .line(String(decoding: line, as: UTF8.self))
    }

    private mutating func fill() throws(TerminalError) {
        position = 0
        buffer = []
        guard !isAtEnd else { return }
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                isAtEnd = count == 0
                buffer = Array(chunk.prefix(count))
                return
            }
            if errno == EAGAIN {
                var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                if poll(&wait, 1, -1) >= 0 { continue }
            }
            guard errno == EINTR else { throw .unreadableInput(code: errno) }
        }
    }
}
