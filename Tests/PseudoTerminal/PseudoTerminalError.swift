/// What can go wrong while a program is driven through a pseudo-terminal.
public enum PseudoTerminalError: Error, Equatable {
    /// A system call failed; `code` is the system's error number.
    case failed(call: String, code: CInt)
    /// The text did not appear in time; `output` is what came since the last match.
    case missing(text: String, output: String)
    /// The program did not end in time; `output` is what came since the last match.
    case stillRunning(output: String)
}
