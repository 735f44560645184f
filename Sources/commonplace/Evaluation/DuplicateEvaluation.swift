import Foundation
import LanguageModels
import QuoteGeneration
import Terminal

/// `commonplace eval duplicates`: whether copies are told from distinct lines.
enum DuplicateEvaluation {
    private struct Row: Decodable {
        let id: String
        let locale: String
        let a: String
        let b: String
        let label: String
    }

    private struct Result: Encodable {
        let id: String
        /// The verdict.
        let label: String
        let lexical: Double
        let cosine: Double?

        private enum CodingKeys: String, CodingKey {
            case id, label, lexical, cosine
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(id, forKey: .id)
            try container.encode(label, forKey: .label)
            try container.encode(lexical, forKey: .lexical)
            // Present even when there is none, so that every line has the same keys.
            try container.encode(cosine, forKey: .cosine)
        }
    }

    private static let pairsAtOnce = 16

    static func run(_ path: String, _ arguments: Arguments, in surroundings: Surroundings) async throws {
        let rows = try LabelledRows.read(Row.self, from: path, named: "a row with id, locale, a, b and label")
        let contentWords = try ContentWords(folder: try GenerationResources.folder())
        let embedder = try ModelChoice(arguments, surroundings).embedder()
        if embedder == nil {
            surroundings.errors.writeLine(
                "commonplace: words alone are compared, because there is no embedder; "
                    + "`commonplace model fetch embedder` gets it")
        }
        let vectors = try await withInterruption {
            try await embeddings(of: rows.flatMap { [$0.a, $0.b] }, embedder)
        }
        var results: [Result] = []
        for (index, row) in rows.enumerated() {
            let comparison = NoveltyComparison(
                row.a, row.b, locale: try LabelledRows.locale(row.locale, of: row.id),
                vectors: vectors.map { ($0[2 * index], $0[2 * index + 1]) },
                embedder: embedder.map { .init(identifier: $0.identifier, dimension: $0.dimension) },
                contentWords: contentWords)
            results.append(
                Result(
                    id: row.id, label: comparison.isCopy ? "duplicate" : "distinct",
                    lexical: comparison.lexical, cosine: comparison.cosine))
        }
        if arguments.has("--json") {
            for result in results { try surroundings.printJSON(result) }
        } else {
            report(rows, results, to: surroundings)
        }
    }

    private static func embeddings(
        of texts: [String], _ embedder: (any TextEmbedder)?
    ) async throws -> [[Float]]? {
        guard let embedder else { return nil }
        var vectors: [[Float]] = []
        for start in stride(from: 0, to: texts.count, by: 2 * pairsAtOnce) {
            vectors += try await embedder.embeddings(of: Array(texts[start...].prefix(2 * pairsAtOnce)))
        }
        return vectors
    }

    private static func report(_ rows: [Row], _ results: [Result], to surroundings: Surroundings) {
        for locale in Set(rows.map(\.locale)).sorted() {
            let pairs = zip(rows, results).filter { $0.0.locale == locale }
            let right = pairs.count { $0.0.label == $0.1.label }
            surroundings.output.writeLine(
                sanitized("\(locale): right \(LabelledRows.percent(right, of: pairs.count))"))
            for (row, result) in pairs where row.label != result.label {
                surroundings.output.writeLine(
                    sanitized("  \(row.id): \(result.label), labelled \(row.label)"))
            }
        }
        let found = zip(rows, results).filter { $0.1.label == "duplicate" }
        let copies = rows.count { $0.label == "duplicate" }
        let right = found.count { $0.0.label == "duplicate" }
        surroundings.output.writeLine(
            """
            precision: \(LabelledRows.percent(right, of: found.count))
            recall:    \(LabelledRows.percent(right, of: copies))
            """)
    }
}
