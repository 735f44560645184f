import Glibc

/// A program of the machine, run to its end without a terminal.
struct ChildProcess {
    /// The program's path.
    let path: String
    let arguments: [String]
    let environment: [String: String]
    /// The file it reads; by default it finds its input empty.
    var input = "/dev/null"
    /// The file its output is appended to.
    let output: String
    /// The file its messages are appended to.
    let messages: String
    /// A descriptor that it keeps open, such as that of a lock.
    var kept: Int32?

    /// Returns where `PATH` has a program of the name, or nil.
    static func find(_ name: String, in environment: [String: String]) -> String? {
        for folder in (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":") {
            let candidate = "\(folder)/\(name)"
            if access(candidate, X_OK) == 0 { return candidate }
        }
        return nil
    }

    /// Runs the program.
    ///
    /// Cancelling the task kills the program at once. It stays in our process group, so that closing the
    /// terminal ends it as well.
    ///
    /// - Parameter whileRunning: Called about fifty times a second.
    /// - Returns: The exit status; 127 when it could not be started, 128 and more when a signal ended it.
    /// - Throws: `WeightsError.cancelled`.
    func run(whileRunning: () -> Void) async throws(WeightsError) -> Int32 {
        guard !Task.isCancelled else { throw .cancelled }
        guard let process = start() else { return 127 }
        var status: Int32 = 0
        while true {
            let ended = waitpid(process, &status, WNOHANG)
            if ended == process { break }
            if ended < 0, errno != EINTR { return 127 }
            whileRunning()
            // A cancelled sleep returns at once, and the next line sees why.
            try? await Task.sleep(for: .milliseconds(20))
            guard !Task.isCancelled else {
                kill(process, SIGKILL)
                while waitpid(process, &status, 0) < 0, errno == EINTR {}
                throw .cancelled
            }
        }
        let signal = status & 0x7f
        return signal == 0 ? (status >> 8) & 0xff : 128 + signal
    }

    private func start() -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
        defer { posix_spawn_file_actions_destroy(&actions) }
        guard posix_spawnattr_init(&attributes) == 0 else { return nil }
        defer { posix_spawnattr_destroy(&attributes) }

        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
        let appending = O_WRONLY | O_CREAT | O_APPEND
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, appending, 0o600)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, messages, appending, 0o600)
        if let kept { posix_spawn_file_actions_adddup2(&actions, kept, 3) }

        // The program may ignore signals and its threads may block them; the child must not inherit that.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        for signal in [SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM] { sigaddset(&signals, signal) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

        let words = ([path] + arguments).map { strdup($0) }
        let settings = environment.map { strdup("\($0.key)=\($0.value)") }
        defer { (words + settings).forEach { free($0) } }
        var process = pid_t()
        guard posix_spawn(&process, path, &actions, &attributes, words + [nil], settings + [nil]) == 0 else {
            return nil
        }
        return process
    }
}
