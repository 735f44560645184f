import Foundation
import Synchronization
import Testing

@testable import LanguageModels

extension LiveModelTests {
    /// Several answers decoded together.
    @Suite struct Batches {
        private static let line = GenerationSchema.object([
            ("text", .string(maximumLength: 60, without: "<>"), isRequired: true)
        ])
        private static let transcript = LiveModelTests.transcript("Write one line about the sea.")
        private static let options = GenerationOptions(temperature: 0.7, maximumResponseTokens: 24)
        private static let request = GenerationRequest(
            transcript: transcript, schema: line, options: options)

        /// Text that has no end before 1,500 letters.
        private static let endless = GenerationSchema.sequence(
            Array(repeating: .oneOf([.literal("a"), .literal("b")]), count: 1_500))

        private static func makeModel(width: Int = 4, window: Int = 1024) -> LlamaModel {
            LlamaModel(
                .init(weights: weights, window: 2048, threads: 1, batchWidth: width, batchWindow: window))
        }

        private func texts(
            _ model: LlamaModel, _ request: GenerationRequest, _ seeds: [UInt64]
        ) async throws -> [String] {
            let (texts, usages) = try await collect(model.responses(to: request, seeds: seeds))
            #expect(usages.count == seeds.count)
            return seeds.indices.map { texts[$0] ?? "" }
        }

        @Test(arguments: [1, 3, 4])
        func everyAnswerHasTheShapeWhateverTheWidth(_ width: Int) async throws {
            let model = Self.makeModel(width: width)
            let seeds: [UInt64] = [1, 2, 3, 4, 5, 6, 7]
            let (texts, usages) = try await collect(model.responses(to: Self.request, seeds: seeds))
            for index in seeds.indices {
                let usage = try #require(usages[index])
                let text = try #require(texts[index])
                #expect(usage.sampledTokens + usage.forcedTokens <= 24)
                if usage.stoppedAtLimit {
                    #expect(text.hasPrefix("{\"text\":\""))
                } else {
                    #expect(admits(Self.line, text.utf8), "\(text)")
                }
            }
            #expect(Set(texts.values).count > 1)
        }

        @Test func theSameSeedsSayTheSameAgain() async throws {
            let model = Self.makeModel()
            let first = try await texts(model, Self.request, [1, 2, 3, 4, 5])
            #expect(try await texts(model, Self.request, [1, 2, 3, 4, 5]) == first)
            #expect(try await texts(Self.makeModel(), Self.request, [1, 2, 3, 4, 5]) == first)
            let twins = try await texts(model, Self.request, [9, 9])
            #expect(twins[0] == twins[1])
        }

        @Test func anAnswerDependsOnItsOwnSeed() async throws {
            let model = Self.makeModel()
            var request = Self.request
            // Likeliest tokens, and the first few of a draw: so little apart that rounding does not turn them.
            request.options.temperature = 0
            let together = try await texts(model, request, [1, 2, 3, 4])
            #expect(Set(together).count == 1)
            #expect(try await texts(model, request, [5]) == [together[0]])
            request.options = .init(temperature: 0.7, maximumResponseTokens: 8)
            let drawn = try await texts(model, request, [1, 2, 3, 4])
            for (index, seed) in [UInt64(1), 2, 3, 4].enumerated() {
                request.options.seed = seed
                let alone = try await answer(model, request).text
                let shared = zip(alone, drawn[index]).prefix { $0 == $1 }.count
                #expect(shared >= min(alone.count, "{\"text\":\"".count + 1), "\(alone) | \(drawn[index])")
            }
        }

        @Test func theUsageSaysWhatWasEvaluatedOnce() async throws {
            let model = Self.makeModel()
            let first = try await collect(model.responses(to: Self.request, seeds: [1, 2])).usages
            let prompt = try #require(first[1]).reusedTokens
            #expect(first[0]?.evaluatedTokens == prompt)
            #expect(first[0]?.reusedTokens == 0)
            #expect(first[1]?.evaluatedTokens == 0)
            let second = try await collect(model.responses(to: Self.request, seeds: [1])).usages
            let usage = try #require(second[0])
            // The head was held: only what stands behind it is evaluated again.
            #expect(usage.evaluatedTokens + usage.reusedTokens == prompt)
            #expect(usage.reusedTokens > 0)
            #expect(usage.forcedTokens > 0)
        }

        @Test func theConversationIsLeftAsItIs() async throws {
            let model = Self.makeModel()
            let session = LanguageModelSession(model: model, head: head)
            await session.append(.prompt, "hello")
            _ = try await session.respond(options: .init(maximumResponseTokens: 6))
            _ = try await texts(model, Self.request, [1, 2, 3])
            _ = try await model.surprisals(of: [.init(of: ["The sea is calm."])])
            try await model.prewarm(heads: [makeHead(examples: 2)])
            await session.append(.prompt, "and hope?")
            let usage = try await session.respond(options: .init(maximumResponseTokens: 6)).usage
            #expect(usage.evaluatedTokens <= (try await model.tokenCount(of: "and hope?")) + 16)
        }

