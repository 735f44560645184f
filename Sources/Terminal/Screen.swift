import Glibc
import Synchronization

/// One of the program's two output streams, and what can be shown on it.
///
/// Text is written at once, without a buffer. Nothing here throws: a reader that went away
/// (`commonplace export | head -1`) is a normal ending, reported by ``delivery``.
public final class Screen: Sendable {
    /// What became of the text written so far.
    public enum Delivery: Equatable, Sendable {
        /// Everything arrived.
        case delivered
        /// Nobody reads the stream any more; what is written is dropped.
        case closed
        /// Writing failed, for instance because the disk is full; `code` is the system's error number.
        case failed(code: CInt)
    }

    /// Whether the stream is a terminal.
    public let isTerminal: Bool
    /// Whether the terminal understands cursor movement: it is a terminal, and not a "dumb" one.
    public let canRedraw: Bool
    /// Whether styles are shown: ``canRedraw``, and the person has not set `NO_COLOR` to something.
    public let usesColor: Bool

    private struct State {
        var delivery = Delivery.delivered
        var showsTransient = false
    }

    private let descriptor: CInt
    private let columns: String?
    private let state = Mutex(State())

    /// Creates the screen of an open file descriptor.
    ///
    /// From then on a reader that goes away no longer ends the process (SIGPIPE).
    /// - Parameters:
    ///   - descriptor: The stream: 1 is standard output, 2 is standard error.
    ///   - environment: The variables of the process; `TERM`, `NO_COLOR` and `COLUMNS` are read.
    public init(descriptor: CInt, environment: [String: String]) {
        self.descriptor = descriptor
        columns = environment["COLUMNS"]
        isTerminal = isatty(descriptor) == 1
        canRedraw = isTerminal && !["", "dumb"].contains(environment["TERM"] ?? "")
        usesColor = canRedraw && (environment["NO_COLOR"] ?? "").isEmpty
        disregardBrokenPipes()
    }

    /// The number of columns now: that of the window, else `COLUMNS`, else 80.
    public var width: Int {
        var size = winsize()
        if isTerminal, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
            return Int(size.ws_col)
        }
        if let columns = columns.flatMap({ Int($0) }), (1...10_000).contains(columns) { return columns }
        return 80
    }

    /// What became of the text written so far; after the first failure it does not change.
    public var delivery: Delivery { state.withLock { $0.delivery } }

    /// Returns `text` in a style if styles are shown here, otherwise unchanged.
    public func styled(_ text: String, as style: TextStyle) -> String {
        usesColor ? style.applied(to: text) : text
    }

    /// Writes `text` as it is; text from outside goes through ``sanitized(_:)`` first.
    ///
    /// A transient line is cleared before.
    @discardableResult
    public func write(_ text: String) -> Delivery {
        state.withLock { state in
            let clearing = state.showsTransient ? Self.clearLine : ""
            state.showsTransient = false
            return send(clearing + text, &state)
        }
    }

    /// Writes `text` and a newline.
    @discardableResult
    public func writeLine(_ text: String = "") -> Delivery {
        write(text + "\n")
    }

    /// Shows `line`, cut to the window, until the next output; does nothing where it could not be cleared.
    func showTransient(_ line: String) {
        guard canRedraw else { return }
        // The last column stays free: a terminal that wraps there would leave a line behind.
        let line = line.truncated(to: width - 1)
        state.withLock { state in
            state.showsTransient = true
            send(Self.clearLine + line, &state)
        }
    }

    /// Removes the transient line.
    func clearTransient() {
        write("")
    }

    private static let clearLine = "\r\u{1B}[K"

    @discardableResult
    private func send(_ text: String, _ state: inout State) -> Delivery {
        guard state.delivery == .delivered else { return state.delivery }
        if let code = writeAll(Array(text.utf8)) {
            state.delivery = code == EPIPE ? .closed : .failed(code: code)
        }
        return state.delivery
    }

    /// Writes every byte and returns nil, or returns the error number.
    private func writeAll(_ bytes: [UInt8]) -> CInt? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                if poll(&wait, 1, -1) < 0, errno != EINTR { return errno }
            } else if errno != EINTR {
                return errno
            }
        }
        return nil
    }
}
