import Foundation
import Testing

@testable import LanguageModels

extension LiveModelTests {
    /// Heads held beside the conversation, and kept on disk.
    @Suite final class Heads {
        private let folder = FileManager.default.temporaryDirectory.appending(
            path: "heads-\(UUID().uuidString)")
        private let options = GenerationOptions(temperature: 0.7, maximumResponseTokens: 6)

        deinit {
            try? FileManager.default.removeItem(at: folder)
        }

        private func makeModel(window: Int = 1024) -> LlamaModel {
            LlamaModel(.init(weights: weights, threads: 1, stateFolder: folder, batchWindow: window))
        }

        /// The first answer of a batch behind a head.
        private func answer(
            _ model: LlamaModel, behind head: Transcript
        ) async throws -> (text: String?, usage: GenerationUsage) {
            let request = GenerationRequest(
                transcript: transcript("quote number 7", head: head), options: options)
            let (texts, usages) = try await collect(model.responses(to: request, seeds: [1, 2]))
            return (texts[0], try #require(usages[0]))
        }

        @Test func aPreparedHeadIsNotEvaluatedAgain() async throws {
            let model = makeModel()
            let heads = [makeHead(examples: 2), makeHead(examples: 4)]
            try await model.prewarm(heads: heads)
            for head in heads {
                let usage = try await answer(model, behind: head).usage
                #expect(usage.reusedTokens > usage.evaluatedTokens)
                #expect(usage.restoredTokens == 0)
                #expect(usage.evaluatedTokens <= (try await model.tokenCount(of: "quote number 7")) + 16)
            }
        }

        @Test func aSecondEngineReadsAHeadBackAndSaysTheSame() async throws {
            let head = makeHead(examples: 3)
            let first = try await answer(makeModel(), behind: head)
            #expect(first.usage.restoredTokens == 0)
            let second = try await answer(makeModel(), behind: head)
            #expect(second.usage.restoredTokens > 0)
            #expect(second.usage.restoredTokens == second.usage.reusedTokens)
            #expect(second.text == first.text)
        }

        @Test func theConversationReadsTheSameHeadBack() async throws {
            let head = makeHead(examples: 3)
            _ = try await answer(makeModel(), behind: head)
            let usage = try await LiveModelTests.answer(
                makeModel(), .init(transcript: transcript("quote number 7", head: head), options: options)
            ).usage
            #expect(usage.restoredTokens > 0)
        }

        @Test(arguments: ["empty", "half", "middle byte"])
        func aDamagedHeadIsEvaluatedAndWrittenAnew(_ damage: String) async throws {
            let head = makeHead(examples: 3)
            let whole = try await answer(makeModel(), behind: head).text
            let file = try #require(
                try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).first
            )
            var content = try Data(contentsOf: file)
            switch damage {
            case "empty": content = Data()
            case "half": content = content.prefix(content.count / 2)
            default: content[content.count / 2] ^= 0x80
            }
            try content.write(to: file)
            let next = try await answer(makeModel(), behind: head)
            #expect(next.usage.restoredTokens == 0)
            #expect(next.text == whole)
            #expect(try await answer(makeModel(), behind: head).usage.restoredTokens > 0)
        }

        @Test func theHeadNotUsedForLongestLeavesForANewOne() async throws {
            let model = makeModel(window: 512)
            let heads = [makeHead(examples: 6), makeHead(examples: 7), makeHead(examples: 8)]
            let alone = try await answer(makeModel(window: 512), behind: heads[0]).text
            for head in heads + [heads[0]] {
                let usage = try await answer(model, behind: head).usage
                // Together they are more than the window: each time something was evaluated or read back.
                #expect(usage.restoredTokens + usage.evaluatedTokens > 100)
            }
            let again = try await answer(model, behind: heads[0])
            #expect(again.usage.restoredTokens == 0)
            #expect(again.usage.reusedTokens > 100)
            #expect(again.text == alone)
        }

        @Test func moreHeadsThanSequencesAreHeldByTurns() async throws {
            let model = makeModel(window: 4096)
            let heads = (0...LlamaHeads.limit).map { Transcript(instructions: "Keep book number \($0).") }
            try await model.prewarm(heads: heads)
            #expect(try await answer(model, behind: heads[1]).usage.restoredTokens == 0)
            #expect(try await answer(model, behind: heads[0]).usage.restoredTokens > 0)
        }

        @Test func aHeadLargerThanTheWindowIsRefused() async throws {
            let model = makeModel(window: 512)
            let error = await #expect(throws: LanguageModelError.self) {
                try await model.prewarm(heads: [makeHead(examples: 80)])
            }
            guard case .exceededContextWindow(let needed, 512)? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(needed > 512)
            #expect(try await answer(model, behind: makeHead(examples: 2)).text != nil)
        }
    }
}
