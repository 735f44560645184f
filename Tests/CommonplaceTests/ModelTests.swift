import Foundation
import PseudoTerminal
import Testing

/// What the program does about weights that are not there or are damaged.
@Suite struct WithoutWeightsTests {
    let program: Program

    init() throws { program = try Program() }

    @Test(arguments: ["off", "standard", "/nowhere/model.gguf", "damaged.gguf"])
    func asking69AndTheConversationStarts(model: String) throws {
        let damaged = try program.file("damaged.gguf", "no weights")
        let model = model == "damaged.gguf" ? damaged : model
        let asked = try program.run("ask", "hi", "--model", model)
        #expect(asked.code == 69)
        #expect(asked.output.isEmpty)
        #expect(asked.errors.filter { $0 == "\n" }.count == 1)
        let chatted = try program.run("chat", "--model", model, input: "/save one\n")
        #expect(chatted.code == 0)
        #expect(chatted.output == "Saved as #1.\n")
        let checked = try program.run("doctor", "--json", "--model", model)
        #expect(checked.code == 1)
        let findings = try #require(try checked.json() as? [[String: Any]])
        #expect(
            findings.filter { $0["isWell"] as? Bool == false }.compactMap { $0["part"] as? String } == [
                "model"
            ])
    }

    @Test func theGreetingSaysWhatWorks() throws {
        let terminal = try program.terminal("chat", "--model", "standard")
        try terminal.expect("model fetch")
        try terminal.expect("/search")
        try terminal.expect("> ")
    }

    @Test func theWeightsAreListedAndMissing() throws {
        let rows = try #require(try program.run("model", "list", "--json").json() as? [[String: Any]])
        #expect(rows.compactMap { $0["name"] as? String } == ["standard", "compact", "tiny", "embedder"])
        #expect(rows.allSatisfy { $0["state"] as? String == "missing" })
        #expect(try program.run("model", "path").code == 69)
        #expect(try program.run("model", "verify").code == 1)
    }

    @Test func namedWeightsThatAreDamagedAreFoundByEveryCommand() throws {
        let rows = try #require(try program.run("model", "list", "--json").json() as? [[String: Any]])
        let tiny = rows.first { $0["name"] as? String == "tiny" }
        let path = try #require(tiny?["path"] as? String)
        try FileManager.default.createDirectory(
            atPath: URL(filePath: path).deletingLastPathComponent().path, withIntermediateDirectories: true)
        try Data("GGUF, but no more".utf8).write(to: URL(filePath: path))
        #expect(try program.run("model", "list").output.contains("damaged"))
        let verified = try program.run("model", "verify", "tiny", "--json")
        #expect(verified.code == 1)
        #expect(verified.output.contains("damaged"))
        #expect(try program.run("ask", "hi", "--model", "tiny").code == 69)
        #expect(try program.run("model", "path", "tiny").code == 69)
    }

    @Test func controlCInAFetchKeepsWhatHasCome() throws {
        // A stand-in for the publisher: it sends a little and then nothing more.
        let curl = try program.file("curl", "#!/bin/sh\nprintf GGUF\nexec sleep 600\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: curl)
        let terminal = try program.terminal(
            "model", "fetch", "tiny", with: ["PATH": "\(program.folder.path):/usr/bin:/bin", "NO_COLOR": "1"])
        try terminal.expect("tiny")
        try terminal.send("\u{3}")
        #expect(try terminal.waitForExit() == .exited(130))
        #expect(try terminal.modes == terminal.initialModes)
        #expect(terminal.transcript.contains("kept"))
    }
}

/// The conversation with real, tiny weights: what it does, never what they say.
@Suite(.enabled(if: Program.weights != nil, "needs a model file"), .serialized)
struct WithWeightsTests {
    let program: Program

    init() throws {
        program = try Program()
        program.environment["COMMONPLACE_MODEL"] = Program.weights
        program.environment["XDG_CACHE_HOME"] = Program.cache
    }

    @Test func askingJoinsStandardInputAndTracesEachStep() throws {
        let trace = program.folder.appending(path: "trace.jsonl").path
        let outcome = try program.run(
            "ask", "find something", "--json", "--trace", trace, input: "about the sea")
        #expect(outcome.code == 0)
        let answer = try #require(try outcome.json() as? [String: Any])
        #expect(Set(answer.keys) == ["calls", "quotes", "said", "comment"])
        let lines = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
        #expect(!lines.isEmpty)
        for line in lines {
            #expect(try JSONSerialization.jsonObject(with: Data(line.utf8)) is [String: Any])
        }
        #expect(try program.run("streak", "--json").output.contains(#""current":1"#))
    }

    @Test func controlCStopsTheReplyAndKeepsTheConversation() throws {
        let terminal = try program.terminal("chat")
        try terminal.expect("> ")
        for _ in 1...2 {
            try terminal.send("find me something about courage\r")
            try terminal.expect("Thinking")
            try terminal.send("\u{3}")
            try terminal.expect("(stopped)")
            try terminal.expect("> ")
        }
        try terminal.send("/save one\r")
        try terminal.expect("Saved as #1.")
        try terminal.expect("> ")
        try terminal.send("\u{4}")
        #expect(try terminal.waitForExit() == .exited(0))
        #expect(try terminal.modes == terminal.initialModes)
    }

    /// The end finds the engine at whatever it is just doing.
    @Test func leavingWhileTheWeightsLoadIsAnOrdinaryEnd() throws {
        for count in 0..<20 {
            let lines = String(repeating: "/search sea\n", count: count)
            #expect(try program.run("chat", input: lines).code == 0)
        }
    }

    @Test func controlCEndsAQuestionWith130() throws {
        let terminal = try program.terminal("ask", "find me something about courage")
        try terminal.expect("Thinking")
        try terminal.send("\u{3}")
        #expect(try terminal.waitForExit() == .exited(130))
        #expect(try terminal.modes == terminal.initialModes)
    }

    @Test func aMessageThatIsTooLongIsRefusedAndTheScriptGoesOn() throws {
        let long = String(repeating: "word ", count: 150_000)
        let outcome = try program.run("chat", input: long + "\n/save next\n")
        #expect(outcome.code == 1)
        #expect(outcome.output == "Saved as #1.\n")
        #expect(outcome.errors.contains("too long"))
    }
}
