import Foundation
import Terminal

/// Where the lines of a conversation come from.
protocol ChatInput: AnyObject {
    /// Whether somebody sits there: then there is a prompt, and what happens is shown while it does.
    var isInteractive: Bool { get }

    /// The next line, or why there is none; with `joinsPaste`, lines pasted together are one message.
    func readLine(prompt: String, joinsPaste: Bool) throws -> ChatInputLine
}

/// What came of reading a line.
enum ChatInputLine: Equatable {
    case line(String)
    /// Ctrl-C; twice in a row in an empty line leaves.
    case cancelled(wasEmpty: Bool)
    case end
}

/// Lines edited at a terminal.
///
/// Lines of one paste are one message.
final class EditedInput: ChatInput {
    let isInteractive = true
    private let editor: LineEditor
    private let errors: Screen
    private var hasReportedHistory = false
    /// Lines of a paste come within a few milliseconds of each other; nobody types so fast.
    private static let pasteGap = 15

    init(_ surroundings: Surroundings, completions: ChatCompletions, keepsHistory: Bool) throws {
        errors = surroundings.errors
        var history: HistoryFile?
        if keepsHistory {
            do {
                let folder = try surroundings.stateFolder
                try surroundings.makePrivateFolder(folder)
                history = HistoryFile(path: folder.appending(path: "history").path)
            } catch {
                let reason = sanitized(ErrorSentences.failure(for: error).sentence)
                errors.writeLine("commonplace: what you type is not kept: \(reason)")
            }
        }
        editor = try LineEditor(program: "commonplace", history: history, on: surroundings.output) { line in
            completions.candidates(for: line)
        }
    }

    func readLine(prompt: String, joinsPaste: Bool) -> ChatInputLine {
        let first = editor.readLine(prompt: prompt)
        reportHistory()
        guard case .line(var text) = first, joinsPaste, !text.isEmpty,
            ChatCommandTable.line(text) == nil, !ChatCommandTable.isBlockMark(text)
        else { return Self.line(first) }
        while editor.hasPendingInput(withinMilliseconds: Self.pasteGap) {
            switch editor.readLine(prompt: "… ") {
            case .line(let next): text += "\n" + next
            case .cancelled: return .cancelled(wasEmpty: false)
            case .end: return .line(text)
            }
        }
        return .line(text)
    }

    private static func line(_ input: LineEditor.Input) -> ChatInputLine {
        switch input {
        case .line(let text): .line(text)
        case .cancelled(let wasEmpty): .cancelled(wasEmpty: wasEmpty)
        case .end: .end
        }
    }

    private func reportHistory() {
        guard !hasReportedHistory, let failure = editor.historyFailure else { return }
        hasReportedHistory = true
        errors.writeLine("commonplace: " + ErrorSentences.failure(for: failure).sentence)
    }
}

/// Lines of a pipe or a file.
final class ScriptInput: ChatInput {
    let isInteractive = false
    private var reader = LineReader()

    func readLine(prompt: String, joinsPaste: Bool) throws -> ChatInputLine {
        switch try reader.readLine() {
        case .line(let text): .line(text)
        case .end: .end
        }
    }
}
