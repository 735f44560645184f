import Foundation
import LanguageModels
import Testing

@testable import QuoteGeneration

/// The labelled pairs: what the thresholds are worth.
@Suite struct NoveltyPairsTests {
    private func shareRight(
        _ pairs: [NoveltyFixtures.Pair], vectors: [[Float]]? = nil
    ) throws -> Double {
        let contentWords = try NoveltyFixtures.contentWords()
        let right = pairs.indices.count { index in
            let pair = pairs[index]
            let comparison = NoveltyComparison(
                pair.a, pair.b, locale: pair.locale,
                vectors: vectors.map { ($0[2 * index], $0[2 * index + 1]) },
                embedder: vectors.map { _ in .init(identifier: "all-MiniLM-L6-v2", dimension: 384) },
                contentWords: contentWords)
            return comparison.isCopy == pair.isDuplicate
        }
        return Double(right) / Double(pairs.count)
    }

    private static let european: Set<QuoteLocale> = [.de, .es, .fr, .it, .pt]

    @Test func wordsAloneTellNearlyAllPairs() throws {
        let pairs = try NoveltyFixtures.pairs("pairs")
        #expect(try shareRight(pairs.filter { $0.locale == .en }) >= 0.97)
        #expect(try shareRight(pairs.filter { Self.european.contains($0.locale) }) >= 0.95)
    }

    @Test func wordsAloneTellNearlyAllPairsWrittenLater() throws {
        let pairs = try NoveltyFixtures.pairs("written")
        #expect(try shareRight(pairs.filter { $0.locale == .en }) >= 0.95)
        #expect(try shareRight(pairs.filter { Self.european.contains($0.locale) }) >= 0.94)
    }

    @Test(arguments: [
        QuoteLocale.ja, .zh, .ko, .th, .ru, .pl, .tr, .ar, .hi, .nl, .id,
    ])
    func wordsAloneTellPairsInEveryScript(locale: QuoteLocale) throws {
        let pairs = try NoveltyFixtures.pairs("written").filter { $0.locale == locale }
        #expect(pairs.contains(where: \.isDuplicate) && pairs.contains { !$0.isDuplicate })
        #expect(try shareRight(pairs) == 1)
    }

    @Test(
        .enabled(
            if: ProcessInfo.processInfo.environment["COMMONPLACE_EMBEDDER"] != nil,
            "needs the embedder's file"),
        arguments: ["pairs", "written"])
    func cosinesTellTheRest(file: String) async throws {
        let path = ProcessInfo.processInfo.environment["COMMONPLACE_EMBEDDER"] ?? ""
        let embedder = LlamaEmbedder(weights: URL(filePath: path))
        let pairs = try NoveltyFixtures.pairs(file)
        func share(_ isMeant: (QuoteLocale) -> Bool) async throws -> Double {
            let meant = pairs.filter { isMeant($0.locale) }
            return try shareRight(
                meant, vectors: try await embedder.embeddings(of: meant.flatMap { [$0.a, $0.b] }))
        }
        #expect(try await share { $0 == .en } >= 0.97)
        #expect(try await share(Self.european.contains) >= 0.95)
    }
}
