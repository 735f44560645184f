import Foundation
import Glibc
import PseudoTerminal
import Testing

/// The conversation as somebody at a terminal has it, without a model.
@Suite struct ChatTerminalTests {
    let program: Program

    init() throws { program = try Program() }

    private func chat(
        with settings: [String: String] = ["NO_COLOR": "1"], columns: Int = 80
    ) throws -> PseudoTerminal {
        let terminal = try program.terminal("chat", with: settings, columns: columns)
        try terminal.expect("> ")
        return terminal
    }

    @Test func controlDLeavesWithZeroAndTheTerminalAsItWas() throws {
        let terminal = try chat()
        try terminal.send("\u{4}")
        #expect(try terminal.waitForExit() == .exited(0))
        #expect(try terminal.modes == terminal.initialModes)
    }

    @Test func controlCTwiceInAnEmptyLineLeavesWith130() throws {
        let terminal = try chat()
        try terminal.send("\u{3}")
        try terminal.expect("again")
        try terminal.expect("> ")
        try terminal.send("\u{3}")
        #expect(try terminal.waitForExit() == .exited(130))
        #expect(try terminal.modes == terminal.initialModes)
    }

    @Test func controlCDropsWhatWasTypedAndCountsAnew() throws {
        let terminal = try chat()
        try terminal.send("\u{3}")
        try terminal.expect("again")
        try terminal.expect("> ")
        try terminal.send("half a line\u{3}")
        try terminal.expect("> ")
        try terminal.send("\u{3}")
        try terminal.expect("again")
        try terminal.send("/quit\r")
        #expect(try terminal.waitForExit() == .exited(0))
        #expect(!terminal.transcript.contains("turned off") || terminal.transcript.contains("> half"))
    }

    @Test func anInterruptThatComesTooLateForAReplyDoesNotEndTheConversation() throws {
        let terminal = try chat()
        try terminal.signal(SIGINT)
        try terminal.send("/save one\r")
        try terminal.expect("Saved as #1.")
    }

    @Test func tabCompletesCommandsAndTheirArguments() throws {
        let terminal = try chat()
        try terminal.send("/fav\t")
        try terminal.expect("orite ")
        try terminal.send("\u{15}/search cal\t")
        try terminal.expect("m ")  // only what is new is drawn
        try terminal.send("\r")
        try terminal.expect("1. “")
        try terminal.send("/save \t")
        try terminal.expect("5")
        try terminal.send("1\r")
        try terminal.expect("Saved as #1.")
    }

    @Test func unknownCommandsAreExplainedAndNeverSentToTheModel() throws {
        let terminal = try chat()
        for line in ["/serach sea", " /nothing", "/Quit"] {
            try terminal.send(line + "\r")
            try terminal.expect("There is no command")
            let rest = try terminal.expect("> ")
            #expect(!rest.contains("turned off"))
        }
    }

    @Test func linesPastedTogetherAreOneMessage() throws {
        let terminal = try chat()
        try terminal.send("one\r/quit\rthree\r")
        try terminal.expect("turned off")
        try terminal.expect("> ")
        try terminal.send("/save alive\r")
        try terminal.expect("Saved as #1.")
        #expect(terminal.transcript.split(separator: "turned off").count == 3)  // the greeting, one answer
    }

    @Test func aPastedBlockIsOneMessage() throws {
        let terminal = try chat()
        try terminal.send("\"\"\"\rone\r/quit\r\"\"\"\r")
        try terminal.expect("turned off")
        try terminal.expect("> ")
        try terminal.send("/save alive\r")
        try terminal.expect("Saved as #1.")
        #expect(terminal.transcript.split(separator: "turned off").count == 3)
    }

    @Test func controlCInABlockOrAPasteSendsNothing() throws {
        let terminal = try chat()
        try terminal.send("\"\"\"\r")
        try terminal.expect("… ")
        try terminal.send("one\r")
        try terminal.expect("… ")
        try terminal.send("\u{3}")
        try terminal.expect("> ")
        try terminal.send("two\rthree")
        try terminal.expect("… three")
        try terminal.send("\u{3}")
        try terminal.expect("> ")
        try terminal.send("/quit\r")
        #expect(try terminal.waitForExit() == .exited(0))
        #expect(terminal.transcript.split(separator: "turned off").count == 2)  // the greeting only
    }

