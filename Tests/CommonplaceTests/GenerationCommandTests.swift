import Foundation
import QuoteLibrary
import Testing

/// The gates and the generation, as a person runs them.
@Suite struct GenerationCommandTests {
    let program: Program

    init() throws { program = try Program() }

    // MARK: check

    @Test func checkGivesOneVerdictALine() throws {
        let outcome = try program.run(
            "check",
            input: "Believe in yourself and follow your heart.\nThe baker counts seven lamps in the fog.\n\n")
        #expect(outcome.code == 0)
        let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count == 3)
        #expect(lines[0].hasPrefix("reject cliche"))
        #expect(lines[1] == "accept")
        #expect(lines[2].hasPrefix("reject empty"))
    }

    @Test func checkAnswersJSONWithJSON() throws {
        let rows = """
            {"id":"a","locale":"de","text":"Sonntags ölt mein Onkel das Tor für einen Hund."}
            {"id":7,"locale":"pt-BR","text":"The baker counts seven lamps in the fog."}
            """
        let outcome = try program.run("check", try program.file("rows.jsonl", rows))
        #expect(outcome.code == 0)
        let verdicts = try outcome.output.split(separator: "\n").map {
            try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
        }
        #expect(verdicts.map { $0?["verdict"] as? String } == ["accept", "reject"])
        #expect(verdicts[0]?["id"] as? String == "a")
        #expect(verdicts[0]?["reason"] is NSNull)
        #expect(verdicts[1]?["id"] as? Int == 7)
        #expect(verdicts[1]?["reason"] as? String == "wrong_language")
    }

    @Test func checkJudgesInTheLanguageItIsTold() throws {
        let line = "Sonntags ölt mein Onkel das Tor für einen Hund.\n"
        #expect(try program.run("check", "--locale", "de", input: line).output == "accept\n")
        #expect(
            try program.run("check", "--locale", "fr", input: line).output.hasPrefix("reject wrong_language"))
        #expect(try program.run("check", "--locale", "xx", input: line).code == 64)
    }

    @Test func checkNeverDrivesTheTerminal() throws {
        let outcome = try program.run(
            "check", input: "\u{1B}]52;c;aGk=\u{7} My \u{1B}[2J baker counts lamps.\n")
        #expect(outcome.output.hasPrefix("reject"))
        #expect(!outcome.output.contains("\u{1B}"))
    }

    @Test(arguments: [
        ["check", "nowhere.txt"], ["eval", "gates", "nowhere.jsonl"],
        ["eval", "duplicates", "nowhere.jsonl"],
        ["eval", "taste", "nowhere.jsonl"],
    ])
    func namesAFileThatIsNotThere(words: [String]) throws {
        let outcome = try program.shell("exec \"$C\" " + words.joined(separator: " "))
        #expect(outcome.code == 1)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains("nowhere"))
    }

    @Test func checkNamesTheLineThatIsNoRow() throws {
        let file = try program.file(
            "rows.jsonl", "{\"text\":\"The baker counts lamps in the fog.\"}\nplain\n")
        let outcome = try program.run("check", file)
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains("line 2"))
    }

    // MARK: eval

    @Test func evalMeasuresGatesDuplicatesAndTaste() throws {
        let gates = try program.file(
            "gates.jsonl",
            """
            {"id":"1","locale":"en","text":"The baker counts seven lamps in the fog.","expect":"accept","reason":null}
            {"id":"2","locale":"en","text":"Follow your dreams and never give up.","expect":"reject","reason":"cliche"}
            """)
        let figures = try program.run("eval", "gates", gates)
        #expect(figures.code == 0)
        #expect(figures.output.contains("100.0 % (2 of 2)"))
        #expect(try program.run("eval", "gates", gates, "--json").output.split(separator: "\n").count == 2)

        let pairs = try program.file(
            "pairs.jsonl",
            """
            {"id":"1","locale":"en","a":"The river keeps no receipts.","b":"The river keeps no receipts!","label":"duplicate"}
            {"id":"2","locale":"en","a":"The river keeps no receipts.","b":"My aunt sells plums by the road.","label":"distinct"}
            """)
        let duplicates = try program.run("eval", "duplicates", pairs, "--json")
        #expect(duplicates.code == 0)
        let rows = try duplicates.output.split(separator: "\n").map {
            try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
        }
        #expect(rows.map { $0?["label"] as? String } == ["duplicate", "distinct"])
        #expect(rows[0]?["cosine"] is NSNull)

        let taste = try program.file(
            "taste.jsonl",
            """
            {"id":"1","locale":"en","better":"He mended the kettle with a coin and a bad joke.","worse":"True happiness always comes from within."}
            """)
        let scores = try program.run("eval", "taste", taste, "--json")
        #expect(scores.code == 0)
        let row = try #require(try scores.json() as? [String: Any])
        let better = try #require((row["better"] as? [String: Any])?["score"] as? Double)
        let worse = try #require((row["worse"] as? [String: Any])?["score"] as? Double)
        #expect(better > worse)
        #expect((row["better"] as? [String: Any])?["parts"] is [Any])
    }

    // MARK: generate without a model

    @Test func withoutAModelTheCuratedLibraryStandsInAndSaysSo() throws {
        let outcome = try program.run("generate", "courage", "--dry-run")
        #expect(outcome.code == 69)
        #expect(outcome.output.contains("catalog"))
        #expect(!outcome.output.contains("generated"))
        #expect(outcome.errors.contains("turned off"))
        let json = try program.run("generate", "courage", "--json")
        #expect(json.code == 69)
        let result = try #require(try json.json() as? [String: Any])
        #expect(result["ending"] as? String == "unavailable")
        #expect((result["accepted"] as? [Any])?.isEmpty == true)
        #expect(result["curated"] is [String: Any])
        #expect(try program.run("saved", "--json").output.contains("\"total\":0"))
    }

    @Test func inTheChatTooAndTheChatGoesOn() throws {
        let outcome = try program.run("chat", input: "/generate courage\n/save 1\n/saved\n")
        #expect(outcome.code == 69)
        #expect(outcome.output.contains("From the catalog instead"))
        #expect(outcome.output.contains("Saved as #1."))
    }

    @Test(arguments: [
        ["--count", "0"], ["--count", "21"], ["--drafts", "17"], ["--budget", "long"], ["--mood", "angry"],
        ["--seed", "-1"], ["--locale", "xx"], ["sea", "--theme", "sky"],
    ])
    func wrongUseOfGenerateIsExplained(words: [String]) throws {
        let outcome = try program.shell("exec \"$C\" generate " + words.joined(separator: " "))
        #expect(outcome.code == 64)
        #expect(outcome.output.isEmpty)
    }

    // MARK: widget

    @Test func theWidgetShowsTheDaysLineAndWritesNothing() throws {
        let outcome = try program.run("widget")
        #expect(outcome.code == 0)
        #expect(outcome.output.split(separator: "\n").count == 1)
        #expect(outcome.output.contains("—"))
        #expect(!FileManager.default.fileExists(atPath: program.library.path))
        let waybar = try #require(
            try program.run("widget", "--format", "waybar").json() as? [String: String])
        #expect(waybar["class"] == "catalog")
        let json = try #require(try program.run("widget", "--format", "json").json() as? [String: String])
        #expect(json["source"] == "catalog")
    }

    @Test func theWidgetDoesNotCountForTheStreak() throws {
        #expect(try program.run("save", "one").code == 0)
        let before = try Data(contentsOf: program.library)
        #expect(try program.run("widget").code == 0)
        #expect(try Data(contentsOf: program.library) == before)
    }

    @Test func aGeneratedLineIsTheDaysLineAndIsNamedAsWhatItIs() async throws {
        #expect(try program.run("save", "one").code == 0)
        let store = try QuoteStore(at: .file(program.library), catalog: Self.catalog)
        let line = GeneratedLine(
            text: "Salt the path <before> your neighbour & wakes.", locale: "en", wordCount: 7, judgeScore: 8,
            judgeMethod: "written", distinctiveness: 7, novelty: .init(isProven: true),
            model: .init(name: "scripted"), promptHash: "abc", seed: 1, createdAt: Date())
        _ = try await store.saveGenerated(line, comparedUpTo: 1, at: Date(), in: .gmt) { _, _ in false }
        let text = try program.run("widget").output
        #expect(text.contains("Salt the path"))
        #expect(text.contains("generated, not a quotation"))
        let waybar = try #require(
            try program.run("widget", "--format", "waybar").json() as? [String: String])
        #expect(waybar["class"] == "generated")
        #expect(waybar["text"]?.contains("&lt;before&gt;") == true)
        #expect(try program.run("today").output.contains("generated, not a quotation"))
    }

    private static let catalog = CatalogFiles(
        folder: Bundle.main.bundleURL.appending(path: "commonplace_QuoteLibrary.resources/Catalog"))
}
