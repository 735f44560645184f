import Glibc

/// The lines a person typed, in a file that only they can read.
///
/// A line is added at the end in one write, so that two sessions do not spoil each other's; a file that
/// has grown to more than twice the limit is replaced, as a whole, by its last lines.
public struct HistoryFile: Sendable {
    /// Where the file is; its folder must exist.
    public let path: String
    /// The number of lines that are kept.
    public let limit: Int

    /// Names the file, which need not exist.
    public init(path: String, limit: Int = 500) {
        self.path = path
        self.limit = limit
    }

    /// Returns the last lines, oldest first; none if there is no file.
    func load() throws(TerminalError) -> [String] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return [] }
            throw .unreadableHistory(path: path, code: errno)
        }
        defer { close(descriptor) }
        var reader = LineReader(descriptor: descriptor, limit: 1 << 16)
        var lines: [String] = []
        var count = 0
        while true {
            do throws(TerminalError) {
                guard case .line(let line) = try reader.readLine() else { break }
                count += 1
                lines.append(line)
                if lines.count > 2 * limit { lines.removeFirst(limit) }
            } catch .lineTooLong {
                continue  // not one of ours: such a line is never added
            } catch .unreadableInput(let code) {
                throw .unreadableHistory(path: path, code: code)
            }
        }
        lines = lines.suffix(limit)
        if count > 2 * limit { try replace(with: lines) }
        return lines
    }

    /// Adds one line at the end.
    func append(_ line: String) throws(TerminalError) {
        try write([line], to: path, flags: O_APPEND)
    }

    private func replace(with lines: [String]) throws(TerminalError) {
        let temporary = path + ".new-\(getpid())"
        do throws(TerminalError) {
            try write(lines, to: temporary, flags: O_TRUNC)
        } catch {
            unlink(temporary)
            throw error
        }
        guard rename(temporary, path) == 0 else {
            let code = errno
            unlink(temporary)
            throw .unwritableHistory(path: path, code: code)
        }
    }

    private func write(_ lines: [String], to path: String, flags: CInt) throws(TerminalError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | flags, 0o600)
        guard descriptor >= 0 else { throw .unwritableHistory(path: self.path, code: errno) }
        defer { close(descriptor) }
        let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
        // A file that others could read, from elsewhere, is closed to them.
        guard fchmod(descriptor, 0o600) == 0 else { throw .unwritableHistory(path: self.path, code: errno) }
        let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        guard count == bytes.count else {
            throw .unwritableHistory(path: self.path, code: count < 0 ? errno : ENOSPC)
        }
    }
}
