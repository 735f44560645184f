import Foundation
import Testing

@testable import QuoteLibrary

@Suite struct NoveltyRowsTests {
    private let store: QuoteStore

    init() throws {
        store = try Fixtures.makeStore()
    }

    private func save(_ text: String, kind: SavedKind = .saved) async throws -> Int {
        try await store.save(
            NewQuote(text: text, kind: kind, locale: "en"), at: Fixtures.quoteInstant, in: .gmt
        ).quote.id
    }

    @Test func givesEveryTextThatALineIsComparedWith() async throws {
        let saved = try await save("“Kept by hand.”")
        let imported = try await save("Brought in.", kind: .imported)
        let generated = try #require(try await store.saveGenerated(Fixtures.makeLine()).saved?.id)
        let rows = try await store.noveltyRows()
        #expect(rows.count == 25 + 3)
        #expect(
            rows.suffix(3).map(\.source) == [
                .saved(id: saved, kind: .saved), .saved(id: imported, kind: .imported),
                .saved(id: generated, kind: .generated),
            ])
        #expect(rows.suffix(3).first?.text == "“Kept by hand.”")
        #expect(rows.suffix(3).first?.fingerprint == "kept by hand")
        #expect(rows.suffix(3).first?.locale == "en")
        let catalog = try #require(rows.first { $0.source == .catalog(id: "en-0003") })
        #expect(catalog.text == "Forgiveness is a door that opens from the inside.")
        #expect(catalog.fingerprint == "forgiveness is a door that opens from the inside")
        #expect(catalog.locale == "en")
        #expect(Set(rows.map(\.source)).count == rows.count)
    }

    // MARK: - Embeddings

    @Test(
        arguments: [
            [1], [0, -0.0, 1.5], [.greatestFiniteMagnitude, -.leastNonzeroMagnitude], [0.1, -0.1, 3.25e-7],
        ] as [[Float]])
    func givesBackEveryNumber(vector: [Float]) async throws {
        let embedding = try #require(Embedding(embedder: "e", vector: vector))
        _ = try await store.saveGenerated(Fixtures.makeLine(), embedding: embedding)
        let stored = try await store.embeddings(by: "e")
        #expect(stored == [Fixtures.makeLine().text.fingerprint: vector])
        #expect(try await store.embeddings(by: "other").isEmpty)
    }

    @Test func storesNumbersWithTheLowestByteFirst() {
        #expect(Embedding(embedder: "e", vector: [1, -2])?.bytes == [0, 0, 0x80, 0x3F, 0, 0, 0, 0xC0])
    }

    @Test(
        arguments: [
            ("", [1]), ("e", []), ("e", [.nan]), ("e", [1, .infinity]), ("e", [-.infinity]),
        ] as [(String, [Float])])
    func isNoEmbedding(embedder: String, vector: [Float]) {
        #expect(Embedding(embedder: embedder, vector: vector) == nil)
    }

    @Test func fillsInWhatIsMissing() async throws {
        _ = try await save("Kept by hand.")
        // The same words as in the catalog need no second embedding.
        _ = try await save("forgiveness is a door that opens from the inside")
        let missing = try await store.textsWithoutEmbedding(by: "minilm", limit: 100)
        #expect(missing.count == 26)
        #expect(try await store.textsWithoutEmbedding(by: "minilm", limit: 7).count == 7)
        #expect(try await store.textsWithoutEmbedding(by: "minilm", limit: 26).count == 26)
        #expect(try await store.textsWithoutEmbedding(by: "minilm", limit: 0).isEmpty)
        #expect(try await store.textsWithoutEmbedding(by: "minilm", limit: -1).isEmpty)
        var embeddings: [String: Embedding] = [:]
        for row in missing { embeddings[row.fingerprint] = Fixtures.makeEmbedding() }
        try await store.storeEmbeddings(embeddings)
        #expect(try await store.textsWithoutEmbedding(by: "minilm", limit: 100).isEmpty)
        #expect(try await store.textsWithoutEmbedding(by: "other", limit: 100).count == 26)
        #expect(try await store.embeddings(by: "minilm").count == 26)
        let replacement = try #require(Fixtures.makeEmbedding(5))
        try await store.storeEmbeddings(["kept by hand": replacement])
        #expect(try await store.embeddings(by: "minilm")["kept by hand"] == replacement.vector)
        #expect(try await store.count("embedding") == 26)
    }

    @Test func keepsNoEmbeddingOfATextThatIsNotThere() async throws {
        let embedding = try #require(Fixtures.makeEmbedding())
        try await store.storeEmbeddings(["nowhere": embedding])
        #expect(try await store.count("embedding") == 0)
    }

    @Test func storesAllEmbeddingsOrNone() async throws {
        try await store.script(
            """
            CREATE TRIGGER broken AFTER INSERT ON embedding WHEN (SELECT count(*) FROM embedding) = 5
            BEGIN SELECT RAISE(ABORT, 'broken'); END;
            """)
        let embedding = try #require(Fixtures.makeEmbedding())
        let rows = try await store.noveltyRows().prefix(5)
        let embeddings = Dictionary(uniqueKeysWithValues: rows.map { ($0.fingerprint, embedding) })
        await #expect(throws: LibraryError.self) { try await store.storeEmbeddings(embeddings) }
        #expect(try await store.count("embedding") == 0)
    }

    @Test func forgetsTheEmbeddingOfARemovedQuoteUnlessTheCatalogHasItsText() async throws {
        let own = try await save("Kept by hand.")
        let shared = try await save("Forgiveness is a door that opens from the inside!")
        let embedding = try #require(Fixtures.makeEmbedding())
        let catalogText = "forgiveness is a door that opens from the inside"
        try await store.storeEmbeddings(["kept by hand": embedding, catalogText: embedding])
        _ = try await store.remove(own)
        _ = try await store.remove(shared)
        #expect(try await store.embeddings(by: "minilm").map(\.key) == [catalogText])
    }

    @Test func forgetsTheEmbeddingsOfACatalogThatWasReplaced() async throws {
        let folder = try TemporaryFolder()
        let location = QuoteStore.Location.file(folder.url.appending(path: "library.sqlite"))
        let catalog = folder.url.appending(path: "catalog")
        let english = Fixtures.folder.appending(path: "Catalog/en.jsonl")
        try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: english, to: catalog.appending(path: "en.jsonl"))
        let first = try QuoteStore(at: location, catalog: CatalogFiles(folder: catalog))
        _ = try await first.saveGenerated(Fixtures.makeLine(), embedding: Fixtures.makeEmbedding())
        let embedding = try #require(Fixtures.makeEmbedding())
        for row in try await first.noveltyRows() {
            try await first.storeEmbeddings([row.fingerprint: embedding])
        }
        #expect(try await first.count("embedding") == 14)
        let lines = try String(contentsOf: english, encoding: .utf8).split(separator: "\n")
        try Data(lines[2].utf8).write(to: catalog.appending(path: "en.jsonl"))
        let second = try QuoteStore(at: location, catalog: CatalogFiles(folder: catalog))
        #expect(try await second.count("embedding") == 2)
    }
}
