import CTerminal
import Dispatch
import Glibc
import Synchronization

/// Leaves the terminal as it was found, whichever way the program ends.
///
/// The program begins with ``install(beforeExit:)``. SIGTERM and SIGHUP then end the process with 143 and
/// 129; a fault, `abort()`, SIGQUIT and `exit()` end it as ever. Each restores the terminal before.
public enum TerminalGuard {
    private static let sources = Mutex<[any DispatchSourceRead]>([])

    /// Remembers how the terminal is set, and watches for the signals that end the program.
    ///
    /// Only the first call has an effect, which lasts as long as the process.
    /// - Parameter beforeExit: Runs on a background queue before SIGTERM or SIGHUP ends the process; it
    ///   must return soon.
    /// - Throws: ``TerminalError/unwatchableSignal(number:code:)``.
    public static func install(
        beforeExit: @escaping @Sendable () -> Void = {}
    ) throws(TerminalError) {
        _ = cp_terminal_save(STDIN_FILENO)  // without a terminal there is nothing to restore
        guard cp_terminal_restore_on_crash() else {
            throw .unwatchableSignal(number: SIGABRT, code: errno)
        }
        try sources.withLock { sources throws(TerminalError) in
            guard sources.isEmpty else { return }
            // It fails only without memory, and then an exit in the middle of work leaves echo off.
            _ = atexit { cp_terminal_restore() }
            for number in [SIGTERM, SIGHUP] {
                let source = try WatchedSignal(number).makeSource {
                    beforeExit()
                    restoreTerminal()
                    _exit(128 + number)
                }
                sources.append(source)
            }
        }
    }

    /// Sets the terminal as it was when the guard was installed, or the first line was read.
    ///
    /// May be called from anywhere, a signal handler and an engine's abort callback included.
    public static func restoreTerminal() {
        cp_terminal_restore()
    }
}
