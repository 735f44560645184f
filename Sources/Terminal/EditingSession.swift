import CEditLine
import Glibc

/// What libedit's callbacks need while a line is edited; libedit keeps a pointer to it.
final class EditingSession {
    /// Whether the line was empty when Ctrl-C dropped it; nil if it was not dropped.
    private(set) var cancelledEmptyLine: Bool?

    private let editor: OpaquePointer
    private let completer: LineEditor.Completer
    private let screen: Screen
    private var promptWidth = 0
    private var prompt: UnsafeMutablePointer<CChar>?
    private var resize: WatchedSignal?
    private var continuation: WatchedSignal?
    /// A byte that was read but does not belong to the character before it.
    private var pushedBack: UInt8?

    init(editor: OpaquePointer, screen: Screen, completer: @escaping LineEditor.Completer) {
        self.editor = editor
        self.screen = screen
        self.completer = completer
    }

    deinit { free(prompt) }

    /// Binds the keys and callbacks; false if libedit refuses one.
    func install() -> Bool {
        let results = [
            cp_el_set_client_data(editor, Unmanaged.passUnretained(self).toOpaque()),
            cp_el_set_prompt(editor) { EditingSession.of($0)?.prompt },
            cp_el_set_editor(editor, "emacs"),
            cp_el_set_reader(editor) { EditingSession.of($0)?.readCharacter(into: $1) ?? -1 },
            cp_el_deliver_signal_keys(editor),
            cp_el_add_command(editor, "cp-cancel", "drop the line") { editor, _ in
                EditingSession.of(editor)?.cancel() ?? UInt8(CC_EOF)
            },
            cp_el_add_command(editor, "cp-suspend", "stop the program") { editor, _ in
                EditingSession.of(editor)?.suspend() ?? UInt8(CC_EOF)
            },
            cp_el_add_command(editor, "cp-complete", "complete the word") { editor, _ in
                EditingSession.of(editor)?.complete() ?? UInt8(CC_EOF)
            },
            cp_el_bind(editor, "^C", "cp-cancel"),
            cp_el_bind(editor, "^Z", "cp-suspend"),
            cp_el_bind(editor, "^I", "cp-complete"),
            cp_el_bind(editor, "^R", "em-inc-search-prev"),
        ]
        return results.allSatisfy { $0 == 0 }
    }

    func begin(prompt text: String) {
        cancelledEmptyLine = nil
        free(prompt)
        let plain = sanitized(text).filter { $0 != "\n" && $0 != "\t" }
        promptWidth = plain.displayWidth
        prompt = strdup(styled(plain))
        // Without these a resized window is noticed only at the next line.
        resize = try? WatchedSignal(SIGWINCH)
        continuation = try? WatchedSignal(SIGCONT)
        el_resize(editor)
        // Before the prompt is seen: libedit would do it after, and a quick Ctrl-C would be a signal.
        _ = cp_el_prepare_terminal(editor, 1)
    }

    func end() {
        resize?.end()
        continuation?.end()
        resize = nil
        continuation = nil
    }

    func hasPendingInput(withinMilliseconds milliseconds: CInt) -> Bool {
        if pushedBack != nil { return true }
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, milliseconds) > 0 && input.revents & Int16(POLLIN) != 0
    }

    /// Returns the prompt with its style between the marks that tell libedit what takes no column.
    ///
    /// The last character stays plain, because libedit loses marks at the very end.
    private func styled(_ plain: String) -> String {
        guard screen.usesColor, let last = plain.last, plain.count > 1 else { return plain }
        return "\u{1}\(TextStyle.prompt.start)\u{1}\(plain.dropLast())\u{1}\(TextStyle.end)\u{1}\(last)"
    }

    private static func of(_ editor: OpaquePointer?) -> EditingSession? {
        guard let editor, let pointer = cp_el_get_client_data(editor) else { return nil }
        return Unmanaged<EditingSession>.fromOpaque(pointer).takeUnretainedValue()
    }
}

// MARK: - Keys

extension EditingSession {
    /// The line up to the cursor and after it.
    private var line: (before: String, after: String) {
        guard let line = el_line(editor)?.pointee else { return ("", "") }
        let before = UnsafeRawBufferPointer(start: line.buffer, count: line.cursor - line.buffer)
        let after = UnsafeRawBufferPointer(start: line.cursor, count: line.lastchar - line.cursor)
        return (String(decoding: before, as: UTF8.self), String(decoding: after, as: UTF8.self))
    }

