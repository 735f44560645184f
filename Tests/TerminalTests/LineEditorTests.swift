import Foundation
import Glibc
import PseudoTerminal
import Testing

@Suite struct LineEditorTests {
    @Test func controlCDropsTheLineAndThePromptReturns() throws {
        let terminal = try DemoProgram.lines()
        try terminal.send("half a thought\u{3}")
        try terminal.expect("cancelled, empty false")
        try terminal.send("whole\r")
        try terminal.expect("line: <whole> 5")
    }

    @Test func controlCInTheMiddleOfALineDropsAllOfIt() throws {
        let terminal = try DemoProgram.lines()
        try terminal.send("abc\u{1}\u{3}")
        try terminal.expect("cancelled")
        try terminal.send("x\r")
        try terminal.expect("line: <x> 1")
    }

    @Test func controlCInAnEmptyLineIsToldApart() throws {
        let terminal = try DemoProgram.lines()
        for _ in 1...2 {
            try terminal.send("\u{3}")
            try terminal.expect("cancelled, empty true")
            try terminal.expect("> ")
        }
    }

    @Test func controlDInAnEmptyLineEndsAndRestoresTheTerminal() throws {
        let terminal = try DemoProgram.lines()
        try terminal.send("\u{4}")
        try terminal.expect("end")
        #expect(try terminal.waitForExit() == .exited(0))
        #expect(try terminal.modes == terminal.initialModes)
    }

    @Test(arguments: ["C.UTF-8", "C", "POSIX", "", "xx_YY.ISO-8859-1"])
    func charactersOfAnyWidthAreKeptWhateverTheLocale(locale: String) throws {
        let terminal = try DemoProgram.lines(environment: ["LANG": locale])
        try terminal.send("né日本😀\r")
        try terminal.expect("line: <né日本😀> 13")
    }

    @Test func theLocaleOfLCAllIsMendedToo() throws {
        let terminal = try DemoProgram.lines(environment: ["LANG": "C.UTF-8", "LC_ALL": "C"])
        try terminal.send("é\r")
        try terminal.expect("line: <é> 2")
    }

    @Test(arguments: ["é", "日", "😀", "ñ"])
    func backspaceRemovesOneWholeCharacter(character: String) throws {
        let terminal = try DemoProgram.lines()
        try terminal.send("a\(character)\(character)\u{7F}b\r")
        try terminal.expect("line: <a\(character)b>")
    }

    @Test func bytesThatAreNotUTF8BecomeReplacementCharacters() throws {
        let terminal = try DemoProgram.lines()
        try terminal.send(bytes: [0x61, 0xC3, 0x62, 0xFF, 0x0D])
        try terminal.expect("line: <a\u{FFFD}b\u{FFFD}>")
    }

    @Test func aLineLongerThanTheWindowIsReadWhole() throws {
        let terminal = try DemoProgram.lines(columns: 40)
        let line = String(repeating: "0123456789", count: 20)
        try terminal.send(line + "\u{1}<\u{5}>\r")
        try terminal.expect("line: <<\(line)>> 202")
    }

    @Test func aNewWindowSizeIsFollowedWhileALineIsEdited() throws {
        let terminal = try DemoProgram.lines(columns: 80)
        try terminal.send("before ")
        try terminal.expect("before ")
        try terminal.resize(columns: 20)
        try terminal.send("after the window has become narrow\r")
        try terminal.expect("line: <before after the window has become narrow>")
    }

    @Test func aMultiLinePasteIsSeenAsPending() throws {
        let terminal = try DemoProgram.lines()
        try terminal.send("pending\rtwo\r")
        try terminal.expect("pending: true")
        try terminal.expect("line: <two>")
        try terminal.send("pending\r")
        try terminal.expect("pending: false")
    }

    @Test func bracketedPasteIsNeverAskedFor() throws {
        let terminal = try DemoProgram.lines()
        try terminal.send("x\r")
        try terminal.expect("line: <x>")
        #expect(!terminal.transcript.contains("\u{1B}[?2004h"))
    }

