import Synchronization
import Testing

@testable import LanguageModels

@Suite struct SessionTests {
    private static let head = Transcript(instructions: "Be brief.")
    private let options = GenerationOptions(seed: 7)

    @Test func anAnswerIsStreamedAndAppended() async throws {
        let model = ScriptedModel([.text(["Good ", "evening."])])
        let session = LanguageModelSession(model: model, head: Self.head)
        await session.append(.prompt, "hello")
        let pieces = Mutex<[String]>([])
        let response = try await session.respond(schema: .literal("x"), options: options) { piece in
            pieces.withLock { $0.append(piece) }
        }
        #expect(response.text == "Good evening.")
        #expect(pieces.withLock { $0 } == ["Good ", "evening."])
        #expect(await session.transcript.entries.map(\.text) == ["Be brief.", "hello", "Good evening."])
        #expect(await session.transcript.entries.map(\.role) == [.instructions, .prompt, .response])
        let request = try #require(model.requests.first)
        #expect(request.transcript.entries.map(\.text) == ["Be brief.", "hello"])
        #expect(request.schema == .literal("x"))
        #expect(request.options == options)
    }

    @Test func aSecondPromptIsRefusedWhileTheFirstIsAnswered() async throws {
        let session = LanguageModelSession(
            model: ScriptedModel([.silence(after: ["One"]), .text(["Two"])]), head: Self.head)
        await session.append(.prompt, "hello")
        let (started, start) = AsyncStream<Void>.makeStream()
        let first = Task { [options] in
            try await session.respond(options: options) { _ in start.yield() }
        }
        for await _ in started { break }
        await #expect(throws: LanguageModelError.concurrentRequests) {
            try await session.respond(options: options)
        }
        first.cancel()
        await #expect(throws: LanguageModelError.cancelled) { try await first.value }
        #expect(await session.transcript.entries.map(\.text) == ["Be brief.", "hello"])
        #expect(try await session.respond(options: options).text == "Two")
    }

    @Test func aTaskCancelledBeforehandLeavesNoEntry() async throws {
        let session = LanguageModelSession(model: ScriptedModel(saying: ["One"]), head: Self.head)
        let task = Task { [options] in
            // Nothing goes on before the task is cancelled.
            while !Task.isCancelled { await Task.yield() }
            return try await session.respond(options: options)
        }
        task.cancel()
        await #expect(throws: LanguageModelError.cancelled) { try await task.value }
        #expect(await session.transcript == Self.head)
    }

    @Test(arguments: [
        LanguageModelError.refusal(reason: "no"), .guardrailViolation, .rateLimited(retryAfterSeconds: 3),
        .timedOut,
        .exceededContextWindow(needed: 9, window: 8), .decodingFailure(reason: "x"), .cancelled,
        .unavailable(.busy), .unsupportedLanguage(locale: "xx"),
    ])
    func aBrokenAnswerIsItsErrorAndLeavesNoEntry(_ error: LanguageModelError) async throws {
        let model = ScriptedModel([.failure(after: ["Half an"], error), .text(["Whole."])])
        let session = LanguageModelSession(model: model, head: Self.head)
        await #expect(throws: error) { try await session.respond(options: options) }
        #expect(await session.transcript == Self.head)
        #expect(try await session.respond(options: options).text == "Whole.")
    }

    @Test func anAnswerThatBreaksOffIsNotTakenForWhole() async throws {
        let session = LanguageModelSession(model: BrokenModel(), head: Self.head)
        let error = await #expect(throws: LanguageModelError.self) {
            try await session.respond(options: options)
        }
        guard case .decodingFailure? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(await session.transcript == Self.head)
    }

    @Test func whatWasAppendedCanBeTakenBack() async {
        let session = LanguageModelSession(model: ScriptedModel([]), head: Self.head)
        await session.append(.prompt, "one")
        await session.dropLastEntry()
        await session.dropLastEntry()
        #expect(await session.transcript.entries.count == 1)
        await session.append(.prompt, "two")
        await session.append(.prompt, "three")
        #expect(await session.dropOldestTurn())
        #expect(await session.transcript.entries.map(\.text) == ["Be brief.", "three"])
        await session.truncate(to: 0)
        #expect(await session.transcript.entries.count == 1)
    }
}

@Suite struct ScriptedModelTests {
    private let request = GenerationRequest(
        transcript: Transcript(instructions: "Be brief."), options: GenerationOptions())

    @Test func stepsArePlayedInOrderAndThenItFails() async throws {
        let model = ScriptedModel(saying: ["One", "Two"])
        for text in ["One", "Two"] {
            var events: [GenerationEvent] = []
            for try await event in model.response(to: request) { events.append(event) }
            #expect(events == [.text(text), .finished(GenerationUsage())])
        }
        #expect(model.remainingSteps.isEmpty)
        await #expect(throws: LanguageModelError.decodingFailure(reason: "the script is over")) {
            for try await _ in model.response(to: request) {}
        }
        #expect(model.requests.count == 3)
    }

    @Test func aModelThatIsNotReadySaysWhy() async throws {
        let model = ScriptedModel(saying: ["One"])
        #expect(model.availability() == .ready)
        let absent = ScriptedModel([.text(["One"])], availability: .weightsMissing(name: "tiny"))
        let reason = LanguageModelError.unavailable(.weightsMissing(name: "tiny"))
        #expect(absent.availability() == .weightsMissing(name: "tiny"))
        #expect(throws: reason) { try absent.prewarm(request.transcript) }
        await #expect(throws: reason) { for try await _ in absent.response(to: request) {} }
        #expect(absent.prewarmed.isEmpty)
    }

    @Test func itRecordsWhatItPreparedFor() throws {
        let model = ScriptedModel([])
        try model.prewarm(request.transcript)
        #expect(model.prewarmed == [request.transcript])
        #expect(model.tokenCount(of: "  two words\n") == 2)
    }
}

/// Says something and never ends properly.
struct BrokenModel: LanguageModel {
    func availability() -> Availability { .ready }
    func prewarm(_ transcript: Transcript) {}
    func tokenCount(of text: String) -> Int { 0 }

    func response(to request: GenerationRequest) -> AsyncThrowingStream<GenerationEvent, any Error> {
        AsyncThrowingStream { continuation in
            continuation.yield(.text("Half an"))
            continuation.finish()
        }
    }
}
