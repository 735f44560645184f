import Foundation
import Testing

@testable import commonplace

@Suite struct CommandTableTests {
    /// The text between two marks of the README.
    private func readme() throws -> String {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        let match = try #require(text.firstMatch(of: /<!-- commands -->\n([\s\S]*?)\n<!-- \/commands -->/))
        return String(match.1)
    }

    @Test func theReadmeListsTheCommandsAsTheyAre() throws {
        #expect(try readme().trimmingCharacters(in: .newlines) == CommandTable.markdown)
    }

    @Test func everyTextKnowsEveryCommand() {
        for command in CommandTable.commands {
            #expect(CommandTable.help.contains("  \(command.name) "))
            #expect(CommandTable.manualPage.contains(".SS \"commonplace \(command.name)"))
            #expect(CommandTable.markdown.contains("| `commonplace \(command.name)"))
            for shell in CompletionShell.allCases {
                #expect(CommandTable.completions(for: shell).contains(command.name))
            }
            for option in command.options {
                #expect(CommandTable.help(of: command).contains(option.name))
                #expect(CommandTable.completions(for: .bash).contains(option.name))
            }
        }
    }

    @Test func theManualPageIsPlainRoff() {
        let lines = CommandTable.manualPage.split(separator: "\n", omittingEmptySubsequences: false)
        let requests = ["TH", "SH", "SS", "TP", "B"]
        for line in lines {
            #expect(line.utf8.allSatisfy { $0 < 0x80 })
            if line.hasPrefix(".") {
                #expect(requests.contains { line.hasPrefix(".\($0)") })
            }
        }
        #expect(lines.contains("\\fB\\-\\-model MODEL\\fR"))
    }

    @Test func theCompletionsOfBashWork() throws {
        let program = try Program()
        let script = try program.file("completions", CommandTable.completions(for: .bash))
        func completed(_ words: String...) throws -> [String] {
            let line = words.map { "'\($0)'" }.joined(separator: " ")
            let outcome = try program.shell(
                "exec bash -c '. \(script); COMP_WORDS=(commonplace \(words.joined(separator: " ")) \"\"); "
                    + "COMP_CWORD=\(words.count + 1); _commonplace; echo \"${COMPREPLY[@]}\"'")
            #expect(outcome.errors.isEmpty, "\(line)")
            return outcome.output.split(whereSeparator: \.isWhitespace).map(String.init)
        }
        #expect(try completed().contains("search"))
        #expect(try completed("model").contains("fetch"))
        #expect(try completed("search", "--mood").contains("calm"))
        #expect(try completed("search").contains("--mood"))
    }
}

@Suite struct ChatCommandTableTests {
    @Test(
        arguments: [
            ("/help", .command(.help, rest: "")), ("  /help  ", .command(.help, rest: "")),
            ("/search the sea", .command(.search, rest: "the sea")),
            ("/search\tsea", .command(.search, rest: "sea")), ("/save 1", .command(.save, rest: "1")),
            ("/quit", .command(.quit, rest: "")), ("/quit now", .surplus(.quit)),
            ("/edit x", .surplus(.edit)),
            ("/helpme", .unknown("/helpme")), ("/Help", .unknown("/Help")), ("/", .unknown("/")),
            ("/invent", .unknown("/invent")), ("//", .unknown("//")), ("hello", nil), ("a /help", nil),
            ("", nil), ("\"\"\"", nil),
        ] as [(String, ChatCommandTable.Line?)])
    func aLineIsACommandOnlyByItsExactWord(text: String, line: ChatCommandTable.Line?) {
        #expect(ChatCommandTable.line(text) == line)
    }

    @Test(
        arguments: [
            ("/serach", .search), ("/s", .search), ("/QUIT", .quit), ("/xyz", nil), ("/", nil),
        ] as [(String, ChatCommandName?)])
    func theNearestCommandIsNamed(word: String, name: ChatCommandName?) {
        #expect(ChatCommandTable.nearest(to: word) == name)
    }

    @Test func commandsAndTheirArgumentsAreCompleted() throws {
        let program = try Program()
        let completions = ChatCompletions(home: program.folder.path)
        #expect(completions.candidates(for: "/s").contains("/search"))
        #expect(completions.candidates(for: "hello").isEmpty)
        #expect(completions.candidates(for: "/search ").contains("calm"))
        #expect(completions.candidates(for: "/trace ") == ["on", "off"])
        #expect(completions.candidates(for: "/help ").isEmpty)
        #expect(completions.candidates(for: "/nothing ").isEmpty)
        _ = try program.file("talk.jsonl", "")
        #expect(completions.candidates(for: "/export ~/ta") == ["~/talk.jsonl"])
        #expect(
            completions.candidates(for: "/export \(program.folder.path)/ta")
                == [program.folder.path + "/talk.jsonl"])
    }
}

@Suite struct JSONTextTests {
    @Test(arguments: [
        ("\u{9B}", #"["\u009b"]"#), ("\u{7F}", #"["\u007f"]"#), ("\u{202E}", #"["\u202e"]"#),
        ("\u{2028}", #"["\u2028"]"#), ("\u{E0041}", #"["\udb40\udc41"]"#), ("\u{1B}", #"["\u001b"]"#),
        ("é日/", #"["é日/"]"#),
    ])
    func whatDrivesATerminalIsEscaped(text: String, json: String) throws {
        #expect(try JSONText.line(of: [text]) == json)
        #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == [text])
    }
}
