import Foundation
import Testing

/// A conversation whose lines come through a pipe.
@Suite struct ScriptTests {
    let program: Program

    init() throws { program = try Program() }

    @Test func nothingIsSaidWhenNothingIsAsked() throws {
        for words in [[], ["chat"]] {
            let outcome = try program.shell("printf '' | \"$C\" " + words.joined())
            #expect(outcome.code == 0)
            #expect(outcome.output + outcome.errors == "")
        }
    }

    @Test func aScriptSavesFindsAndRemoves() throws {
        let outcome = try program.run(
            "chat",
            input: """
                /save a line of my own
                /save a line of my own
                /saved
                /favorite 1
                /unfavorite #1
                /remove 1
                /saved

                """)
        #expect(outcome.code == 0)
        #expect(outcome.errors.isEmpty)
        let lines = outcome.output.split(separator: "\n").map(String.init)
        #expect(lines.prefix(2) == ["Saved as #1.", "Already saved as #1."])
        #expect(lines.contains { $0.contains("“a line of my own”") })
        #expect(!outcome.output.contains("> "))
        #expect(try program.run("saved", "--json").output.contains(#""total":0"#))
    }

    @Test(arguments: [
        ("/nothing", 64), ("/Help", 64), ("  /nothing", 64), ("/", 64), ("/today now", 64), ("/quit now", 64),
        ("/trace perhaps", 64), ("/export", 64), ("/favorite #x", 64), ("/favorite 1", 1), ("/remove #1", 1),
        ("/save 1", 1), ("/regenerate", 1), ("/edit", 1), ("hello", 69),
    ])
    func whatFailsIsExplainedAndDecidesTheExitCode(line: String, code: Int32) throws {
        let outcome = try program.run("chat", input: line + "\n/save still here\n")
        #expect(outcome.code == code)
        #expect(outcome.output == "Saved as #1.\n")
        #expect(outcome.errors.hasPrefix("commonplace: "))
    }

    @Test func theFirstFailureDecides() throws {
        #expect(try program.run("chat", input: "/remove #1\n/nothing\n").code == 1)
        #expect(try program.run("chat", input: "/nothing\n/remove #1\n").code == 64)
    }

    @Test func quittingLeavesTheRestUnread() throws {
        let outcome = try program.run("chat", input: "/quit\n/save never\n")
        #expect(outcome.code == 0)
        #expect(outcome.output.isEmpty)
    }

    @Test func aBlockIsOneMessageAndNotCommands() throws {
        let outcome = try program.run("chat", input: "\"\"\"\n/save never\n/nothing\n\"\"\"\n/save this\n")
        #expect(outcome.code == 69)
        #expect(outcome.errors.filter { $0 == "\n" }.count == 1)
        #expect(outcome.output == "Saved as #1.\n")
    }

    @Test func aLineOverTheLimitIsSkippedAndTheNextIsRead() throws {
        let long = String(repeating: "x", count: (1 << 20) + 1)
        let outcome = try program.run("chat", input: long + "\n/save next\n")
        #expect(outcome.code == 1)
        #expect(outcome.output == "Saved as #1.\n")
    }

    @Test func anExportIsNewAndPrivate() throws {
        let path = program.folder.appending(path: "talk.jsonl").path
        let outcome = try program.run("chat", input: "/export ~/talk.jsonl\n/export \(path)\n")
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains("already"))
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func aFullOutputEndsTheConversation() throws {
        let outcome = try program.shell("printf '/save one\\n/save two\\n' | \"$C\" chat >/dev/full")
        #expect(outcome.code == 1)
        #expect(try program.run("saved", "--json").output.contains(#""total":1"#))
    }
}
