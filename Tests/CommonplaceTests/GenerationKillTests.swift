import Foundation
import QuoteLibrary
import Testing

/// Generating that is killed at any moment leaves whole lines or none.
@Suite struct GenerationKillTests {
    @Test func aKilledProcessLeavesNoHalfLine() async throws {
        let program = try Program()
        let file = program.folder.appending(path: "library.sqlite")
        var acknowledged: Set<Int> = []
        for round in 0..<20 {
            acknowledged.formUnion(try run(on: file, first: round * 8, killedAfter: round % 4))
        }
        #expect(!acknowledged.isEmpty)
        let store = try QuoteStore(at: .file(file), catalog: Self.catalog)
        let saved = try await store.searchSaved(SavedQuery(limit: 10_000)).quotes
        #expect(acknowledged.isSubset(of: saved.map(\.id)))
        for quote in saved {
            let line = try await store.generatedLine(quote.id)
            #expect(line?.text == quote.text)
            #expect(quote.author == GeneratedLine.author)
            #expect(
                try await store.searchSaved(SavedQuery(query: quote.text)).quotes.contains {
                    $0.id == quote.id
                })
        }
        let check = try program.shell(
            "python3 -c 'import sqlite3,sys; print(sqlite3.connect(sys.argv[1]).execute(\"PRAGMA integrity_check\").fetchone()[0])' '\(file.path)'"
        )
        #expect(check.output == "ok\n")
    }

    /// Runs until so many lines are acknowledged, kills it somewhere in the next one, and returns the numbers.
    private func run(on file: URL, first: Int, killedAfter count: Int) throws -> Set<Int> {
        let process = Process()
        process.executableURL = Bundle.main.bundleURL.appending(path: "GenerationDemo")
        process.arguments = [file.path, Self.sentences, String(first)]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        var text = ""
        while text.filter({ $0 == "\n" }).count < count {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { break }
            text += String(decoding: data, as: UTF8.self)
        }
        // Not the same moment each time: what it has done since the last line differs from run to run.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        text += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        return Set(text.split(separator: "\n").compactMap { Int($0) })
    }

    private static let sentences = Bundle.main.bundleURL
        .appending(path: "commonplace_TasteTrainer.resources/Sentences/en.jsonl").path

    private static let catalog = CatalogFiles(
        folder: Bundle.main.bundleURL.appending(path: "commonplace_QuoteLibrary.resources/Catalog"))
}
