import CTerminal
import Dispatch
import Glibc
import Synchronization

/// Keeps what is typed meanwhile for the next prompt, unseen.
///
/// Echo and line editing of the terminal are off, so that keys neither appear within the output nor are
/// interpreted; they wait in the kernel. Ctrl-C and Ctrl-Z still send their signals.
final class QuietInput {
    private let modes: termios
    private let continuation: WatchedSignal
    private let source: any DispatchSourceRead

    /// Returns nil when standard input is not a terminal, or this process is in its background.
    init?() throws(TerminalError) {
        guard let modes = Self.currentModes else { return nil }
        _ = cp_terminal_save(STDIN_FILENO)
        self.modes = modes
        continuation = try WatchedSignal(SIGCONT)
        // A shell sets the terminal its own way while the program is stopped.
        source = continuation.makeSource { Self.quieten(modes) }
        Self.quieten(modes)
    }

    /// Sets the terminal as it was before.
    func end() {
        source.cancel()
        continuation.end()
        guard Self.ownsTerminal else { return }
        var modes = modes
        _ = tcsetattr(STDIN_FILENO, TCSANOW, &modes)  // fails only when the terminal is gone
    }

    private static var currentModes: termios? {
        var modes = termios()
        guard ownsTerminal, tcgetattr(STDIN_FILENO, &modes) == 0 else { return nil }
        return modes
    }

    private static var ownsTerminal: Bool {
        isatty(STDIN_FILENO) == 1 && tcgetpgrp(STDIN_FILENO) == getpgrp()
    }

    private static func quieten(_ modes: termios) {
        guard ownsTerminal else { return }
        var quiet = modes
        quiet.c_lflag &= ~tcflag_t(ECHO | ICANON)
        quiet.c_lflag |= tcflag_t(NOFLSH)  // or Ctrl-C would throw away what was typed before it
        _ = tcsetattr(STDIN_FILENO, TCSANOW, &quiet)  // fails only when the terminal is gone
    }
}
