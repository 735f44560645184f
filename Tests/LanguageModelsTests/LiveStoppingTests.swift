import Foundation
import Synchronization
import Testing

@testable import LanguageModels

extension LiveModelTests {
    /// Cancelling, at every place where the engine may be.
    @Suite struct Stopping {
        /// Text that has no end before 1,500 letters.
        private static let endless = GenerationSchema.sequence(
            Array(repeating: .oneOf([.literal("a"), .literal("b")]), count: 1_500))
        private static let request = GenerationRequest(
            transcript: transcript("letters, please"), schema: endless,
            options: .init(maximumResponseTokens: 1_500))

        @Test func anAnswerStopsAtTheNextToken() throws {
            let signal = StopSignal()
            let engine = try LlamaEngine(
                .init(weights: weights, window: 2048, threads: 1), stopSignal: signal)
            let number = signal.register()
            signal.begin(number)
            var pieces = 0
            let error = #expect(throws: LanguageModelError.self) {
                try engine.generate(Self.request) { _ in
                    pieces += 1
                    if pieces == 3 { signal.cancel(number) }
                }
            }
            #expect(error == .cancelled)
            #expect(pieces <= 4)
            signal.end(number)
            var next = Self.request
            next.options.maximumResponseTokens = 20
            let usage = try engine.generate(next) { _ in }
            #expect(usage.sampledTokens + usage.forcedTokens == 20)
            #expect(usage.reusedTokens > 0)
        }

        @Test func aCancelledAnswerIsNotFinishedBehindTheBack() async throws {
            let model = makeModel()
            let session = LanguageModelSession(model: model, head: head)
            await session.append(.prompt, "letters, please")
            let (started, start) = AsyncStream<Void>.makeStream()
            let letters = Mutex(0)
            let task = Task {
                try await session.respond(schema: Self.endless, options: Self.request.options) { piece in
                    letters.withLock { $0 += piece.count }
                    start.yield()
                }
            }
            for await _ in started { break }
            task.cancel()
            await #expect(throws: LanguageModelError.cancelled) { try await task.value }
            #expect(letters.withLock { $0 } < 1_500)
            #expect(await session.transcript.entries.last?.text == "letters, please")
            let next = try await session.respond(options: .init(maximumResponseTokens: 5))
            #expect(next.usage.reusedTokens > 0)
        }

        @Test func aWaitingRequestIsCancelledAndTheRunningOneIsNot() async throws {
            let model = makeModel()
            var request = Self.request
            request.options.maximumResponseTokens = 20
            let first = Task { [request] in try await answer(model, request).usage }
            let second = Task { [request] in
                let session = LanguageModelSession(model: model, head: request.transcript)
                return try await session.respond(options: request.options)
            }
            second.cancel()
            await #expect(throws: LanguageModelError.cancelled) { try await second.value }
            let usage = try await first.value
            #expect(usage.sampledTokens + usage.forcedTokens == 20)
        }

        @Test func preparingIsCancelledToo() async throws {
            let model = makeModel()
            let head = makeHead(examples: 6)
            let task = Task {
                while !Task.isCancelled { await Task.yield() }
                try await model.prewarm(head)
            }
            task.cancel()
            await #expect(throws: LanguageModelError.cancelled) { try await task.value }
            #expect(await model.availability() == .ready)
            try await model.prewarm(head)
        }

        @Test func anEvaluationIsStoppedInItsMiddle() throws {
            let engine = try LlamaWeights(path: weights.path) { false }
            let signal = StopSignal()
            let context = try LlamaContext(weights: engine, window: 2048, threads: 1, stopSignal: signal)
            let tokens = try engine.tokens(of: String(repeating: "the sea ", count: 100))
            let number = signal.register()
            signal.begin(number)
            try context.evaluate(tokens.prefix(50))
            let stopper = Thread { signal.cancel(number) }
            stopper.start()
            // Stopped before, between or in its batches: what is held is always true.
            let error = #expect(throws: LanguageModelError.self) {
                try context.evaluate(tokens.dropFirst(50))
            }
            #expect(error == .cancelled)
            #expect(context.evaluated == Array(tokens.prefix(context.evaluated.count)))
            signal.end(number)
            try context.evaluate(tokens.dropFirst(context.evaluated.count))
            let stopped = try context.withLogits { Array($0) }
            let other = try LlamaContext(weights: engine, window: 2048, threads: 1, stopSignal: signal)
            try other.evaluate(tokens.prefix(50))
            try other.evaluate(tokens.dropFirst(50))
            let whole = try other.withLogits { Array($0) }
            #expect(
                stopped.indices.max { stopped[$0] < stopped[$1] }
                    == whole.indices.max { whole[$0] < whole[$1] })
        }
    }
}
