import Foundation

@testable import QuoteLibrary

extension Fixtures {
    /// Returns a line with something in each of its fields.
    static func makeLine(_ text: String = "The kettle forgives whoever comes home late.") -> GeneratedLine {
        GeneratedLine(
            text: text, locale: "en", theme: "forgiveness", mood: .comfort, category: .family,
            tags: ["comfort", "home"], wordCount: 7, judgeScore: 7.25, judgeMethod: "digits",
            distinctiveness: 6.5, novelty: .init(isProven: true, nearestSimilarity: 0.41),
            model: .init(name: "standard", hash: "cc324a"), promptHash: "5f2e", seed: .max,
            createdAt: quoteInstant, explanation: #"{"concrete":1}"#)
    }

    /// Returns an embedding of the usual size whose first number is given.
    static func makeEmbedding(_ first: Float = 1, embedder: String = "minilm") -> Embedding? {
        Embedding(embedder: embedder, vector: [first] + (1..<384).map { Float($0) / -384 })
    }
}

extension QuoteStore {
    /// Saves a line that was compared with everything there is.
    func saveGenerated(
        _ line: GeneratedLine, embedding: Embedding? = nil, at instant: Date = Fixtures.quoteInstant
    ) throws -> GeneratedOutcome {
        try saveGenerated(line, embedding: embedding, comparedUpTo: .max, at: instant, in: .gmt) { _, _ in
            true
        }
    }

    func execute(_ sql: String) throws { try writer.run(sql) }

    func script(_ sql: String) throws { try writer.runScript(sql) }

    func count(_ table: String) throws -> Int { try writer.integer("SELECT count(*) FROM \(table)") }

    /// The number of rows of each table that a generated line goes to.
    func rowCounts() throws -> [String: Int] {
        let tables = ["saved", "saved_tag", "saved_words", "generated", "embedding", "activity"]
        return try tables.reduce(into: [:]) { $0[$1] = try count($1) }
    }
}

extension GeneratedOutcome {
    /// The quote that was saved, if it was.
    var saved: SavedQuote? {
        if case .saved(let quote) = self { quote } else { nil }
    }
}