        @Test func freeTextEndsByItselfOrAtTheLimit() async throws {
            let model = Self.makeModel()
            var request = Self.request
            request.schema = nil
            let (texts, usages) = try await collect(model.responses(to: request, seeds: [1, 2]))
            #expect(usages.values.allSatisfy { $0.sampledTokens <= 24 && $0.forcedTokens == 0 })
            #expect(texts.values.allSatisfy { !$0.isEmpty })
        }

        @Test func anAnswerThatIsForcedWholeIsSaidByAll() async throws {
            let model = Self.makeModel()
            let request = GenerationRequest(
                transcript: Self.transcript, schema: .literal("streak()"), options: .init())
            #expect(
                try await texts(model, request, [1, 2, 3, 4, 5])
                    == Array(repeating: "streak()", count: 5))
        }

        @Test func noSeedIsNoAnswer() async throws {
            #expect(try await texts(Self.makeModel(), Self.request, []).isEmpty)
        }

        @Test func aShapeThatNothingHasIsAnErrorAndTheNextIsAnswered() async throws {
            let model = Self.makeModel()
            var request = Self.request
            request.schema = .oneOf([])
            let error = await #expect(throws: LanguageModelError.self) {
                try await texts(model, request, [1, 2])
            }
            guard case .decodingFailure? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            _ = try await texts(model, Self.request, [1])
        }

        @Test func theWindowIsFilledToItsLastTokenAndNotFurther() async throws {
            let model = Self.makeModel(window: 512)
            let transcript = LiveModelTests.transcript("quote number 7", head: makeHead(examples: 18))
            let one = GenerationRequest(transcript: transcript, options: .init(maximumResponseTokens: 1))
            let usages = try await collect(model.responses(to: one, seeds: [1, 2])).usages
            let prompt = try #require(usages[1]).reusedTokens
            try #require(prompt < 512)
            var request = GenerationRequest(
                transcript: transcript, schema: Self.endless,
                options: .init(maximumResponseTokens: 512 - prompt))
            // Two answers have no room side by side: they come one after the other.
            let full = try await collect(model.responses(to: request, seeds: [1, 2])).usages
            #expect(full.values.allSatisfy { $0.sampledTokens + $0.forcedTokens == 512 - prompt })
            request.options.maximumResponseTokens += 1
            await #expect(throws: LanguageModelError.exceededContextWindow(needed: 513, window: 512)) {
                try await texts(model, request, [1, 2])
            }
            request.options.maximumResponseTokens = .max
            await #expect(throws: LanguageModelError.exceededContextWindow(needed: .max, window: 512)) {
                try await texts(model, request, [1, 2])
            }
            _ = try await texts(model, Self.request, [1])
        }

        @Test func limitsOutOfBoundsAreNoCrash() async throws {
            let model = Self.makeModel()
            var request = Self.request
            for limit in [0, -5, Int.min] {
                request.options.maximumResponseTokens = limit
                #expect(try await texts(model, request, [1, 2]) == ["", ""])
            }
        }

        @Test func endingTheIterationStopsTheDecoding() async throws {
            let model = Self.makeModel(window: 4096)
            let request = GenerationRequest(
                transcript: Self.transcript, schema: Self.endless, options: .init(maximumResponseTokens: 900))
            var events = 0
            for try await event in model.responses(to: request, seeds: [1, 2, 3, 4]) {
                guard case .text = event else {
                    Issue.record("an endless answer ended")
                    return
                }
                events += 1
                if events == 6 { break }
            }
            let next = try await texts(model, Self.request, [1, 2, 3, 4])
            #expect(try await texts(Self.makeModel(window: 4096), Self.request, [1, 2, 3, 4]) == next)
        }

        @Test func aCancelledBatchStopsAtTheNextToken() throws {
            let signal = StopSignal()
            let engine = try LlamaEngine(
                .init(weights: weights, threads: 1, batchWindow: 4096), stopSignal: signal)
            let number = signal.register()
            signal.begin(number)
            let request = GenerationRequest(
                transcript: Self.transcript, schema: Self.endless, options: .init(maximumResponseTokens: 900))
            var pieces = 0
            let error = #expect(throws: LanguageModelError.self) {
                try engine.batchEngine().respond(to: request, seeds: [1, 2, 3, 4]) { _ in
                    pieces += 1
                    if pieces == 9 { signal.cancel(number) }
                }
            }
            #expect(error == .cancelled)
            // What the answers of this step had chosen already.
            #expect(pieces <= 9 + 4)
            signal.end(number)
            var finished = 0
            try engine.batchEngine().respond(to: Self.request, seeds: [1, 2]) { event in
                if case .finished = event { finished += 1 }
            }
            #expect(finished == 2)
        }

        @Test func aBatchAndAConversationOnOneModelTakeTurns() async throws {
            let model = Self.makeModel()
            let alone = try await texts(model, Self.request, [1, 2])
            let session = LanguageModelSession(model: model, head: head)
            await session.append(.prompt, "hello")
            async let spoken = session.respond(options: .init(maximumResponseTokens: 8))
            async let written = texts(model, Self.request, [1, 2])
            #expect(try await written == alone)
            #expect(try await spoken.usage.sampledTokens > 0)
        }
    }
}
