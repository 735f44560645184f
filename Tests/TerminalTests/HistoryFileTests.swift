import Foundation
import Testing

@testable import Terminal

@Suite final class HistoryFileTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "history-file-\(UUID())")
    private var path: String { folder.appending(path: "history").path }

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ count: Int) throws {
        let text = (1...count).map { "line \($0)\n" }.joined()
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    private var lineCount: Int {
        get throws { try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").count }
    }

    @Test func aFileThatDoesNotExistIsAnEmptyHistory() throws {
        #expect(try HistoryFile(path: path).load() == [])
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func onlyTheLastLinesAreLoaded() throws {
        try write(5)
        #expect(try HistoryFile(path: path, limit: 2).load() == ["line 4", "line 5"])
    }

    @Test(arguments: [(20, 20), (21, 10)])
    func aFileIsCutToTheLimitOnlyWhenItIsOverTwiceAsLong(count: Int, remaining: Int) throws {
        try write(count)
        let lines = try HistoryFile(path: path, limit: 10).load()
        #expect(lines.count == 10)
        #expect(lines.last == "line \(count)")
        #expect(try lineCount == remaining)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["history"])
    }

    @Test func aCutFileIsOnlyForItsOwner() throws {
        try write(50)
        _ = try HistoryFile(path: path, limit: 10).load()
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
        #expect(mode as? Int == 0o600)
    }

    @Test func addingClosesAFileThatOthersCouldRead() throws {
        try write(1)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        try HistoryFile(path: path).append("line 2")
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
        #expect(mode as? Int == 0o600)
        #expect(try HistoryFile(path: path).load() == ["line 1", "line 2"])
    }

    @Test func aFolderThatDoesNotExistIsAnErrorWithThePath() {
        let lost = folder.appending(path: "none/history").path
        #expect(throws: TerminalError.unwritableHistory(path: lost, code: ENOENT)) {
            try HistoryFile(path: lost).append("x")
        }
    }

    @Test func aHistoryThatIsAFolderIsAnErrorWithThePath() {
        #expect(throws: TerminalError.unreadableHistory(path: folder.path, code: EISDIR)) {
            try HistoryFile(path: folder.path).load()
        }
    }
}
