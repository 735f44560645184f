import Foundation
import Testing

@testable import QuoteGeneration

/// Labelled pairs, and a small index over lines of the tests' own.
enum NoveltyFixtures {
    struct Pair: Decodable {
        let id: String
        let locale: QuoteLocale
        let a: String
        let b: String
        let label: String

        var isDuplicate: Bool { label == "duplicate" }
    }

    private static let shared = Result {
        try ContentWords(folder: GenerationResources.folder(besideProgramIn: Bundle.main.bundleURL))
    }

    static func contentWords() throws -> ContentWords { try shared.get() }

    /// The pairs of a file in `Fixtures/duplicates`.
    static func pairs(_ name: String) throws -> [Pair] {
        let file = try #require(
            Bundle.module.url(
                forResource: name, withExtension: "jsonl", subdirectory: "Fixtures/duplicates"))
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            try JSONDecoder().decode(Pair.self, from: Data($0.utf8))
        }
    }

    /// An index over English lines with vectors of two values.
    static func index(
        _ lines: [(text: String, embedding: [Float]?)], embedder: String? = "all-MiniLM-L6-v2"
    ) throws -> NoveltyIndex {
        NoveltyIndex(
            lines.enumerated().map { number, line in
                KnownLine(
                    identifier: "\(number)", kind: .saved, text: line.text, locale: .en,
                    embedding: line.embedding)
            },
            contentWords: try contentWords(),
            embedder: embedder.map { .init(identifier: $0, dimension: 2) })
    }

    /// A vector of length 1 whose cosine with (1, 0) is the one given.
    static func vector(cosine: Float) -> [Float] {
        [cosine, (1 - cosine * cosine).squareRoot()]
    }
}
