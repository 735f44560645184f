import Glibc
import PseudoTerminal

/// A stream to write to, and what was written there.
final class OutputProbe {
    enum Kind { case pipe, terminal }

    let descriptor: CInt
    private let readEnd: CInt

    init(_ kind: Kind, columns: UInt16 = 80) throws {
        var (near, far): (CInt, CInt) = (-1, -1)
        switch kind {
        case .pipe:
            var ends: [CInt] = [-1, -1]
            guard Glibc.pipe(&ends) == 0 else { throw PseudoTerminalError.failed(call: "pipe", code: errno) }
            (near, far) = (ends[0], ends[1])
        case .terminal:
            var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
            guard openpty(&near, &far, nil, nil, &size) == 0 else {
                throw PseudoTerminalError.failed(call: "openpty", code: errno)
            }
        }
        readEnd = near
        descriptor = far
        guard fcntl(readEnd, F_SETFL, O_NONBLOCK) == 0 else {
            throw PseudoTerminalError.failed(call: "fcntl", code: errno)
        }
    }

    deinit {
        close(descriptor)
        close(readEnd)
    }

    /// Takes what was written since the last call, with plain newlines.
    func take() -> String {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = chunk.withUnsafeMutableBytes { read(readEnd, $0.baseAddress, $0.count) }
            guard count > 0 else { break }
            bytes += chunk[..<count]
        }
        return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
    }
}
