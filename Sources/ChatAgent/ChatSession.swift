public import LanguageModels
public import Prompts
public import QuoteLibrary

/// A conversation about quotes: a message becomes calls of read-only tools and a checked comment.
///
/// It never writes to the library. Results are events as soon as a call returns; the model only comments on them.
public actor ChatSession {
    private let model: any LanguageModel
    private let library: QuoteStore
    private let prompts: ChatPrompts
    private let limits: ChatLimits
    private let today: @Sendable () -> LocalDay
    private let homeLanguage: String
    private let authors: [String]
    private var session: LanguageModelSession
    private var check: ReplyCheck
    private var language: String
    private var turnCount: UInt64 = 0
    /// The last turn, and what stood before it, for asking it again.
    private var lastTurn: (message: String, before: Past)?
    private var isReplying = false
    /// The cards shown last, to which their numbers refer.
    public private(set) var cards: [QuoteCard] = []

    /// Begins a conversation.
    ///
    /// - Parameters:
    ///   - model: Who answers.
    ///   - library: What the tools read.
    ///   - prompts: The head, and the program's own sentences.
    ///   - limits: The bounds of a turn.
    ///   - language: The person's language by code, for the program's own sentences until a message tells.
    ///   - authors: Names of the catalog's authors: one alone in a comment is an attribution to be checked.
    ///   - today: The person's calendar day, asked at every streak question.
    public init(
        model: any LanguageModel, library: QuoteStore, prompts: ChatPrompts,
        limits: ChatLimits = ChatLimits(),
        language: String = "en", authors: [String] = [], today: @escaping @Sendable () -> LocalDay
    ) {
        self.model = model
        self.library = library
        self.prompts = prompts
        self.limits = limits
        self.today = today
        homeLanguage = language
        self.language = language
        self.authors = authors
        session = LanguageModelSession(model: model, head: Self.head(prompts))
        check = ReplyCheck(authors: authors)
        emptyCheck = check
    }

    private let emptyCheck: ReplyCheck

    private static func head(_ prompts: ChatPrompts) -> Transcript {
        Transcript(
            instructions: prompts.instructions,
            examples: prompts.examples.map { turn in
                switch turn.speaker {
                case .person: (.prompt, turn.text)
                case .result: (.toolOutput, turn.text)
                case .step: (.response, turn.text)
                }
            })
    }

    /// Loads the model and evaluates the head, so that the first message costs its own tokens only.
    ///
    /// - Throws: `LanguageModelError`.
    public func prewarm() async throws {
        try await session.prewarm()
    }

    /// Forgets the conversation; the head stays evaluated.
    public func clear() {
        session = LanguageModelSession(model: model, head: Self.head(prompts))
        check = emptyCheck
        language = homeLanguage
        lastTurn = nil
        cards = []
    }

    /// Answers a message.
    ///
    /// - Parameters:
    ///   - message: What the person wrote.
    ///   - steps: The most steps the model may take; an evaluation of its choices stops after one.
    ///   - onEvent: Called for everything the person may see, in order.
    /// - Returns: What the turn came to.
    /// - Throws: `LanguageModelError`; the conversation is then as it was before.
    public func reply(
        to message: String, steps: Int = .max, onEvent: @escaping @Sendable (ChatEvent) async -> Void
    ) async throws -> Reply {
        try await turn(message, options(seed: nil), steps: steps, onEvent)
    }

    /// Answers the last message once more, in other words.
    ///
    /// - Returns: The new reply, or nil when there is nothing to answer again.
    /// - Throws: `LanguageModelError`; the conversation is then as it was before, the earlier reply included.
    public func regenerate(
        onEvent: @escaping @Sendable (ChatEvent) async -> Void
    ) async throws -> Reply? {
        guard let last = lastTurn else { return nil }
        return try await turn(last.message, options(seed: turnCount), from: last.before, onEvent)
    }

    private func options(seed: UInt64?) -> GenerationOptions {
        GenerationOptions(
            temperature: seed == nil ? 0 : 0.8, maximumResponseTokens: limits.stepTokens, seed: seed ?? 0)
    }

    /// Continues a conversation that took place before.
    public func recall(_ turns: [PastTurn]) async {
        for turn in turns {
            switch turn {
            case .message(let text):
                await session.append(.prompt, text)
                check.add(message: text)
                language = MessageLanguage.code(of: text) ?? language
            case .call(let call, let quotes, let result):
                await session.append(.response, StepFormat.text(of: call))
                await session.append(.toolOutput, result)
                for quote in quotes { check.add(quote: quote.text, author: quote.author) }
                check.add(recalled: call, result: result)
            case .reply(let text):
                let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
                await session.append(.response, "say: " + line)
                check.add(message: text)
            }
        }
    }

    // MARK: One turn

    /// What has happened in a turn so far.
    private struct Progress {
        var reply = Reply()
        var seen: Set<String> = []
        var callCount = 0
        var nextNumber = 1
        var budget: ToolOutputBudget
    }

    /// What a conversation was at some point.
    private struct Past {
        let transcript: Transcript
        let check: ReplyCheck
        let language: String
    }

    private func restore(_ past: Past) {
        session = LanguageModelSession(model: model, head: past.transcript)
        check = past.check
        language = past.language
    }

    private func turn(
        _ message: String, _ options: GenerationOptions, from start: Past? = nil, steps: Int = .max,
        _ onEvent: @escaping @Sendable (ChatEvent) async -> Void
    ) async throws -> Reply {
        guard message.utf8.count <= limits.messageBytes else {
            throw LanguageModelError.exceededContextWindow(
                needed: message.utf8.count / 3, window: limits.messageBytes / 3)
        }
        // A second turn in between would mix its entries with those of the first.
        guard !isReplying else { throw LanguageModelError.concurrentRequests }
        isReplying = true
        defer { isReplying = false }
        let now = Past(transcript: await session.transcript, check: check, language: language)
        if let start { restore(start) }
        turnCount += 1
        language = MessageLanguage.code(of: message) ?? language
        do {
            await session.append(.prompt, message)
            check.add(message: message)
            let reply = try await rounds(message, options, steps: steps, onEvent)
            lastTurn = (message, start ?? now)
            return reply
        } catch {
            // Turns that were left out to make room come back too.
            restore(now)
            throw error
        }
    }

    private func rounds(
        _ message: String, _ options: GenerationOptions, steps: Int,
        _ onEvent: @escaping @Sendable (ChatEvent) async -> Void
    ) async throws -> Reply {
        let session = session
        var progress = Progress(
            budget: ToolOutputBudget(limits: limits) { try await session.tokenCount(of: $0) })
        var round = 1
        var isRetry = false
        while true {
            let isLast = round >= limits.rounds || progress.callCount >= limits.calls
            let writer = ReplyWriter(check: check, onEvent: onEvent)
            let response = try await respond(
                StepFormat.schema(
                    for: message, hasResult: !progress.reply.results.isEmpty, mayCall: !isLast && !isRetry),
                options, writer, onEvent)
            let step = await step(from: response.text, isLast: isLast)
            if step == nil, !isRetry { await onEvent(.notice(.limitReached)) }
            var trace = StepTrace(
                round: round, text: response.text, kind: "", usage: response.usage, calls: [],
                ignoredArguments: [], outputBytes: 0, withheld: [])
            switch step ?? .reply("") {
            case .reply(let text):
                await writer.finish(text)
                trace.kind = "reply"
                trace.withheld = await writer.withheld
                await onEvent(.step(trace))
                progress.reply.comment = await writer.shown
                if text.trimmingBlanks.isEmpty, !isRetry {
                    isRetry = true
                    await session.dropLastEntry()
                    continue
                }
                await settle(progress.reply, text, writer, onEvent)
                return progress.reply
            case .decline(let request):
                trace.kind = "decline"
                await onEvent(.step(trace))
                progress.reply.declined = request
                await say(request.rawValue, onEvent)
                return progress.reply
            case .malformed(let expected):
                trace.kind = "malformed"
                await session.append(.toolOutput, "result: Error: \(expected)")
                await onEvent(.step(trace))
            case .calls(let calls, let asksForDates):
                trace.kind = "calls"
                var texts: [String] = []
                for call in calls {
                    guard progress.callCount < limits.calls else {
                        await onEvent(.notice(.limitReached))
                        // Every call in the conversation has its result.
                        texts.append("result: Error: no more calls in this turn; reply now")
                        break
                    }
                    let result = try await run(
                        CallCanon.canonical(call, message: message, authors: authors), &progress, onEvent)
                    trace.calls.append(result.call)
                    trace.ignoredArguments += result.ignoredArguments
                    texts.append(try await progress.budget.text(of: result))
                }
                trace.outputBytes = texts.reduce(0) { $0 + $1.utf8.count }
                texts.append("Comment in \(MessageLanguage.name(of: language)).")
                await session.append(.toolOutput, texts.joined(separator: "\n"))
                await onEvent(.step(trace))
                progress.reply.asksForDates = asksForDates
                if let keys = progress.reply.ownSentences {
                    for key in keys { await say(key, onEvent) }
                    let sentences = keys.compactMap { prompts.sentence($0, in: language) }
                    await session.append(.response, Self.spoken(sentences.joined(separator: " ")))
                    return progress.reply
                }
            }
            guard round < steps else { return progress.reply }
            round += 1
        }
    }

    /// Reads what the model wrote, and sees to it that the conversation keeps only what can be read again.
    ///
    /// - Returns: The step; nil for a call in the last round, where there are no tools.
    private func step(from text: String, isLast: Bool) async -> Step? {
        let text = Markup.withoutThinking(text).trimmingBlanks
        let step = StepReader.step(from: text)
        switch step {
        case .calls, .malformed:
            guard !isLast else { return nil }
            guard StepFormat.step(from: text) == nil else { return step }
            await session.dropLastEntry()
            if case .calls(let calls, _) = step {
                await session.append(.response, calls.map(StepFormat.text(of:)).joined(separator: "\n"))
            } else {
                await session.append(.response, "{}")
            }
        case .reply, .decline: break
        }
        return step
    }

    /// Asks the model for a step; when the window is full, the oldest turns leave first, and the person is told.
    private func respond(
        _ schema: GenerationSchema, _ options: GenerationOptions, _ writer: ReplyWriter,
        _ onEvent: @Sendable (ChatEvent) async -> Void
    ) async throws -> LanguageModelSession.Response {
        var dropped = 0
        while true {
            do {
                let response = try await session.respond(schema: schema, options: options) {
                    await writer.take($0)
                }
                if dropped > 0 { await onEvent(.notice(.droppedTurns(dropped))) }
                return response
            } catch LanguageModelError.exceededContextWindow(let needed, let window) {
                guard await session.dropOldestTurn() else {
                    throw LanguageModelError.exceededContextWindow(needed: needed, window: window)
                }
                dropped += 1
            }
        }
    }

    private func run(
        _ call: ToolCall, _ progress: inout Progress,
        _ onEvent: @Sendable (ChatEvent) async -> Void
    ) async throws -> ToolResult {
        progress.callCount += 1
        guard progress.seen.insert(call.canonicalText).inserted else {
            await onEvent(.notice(.repeatedCall))
            return ToolResult(
                call: call, finding: .failure("this call was made already, its result is above; reply now"))
        }
        await onEvent(.called(call))
        var result = try await output(of: call)
        result.firstNumber = progress.nextNumber
        progress.nextNumber += result.cards.count
        if !result.cards.isEmpty {
            cards = result.firstNumber == 1 ? result.cards : cards + result.cards
        }
        check.add(result)
        progress.reply.results.append(result)
        await onEvent(.returned(result))
        return result
    }

    private func output(of call: ToolCall) async throws -> ToolResult {
        switch call.tool {
        case "search_catalog":
            try await SearchCatalogTool(
                library: library, bound: limits.catalogResults, preferredLanguage: language, seed: turnCount
            ).output(for: call.arguments)
        case "search_saved":
            try await SearchSavedTool(library: library, bound: limits.savedResults)
                .output(for: call.arguments)
        case "streak_status":
            try await StreakStatusTool(library: library, today: today()).output(for: call.arguments)
        default:
            ToolResult(
                call: call,
                finding: .failure(
                    "there is no such tool; the tools are search_catalog, search_saved and streak_status"))
        }
    }

    /// Ends a turn with a comment: says what must be said in its place, and keeps only what was shown.
    private func settle(
        _ reply: Reply, _ text: String, _ writer: ReplyWriter, _ onEvent: @Sendable (ChatEvent) async -> Void
    ) async {
        let shown = await writer.shown.trimmingBlanks
        let withheld = await writer.withheld
        guard shown.isEmpty || !withheld.isEmpty else { return }
        await session.dropLastEntry()
        await session.append(.response, Self.spoken(shown))
        guard shown.isEmpty else { return }
        if withheld.contains(where: { $0 != .repeatsCard }) {
            await say("withheld", onEvent)
        } else if withheld.isEmpty {
            await onEvent(.notice(.emptyReply))
        }
    }

    /// A reply as it stands in the conversation: never empty, which would be an example to the next one.
    private static func spoken(_ text: String) -> String { "say: " + (text.isEmpty ? "…" : text) }

    private func say(_ key: String, _ onEvent: @Sendable (ChatEvent) async -> Void) async {
        guard let sentence = prompts.sentence(key, in: language) else { return }
        await onEvent(.said(sentence))
    }
}
