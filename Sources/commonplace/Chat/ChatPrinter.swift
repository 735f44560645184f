import ChatAgent
import LanguageModels
import QuoteLibrary
import Terminal

/// Shows what happens in a turn, as it happens.
actor ChatPrinter {
    private let screen: Screen
    private let status: StatusLine?
    private let trace: TraceFile?
    private var tracesOnScreen = false
    private var column = 0
    private var isInComment = false

    /// Makes a printer.
    ///
    /// - Parameters:
    ///   - screen: Where it prints.
    ///   - status: What the program is doing, on a terminal; nil shows nothing.
    ///   - trace: Where steps are written, one JSON line each.
    init(screen: Screen, status: StatusLine?, trace: TraceFile?) {
        self.screen = screen
        self.status = status
        self.trace = trace
    }

    /// Shows steps on the screen too, or no longer.
    func setTracesOnScreen(_ isOn: Bool) { tracesOnScreen = isOn }

    /// Shows an event.
    func show(_ event: ChatEvent) {
        switch event {
        case .called(let call):
            status?.show(Self.doing(call))
        case .returned(let result):
            endComment()
            screen.writeLine(Self.text(of: result, on: screen))
        case .comment(let sentence):
            writeFlowing(sanitized(sentence))
        case .said(let sentence):
            endComment()
            writeFlowing(sanitized(sentence))
            endComment()
        case .notice(let notice):
            guard let text = Self.text(of: notice) else { return }
            endComment()
            screen.writeLine(screen.styled(text, as: .note))
        case .step(let step):
            trace?.write(step)
            if tracesOnScreen {
                endComment()
                screen.writeLine(screen.styled(sanitized(Self.line(of: step)), as: .note))
            }
        }
    }

    /// Ends the turn's output.
    func endTurn() {
        endComment()
        status?.clear()
    }

    /// A result as the person sees it.
    static func text(of result: ToolResult, on screen: Screen) -> String {
        switch result.finding {
        case .failure(let reason):
            screen.styled("(\(sanitized(reason)))", as: .warning)
        case .streak(let streak):
            CardRenderer(screen: screen).text(of: streak)
        case .catalog(let matches):
            [
                list(result, total: matches.total, place: "the catalog", on: screen),
                matches.note.map { CardRenderer(screen: screen).text(of: $0) },
            ]
            .compactMap { $0 }.joined(separator: "\n")
        case .saved(let matches):
            list(result, total: matches.total, place: savedPlace(result.call), on: screen)
        }
    }

    private static func savedPlace(_ call: ToolCall) -> String {
        switch call.arguments["kind"]?.stringValue {
        case "favorite": "your favorites"
        case "generated": "your generated quotes"
        case "imported": "your imported quotes"
        default: "your saved quotes"
        }
    }

    private static func list(_ result: ToolResult, total: Int, place: String, on screen: Screen) -> String {
        let sought = ["query", "author", "language"].compactMap {
            result.call.arguments[$0]?.stringValue
        }
        guard !result.cards.isEmpty else {
            let what = sought.isEmpty ? "" : " for " + sought.map { sanitized($0) }.joined(separator: ", ")
            return screen.styled("  Nothing in \(place)\(what).", as: .note)
        }
        let cards = CardRenderer(screen: screen)
        var lines = result.cards.map { cards.text(of: $0) }
        var below: [String] = []
        if total > result.cards.count { below.append("\(result.cards.count) of \(total) in \(place)") }
        below += result.remarks
        if !below.isEmpty { lines.append(screen.styled("  " + below.joined(separator: "; "), as: .note)) }
        return lines.joined(separator: "\n")
    }

    // MARK: Text that flows in

    private func writeFlowing(_ text: String) {
        if !isInComment {
            status?.clear()
            isInComment = true
            column = 0
        }
        let width = screen.width
        for word in text.split(whereSeparator: \.isWhitespace) {
            let needed = word.displayWidth
            if column > 0, column + 1 + needed > width, screen.isTerminal {
                screen.writeLine()
                column = 0
            }
            screen.write((column > 0 ? " " : "") + word)
            column += (column > 0 ? 1 : 0) + needed
        }
    }

    private func endComment() {
        guard isInComment else { return }
        screen.writeLine()
        isInComment = false
    }

    // MARK: Words

    private static func doing(_ call: ToolCall) -> String {
        switch call.tool {
        case "search_catalog": "Searching the catalog"
        case "search_saved": "Searching your saved quotes"
        case "streak_status": "Looking at your streak"
        default: "Calling a tool"
        }
    }

    /// A notice as the person sees it.
    static func text(of notice: ChatNotice) -> String? {
        switch notice {
        case .droppedTurns(let count):
            "(\(count) earlier \(count == 1 ? "turn was" : "turns were") left out: the conversation is full)"
        case .repeatedCall: "(the model asked for the same search again; it was not repeated)"
        case .limitReached: "(no more searches in this turn)"
        case .withheld: nil  // said at the end, in the person's language
        case .emptyReply: "(the model had nothing to say; ask in other words)"
        }
    }

    private static func line(of step: StepTrace) -> String {
        let usage = step.usage
        let text = step.text.split(whereSeparator: \.isNewline).joined(separator: " ⏎ ")
        return "[step \(step.round) \(step.kind): \(text) | prompt \(usage.evaluatedTokens) new "
            + "\(usage.reusedTokens) kept, \(milliseconds(usage.promptSeconds)) ms | written "
            + "\(usage.sampledTokens) sampled \(usage.forcedTokens) forced, \(milliseconds(usage.decodeSeconds)) ms "
            + "| result \(step.outputBytes) bytes]"
    }

    private static func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }
}
