internal import LanguageModels
internal import Prompts
internal import QuoteLibrary

/// One turn: steps of the model, the calls they make, and the comment that is shown.
extension ChatSession {
    /// What has happened in a turn so far.
    private struct Progress {
        var reply = Reply()
        var seen: Set<String> = []
        var callCount = 0
        var nextNumber = 1
        var budget: ToolOutputBudget
    }

    /// What a conversation was at some point.
    struct Past {
        let transcript: Transcript
        let check: ReplyCheck
        let language: String
        let lastSearch: ToolCall?
    }

    private func restore(_ past: Past) {
        session = LanguageModelSession(model: model, head: past.transcript)
        check = past.check
        language = past.language
        lastSearch = past.lastSearch
    }

    func turn(
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
        let now = Past(
            transcript: await session.transcript, check: check, language: language, lastSearch: lastSearch)
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
        let canon = CallCanon(
            message: message, language: language, authors: authors, earlier: lastSearch)
        let guide = StepGuide(message: message, namesAuthor: canon.namedAuthor != nil)
        var progress = Progress(
            budget: ToolOutputBudget(limits: limits) { try await session.tokenCount(of: $0) })
        var round = 1
        var isRetry = false
        while true {
            let isLast = round >= limits.rounds || progress.callCount >= limits.calls
            let hasCards = progress.reply.results.contains { !$0.cards.isEmpty }
            let writer = ReplyWriter(check: check, isComment: hasCards, onEvent: onEvent)
            var options = options
            options.openings = guide.openings(after: Set(progress.reply.results.map(\.call.tool)))
            options.continuation = guide.continuation
            let response = try await respond(
                StepFormat.schema(
                    hasResult: !progress.reply.results.isEmpty, mayCall: !isLast && !isRetry),
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
            case .explain(let topic):
                trace.kind = "explain"
                await onEvent(.step(trace))
                progress.reply.explained = topic
                await say(topic.rawValue, onEvent)
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
                        canon.canonical(call), for: message, &progress, onEvent)
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
                    let sentences = await sentences(keys, after: progress.reply, to: message)
                    for sentence in sentences { await onEvent(.said(sentence)) }
                    await session.append(.response, Self.spoken(sentences.joined(separator: " ")))
                    return progress.reply
                }
            }
            guard round < steps else { return progress.reply }
            round += 1
        }
    }

    /// The program's own sentences; where nothing was found, with the nearest theme that the catalog has.
    private func sentences(_ keys: [String], after reply: Reply, to message: String) async -> [String] {
        var sentences = keys.compactMap { prompts.sentence($0, in: language) }
        guard keys.contains("nothing"), let offer = prompts.sentence("theme", in: language) else {
            return sentences
        }
        let queries = reply.results.compactMap { $0.call.arguments["query"]?.stringValue }
        // Without a library that answers there is nothing to offer, and what was found is said all the same.
        if let theme = try? await ThemeOffer(library: library, embedder: embedder)
            .theme(near: queries, in: message, language: language)
        {
            sentences.append(offer.replacing("{theme}", with: theme))
        }
        return sentences
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
        case .reply, .decline, .explain: break
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
        _ call: ToolCall, for message: String, _ progress: inout Progress,
        _ onEvent: @Sendable (ChatEvent) async -> Void
    ) async throws -> ToolResult {
        progress.callCount += 1
        guard progress.seen.insert(call.canonicalText).inserted else {
            await onEvent(.notice(.repeatedCall))
            return ToolResult(
                call: call, finding: .failure("this call was made already, its result is above; reply now"))
        }
        await onEvent(.called(call))
        let tools = ToolBox(
            library: library, limits: limits, language: language, message: message, seed: turnCount,
            today: today())
        var result = try await tools.output(of: call)
        result.firstNumber = progress.nextNumber
        progress.nextNumber += result.cards.count
        if !result.cards.isEmpty {
            cards = result.firstNumber == 1 ? result.cards : cards + result.cards
        }
        check.add(result)
        noteSearch(result.call)
        progress.reply.results.append(result)
        await onEvent(.returned(result))
        return result
    }

    func noteSearch(_ call: ToolCall) {
        if call.tool != "streak_status" { lastSearch = call }
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
        if withheld.contains(where: { !$0.isSilent }) {
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
