import Foundation
import Testing

@Suite struct CommandLineTests {
    let program: Program

    init() throws { program = try Program() }

    @Test(arguments: [
        ["nothing"], ["--nothing"], ["-x"], ["--version", "x"], ["search", "--nothing"],
        ["search", "--limit"],
        ["search", "sea", "--limit", "99999999999999999999"], ["search", "--limit", "0"],
        ["search", "--limit", "101"], ["search", "--limit=-1"], ["search", "--json=1"], ["save"],
        ["save", "--author"], ["today", "x"], ["chat", "x"], ["ask"], ["saved", "--kind", "x"],
        ["favorite", "x"], ["favorite", "0"], ["remove", "99999999999999999999"], ["model"], ["model", "x"],
        ["model", "list", "x"], ["model", "fetch", "x"], ["model", "verify", "x"], ["model", "path", "x"],
        ["eval"], ["eval", "chat"], ["help", "x"], ["help", "save", "saved"], ["help", "--completions", "x"],
        ["doctor", "--model", "x"], ["ask", "hi", "--model"],
    ])
    func wrongUseIsExplainedOnStandardErrorOnly(words: [String]) throws {
        let outcome = try program.shell(
            "exec \"$C\" " + words.map { "'\($0)'" }.joined(separator: " ") + " </dev/null")
        #expect(outcome.code == 64)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("commonplace: "))
        #expect(outcome.errors.filter { $0 == "\n" }.count == 1)
    }

    @Test(arguments: [
        ("COMMONPLACE_MODEL", "abc"), ("COMMONPLACE_THREADS", "abc"), ("COMMONPLACE_THREADS", "0"),
        ("COMMONPLACE_THREADS", "257"), ("COMMONPLACE_HISTORY", "abc"),
    ])
    func aBadVariableIsNamed(variable: String, value: String) throws {
        let outcome = try program.run("chat", with: [variable: value])
        #expect(outcome.code == 64)
        #expect(outcome.errors.contains(variable))
    }

    @Test func anEmptyVariableIsNone() throws {
        let outcome = try program.run(
            "chat", with: ["COMMONPLACE_THREADS": "", "COMMONPLACE_HISTORY": "", "COMMONPLACE_MODEL": ""])
        #expect(outcome.code == 0)
    }

    @Test func optionsMayFollowTheTextAndTwoDashesEndThem() throws {
        #expect(try program.run("search", "sea", "--limit", "1", "--json").json() is [String: Any])
        #expect(try program.run("save", "one", "--", "--author", "-x").code == 0)
        #expect(try program.run("saved").output.contains("one --author -x"))
    }

    @Test func everyCommandDescribesItself() throws {
        for words in [["--help"], ["-h"], ["help"], ["search", "-h"], ["help", "search"]] {
            let outcome = try program.shell("exec \"$C\" " + words.joined(separator: " "))
            #expect(outcome.code == 0)
            #expect(outcome.errors.isEmpty)
            #expect(outcome.output.contains("search"))
        }
    }

    // MARK: Streams

    @Test(arguments: ["--version", "--help", "search love", "search love --json", "saved", "doctor --json"])
    func outputThatCannotBeWrittenIsAFailure(words: String) throws {
        for target in [">/dev/full", ">&-"] {
            let outcome = try program.shell("exec \"$C\" \(words) \(target)")
            #expect(outcome.code == 1)
            #expect(outcome.errors.contains("could not be written"))
        }
    }

    @Test func aReaderThatGoesAwayIsNoFailure() throws {
        let outcome = try program.shell("{ \"$C\" search love --limit 100; echo $? >&2; } | head -n 1")
        #expect(outcome.output.filter { $0 == "\n" }.count == 1)
        #expect(outcome.errors == "0\n")
    }

    @Test func closedStreamsAreNotTakenForFiles() throws {
        let outcome = try program.shell("\"$C\" save one <&- 2>&-; \"$C\" saved --json 2>&-")
        #expect(outcome.output.contains("Saved as #1."))
        #expect(outcome.output.contains(#""total":1"#))
        let asked = try program.shell("exec \"$C\" ask hi <&-")
        #expect(asked.code == 69)
    }

    @Test(arguments: [["NO_COLOR": ""], ["NO_COLOR": "1"], ["TERM": "xterm", "FORCE_COLOR": "1"]])
    func nothingIsDecoratedInAPipe(settings: [String: String]) throws {
        for word in ["today", "streak", "doctor", "--help"] {
            #expect(try !program.run(word, with: settings).output.contains("\u{1B}"))
        }
    }

    @Test func aMebibyteOfInputIsTakenAndOneByteMoreIsNot() throws {
        let bound = 1 << 20
        #expect(try program.run("save", "-", input: String(repeating: "x", count: bound)).code == 0)
        let outcome = try program.run("save", "-", input: String(repeating: "x", count: bound + 1))
        #expect(outcome.code == 1)
        #expect(outcome.output.isEmpty)
    }

    // MARK: Text from outside

    static let hostile =
        "a\u{1B}]52;c;eA==\u{7}\u{1B}[2Jb\u{9B}31mc\rd\u{8}e\u{202E}f\u{2066}g"
        + "\u{1B}]8;;x\u{1B}\\h\u{200F}i\u{E0041}\u{7F}"

    private func drives(_ text: String) -> Bool {
        text.unicodeScalars.contains { scalar in
            switch scalar.value {
            case 0x0A: false
            case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xE0000...0xE0FFF: true
            default: false
            }
        }
    }

    @Test func nothingStoredDrivesTheTerminal() throws {
        let text = Self.hostile
        let saved = try program.run("save", text, "--author", text, "--work", text, "--tags", text)
        #expect(saved.code == 0)
        for words in [["saved"], ["saved", "--json"], ["remove", "1", "--json"]] {
            let line = "exec \"$C\" " + words.joined(separator: " ")
            let outcome = try program.shell(line)
            #expect(outcome.code == 0)
            #expect(!outcome.output.isEmpty)
            #expect(!drives(outcome.output))
        }
    }

    @Test func escapedJSONIsTheStoredText() throws {
        _ = try program.run("save", Self.hostile)
        let outcome = try program.run("saved", "--json")
        let object = try #require(try outcome.json() as? [String: Any])
        let quotes = try #require(object["quotes"] as? [[String: Any]])
        #expect(quotes.first?["text"] as? String == Self.hostile)
    }

    @Test func noArgumentOrVariableDrivesTheTerminal() throws {
        let text = "/x/" + Self.hostile
        let runs = [
            try program.run("favorite", text), try program.run(text), try program.run("search", "--" + text),
            try program.run("ask", "hi", "--model", text), try program.run("doctor", "--model", text),
            try program.run("doctor", "--json", "--model", text), try program.run("chat", "--trace", text),
            try program.run("eval", "chat", text, "--library", text), try program.run("help", text),
            try program.run("streak", with: ["TZ": text]),
            try program.run("saved", with: ["XDG_DATA_HOME": "/dev/null" + text]),
            try program.run(
                "chat", "--model", text,
                input: ["/" + text, "/export " + text, "/search " + text, "/model", "hi"]
                    .map { $0.replacing("\n", with: " ") }.joined(separator: "\n")),
        ]
        for outcome in runs {
            #expect(!drives(outcome.output + outcome.errors))
            #expect(!(outcome.output + outcome.errors).isEmpty)
        }
    }
}
