import Foundation
import PseudoTerminal
import Testing

@Suite struct EvaluationTests {
    let program: Program
    let rows: String
    let library: String
    let results: String

    init() throws {
        program = try Program()
        rows = try program.file(
            "eval.jsonl",
            """
            {"id":"a","category":"catalog","turns":[{"user":"find something about the sea"}]}
            {"id":"b","category":"streak","turns":[{"user":"hello"},{"assistant":"hi"},{"user":"how is my streak?"}]}
            {"id":"c","category":"catalog","turns":[{"user":"anything about hope?"}]}

            """)
        library = try program.file(
            "library.json",
            """
            {"quotes":[{"text":"Mine.","author":null,"kind":"saved","favorite":false,"locale":"en",
            "saved_at":"2026-09-18T10:00:00Z","tags":[]}],
            "streak":{"time_zone":"Europe/Berlin","active_local_dates":["2026-09-18"]}}
            """)
        results = program.folder.appending(path: "results.jsonl").path
    }

    private func run(_ options: String = "", now: String = "2026-09-19T20:15:00+02:00") throws
        -> Program.Outcome
    {
        try program.shell(
            "exec \"$C\" eval chat '\(rows)' --library '\(library)' --now '\(now)' --out '\(results)' \(options)",
            with: ["COMMONPLACE_MODEL": Program.weights ?? "off", "XDG_CACHE_HOME": Program.cache])
    }

    private func identifiers() throws -> [String] {
        try String(contentsOfFile: results, encoding: .utf8).split(separator: "\n").map { line in
            let row = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            #expect(Set(row.keys).isSuperset(of: ["id", "calls", "reply", "tool_results"]))
            return try #require(row["id"] as? String)
        }
    }

    @Test func withoutAModelItIsRefused() throws {
        #expect(try run("--model off").code == 69)
    }

    @Test func wrongUseIsExplained() throws {
        #expect(try run("--limit 0").code == 64)
        #expect(try run(now: "yesterday").code == 64)
        #expect(try program.run("eval", "chat", rows).code == 64)
        #expect(try program.run("eval", "generation", rows).code == 64)
    }

    @Test func noRowLeftIsAFailure() throws {
        #expect(try run("--only nothing").code == 1)
    }

    @Test(arguments: [
        "{\"id\":\"a\"}", "not JSON", "{\"id\":\"a\",\"category\":\"x\",\"turns\":[]}",
        "{\"id\":\"a\",\"category\":\"x\",\"turns\":[{\"user\":\"x\"},{\"assistant\":\"y\"}]}",
    ])
    func aBadRowIsNamedBeforeAnythingRuns(row: String) throws {
        _ = try program.file(
            "eval.jsonl", #"{"id":"z","category":"x","turns":[{"user":"x"}]}"# + "\n" + row + "\n")
        let outcome = try run()
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains("line 2"))
        #expect(!FileManager.default.fileExists(atPath: results))
    }

    @Test func aBadLibraryOrPlaceIsNamed() throws {
        _ = try program.file("library.json", "{}")
        #expect(try run().code == 1)
        #expect(try program.run("eval", "chat", "/nowhere", "--library", library).errors.contains("/nowhere"))
    }

    @Test(.enabled(if: Program.weights != nil, "needs a model file"))
    func itWritesALineForEachRowChosen() throws {
        #expect(try run("--routing-only").code == 0)
        #expect(try identifiers() == ["a", "b", "c"])
        #expect(try run("--only catalog --limit 1").code == 0)
        #expect(try identifiers() == ["a"])
    }
}
