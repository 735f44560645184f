public import Glibc

/// Runs a program on a terminal of its own, as a person would see it.
///
/// One test uses one of these. A program that is still running when it goes away is killed.
public final class PseudoTerminal {
    /// How the program ended.
    public enum Exit: Equatable, Sendable {
        case exited(CInt)
        case killed(signal: CInt)
    }

    /// How the terminal is set; two are equal if every flag and key is.
    public struct Modes: Equatable, Sendable {
        private let flags: [tcflag_t]
        private let keys: [UInt8]

        /// Whether typed characters are shown by the terminal itself.
        public let echoes: Bool

        fileprivate init(_ modes: termios) {
            flags = [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
            keys = withUnsafeBytes(of: modes.c_cc) { Array($0) }
            echoes = modes.c_lflag & tcflag_t(ECHO) != 0
        }
    }

    /// How the terminal was set before the program started.
    public let initialModes: Modes
    /// The process identifier of the program.
    public let processID: pid_t
    /// Everything that the program wrote so far, bytes that are not UTF-8 replaced.
    public var transcript: String { String(decoding: bytes, as: UTF8.self) }

    private let primary: CInt
    private let secondary: CInt
    private var bytes: [UInt8] = []
    private var position = 0
    private var exit: Exit?

    /// Starts `program` as the leader of a new session whose terminal this is.
    /// - Parameters:
    ///   - program: The path of the program.
    ///   - arguments: What follows its name.
    ///   - environment: All its variables; `TERM` is "xterm" if it is not named.
    ///   - columns: The width of the window.
    ///   - rows: The height of the window.
    /// - Throws: ``PseudoTerminalError/failed(call:code:)``.
    public init(
        _ program: String,
        _ arguments: [String] = [],
        environment: [String: String] = [:],
        columns: Int = 80,
        rows: Int = 24
    ) throws {
        var ends: (primary: CInt, secondary: CInt) = (-1, -1)
        var name = [CChar](repeating: 0, count: 128)
        guard openpty(&ends.primary, &ends.secondary, &name, nil, nil) == 0 else {
            throw Self.failure("openpty")
        }
        primary = ends.primary
        // Held open, so that the modes can be looked at after the program has ended.
        secondary = ends.secondary
        // Neither end is the program's business, nor that of another test's program.
        for end in [primary, secondary] where fcntl(end, F_SETFD, FD_CLOEXEC) != 0 {
            throw Self.failure("fcntl")
        }
        let path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        initialModes = try Self.modes(of: secondary)
        try Self.resize(primary, columns: columns, rows: rows)
        let environment = ["TERM": "xterm"].merging(environment) { $1 }
        processID = try Self.spawn(
            [program] + arguments, environment.map { "\($0)=\($1)" }, terminal: path)
        guard fcntl(primary, F_SETFL, O_NONBLOCK) == 0 else { throw Self.failure("fcntl") }
    }

    deinit {
        if exit == nil {
            kill(processID, SIGKILL)
            waitpid(processID, nil, 0)
        }
        close(primary)
        close(secondary)
    }

    /// How the terminal is set now.
    public var modes: Modes {
        get throws { try Self.modes(of: secondary) }
    }

    /// Types `text`; control characters are the keys they stand for.
    public func send(_ text: String) throws {
        try send(bytes: Array(text.utf8))
    }

    /// Types bytes, which need not be UTF-8.
    public func send(bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(primary, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                receive(waiting: 20)
            } else if errno != EINTR {
                throw Self.failure("write")
            }
        }
    }

    /// Waits until `text` appears after the last match.
    /// - Returns: What came since the last match, `text` included.
    /// - Throws: ``PseudoTerminalError/missing(text:output:)`` if it does not appear in time.
    @discardableResult
    public func expect(_ text: String, within limit: Duration = .seconds(60)) throws -> String {
        let wanted = Array(text.utf8)
        let end = ContinuousClock.now.advanced(by: limit)
        while true {
            let unread = bytes[position...]
            if let match = unread.firstRange(of: wanted) {
                position = match.upperBound
                return String(decoding: unread[..<match.upperBound], as: UTF8.self)
            }
            guard ContinuousClock.now < end else {
                throw PseudoTerminalError.missing(
                    text: text, output: String(decoding: unread, as: UTF8.self))
            }
            receive(waiting: 20)
        }
    }

