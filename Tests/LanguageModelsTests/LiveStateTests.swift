import Foundation
import Testing

@testable import LanguageModels

extension LiveModelTests {
    /// Evaluated heads on disk.
    @Suite final class States {
        private let folder = FileManager.default.temporaryDirectory.appending(
            path: "states-\(UUID().uuidString)")
        private let head = makeHead(examples: 3)
        private let options = GenerationOptions(maximumResponseTokens: 6)

        deinit {
            try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
            try? FileManager.default.removeItem(at: folder)
        }

        private var files: [URL] {
            let found = try? FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: nil)
            return (found ?? []).sorted { $0.path < $1.path }
        }

        /// Answers with a fresh engine.
        private func answer(window: Int = 2048) async throws -> (text: String, usage: GenerationUsage) {
            let model = makeModel(window: window, stateFolder: folder)
            try await model.prewarm(head)
            return try await LiveModelTests.answer(
                model, .init(transcript: transcript("quote number 7", head: head), options: options))
        }

        /// Answers with a fresh engine that is asked at once.
        private func coldAnswer() async throws -> (text: String, usage: GenerationUsage) {
            try await LiveModelTests.answer(
                makeModel(stateFolder: folder),
                .init(transcript: transcript("quote number 7", head: head), options: options))
        }

        @Test func aSecondEngineReadsTheHeadBack() async throws {
            let first = try await coldAnswer()
            #expect(first.usage.restoredTokens == 0)
            #expect(files.count == 1)
            let second = try await coldAnswer()
            #expect(second.usage.restoredTokens > 0)
            #expect(second.usage.restoredTokens + second.usage.evaluatedTokens == first.usage.evaluatedTokens)
            #expect(second.text == first.text)
            #expect(try await answer().text == first.text)
            let mode = try FileManager.default.attributesOfItem(atPath: files[0].path)[.posixPermissions]
            #expect(mode as? Int == 0o600)
        }

        @Test(arguments: [
            "empty", "text", "half", "no end", "first byte", "middle byte", "last byte", "longer", "folder",
        ])
        func aDamagedFileIsLeftAsideAndWrittenAnew(_ damage: String) async throws {
            let whole = try await coldAnswer().text
            let file = try #require(files.first)
            let content = try Data(contentsOf: file)
            var changed = content
            switch damage {
            case "empty": changed = Data()
            case "text": changed = Data("hello".utf8)
            case "half": changed = content.prefix(content.count / 2)
            case "no end": changed = content.dropLast()
            case "first byte": changed[0] ^= 1
            case "middle byte": changed[content.count / 2] ^= 0x80
            case "last byte": changed[content.count - 1] ^= 1
            case "longer": changed += Data("more".utf8)
            default: break
            }
            try FileManager.default.removeItem(at: file)
            if damage == "folder" {
                try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
            } else {
                try changed.write(to: file)
            }
            let next = try await coldAnswer()
            #expect(next.usage.restoredTokens == 0)
            #expect(next.text == whole)
            if damage != "folder" {
                #expect(try Data(contentsOf: file).count == content.count)
                #expect(try await coldAnswer().usage.restoredTokens > 0)
            }
        }

        @Test func aStateOfAnotherHeadIsNotTaken() async throws {
            _ = try await coldAnswer()
            let own = try #require(files.first)
            let other = makeModel(stateFolder: folder)
            try await other.prewarm(makeHead(examples: 7))
            let foreign = try #require(files.first { $0 != own })
            try FileManager.default.removeItem(at: own)
            try FileManager.default.copyItem(at: foreign, to: own)
            #expect(try await coldAnswer().usage.restoredTokens == 0)
            #expect(try await coldAnswer().usage.restoredTokens > 0)
        }

        @Test func anotherWindowOrOtherWeightsHaveTheirOwnState() async throws {
            _ = try await coldAnswer()
            _ = try await answer(window: 1024)
            #expect(files.count == 2)
            let copy = folder.appending(path: "other.gguf")
            try FileManager.default.copyItem(at: weights, to: copy)
            let model = LlamaModel(.init(weights: copy, window: 2048, threads: 1, stateFolder: folder))
            try await model.prewarm(head)
            #expect(files.filter { $0.pathExtension == "state" }.count == 3)
        }

        @Test func aFolderThatCannotBeMadeCostsNothing() async throws {
            // A file stands where the folder would be; permissions do not stop every user.
            try Data().write(to: folder)
            let text = try await coldAnswer().text
            #expect(try await coldAnswer().text == text)
        }

        @Test func aReadOnlyFolderCostsNothing() async throws {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o500])
            let text = try await coldAnswer().text
            #expect(try await coldAnswer().text == text)
        }
    }
}
