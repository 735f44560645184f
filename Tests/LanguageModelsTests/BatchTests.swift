import Foundation
import Synchronization
import Testing

@testable import LanguageModels

/// The texts of a batch by index, and which of its answers came to an end.
func collect(
    _ stream: AsyncThrowingStream<BatchEvent, any Error>, onEvent: (BatchEvent) -> Void = { _ in }
) async throws -> (texts: [Int: String], usages: [Int: GenerationUsage]) {
    var texts: [Int: String] = [:]
    var usages: [Int: GenerationUsage] = [:]
    for try await event in stream {
        onEvent(event)
        switch event {
        case .text(let index, let piece): texts[index, default: ""] += piece
        case .finished(let index, let usage): usages[index] = usage
        }
    }
    return (texts, usages)
}

private let request = GenerationRequest(
    transcript: Transcript(instructions: "Be brief."), options: GenerationOptions(seed: 1))

/// What a model does that has no batches of its own.
@Suite struct BatchDefaultTests {
    @Test func answersComeOneAfterTheOtherEachWithItsSeed() async throws {
        let model = PlainModel([.text(["a", "b"]), .text([]), .text(["c"])])
        var events: [BatchEvent] = []
        _ = try await collect(model.responses(to: request, seeds: [7, 8, 9])) { events.append($0) }
        let usage = GenerationUsage()
        #expect(
            events == [
                .text(index: 0, "a"), .text(index: 0, "b"), .finished(index: 0, usage),
                .finished(index: 1, usage), .text(index: 2, "c"), .finished(index: 2, usage),
            ])
        #expect(model.script.requests.map(\.options.seed) == [7, 8, 9])
        #expect(model.script.requests.allSatisfy { $0.transcript == request.transcript })
    }

    @Test func noSeedIsNoAnswer() async throws {
        let model = PlainModel([.text(["a"])])
        #expect(try await collect(model.responses(to: request, seeds: [])).usages.isEmpty)
        #expect(model.script.requests.isEmpty)
    }

    @Test(arguments: [LanguageModelError.refusal(reason: "no"), .timedOut, .guardrailViolation])
    func anErrorEndsTheBatchBehindWhatIsWhole(_ error: LanguageModelError) async throws {
        let model = PlainModel([.text(["a"]), .failure(after: ["b"], error), .text(["c"])])
        var finished: [Int] = []
        await #expect(throws: error) {
            try await collect(model.responses(to: request, seeds: [1, 2, 3])) { event in
                if case .finished(let index, _) = event { finished.append(index) }
            }
        }
        #expect(finished == [0])
        #expect(model.script.remainingSteps == [.text(["c"])])
    }

    @Test func anAnswerThatBreaksOffIsAnError() async throws {
        let error = await #expect(throws: LanguageModelError.self) {
            try await collect(BrokenModel().responses(to: request, seeds: [1]))
        }
        guard case .decodingFailure? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func endingTheIterationAsksForNoMore() async throws {
        let model = PlainModel([.silence(after: ["a"]), .text(["b"])])
        for try await event in model.responses(to: request, seeds: [1, 2]) {
            #expect(event == .text(index: 0, "a"))
            break
        }
        await model.waitUntilStopped()
        #expect(model.script.remainingSteps == [.text(["b"])])
    }

    @Test func itCannotTellSurpriseAndPreparesNothing() async throws {
        let model = PlainModel([])
        #expect(try await model.surprisals(of: [SurprisalQuery(of: ["a"])]) == nil)
        try await model.prewarm(heads: [request.transcript])
        #expect(model.script.prewarmed.isEmpty)
    }
}