    /// Waits until the terminal is set as `condition` demands.
    public func expectModes(
        within limit: Duration = .seconds(60), _ condition: (Modes) -> Bool
    ) throws {
        let end = ContinuousClock.now.advanced(by: limit)
        while try !condition(modes) {
            guard ContinuousClock.now < end else {
                throw PseudoTerminalError.missing(text: "terminal modes", output: transcript)
            }
            receive(waiting: 20)
        }
    }

    /// Changes the size of the window, of which the program is told.
    public func resize(columns: Int, rows: Int = 24) throws {
        try Self.resize(primary, columns: columns, rows: rows)
    }

    /// Sends a signal to the program.
    public func signal(_ number: CInt) throws {
        guard kill(processID, number) == 0 else { throw Self.failure("kill") }
    }

    /// Waits until the program ends, reading what it still writes.
    /// - Throws: ``PseudoTerminalError/stillRunning(output:)`` if it does not end in time.
    public func waitForExit(within limit: Duration = .seconds(60)) throws -> Exit {
        if let exit { return exit }
        let end = ContinuousClock.now.advanced(by: limit)
        while true {
            var status: CInt = 0
            let result = waitpid(processID, &status, WNOHANG)
            if result == processID {
                receive(waiting: 0)
                let signal = status & 0x7F
                let exit = signal == 0 ? Exit.exited(status >> 8 & 0xFF) : .killed(signal: signal)
                self.exit = exit
                return exit
            }
            guard result == 0 else { throw Self.failure("waitpid") }
            guard ContinuousClock.now < end else {
                throw PseudoTerminalError.stillRunning(
                    output: String(decoding: bytes[position...], as: UTF8.self))
            }
            receive(waiting: 10)
        }
    }

    /// Takes what the program has written, waiting for it at most so many milliseconds.
    private func receive(waiting milliseconds: CInt) {
        var wait = pollfd(fd: primary, events: Int16(POLLIN), revents: 0)
        guard poll(&wait, 1, milliseconds) > 0 else { return }
        var chunk = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = chunk.withUnsafeMutableBytes { read(primary, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            bytes.append(contentsOf: chunk[..<count])
        }
    }
}

extension PseudoTerminal {
    private static func failure(_ call: String) -> PseudoTerminalError {
        .failed(call: call, code: errno)
    }

    private static func modes(of descriptor: CInt) throws -> Modes {
        var modes = termios()
        guard tcgetattr(descriptor, &modes) == 0 else { throw failure("tcgetattr") }
        return Modes(modes)
    }

    private static func resize(_ descriptor: CInt, columns: Int, rows: Int) throws {
        var size = winsize()
        size.ws_col = UInt16(clamping: columns)
        size.ws_row = UInt16(clamping: rows)
        guard ioctl(descriptor, UInt(TIOCSWINSZ), &size) == 0 else { throw failure("TIOCSWINSZ") }
    }

    private static func spawn(
        _ arguments: [String], _ environment: [String], terminal: String
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        // The leader of a session that opens a terminal gets it as its controlling terminal.
        posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        var noSignals = sigset_t()
        var allSignals = sigset_t()
        sigemptyset(&noSignals)
        sigfillset(&allSignals)
        posix_spawnattr_setsigmask(&attributes, &noSignals)
        posix_spawnattr_setsigdefault(&attributes, &allSignals)
        let newSession: CInt = 0x80  // POSIX_SPAWN_SETSID, which only _GNU_SOURCE names
        posix_spawnattr_setflags(
            &attributes, Int16(newSession | CInt(POSIX_SPAWN_SETSIGMASK) | CInt(POSIX_SPAWN_SETSIGDEF)))

        let argv = arguments.map { strdup($0) } + [nil]
        let envp = environment.map { strdup($0) } + [nil]
        defer { (argv + envp).forEach { free($0) } }
        var processID: pid_t = 0
        let code = posix_spawn(&processID, arguments[0], &actions, &attributes, argv, envp)
        guard code == 0 else { throw PseudoTerminalError.failed(call: "posix_spawn", code: code) }
        return processID
    }
}
