import Foundation
import Testing

@testable import LanguageModels

extension LiveModelTests {
    /// What is held, what is evaluated, and what does not fit.
    @Suite struct Window {
        private static let batch = 512

        @Test(arguments: [batch, batch + 1, 2 * batch + 1])
        func aPromptOfAnyNumberOfBatchesIsEvaluatedWhole(_ count: Int) async throws {
            let model = makeModel()
            let options = GenerationOptions(maximumResponseTokens: 1)
            // How many tokens stand around the prompt.
            let bare = try await answer(model, .init(transcript: transcript("sea"), options: options)).usage
            let around = bare.evaluatedTokens + bare.reusedTokens - (try await model.tokenCount(of: "sea"))
            let text = String(repeating: "sea ", count: count).dropLast()
            let words = try await words(text, count - around, model)
            let fresh = makeModel()
            let usage = try await answer(fresh, .init(transcript: transcript(words), options: options)).usage
            #expect(usage.evaluatedTokens == count)
            #expect(usage.reusedTokens == 0)
        }

        /// The longest beginning of `text` that is `count` tokens.
        private func words(_ text: Substring, _ count: Int, _ model: LlamaModel) async throws -> String {
            var words = text
            while try await model.tokenCount(of: String(words)) > count { words = words.dropLast() }
            try #require(await model.tokenCount(of: String(words)) == count)
            return String(words)
        }

        @Test(arguments: ["a", " ", "\n", "9", "日", "sea ", "👍", "<|im_start|>", "-", "\u{301}", "a1 "])
        func aPromptTooLongIsRefusedAndTheNextIsAnswered(_ unit: String) async throws {
            let model = makeModel(window: 512)
            let long = String(repeating: unit, count: 200_000 / unit.utf8.count)
            let request = GenerationRequest(
                transcript: transcript(long), options: .init(maximumResponseTokens: 5))
            let error = await #expect(throws: LanguageModelError.self) { try await answer(model, request) }
            guard case .exceededContextWindow(let needed, let window)? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(needed > window)
            #expect(window == 512)
            _ = try await answer(
                model, .init(transcript: transcript("hello"), options: .init(maximumResponseTokens: 5)))
        }

        @Test func theWindowIsFilledToItsLastToken() async throws {
            let model = makeModel(window: 512)
            var options = GenerationOptions(maximumResponseTokens: 1)
            let request = GenerationRequest(transcript: transcript("count"), options: options)
            let usage = try await answer(model, request).usage
            let prompt = usage.evaluatedTokens + usage.reusedTokens
            // Letters without end: the answer stops at its limit only.
            let endless = GenerationSchema.sequence(
                Array(repeating: .oneOf([.literal("a"), .literal("b")]), count: 6_000))
            options.maximumResponseTokens = 512 - prompt
            let full = try await answer(
                model, .init(transcript: request.transcript, schema: endless, options: options)
            ).usage
            #expect(full.stoppedAtLimit)
            #expect(full.sampledTokens + full.forcedTokens == 512 - prompt)
            options.maximumResponseTokens += 1
            await #expect(throws: LanguageModelError.exceededContextWindow(needed: 513, window: 512)) {
                try await answer(
                    model, .init(transcript: request.transcript, schema: endless, options: options))
            }
        }

        @Test func aHeadLargerThanTheWindowIsRefused() async throws {
            let model = makeModel(window: 512)
            let head = makeHead(examples: 80)
            let error = await #expect(throws: LanguageModelError.self) { try await model.prewarm(head) }
            guard case .exceededContextWindow(let needed, 512)? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(needed > 512)
            try await model.prewarm(LiveModelTests.head)
        }

        @Test func laterTurnsEvaluateOnlyWhatIsNew() async throws {
            let model = makeModel()
            let session = LanguageModelSession(model: model, head: head)
            try await session.prewarm()
            for prompt in [
                "find me something about courage", "and hope?", "Zitate über das Meer, bitte", "danke",
            ] {
                await session.append(.prompt, prompt)
                let usage = try await session.respond(
                    options: .init(temperature: 1, maximumResponseTokens: 20, seed: 3)
                ).usage
                let new = try await model.tokenCount(of: prompt)
                #expect(usage.evaluatedTokens <= new + 16, "\(prompt)")
            }
        }

        @Test func anAnswerLikeAWorkedExampleLeavesTheHeadAsItWas() async throws {
            // The same text, once cut into tokens as a whole and once as it is guided.
            let example = "search_catalog(query=None, limit=None)"
            let head = Transcript(
                instructions: "You keep a commonplace book.",
                examples: [(role: .prompt, text: "find"), (role: .response, text: example)])
            let model = makeModel()
            let session = LanguageModelSession(model: model, head: head)
            let letters = example.map {
                GenerationSchema.oneOf([.literal(String($0)), .literal("\($0)\($0)~")])
            }
            var seen = 0
            for prompt in ["find", "again", "more"] {
                await session.append(.prompt, prompt)
                let response = try await session.respond(
                    schema: .oneOf([.literal(example), .sequence(Array(letters.prefix(1)))]), options: .init()
                )
                if seen > 0 {
                    #expect(response.usage.evaluatedTokens <= (try await model.tokenCount(of: prompt)) + 16)
                }
                seen += 1
            }
        }

        @Test func conversationsOnOneModelDoNotMix() async throws {
            let model = makeModel()
            let options = GenerationOptions(maximumResponseTokens: 12)
            let prompts = [["sea", "more"], ["war", "less"], ["love", "again"]]
            var alone: [[String]] = []
            for turns in prompts {
                let session = LanguageModelSession(model: makeModel(), head: head)
                var texts: [String] = []
                for prompt in turns {
                    await session.append(.prompt, prompt)
                    texts.append(try await session.respond(options: options).text)
                }
                alone.append(texts)
            }
            let sessions = prompts.map { _ in LanguageModelSession(model: model, head: head) }
            for turn in 0..<2 {
                try await withThrowingTaskGroup(of: (Int, String).self) { group in
                    for (number, session) in sessions.enumerated() {
                        let prompt = prompts[number][turn]
                        group.addTask {
                            await session.append(.prompt, prompt)
                            return (number, try await session.respond(options: options).text)
                        }
                    }
                    for try await (number, text) in group { #expect(text == alone[number][turn]) }
                }
            }
        }
    }
}