    @Test func theEditorHasTheTerminalAndItsTextIsTheMessage() throws {
        let editor = try program.file(
            "editor", "test -t 0 && read line </dev/tty && echo \"$line\" >\"$1\"\n")
        let terminal = try chat(with: ["EDITOR": "sh \(editor)", "NO_COLOR": "1"])
        try terminal.send("/edit\r")
        try terminal.expectModes { $0 == terminal.initialModes }
        try terminal.send("written there\n")
        try terminal.expect("  written there")
        try terminal.expect("turned off")
        try terminal.expect("> ")
    }

    @Test func controlCInTheEditorEndsTheEditorOnly() throws {
        let editor = try program.file("editor", "echo editing; read line </dev/tty\n")
        let terminal = try chat(with: ["EDITOR": "sh \(editor)", "NO_COLOR": "1"])
        try terminal.send("/edit\r")
        try terminal.expect("editing")
        try terminal.send("\u{3}")
        try terminal.expect("editor failed")
        try terminal.expect("> ")
        try terminal.send("/quit\r")
        #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test(
        arguments: [
            (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), ([:], true), (["TERM": "dumb"], false),
        ] as [([String: String], Bool)])
    func colorIsShownWhereItIsWanted(settings: [String: String], isShown: Bool) throws {
        let terminal = try program.terminal("today", with: settings)
        #expect(try terminal.waitForExit() == .exited(0))
        #expect(terminal.transcript.contains("\u{1B}[") == isShown)
    }

    @Test(arguments: [20, 80, 200])
    func linesFitTheWindow(columns: Int) throws {
        _ = try program.run("save", "日本語の長い文章は幅が二倍である。" + String(repeating: "word ", count: 40))
        for word in ["saved", "today", "streak"] {
            let terminal = try program.terminal(word, columns: columns)
            #expect(try terminal.waitForExit() == .exited(0))
            for line in terminal.transcript.split(whereSeparator: \.isNewline) {
                #expect(line.unicodeScalars.reduce(0) { $0 + ($1.value > 0x2E80 ? 2 : 1) } <= columns)
            }
        }
    }

    @Test func inANarrowWindowTheHelpStillNamesTheCommands() throws {
        let terminal = try chat(columns: 20)
        try terminal.send("/help\r")
        try terminal.expect("/favorite")
        try terminal.expect("/quit")
    }

    @Test func theHistoryIsPrivateAndCanBeTurnedOff() throws {
        let history = program.folder.appending(path: ".local/state/commonplace/history").path
        for settings in [["COMMONPLACE_HISTORY": "off"], [:]] {
            let terminal = try chat(with: ["NO_COLOR": "1"].merging(settings) { $1 })
            try terminal.send("/streak\r")
            try terminal.expect("Streak")
            try terminal.expect("> ")
            try terminal.send("\u{4}")
            #expect(try terminal.waitForExit() == .exited(0))
            #expect(FileManager.default.fileExists(atPath: history) == settings.isEmpty)
        }
        let attributes = try FileManager.default.attributesOfItem(atPath: history)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func aHistoryThatCannotBeKeptDoesNotPreventTheConversation() throws {
        let terminal = try program.terminal("chat", with: ["XDG_STATE_HOME": "/dev/null", "NO_COLOR": "1"])
        try terminal.expect("not kept")
        try terminal.expect("> ")
        try terminal.send("/save one\r")
        try terminal.expect("Saved as #1.")
    }

    @Test(arguments: [(SIGTERM, 143), (SIGHUP, 129)] as [(CInt, CInt)])
    func aSignalToEndLeavesTheTerminalAsItWas(signal: CInt, code: CInt) throws {
        let terminal = try chat()
        try terminal.signal(signal)
        #expect(try terminal.waitForExit() == .exited(code))
        #expect(try terminal.modes == terminal.initialModes)
    }
}
