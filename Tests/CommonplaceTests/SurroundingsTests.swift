import Foundation
import Testing

@testable import QuoteLibrary

/// Folders, time zones and files as they can be on other people's machines.
@Suite struct SurroundingsTests {
    let program: Program

    init() throws { program = try Program() }

    private func permissions(_ path: String) throws -> Int {
        try #require(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    @Test func whatItKeepsIsThePersonsAlone() throws {
        #expect(try program.run("save", "one").code == 0)
        let folder = program.library.deletingLastPathComponent().path
        #expect(try permissions(folder) == 0o700)
        #expect(try permissions(program.library.path) == 0o600)
    }

    @Test func withoutAHomeTheRemedyIsNamed() throws {
        let outcome = try program.shell("unset HOME; exec \"$C\" saved")
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains("XDG_DATA_HOME"))
        let placed = try program.shell(
            "unset HOME; exec \"$C\" saved", with: ["XDG_DATA_HOME": program.folder.path + "/x"])
        #expect(placed.code == 0)
    }

    @Test func aRelativeDataFolderIsDisregarded() throws {
        #expect(try program.run("save", "one", with: ["XDG_DATA_HOME": "relative"]).code == 0)
        #expect(FileManager.default.fileExists(atPath: program.library.path))
    }

    @Test(arguments: ["/dev/null", "/proc/none"])
    func anUnusableDataFolderIsOneSentence(folder: String) throws {
        for word in ["saved", "chat", "today", "doctor"] {
            let outcome = try program.run(word, with: ["XDG_DATA_HOME": folder])
            #expect(outcome.code == 1)
            #expect((outcome.errors + outcome.output).contains(folder))
        }
    }

    @Test func anUnknownTimeZoneIsSaidWhereDaysCount() throws {
        for words in [["streak"], ["today"], ["save", "one"], ["chat"]] {
            let outcome = try program.shell(
                "exec \"$C\" " + words.joined(separator: " ") + " </dev/null", with: ["TZ": "Nowhere/Town"])
            #expect(outcome.code == 0)
            #expect(outcome.errors.contains("Nowhere/Town"))
        }
        for zone in ["", "Asia/Kathmandu", ":Europe/Lisbon"] {
            #expect(try program.run("streak", with: ["TZ": zone]).errors.isEmpty)
        }
    }

    @Test func aDamagedLibraryIsNamedAndLeftAlone() throws {
        #expect(try program.run("save", "one").code == 0)
        let garbage = Data(repeating: 0x41, count: 8192)
        for name in ["", "-wal", "-shm"] {
            try? FileManager.default.removeItem(atPath: program.library.path + name)
        }
        try garbage.write(to: program.library)
        for word in ["saved", "chat", "today"] {
            let outcome = try program.run(word, input: "/save x\n")
            #expect(outcome.code == 1)
            #expect(outcome.errors.contains("damaged"))
            #expect(outcome.output.isEmpty)
        }
        #expect(try Data(contentsOf: program.library) == garbage)
    }

    @Test func aNewerLibraryIsRefused() throws {
        #expect(try program.run("save", "one").code == 0)
        let connection = try Connection(program.library.path, access: .readWrite)
        try connection.run("INSERT INTO migration (name) VALUES ('9999-of-the-future')")
        let outcome = try program.run("saved")
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains("newer"))
    }

    @Test func aLockedLibraryIsReadAndSavingIsTemporarilyRefused() throws {
        #expect(try program.run("save", "one").code == 0)
        let connection = try Connection(program.library.path, access: .readWrite)
        try connection.run("BEGIN IMMEDIATE")
        #expect(try program.run("saved").output.contains("one"))
        let outcome = try program.run("save", "two")
        #expect(outcome.code == 75)
        #expect(outcome.output.isEmpty)
        try connection.run("ROLLBACK")
        #expect(try program.run("save", "two").code == 0)
    }

    @Test func withoutItsResourcesOneSentenceSaysSo() throws {
        let copy = program.folder.appending(path: "alone").path
        try FileManager.default.copyItem(atPath: Program.path, toPath: copy)
        for word in ["saved", "chat", "doctor"] {
            let outcome = try program.shell("exec '\(copy)' \(word) </dev/null")
            #expect(outcome.code == 1)
            #expect((outcome.errors + outcome.output).contains("make install"))
        }
        #expect(try program.shell("exec '\(copy)' --version").code == 0)
    }

    /// Kills the program while it saves, again and again, and looks whether what it acknowledged is there.
    @Test func everyAcknowledgedSaveSurvivesAKill() throws {
        var acknowledged: [Int] = []
        for round in 1...8 {
            let process = Process()
            process.executableURL = URL(filePath: Program.path)
            process.arguments = ["chat"]
            process.environment = program.environment
            let script = (1...200).map { "/save line \($0) of round \(round)\n" }.joined()
            process.standardInput = try FileHandle(
                forReadingFrom: URL(filePath: try program.file("script", script)))
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            var seen = Data()
            // Some acknowledgements come before the kill and some do not.
            while seen.filter({ $0 == UInt8(ascii: "\n") }).count < round * 3,
                let more = try output.fileHandleForReading.read(upToCount: 64), !more.isEmpty
            { seen += more }
            kill(process.processIdentifier, SIGKILL)
            seen += try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            for match in String(decoding: seen, as: UTF8.self).matches(of: /Saved as #(\d+)\.\n/) {
                acknowledged.append(try #require(Int(match.1)))
            }
        }
        #expect(acknowledged.count >= 8 * 3)
        let listed = try #require(
            try program.run("saved", "--json", "--limit", "1000").json() as? [String: Any])
        let quotes = try #require(listed["quotes"] as? [[String: Any]])
        #expect(Set(acknowledged).isSubset(of: quotes.compactMap { $0["id"] as? Int }))
        #expect(quotes.allSatisfy { ($0["text"] as? String)?.contains(" of round ") == true })
        let connection = try Connection(program.library.path, access: .readWrite)
        let check = "SELECT count(*) FROM pragma_integrity_check WHERE integrity_check = 'ok'"
        #expect(try connection.integer(check) == 1)
    }
}
