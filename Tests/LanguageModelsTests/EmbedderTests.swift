import Foundation
import Testing

@testable import LanguageModels

@Suite struct EmbedderTests {
    private let folder = FileManager.default.temporaryDirectory.appending(
        path: "embedder-\(UUID().uuidString)")

    @Test func saysThatTheWeightsAreMissing() async throws {
        let embedder = LlamaEmbedder(weights: folder.appending(path: "none.gguf"))
        let missing = Availability.weightsMissing(name: "none.gguf")
        #expect(await embedder.availability() == missing)
        await #expect(throws: LanguageModelError.unavailable(missing)) {
            try await embedder.embeddings(of: ["a"])
        }
    }

    @Test func asksNothingOfTheWeightsForNoTexts() async throws {
        let embedder = LlamaEmbedder(weights: folder.appending(path: "none.gguf"))
        #expect(try await embedder.embeddings(of: []).isEmpty)
    }

    @Test func callsWhatIsNoModelDamagedEverAfter() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "wrong.gguf")
        try Data("GGUF and nothing that follows".utf8).write(to: file)
        let embedder = LlamaEmbedder(weights: file)
        #expect(await embedder.availability() == .ready)
        let error = await #expect(throws: LanguageModelError.self) {
            try await embedder.embeddings(of: ["a"])
        }
        guard case .unavailable(let reason) = error, case .damaged(file.path, _) = reason else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(await embedder.availability() == reason)
    }
}

@Suite(
    .enabled(
        if: ProcessInfo.processInfo.environment["COMMONPLACE_EMBEDDER"] != nil, "needs the embedder's file"))
struct LiveEmbedderTests {
    private struct Reference: Decodable {
        let text: String
        /// The vector as the publisher's weights give it in full precision, in little-endian Float32.
        let vector: Data

        var values: [Float] {
            vector.withUnsafeBytes { bytes in
                (0..<bytes.count / 4).map {
                    Float(bitPattern: bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self))
                }
            }
        }
    }

    private let weights = URL(
        filePath: ProcessInfo.processInfo.environment["COMMONPLACE_EMBEDDER"] ?? "/nowhere")
    private let references: [Reference]

    init() throws {
        let file = try #require(
            Bundle.module.url(forResource: "embeddings", withExtension: "json", subdirectory: "Fixtures"))
        references = try JSONDecoder().decode([Reference].self, from: Data(contentsOf: file))
    }

    private func cosine(_ first: [Float], _ second: [Float]) -> Float {
        zip(first, second).reduce(0) { $0 + $1.0 * $1.1 }
    }

    @Test func agreesWithTheReference() async throws {
        let vectors = try await LlamaEmbedder(weights: weights).embeddings(of: references.map(\.text))
        #expect(vectors.count == references.count)
        for (reference, vector) in zip(references, vectors) {
            #expect(vector.count == 384)
            #expect(cosine(vector, reference.values) >= 0.999, "\(reference.text.prefix(40))")
            #expect(abs(cosine(vector, vector) - 1) < 1e-5)
        }
    }

    @Test func givesATextTheSameVectorInAnyCompany() async throws {
        let embedder = LlamaEmbedder(weights: weights)
        let texts =
            (0..<40).map { "The clerk stamps page \($0) and looks at the rain." } + [references[0].text]
        let together = try await embedder.embeddings(of: texts)
        let alone = try await embedder.embeddings(of: [texts[40]])
        #expect(cosine(together[40], alone[0]) > 0.9999)
        #expect(cosine(together[0], together[1]) < 0.9999)
    }

    // With its two marks a text of 254 words is as long as counts.
    @Test(arguments: [(253, false), (254, true), (255, true), (20_000, true)])
    func countsTheHeadOfALongText(words: Int, isFull: Bool) async throws {
        let embedder = LlamaEmbedder(weights: weights)
        let text = String(repeating: "stone ", count: words)
        let vectors = try await embedder.embeddings(of: [text, text + "river"])
        #expect((vectors[0] == vectors[1]) == isFull)
    }

    @Test func takesMarkersForWords() async throws {
        let embedder = LlamaEmbedder(weights: weights)
        let vectors = try await embedder.embeddings(of: ["[SEP] [CLS] stone", "stone", "\u{0}\u{FFFD}\u{0}"])
        #expect(cosine(vectors[0], vectors[1]) < 0.9)
    }

    @Test func refusesWeightsOfAnotherName() async throws {
        let embedder = LlamaEmbedder(weights: weights, identifier: "another")
        let error = await #expect(throws: LanguageModelError.self) {
            try await embedder.embeddings(of: ["a"])
        }
        guard case .unavailable(.damaged) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func refusesVectorsOfAnotherSize() async throws {
        let embedder = LlamaEmbedder(weights: weights, dimension: 383)
        await #expect(throws: LanguageModelError.self) { try await embedder.embeddings(of: ["a"]) }
    }

    @Test func stopsWhenTheTaskIsCancelled() async throws {
        let embedder = LlamaEmbedder(weights: weights)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await embedder.embeddings(of: Array(repeating: "a long line of words", count: 10_000))
        }
        await #expect(throws: LanguageModelError.cancelled) { try await task.value }
        #expect(try await embedder.embeddings(of: ["still serves"]).count == 1)
    }

    @Test(
        .enabled(if: ProcessInfo.processInfo.environment["COMMONPLACE_MODEL"] != nil, "needs a model file"))
    func refusesWeightsThatSpeak() async throws {
        let path = ProcessInfo.processInfo.environment["COMMONPLACE_MODEL"] ?? ""
        let embedder = LlamaEmbedder(weights: URL(filePath: path))
        let error = await #expect(throws: LanguageModelError.self) {
            try await embedder.embeddings(of: ["a"])
        }
        guard case .unavailable(.damaged) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }
}
