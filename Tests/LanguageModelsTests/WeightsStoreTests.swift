import Foundation
import Testing

@testable import LanguageModels

@Suite struct WeightsStoreTests {
    let rig: WeightsRig

    init() async throws {
        rig = try await WeightsRig()
    }

    private var path: String { "\(rig.store.folder)/small.gguf" }
    private var status: WeightsStatus { rig.store.status(of: rig.weights) }

    @Test(arguments: [
        (["XDG_DATA_HOME": "/data", "HOME": "/home/ann"], "/data/commonplace/models"),
        (["HOME": "/home/ann"], "/home/ann/.local/share/commonplace/models"),
        (["XDG_DATA_HOME": "", "HOME": "/home/ann"], "/home/ann/.local/share/commonplace/models"),
        (["XDG_DATA_HOME": "data", "HOME": "/home/ann"], "/home/ann/.local/share/commonplace/models"),
    ])
    func keepsWeightsInTheDataFolder(environment: [String: String], folder: String) {
        defer { rig.remove() }
        #expect(WeightsStore(environment: environment).folder == folder)
    }

    @Test func reportsMissingWithoutMakingTheFolder() {
        defer { rig.remove() }
        #expect(status == .missing)
        #expect(!FileManager.default.fileExists(atPath: rig.store.folder))
    }

    @Test func reportsHowMuchAnInterruptedFetchLeft() throws {
        defer { rig.remove() }
        try rig.place(Data(count: 123), as: "small.gguf.part")
        #expect(status == .incomplete(bytes: 123))
    }

    @Test(arguments: [9_999, 10_001])
    func namesAWrongLength(length: Int) throws {
        defer { rig.remove() }
        try rig.place(Data("GGUF".utf8) + Data(count: length - 4), as: "small.gguf")
        #expect(status == .damaged(path: path, .wrongSize(expected: 10_000, found: Int64(length))))
    }

    @Test func namesAFileOfAnotherFormat() throws {
        defer { rig.remove() }
        try rig.place(Data(count: 10_000), as: "small.gguf")
        #expect(status == .damaged(path: path, .notGGUF))
    }

    @Test func trustsAFileOnlyAfterACheck() async throws {
        defer { rig.remove() }
        try rig.place(WeightsRig.content, as: "small.gguf")
        #expect(status == .unverified(path: path))
        #expect(throws: WeightsError.notReady(name: "small", .unverified(path: path))) {
            try rig.store.path(for: "small")
        }
        #expect(try await rig.store.verify(rig.weights) == .ready(path: path))
        #expect(status == .ready(path: path))
        #expect(try rig.store.path(for: "small") == path)
    }

    @Test func findsAndNamesDamageThatKeepsLengthAndHead() async throws {
        defer { rig.remove() }
        try rig.place(WeightsRig.content, as: "small.gguf")
        _ = try await rig.store.verify(rig.weights)
        try rig.place(WeightsRig.content.dropLast() + Data([1]), as: "small.gguf")
        #expect(status == .unverified(path: path))

        let verdict = try await rig.store.verify(rig.weights)
        guard case .damaged(path, .wrongHash(let expected, let found)) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(expected == rig.weights.sha256)
        #expect(found != expected)
        #expect(status == verdict, "the quick check remembers it")
    }

    @Test func aWholeCheckFindsDamageThatLeftNoTrace() async throws {
        defer { rig.remove() }
        try rig.place(WeightsRig.content.dropLast() + Data([1]), as: "small.gguf")
        let stamp = try #require(FileStamp(path: path))
        try WeightsRecord(stamp: stamp, sha256: rig.weights.sha256)
            .write(to: rig.store.recordPath(of: rig.weights))
        #expect(status == .ready(path: path))
        guard case .damaged(_, .wrongHash) = try await rig.store.verify(rig.weights) else {
            Issue.record("not found")
            return
        }
    }

    @Test func checksNeedTheProgram() async throws {
        defer { rig.remove() }
        try rig.place(WeightsRig.content, as: "small.gguf")
        let store = WeightsStore(
            folder: rig.store.folder, pinned: [rig.weights], environment: ["PATH": "\(rig.root)/bin"])
        await #expect(throws: WeightsError.toolMissing(name: "sha256sum")) {
            try await store.verify(rig.weights)
        }
    }

    @Test func takesAnyGGUFFileByItsPath() throws {
        defer { rig.remove() }
        try rig.write(Data("GGUF".utf8), to: "own.gguf")
        try rig.write(Data("GGU".utf8), to: "short.gguf")
        #expect(try rig.store.path(for: "\(rig.root)/own.gguf") == "\(rig.root)/own.gguf")
        #expect(throws: WeightsError.notGGUF(path: "\(rig.root)/short.gguf")) {
            try rig.store.path(for: "\(rig.root)/short.gguf")
        }
        #expect(throws: WeightsError.noSuchFile(path: "large")) { try rig.store.path(for: "large") }
        #expect(throws: WeightsError.noSuchFile(path: rig.root)) { try rig.store.path(for: rig.root) }
        #expect(throws: WeightsError.notReady(name: "small", .missing)) { try rig.store.path(for: "small") }
    }
}
