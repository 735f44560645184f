import CEditLine
import CTerminal
import Glibc

/// Reads edited lines from the terminal, with history and completion.
///
/// The keys are those of emacs. Ctrl-C and Ctrl-Z are keys here, not signals: one drops the line, the
/// other stops the program. One thread uses an editor, and it waits in ``readLine(prompt:)``.
public final class LineEditor {
    /// What came of reading one line.
    public enum Input: Equatable, Sendable {
        case line(String)
        /// Ctrl-C: what was typed is dropped; `wasEmpty` says that it was nothing.
        case cancelled(wasEmpty: Bool)
        /// Ctrl-D in an empty line, or a terminal that went away.
        case end
    }

    /// Returns what could stand for the last word of the line up to the cursor: whole words, of which
    /// those that do not begin with it are left out.
    public typealias Completer = (_ lineBeforeCursor: String) -> [String]

    /// What went wrong with the history last, nil if nothing did; the editor works all the same.
    public private(set) var historyFailure: TerminalError?

    private let editor: OpaquePointer
    private let history: OpaquePointer
    private let session: EditingSession
    private let screen: Screen
    private let file: HistoryFile?
    private var lastEntry: String?

    /// Sets the editor up and loads the history.
    /// - Parameters:
    ///   - program: The name under which the person's `.editrc` may address this program.
    ///   - file: The file that keeps lines for the next session; with nil they are forgotten at the end.
    ///   - screen: Standard output, which the prompt and the candidates are written to.
    ///   - completer: What Tab asks.
    /// - Throws: ``TerminalError/notATerminal`` or ``TerminalError/editorUnavailable``.
    public init(
        program: String,
        history file: HistoryFile?,
        on screen: Screen,
        completer: @escaping Completer = { _ in [] }
    ) throws(TerminalError) {
        guard isatty(STDIN_FILENO) == 1, screen.isTerminal else { throw .notATerminal }
        Self.useUTF8()
        _ = cp_terminal_save(STDIN_FILENO)
        guard let history = history_init() else { throw .editorUnavailable }
        guard let editor = cp_el_init(program) else {
            history_end(history)
            throw .editorUnavailable
        }
        self.history = history
        self.editor = editor
        self.file = file
        self.screen = screen
        session = EditingSession(editor: editor, screen: screen, completer: completer)
        guard session.install(), cp_el_set_history(editor, history) == 0,
            cp_history_set_size(history, CInt(clamping: file?.limit ?? 500)) >= 0,
            cp_history_set_unique(history, 1) >= 0
        else {
            el_end(editor)
            history_end(history)
            throw .editorUnavailable
        }
        loadHistory()
    }

    deinit {
        el_end(editor)
        history_end(history)
    }

    /// Returns the next line without its newline.
    ///
    /// What was typed before the prompt appeared is taken first. A line that is blank or begins with a
    /// space is not kept in the history.
    /// - Parameter prompt: Shown before the line; a newline in it, or an escape, is left out.
    /// - Returns: The line, or why there is none.
    public func readLine(prompt: String) -> Input {
        session.begin(prompt: prompt)
        defer { session.end() }
        var count: CInt = 0
        guard let bytes = el_gets(editor, &count), count > 0 else {
            screen.writeLine()
            return .end
        }
        if let wasEmpty = session.cancelledEmptyLine { return .cancelled(wasEmpty: wasEmpty) }
        var line = String(decoding: UnsafeRawBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
        if line.last == "\n" || line.last == "\r" { line.removeLast() }
        keep(line)
        return .line(line)
    }

    /// Returns whether more input is waiting, such as the next line of a paste.
    /// - Parameter milliseconds: How long to wait for it.
    /// - Returns: Whether a byte can be read.
    public func hasPendingInput(withinMilliseconds milliseconds: Int = 0) -> Bool {
        session.hasPendingInput(withinMilliseconds: CInt(clamping: milliseconds))
    }

    /// Makes libedit take and give UTF-8, without which it drops what is not ASCII.
    private static func useUTF8() {
        setlocale(LC_CTYPE, "")
        guard let codeset = nl_langinfo(nl_item(CODESET)), strcmp(codeset, "UTF-8") != 0 else { return }
        setlocale(LC_CTYPE, "C.UTF-8")
    }

    private func loadHistory() {
        guard let file else { return }
        do throws(TerminalError) {
            for line in try file.load() {
                _ = cp_history_enter(history, line)
                lastEntry = line
            }
        } catch {
            historyFailure = error
        }
    }

    private func keep(_ line: String) {
        guard let first = line.first, first != " ", line != lastEntry else { return }
        guard line.contains(where: { !$0.isWhitespace }) else { return }
        lastEntry = line
        _ = cp_history_enter(history, line)
        do throws(TerminalError) {
            try file?.append(line)
        } catch {
            historyFailure = error
        }
    }
}
