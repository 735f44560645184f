/// What can go wrong at the terminal.
public enum TerminalError: Error, Equatable {
    /// Standard input or standard output is not a terminal, so lines cannot be edited there.
    case notATerminal
    /// The line editor could not be set up.
    case editorUnavailable
    /// A signal could not be watched; `code` is the system's error number.
    case unwatchableSignal(number: CInt, code: CInt)
    /// Reading failed; `code` is the system's error number.
    case unreadableInput(code: CInt)
    /// A line of the input is longer than `limit` bytes; reading can go on after it.
    case lineTooLong(limit: Int)
    /// The history at `path` could not be read; `code` is the system's error number.
    case unreadableHistory(path: String, code: CInt)
    /// The history at `path` could not be written; `code` is the system's error number.
    case unwritableHistory(path: String, code: CInt)
}
