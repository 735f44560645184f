import ChatAgent
import Executors
import Foundation
import LanguageModels
import QuoteGeneration
import QuoteLibrary
import Terminal

/// Reads lines and answers them until the person leaves.
///
/// It runs on a queue of its own, because waiting for a line blocks.
actor ChatLoop {
    let session: ChatSession
    let model: any LanguageModel
    let library: QuoteStore
    let choice: ModelChoice
    let surroundings: Surroundings
    let screen: Screen
    let printer: ChatPrinter
    let record = ConversationRecord()
    var showsTrace = false
    /// Writes new lines; made when it is first asked for.
    var generator: QuoteGenerator?
    private var isReady = false
    private let completions: ChatCompletions
    /// The first failure in a script, which the program ends with.
    private var scriptFailure: ExitCode?
    let input: any ChatInput
    let status: StatusLine?
    private let executor = QueueExecutor(label: "commonplace.chat")

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(
        session: ChatSession, model: any LanguageModel, library: QuoteStore, choice: ModelChoice,
        input: sending any ChatInput, completions: ChatCompletions, surroundings: Surroundings,
        trace: TraceFile?
    ) {
        self.session = session
        self.model = model
        self.library = library
        self.choice = choice
        self.surroundings = surroundings
        self.input = input
        self.completions = completions
        screen = surroundings.output
        status = input.isInteractive ? StatusLine(on: surroundings.output) : nil
        printer = ChatPrinter(screen: surroundings.output, status: status, trace: trace)
    }

    /// The cards that numbers refer to: those shown last, by the conversation or by a command.
    var cards: [QuoteCard] {
        get { completions.cards }
        set { completions.cards = newValue }
    }

    /// Runs the conversation.
    ///
    /// - Throws: `ExitCode` when the person breaks it off, or when something in a script failed.
    func run() async throws {
        try await converse()
        if let scriptFailure { throw scriptFailure }
    }

    private func converse() async throws {
        greet()
        // The model loads while the person types. What goes wrong is said when a message needs it.
        let warmUp = Task { [session] in try? await session.prewarm() }
        defer { warmUp.cancel() }
        var hasJustCancelled = false
        while screen.delivery == .delivered {
            let line = try nextLine(prompt: "> ", joinsPaste: true)
            switch line {
            case .end: return
            case .cancelled(let wasEmpty):
                if wasEmpty, hasJustCancelled { throw ExitCode.interrupted }
                hasJustCancelled = wasEmpty
                if wasEmpty { note("Press Ctrl-C again to leave, or Ctrl-D.") }
            case .line(let text):
                hasJustCancelled = false
                guard try await handle(text) else { return }
            }
        }
    }

    private func greet() {
        guard input.isInteractive else { return }
        note("Commonplace \(Version.current). Ask about quotes or your streak; /help lists commands.")
        guard choice.availability != .ready else { return }
        note(explanation(of: choice.availability).asSentence)
    }

    /// What is wrong with the model, and what works without it.
    private func explanation(of availability: Availability) -> String {
        "\(ErrorSentences.sentence(for: availability)). Without it /search, /saved, /save, /today and /streak work"
    }

    /// Handles a line; answers whether the conversation goes on.
    private func handle(_ text: String) async throws -> Bool {
        var message = text
        if ChatCommandTable.isBlockMark(text) {
            guard let block = try readBlock() else { return true }
            message = block
        } else if let line = ChatCommandTable.line(text) {
            switch line {
            case .unknown(let word):
                let hint =
                    ChatCommandTable.nearest(to: word).map { "; did you mean /\($0.rawValue)?" }
                    ?? "; /help lists them"
                complain("there is no command \(word)\(hint)", .wrongUse)
                return true
            case .surplus(let name):
                complain("/\(name.rawValue) takes nothing after it", .wrongUse)
                return true
            case .command(.quit, _): return false
            case .command(.edit, _):
                guard let written = try await editedMessage() else { return true }
                message = written
            case .command(let name, let rest):
                try await attempt { try await self.run(name, rest) }
                return true
            }
        }
        guard !message.allSatisfy(\.isWhitespace) else { return true }
        try await answer(message) { [session, message] in try await session.reply(to: message, onEvent: $0) }
        return true
    }

    // MARK: Input

    private func nextLine(prompt: String, joinsPaste: Bool) throws -> ChatInputLine {
        do {
            return try input.readLine(prompt: prompt, joinsPaste: joinsPaste)
        } catch TerminalError.lineTooLong(let limit) {
            complain(TerminalError.lineTooLong(limit: limit))
            return .line("")
        }
    }

    /// Lines up to the next mark; nil when the person gave up.
    private func readBlock() throws -> String? {
        var lines: [String] = []
        while true {
            switch try nextLine(prompt: "… ", joinsPaste: false) {
            case .line(let text):
                if ChatCommandTable.isBlockMark(text) {
                    return lines.joined(separator: "\n")
                }
                lines.append(text)
            case .cancelled: return nil
            case .end: return lines.joined(separator: "\n")
            }
        }
    }

    private func editedMessage() async throws -> String? {
        do {
            let text = try ExternalEditor(surroundings.environment).text()
            guard let text else { return nil }
            for line in sanitized(text).wrapped(to: screen.width, firstIndent: "  ", indent: "  ") {
                screen.writeLine(screen.styled(line, as: .note))
            }
            return text
        } catch {
            complain(error)
            return nil
        }
    }

    // MARK: Answers

    typealias EventHandler = @Sendable (ChatEvent) async -> Void

    /// Answers a message; Ctrl-C stops the reply and keeps the conversation.
    ///
    /// - Parameters:
    ///   - message: What is answered, for the record.
    ///   - isAgain: Whether it was answered before, so that the model need not be waited for.
    ///   - reply: Asks for the reply; nil when there is nothing to answer.
    /// - Throws: `ExitCode.interrupted` in a script; at a terminal the conversation goes on.
    func answer(
        _ message: String, isAgain: Bool = false,
        _ reply: @escaping @Sendable (@escaping EventHandler) async throws -> ChatSession.Reply?
    ) async throws {
        let printer = printer
        let status = status
        let turn = TurnRecord(message: message, at: surroundings.now)
        do {
            if !isAgain { try await getReady() }
            let isAnswered = try await withInterruption {
                try await withStatus("Thinking", status) {
                    try await reply { event in
                        turn.add(event)
                        await printer.show(event)
                    } != nil
                }
            }
            await printer.endTurn()
            guard isAnswered else { return complain("there is nothing to answer again yet") }
            record.append(turn)
            let shown = await session.cards
            if !shown.isEmpty { cards = shown }
            try await surroundings.recordActivity(.chat, in: library)
        } catch LanguageModelError.cancelled {
            await printer.endTurn()
            guard input.isInteractive else { throw ExitCode.interrupted }
            note("(stopped)")
        } catch LanguageModelError.unavailable(let reason) {
            await printer.endTurn()
            complain(explanation(of: reason), reason == .busy ? .temporaryFailure : .modelUnavailable)
        } catch {
            await printer.endTurn()
            complain(error)
        }
    }

    /// Waits for the model the first time: with new weights its instructions are evaluated once, which is slow.
    private func getReady() async throws {
        guard !isReady else { return }
        let session = session
        let status = status
        try await withInterruption {
            try await withStatus("Getting the model ready", status) { try await session.prewarm() }
        }
        isReady = true
    }

    /// Runs a command; what goes wrong is said, and the conversation goes on.
    private func attempt(_ body: () async throws -> Void) async throws {
        do {
            try await body()
        } catch ExitCode.interrupted {
            throw ExitCode.interrupted
        } catch {
            complain(error)
        }
    }

    func note(_ text: String) {
        for line in text.wrapped(to: screen.width) { screen.writeLine(screen.styled(line, as: .note)) }
    }

    /// Says what went wrong: on standard error when lines come from a script, so that its output stays clean.
    func complain(_ text: String, _ code: ExitCode = .failed) {
        let text = sanitized(text)
        guard input.isInteractive else {
            surroundings.errors.writeLine("commonplace: \(text)")
            scriptFailure = scriptFailure ?? code
            return
        }
        for line in text.asSentence.wrapped(to: screen.width) {
            screen.writeLine(screen.styled(line, as: .warning))
        }
    }

    private func complain(_ error: any Error) {
        let failure = ErrorSentences.failure(for: error)
        complain(failure.sentence, failure.code)
    }
}

extension String {
    /// The text with a capital letter before it and a full stop behind it.
    fileprivate var asSentence: String {
        first?.isLetter == true ? prefix(1).uppercased() + dropFirst() + "." : self + "."
    }
}