    /// Ends the line through the ordinary key for it, so that the screen is left in order.
    private func cancel() -> UInt8 {
        let line = line
        cancelledEmptyLine = line.before.isEmpty && line.after.isEmpty
        el_cursor(editor, CInt(clamping: line.after.utf8.count))  // as far as the end
        _ = el_insertstr(editor, "^C")  // only for the eye: the line is dropped
        el_push(editor, "\n")
        return UInt8(CC_REFRESH)
    }

    private func suspend() -> UInt8 {
        screen.write("^Z")
        _ = cp_el_prepare_terminal(editor, 0)
        continuation?.drain()
        kill(0, SIGTSTP)
        // The signal may be delivered on another thread, a moment after kill() returned. Without a shell
        // that could continue the program the kernel does not stop it: hence the limit.
        if let continuation {
            var wait = pollfd(fd: continuation.readEnd, events: Int16(POLLIN), revents: 0)
            poll(&wait, 1, 300)
            continuation.drain()
        }
        resume()
        return UInt8(CC_NORM)
    }

    /// Takes the terminal back after the program was stopped.
    private func resume() {
        // Off and on again: a shell sets the terminal its own way meanwhile.
        _ = cp_el_prepare_terminal(editor, 0)
        _ = cp_el_prepare_terminal(editor, 1)
        el_resize(editor)
        screen.write("\r")
        _ = cp_el_refresh(editor)
    }

    private func complete() -> UInt8 {
        let line = line
        switch Completion(of: line.before, candidates: completer(line.before)) {
        case .nothing:
            return UInt8(CC_REFRESH_BEEP)
        case .insert(let text):
            return el_insertstr(editor, text) == 0 ? UInt8(CC_REFRESH) : UInt8(CC_ERROR)
        case .list(let candidates):
            let width = screen.width
            let rows = Completion.rows(of: candidates, width: width).map { $0.truncated(to: width - 1) }
            let below = row(after: line.before + line.after) - row(after: line.before)
            screen.write(String(repeating: "\n", count: below + 1) + rows.joined(separator: "\n") + "\n")
            _ = cp_el_refresh(editor)
            return UInt8(CC_NORM)
        }
    }

    /// Returns in which row of the window, counted from that of the prompt, the cursor is after `text`.
    private func row(after text: String) -> Int {
        (promptWidth + text.displayWidth) / max(screen.width, 1)
    }

    private func followWindow() {
        el_resize(editor)
        let up = row(after: line.before)
        let toPrompt = up > 0 ? "\u{1B}[\(up)A" : ""
        screen.write(screen.canRedraw ? "\r\(toPrompt)\u{1B}[J" : "\n")
        _ = cp_el_refresh(editor)
    }
}

// MARK: - Input

extension EditingSession {
    /// Gives libedit the next character, as `read(2)` would: 1 for one, 0 at the end, -1 for an error.
    private func readCharacter(into character: UnsafeMutablePointer<wchar_t>?) -> CInt {
        var bytes: [UInt8] = []
        while true {
            let byte: UInt8
            if let pushed = pushedBack {
                byte = pushed
                pushedBack = nil
            } else {
                var next: UInt8 = 0
                let count = waitForInput() ? read(STDIN_FILENO, &next, 1) : -1
                if count < 0, errno == EINTR || errno == EAGAIN { continue }
                guard count == 1 else { return CInt(count) }
                byte = next
            }
            bytes.append(byte)
            if UTF8Decoder.unfinishedLength(of: bytes) == bytes.count { continue }
            if bytes.count > 1, byte & 0xC0 != 0x80 {
                pushedBack = byte
                bytes.removeLast()
            }
            let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
            character?.pointee = wchar_t(scalar.value)
            return 1
        }
    }

    /// Waits until a byte can be read, and meanwhile follows the window's size.
    private func waitForInput() -> Bool {
        while true {
            var waits = [pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)]
            for signal in [resize, continuation].compactMap({ $0 }) {
                waits.append(pollfd(fd: signal.readEnd, events: Int16(POLLIN), revents: 0))
            }
            if poll(&waits, nfds_t(waits.count), -1) < 0, errno != EINTR { return false }
            if continuation?.drain() == true { resume() }
            if resize?.drain() == true { followWindow() }
            if waits[0].revents != 0 { return true }
        }
    }
}
