import Foundation
import Testing

@testable import LanguageModels

/// Which states stay on disk, with a few bytes in the place of an engine's.
@Suite final class StateFolderTests {
    private let folder = FileManager.default.temporaryDirectory.appending(
        path: "states-\(UUID().uuidString)")
    /// What the folder adds to a state.
    private static let checksumBytes = 8

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func makeStates(bound: Int, identity: String = "weights") -> LlamaStateFolder {
        LlamaStateFolder(folder: folder, identity: identity, bound: bound)
    }

    /// Writes a state of so many bytes, checksum included, used so long ago.
    private func save(_ token: Int32, bytes: Int, ago seconds: Double, in states: LlamaStateFolder) throws {
        let before = Set(files)
        states.save([token]) { try Data(count: bytes - Self.checksumBytes).write(to: $0) }
        for file in Set(files).subtracting(before) {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -seconds)], ofItemAtPath: file.path)
        }
    }

    private var files: [URL] {
        let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return found ?? []
    }

    private func isKept(_ token: Int32, in states: LlamaStateFolder) -> Bool {
        states.restore([token]) { _ in true }
    }

    @Test func asManyBytesAsTheBoundStay() throws {
        let states = makeStates(bound: 300)
        for token: Int32 in 1...3 { try save(token, bytes: 100, ago: 100 - Double(token), in: states) }
        #expect(files.count == 3)
        try save(4, bytes: 100, ago: 0, in: states)
        #expect(files.count == 3)
        #expect((1...4).map { isKept($0, in: states) } == [false, true, true, true])
    }

    @Test func oneByteMoreThanTheBoundCostsTheOldest() throws {
        let states = makeStates(bound: 300)
        try save(1, bytes: 100, ago: 9, in: states)
        try save(2, bytes: 201, ago: 0, in: states)
        #expect((1...2).map { isKept($0, in: states) } == [false, true])
    }

    @Test func whatWasUsedLastStaysThoughItIsOld() throws {
        let states = makeStates(bound: 200)
        try save(1, bytes: 100, ago: 20, in: states)
        try save(2, bytes: 100, ago: 10, in: states)
        #expect(isKept(1, in: states))
        try save(3, bytes: 100, ago: 0, in: states)
        #expect((1...3).map { isKept($0, in: states) } == [true, false, true])
    }

    @Test func whatIsHalfWrittenGrowsOldToo() throws {
        let states = makeStates(bound: 200)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let partial = folder.appending(path: "left.partial")
        try Data(count: 150).write(to: partial)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: partial.path)
        try save(1, bytes: 100, ago: 0, in: states)
        #expect(files.map(\.pathExtension) == ["state"])
    }

    @Test func otherFilesAreNotCountedAndNotTaken() throws {
        let states = makeStates(bound: 100)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let other = folder.appending(path: "letter.txt")
        try Data(count: 1000).write(to: other)
        try save(1, bytes: 100, ago: 0, in: states)
        #expect(isKept(1, in: states))
        #expect(FileManager.default.fileExists(atPath: other.path))
    }

    @Test func aStateIsOfItsTokensAndItsWeights() throws {
        let states = makeStates(bound: 1000)
        try save(1, bytes: 100, ago: 0, in: states)
        #expect(isKept(1, in: states))
        #expect(!states.restore([1, 1]) { _ in true })
        #expect(!isKept(1, in: makeStates(bound: 1000, identity: "others")))
    }

    @Test func aStateThatIsNotReadIsNotFreshened() throws {
        let states = makeStates(bound: 200)
        try save(1, bytes: 100, ago: 20, in: states)
        #expect(!states.restore([1]) { _ in false })
        try save(2, bytes: 100, ago: 10, in: states)
        try save(3, bytes: 100, ago: 0, in: states)
        #expect((1...3).map { isKept($0, in: states) } == [false, true, true])
    }

    @Test func aStateThatCannotBeWrittenLeavesNothing() {
        let states = makeStates(bound: 200)
        states.save([1]) { _ in throw CocoaError(.fileWriteOutOfSpace) }
        #expect(files.isEmpty)
    }
}