    @Test func thePromptEndsWithAPlainCharacterWhenItIsStyled() throws {
        let terminal = try PseudoTerminal(DemoProgram.path, ["lines"])
        try terminal.expect("\u{1B}[1;34m>\u{1B}[0m ")
    }

    @Test func aDumbTerminalGetsNoEscapes() throws {
        let terminal = try DemoProgram.lines(environment: ["LANG": "C.UTF-8", "TERM": "dumb"])
        try terminal.send("plain é\r")
        try terminal.expect("line: <plain é>")
        #expect(!terminal.transcript.contains("\u{1B}"))
    }
}

// MARK: - Completion

extension LineEditorTests {
    @Test func tabInsertsTheOnlyCandidate() throws {
        let terminal = try DemoProgram.lines()
        try terminal.send("say b\t!\r")
        try terminal.expect("line: <say beta !>")
    }

    @Test func tabInsertsWhatSeveralCandidatesShareAndThenListsThem() throws {
        let terminal = try DemoProgram.lines()
        try terminal.send("al\t")
        try terminal.expect("alpha")
        try terminal.send("\t")
        try terminal.expect("alphabet")
        try terminal.send("b\t\r")
        try terminal.expect("line: <alphabet >")
    }

    @Test func tabCompletesWideCharacters() throws {
        let terminal = try DemoProgram.lines()
        try terminal.send("日\t\r")
        try terminal.expect("line: <日本語 >")
    }

    @Test func tabWithoutACandidateChangesNothing() throws {
        let terminal = try DemoProgram.lines()
        try terminal.send("!x\ty\r")
        try terminal.expect("line: <!xy>")
    }
}

// MARK: - History

extension LineEditorTests {
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "history-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test func historyIsKeptForTheNextSessionAndOnlyForItsOwner() throws {
        try withFolder { folder in
            let file = folder.appending(path: "history")
            let first = try DemoProgram.lines(history: file.path)
            try first.send("naïve 日本\r")
            try first.expect("line: <naïve 日本>")
            try first.expect("> ")
            try first.send(" secret\r")
            try first.expect("line: < secret>")
            try first.expect("> ")
            try first.send("\r")
            try first.expect("line: <>")
            try first.expect("> ")
            try first.send("\u{4}")
            #expect(try first.waitForExit() == .exited(0))

            #expect(try String(contentsOf: file, encoding: .utf8) == "naïve 日本\n")
            let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
            #expect(mode as? Int == 0o600)

            let second = try DemoProgram.lines(history: file.path)
            try second.send("\u{1B}[A\r")
            try second.expect("line: <naïve 日本>")
        }
    }

    @Test func aLineIsInTheFileBeforeTheSessionEnds() throws {
        try withFolder { folder in
            let file = folder.appending(path: "history")
            let terminal = try DemoProgram.lines(history: file.path)
            try terminal.send("kept\r")
            try terminal.expect("line: <kept>")
            try terminal.signal(SIGKILL)
            #expect(try terminal.waitForExit() == .killed(signal: SIGKILL))
            #expect(try String(contentsOf: file, encoding: .utf8) == "kept\n")
        }
    }

    @Test func controlRFindsAnEarlierLine() throws {
        let terminal = try DemoProgram.lines()
        for line in ["one apple", "two pears"] {
            try terminal.send(line + "\r")
            try terminal.expect("line: <\(line)>")
            try terminal.expect("> ")
        }
        try terminal.send("\u{12}appl")
        try terminal.expect("apple")
        try terminal.send("\r")
        try terminal.expect("line: <one apple>")
    }

    @Test func aHistoryThatCannotBeReadIsReportedAndTheEditorWorks() throws {
        let terminal = try PseudoTerminal(DemoProgram.path, ["lines", "/dev/null/history"])
        try terminal.expect("history: unreadableHistory")
        try terminal.send("x\r")
        try terminal.expect("line: <x>")
    }
}
