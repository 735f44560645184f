import Foundation
import Testing

@testable import LanguageModels

/// Files that are no weights: a typed error each, and the process lives on.
@Suite final class WrongWeightsTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "wrong-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// What an engine says to a file of this content.
    private func failure(_ content: Data) async throws -> LanguageModelError? {
        let file = folder.appending(path: "wrong.gguf")
        try content.write(to: file)
        return await failure(file)
    }

    private func failure(_ file: URL) async -> LanguageModelError? {
        let model = LlamaModel(.init(weights: file, window: 512, threads: 1))
        return await #expect(throws: LanguageModelError.self) {
            try await model.prewarm(Transcript(instructions: "hello"))
        }
    }

    private func isDamage(_ error: LanguageModelError?) -> Bool {
        guard case .unavailable(.damaged(let path, let reason))? = error else { return false }
        return path.hasPrefix(folder.path) && !reason.isEmpty
    }

    @Test(
        arguments: [
            [], Array("hello, world\n".utf8), Array("GGUF".utf8), Array("GGUF".utf8) + [3, 0, 0, 0],
            Array("GGUF".utf8) + [99, 0, 0, 0] + Array(repeating: 0, count: 16),
            Array("GGUF".utf8) + [3, 0, 0, 0] + Array(repeating: 0, count: 16),
            Array("GGUF".utf8) + [3, 0, 0, 0] + Array(repeating: 0xFF, count: 4_000),
        ] as [[UInt8]])
    func aFileThatIsNoModelIsDamaged(_ content: [UInt8]) async throws {
        #expect(isDamage(try await failure(Data(content))))
    }

    @Test func aFolderIsDamaged() async {
        #expect(isDamage(await failure(folder)))
    }

    @Test func aMissingFileIsMissing() async {
        let file = folder.appending(path: "none.gguf")
        #expect(await failure(file) == .unavailable(.weightsMissing(name: "none.gguf")))
        let model = LlamaModel(.init(weights: file))
        #expect(await model.availability() == .weightsMissing(name: "none.gguf"))
    }

    @Test func whatIsDamagedSaysSoBeforeItIsAskedAgain() async throws {
        let file = folder.appending(path: "wrong.gguf")
        try Data("hello".utf8).write(to: file)
        let model = LlamaModel(.init(weights: file))
        #expect(await model.availability() == .ready)
        let error = await #expect(throws: LanguageModelError.self) { try await model.tokenCount(of: "a") }
        guard case .unavailable(let reason)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(await model.availability() == reason)
        let request = GenerationRequest(transcript: Transcript(instructions: "a"), options: .init())
        await #expect(throws: LanguageModelError.unavailable(reason)) {
            for try await _ in model.response(to: request) {}
        }
    }

    @Test(
        .enabled(if: ProcessInfo.processInfo.environment["COMMONPLACE_MODEL"] != nil, "needs a model file"),
        arguments: [1, 1_000, 100_000, 1_000_000, 4_000_000])
    func theBeginningOfAModelIsDamaged(_ length: Int) async throws {
        let path = ProcessInfo.processInfo.environment["COMMONPLACE_MODEL"] ?? ""
        let handle = try FileHandle(forReadingFrom: URL(filePath: path))
        #expect(isDamage(try await failure(try handle.read(upToCount: length) ?? Data())))
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["COMMONPLACE_MODEL"] != nil, "needs a model file"))
    func aModelWithoutItsLastByteIsDamaged() async throws {
        let path = ProcessInfo.processInfo.environment["COMMONPLACE_MODEL"] ?? ""
        let content = try Data(contentsOf: URL(filePath: path), options: .alwaysMapped)
        #expect(isDamage(try await failure(content.dropLast())))
    }
}