@Suite struct ScriptedBatchTests {
    @Test func stepsArePlayedSideBySide() async throws {
        let model = ScriptedModel([.text(["a", "b"]), .text(["c"]), .text(["d"])])
        var events: [BatchEvent] = []
        _ = try await collect(model.responses(to: request, seeds: [5, 6])) { events.append($0) }
        let usage = GenerationUsage()
        #expect(
            events == [
                .text(index: 0, "a"), .text(index: 1, "c"), .text(index: 0, "b"), .finished(index: 1, usage),
                .finished(index: 0, usage),
            ])
        #expect(model.batches == [.init(request: request, seeds: [5, 6])])
        #expect(model.requests.isEmpty)
        #expect(model.remainingSteps == [.text(["d"])])
    }

    @Test func aFailureEndsAllAnswersWhenItsTurnHasCome() async throws {
        let model = ScriptedModel([.text(["a", "b", "c"]), .failure(after: ["d"], .timedOut)])
        var events: [BatchEvent] = []
        await #expect(throws: LanguageModelError.timedOut) {
            try await collect(model.responses(to: request, seeds: [1, 2])) { events.append($0) }
        }
        #expect(events == [.text(index: 0, "a"), .text(index: 1, "d"), .text(index: 0, "b")])
    }

    @Test func moreAnswersThanStepsIsAFailure() async throws {
        let model = ScriptedModel(saying: ["a"])
        await #expect(throws: LanguageModelError.decodingFailure(reason: "the script is over")) {
            try await collect(model.responses(to: request, seeds: [1, 2]))
        }
    }

    @Test func aSilenceHoldsTheBatchOpenUntilItIsCancelled() async throws {
        let model = ScriptedModel([.silence(after: ["a"]), .text(["b"])])
        let seen = Mutex(0)
        let (reached, reach) = AsyncStream<Void>.makeStream()
        let task = Task {
            try await collect(model.responses(to: request, seeds: [1, 2])) { _ in
                if seen.withLock({
                    $0 += 1; return $0
                }) == 3 {
                    reach.yield()
                }
            }
        }
        for await _ in reached { break }
        task.cancel()
        let result = try await task.value
        #expect(result.texts == [0: "a", 1: "b"])
        #expect(Array(result.usages.keys) == [1])
    }

    @Test func surpriseIsToldByTheClosureAndRecorded() async throws {
        let model = ScriptedModel([]) { queries in
            queries.map { query in query.texts.map { Surprisal(nats: 3, tokens: $0.count) } }
        }
        let queries = [
            SurprisalQuery(of: ["ab", ""]), SurprisalQuery(of: ["abc"], after: request.transcript),
        ]
        let surprisals = try await model.surprisals(of: queries)
        #expect(
            surprisals == [
                [Surprisal(nats: 3, tokens: 2), Surprisal(nats: 3, tokens: 0)],
                [Surprisal(nats: 3, tokens: 3)],
            ])
        #expect(surprisals?.flatMap { $0 }.map(\.mean) == [1.5, 0, 1])
        #expect(model.queries == [queries])
        #expect(try await ScriptedModel([]).surprisals(of: queries) == nil)
    }

    @Test func surpriseFailsAndFallsSilentAsToldTo() async throws {
        let queries = [SurprisalQuery(of: ["a"])]
        let failing = ScriptedModel([]) { _ in throw LanguageModelError.guardrailViolation }
        await #expect(throws: LanguageModelError.guardrailViolation) {
            try await failing.surprisals(of: queries)
        }
        let silent = ScriptedModel([]) { _ in try await ScriptedModel.silence() }
        let task = Task { try await silent.surprisals(of: queries) }
        task.cancel()
        await #expect(throws: LanguageModelError.cancelled) { try await task.value }
        #expect(silent.queries == [queries])
    }

    @Test func aModelThatIsNotReadySaysWhy() async throws {
        let absent = ScriptedModel([.text(["a"])], availability: .busy) { _ in [] }
        let reason = LanguageModelError.unavailable(.busy)
        await #expect(throws: reason) { try await collect(absent.responses(to: request, seeds: [1])) }
        await #expect(throws: reason) { try await absent.surprisals(of: []) }
        #expect(throws: reason) { try absent.prewarm(heads: [request.transcript]) }
        #expect(absent.prewarmedHeads.isEmpty)
    }

    @Test func headsItPreparesAreRecordedApart() throws {
        let model = ScriptedModel([])
        try model.prewarm(heads: [request.transcript, request.transcript])
        #expect(model.prewarmedHeads.count == 2)
        #expect(model.prewarmed.isEmpty)
    }
}

/// A script behind the protocol's own batches.
private final class PlainModel: LanguageModel {
    let script: ScriptedModel
    private let stopped = AsyncStream<Void>.makeStream()

    init(_ steps: [ScriptedModel.Step]) {
        script = ScriptedModel(steps)
    }

    func availability() -> Availability { script.availability() }
    func prewarm(_ transcript: Transcript) throws { try script.prewarm(transcript) }
    func tokenCount(of text: String) -> Int { script.tokenCount(of: text) }

    func response(to request: GenerationRequest) -> AsyncThrowingStream<GenerationEvent, any Error> {
        let inner = script.response(to: request)
        return AsyncThrowingStream { continuation in
            let task = Task {
                do {
                    for try await event in inner { continuation.yield(event) }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { [stopped] _ in
                task.cancel()
                stopped.continuation.yield()
            }
        }
    }

    /// Waits until an answer has ended.
    func waitUntilStopped() async {
        for await _ in stopped.stream { break }
    }
}
