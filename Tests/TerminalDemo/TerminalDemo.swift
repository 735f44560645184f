import Glibc
import Terminal

/// A small program on a terminal, for the tests that need one.
///
/// `lines [HISTORY]` reads lines and says what came of each; some words make it do something first.
/// `screens` says what it may show on its two streams, `progress` shows a bar and `status` a spinner.
@main
struct TerminalDemo {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        try TerminalGuard.install()
        let screen = Screen(descriptor: 1, environment: environment)
        switch arguments.first {
        case "lines": try await readLines(history: arguments.dropFirst().first, on: screen)
        case "screens": showScreens()
        case "progress": showProgress(on: screen)
        case "status": showStatus(on: screen)
        default: exit(64)
        }
    }

    static func readLines(history: String?, on screen: Screen) async throws {
        let words = ["alpha", "alphabet", "beta", "日本語"]
        let editor = try LineEditor(
            program: "demo", history: history.map { HistoryFile(path: $0, limit: 5) },
            on: screen,
            completer: { $0.hasPrefix("!") ? [] : words })
        if let failure = editor.historyFailure { screen.writeLine("history: \(failure)") }
        while true {
            switch editor.readLine(prompt: "> ") {
            case .line("work"): await work(on: screen)
            case .line("abort"):
                try await withInterruption {
                    screen.writeLine("aborting")
                    abort()
                }
            case .line("exit"):
                try await withInterruption {
                    screen.writeLine("exiting")
                    exit(7)
                }
            case .line("pending"):
                screen.writeLine("pending: \(editor.hasPendingInput(withinMilliseconds: 50))")
            case .line(let line): screen.writeLine("line: <\(line)> \(Array(line.utf8).count)")
            case .cancelled(let wasEmpty): screen.writeLine("cancelled, empty \(wasEmpty)")
            case .end:
                screen.writeLine("end")
                return
            }
        }
    }

    static func work(on screen: Screen) async {
        do {
            try await withInterruption {
                screen.writeLine("working")
                try await Task.sleep(for: .seconds(60))
            }
        } catch {
            screen.writeLine("stopped: \(error is CancellationError)")
        }
    }

    static func showScreens() {
        for descriptor: CInt in [1, 2] {
            let screen = Screen(descriptor: descriptor, environment: environment)
            screen.writeLine(
                "\(descriptor): terminal \(screen.isTerminal) redraw \(screen.canRedraw) "
                    + screen.styled("color", as: .error) + " width \(screen.width)")
        }
    }

    static func showProgress(on screen: Screen) {
        let bar = ProgressBar("weights", total: 1000, unit: .bytes, on: screen)
        bar.update(completed: 500)
        screen.writeLine("between")
        bar.update(completed: 1000)
        bar.finish()
    }

    static func showStatus(on screen: Screen) {
        let status = StatusLine(on: screen)
        status.show("thinking")
        screen.writeLine("after")
        status.clear()
    }

    static var environment: [String: String] {
        var result: [String: String] = [:]
        for name in ["TERM", "NO_COLOR", "COLUMNS"] {
            if let value = getenv(name) { result[name] = String(cString: value) }
        }
        return result
    }
}
