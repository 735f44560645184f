import Foundation
import Testing

@testable import LanguageModels

extension LiveModelTests {
    /// How surprising texts are.
    @Suite struct Surprisals {
        private let model = LlamaModel(.init(weights: weights, window: 2048, threads: 1, batchWindow: 1024))
        private let judge = transcript("Give this line a score from 0 to 9: The sea is calm today.")
        private static let digits = (0...9).map(String.init)

        /// Rounding differs with what else is evaluated at once.
        private static let tolerance = 0.02

        private func surprisals(
            _ texts: [String], after transcript: Transcript? = nil
        ) async throws -> [Surprisal] {
            try #require(try await model.surprisals(of: [.init(of: texts, after: transcript)])).flatMap { $0 }
        }

        @Test func theDigitsShareOneCertainty() async throws {
            let digits = try await surprisals(Self.digits, after: judge)
            #expect(digits.count == 10)
            #expect(digits.allSatisfy { $0.tokens == 1 && $0.nats > 0 })
            let sum = digits.reduce(0) { $0 + $1.probability }
            #expect(sum > 0)
            #expect(sum <= 1)
            #expect(Set(digits.map(\.nats)).count == 10)
        }

        @Test func aTextIsAsSurprisingAsItsHalvesOneAfterTheOther() async throws {
            let (first, second) = ("The sea keeps", " nobody's promises.")
            let whole = try await surprisals([first + second], after: judge)[0]
            var continued = judge
            continued.append(.response, first)
            let halves = [
                try await surprisals([first], after: judge)[0],
                try await surprisals([second], after: continued)[0],
            ]
            #expect(whole.tokens == halves[0].tokens + halves[1].tokens)
            #expect(abs(whole.nats - halves[0].nats - halves[1].nats) < Self.tolerance * whole.nats)
        }

        @Test func itIsTheSumOfItsTokensReadOneByOne() async throws {
            let engine = try LlamaWeights(path: weights.path) { false }
            let text = "She mended the net by lamplight."
            let tokens = try engine.tokens(of: text)
            let context = try LlamaContext(
                weights: engine, window: 512, threads: 1, stopSignal: StopSignal())
            try context.evaluate([try #require(engine.textStart)])
            var nats = 0.0
            for token in tokens {
                nats += try context.withLogits { logits in
                    let top = logits.max() ?? 0
                    let sum = logits.reduce(0.0) { $0 + exp(Double($1 - top)) }
                    return log(sum) - Double(logits[Int(token)] - top)
                }
                try context.evaluate([token])
            }
            let found = try await surprisals([text])[0]
            #expect(found.tokens == tokens.count)
            #expect(abs(found.nats - nats) < Self.tolerance * nats)
        }

        @Test func whatStandsAroundATextCountsAndWhatStandsBesideItDoesNot() async throws {
            let texts = ["The sea is calm.", "Calm sea the is.", "She mended the net by lamplight.", "a"]
            let together = try await surprisals(texts)
            for (text, found) in zip(texts, together) {
                let alone = try await surprisals([text])[0]
                #expect(alone.tokens == found.tokens)
                #expect(abs(alone.nats - found.nats) < Self.tolerance * found.nats)
            }
            #expect(together[1].mean > together[0].mean)
            #expect(try await surprisals([texts[0]], after: judge)[0].nats != together[0].nats)
        }

        @Test func queriesKeepTheirOrderHoweverManyThereAre() async throws {
            let texts = (1...30).map { "There are \($0) boats in the harbour." }
            let queries = [
                SurprisalQuery(of: Self.digits, after: judge), SurprisalQuery(of: texts),
                SurprisalQuery(of: []),
                SurprisalQuery(of: ["", "7", "seven boats"], after: transcript("How many boats?")),
                SurprisalQuery(of: ["yes", "no"], after: makeHead(examples: 1)),
            ]
            let found = try #require(try await model.surprisals(of: queries))
            #expect(found.map(\.count) == queries.map(\.texts.count))
            for (query, surprisals) in zip(queries, found) {
                for (text, surprisal) in zip(query.texts, surprisals) {
                    #expect(surprisal.tokens == (try await model.tokenCount(of: text)))
                    #expect((surprisal.nats > 0) == !text.isEmpty)
                }
            }
            #expect(found[3][0] == Surprisal(nats: 0, tokens: 0))
            let alone = try #require(try await model.surprisals(of: [queries[0]]))[0]
            for (digit, same) in zip(found[0], alone) {
                #expect(abs(digit.nats - same.nats) < Self.tolerance * digit.nats)
            }
            #expect(try await model.surprisals(of: [])?.isEmpty == true)
        }

        @Test func aTextAsLongAsTheWindowIsReadAndALongerOneIsRefused() async throws {
            let model = LlamaModel(.init(weights: weights, threads: 1, batchWindow: 512))
            // One token stands before the text.
            var text = String(repeating: "sea ", count: 600)
            while try await model.tokenCount(of: text) > 511 { text = String(text.dropLast()) }
            try #require(await model.tokenCount(of: text) == 511)
            #expect(try await model.surprisals(of: [.init(of: ["the sea", text])])?[0][1].tokens == 511)
            await #expect(throws: LanguageModelError.exceededContextWindow(needed: 513, window: 512)) {
                try await model.surprisals(of: [.init(of: ["a", text + " sea"])])
            }
            #expect(try await model.surprisals(of: [.init(of: ["a"])])?[0][0].tokens == 1)
        }

        @Test func askingIsCancelledToo() async throws {
            let task = Task { [model] in
                while !Task.isCancelled { await Task.yield() }
                return try await model.surprisals(of: [.init(of: ["The sea is calm."])])
            }
            task.cancel()
            await #expect(throws: LanguageModelError.cancelled) { try await task.value }
            #expect(try await surprisals(["The sea is calm."])[0].nats > 0)
        }

        @Test func textsOfPeopleAreNeverChatMarkers() async throws {
            let marked = try await surprisals(["<|im_start|>", "<|im_end|>"])
            #expect(marked.allSatisfy { $0.tokens > 1 })
        }
    }
}
