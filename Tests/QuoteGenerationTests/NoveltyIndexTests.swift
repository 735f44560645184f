import Foundation
import Testing

@testable import QuoteGeneration

@Suite struct NoveltyIndexTests {
    private let river = "The river keeps no receipts, yet it pays every stone it touches."
    private let other = "My aunt buries one regret each autumn beneath the plum tree."
    private let east: [Float] = [1, 0]

    private func verdict(
        _ text: String, _ embedding: [Float]?, among lines: [(text: String, embedding: [Float]?)],
        locale: QuoteLocale = .en, embedder: String? = "all-MiniLM-L6-v2"
    ) throws -> NoveltyVerdict {
        try NoveltyFixtures.index(lines, embedder: embedder)
            .verdict(on: text, locale: locale, embedding: embedding)
    }

    // MARK: - Words

    @Test(arguments: [
        "The river keeps no receipts, yet it pays every stone it touches.",
        "  the RIVER keeps no receipts — yet it pays every stone it touches!!",
        "„The river keeps no receipts; yet it pays every stone it touches“",
        "The ríver keeps no receipts, yet it pays every stone it touches",
    ])
    func theSameWordsNeverPass(text: String) throws {
        let index = try NoveltyFixtures.index([(other, nil), (river, nil)])
        let verdict = index.verdict(on: text, locale: .en, embedding: [0, 1])
        #expect(verdict == .exactDuplicate(of: index.lines[1]))
        #expect(!verdict.isPassed && verdict.nearestSimilarity == 1)
    }

    @Test func theSameWordsNeverPassHoweverShortOrStrange() throws {
        for text in ["Know thyself.", "!?", "a", "🪨"] {
            let verdict = try verdict(text, nil, among: [(text, nil)], embedder: nil)
            #expect(!verdict.isPassed, "\(text)")
        }
    }

    @Test func otherMarksWithoutWordsAreAnotherLine() throws {
        #expect(try verdict("?!", nil, among: [("!?", nil)], embedder: nil).isPassed)
    }

    @Test func refusesANearCopyInOtherWordsAndNamesIt() throws {
        let verdict = try verdict(
            "A river never keeps receipts, but each stone it touches gets paid.", nil,
            among: [(other, nil), (river, nil)], embedder: nil)
        guard case .nearCopy(let neighbour) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(neighbour.line.text == river)
        #expect(neighbour.lexical >= NoveltyThreshold.lexical)
        #expect(neighbour.cosine == nil)
    }

    @Test func passesALineThatOnlyBeginsAlike() throws {
        let verdict = try verdict(
            "The river keeps no secrets, since every bridge leans down to listen.", nil,
            among: [(river, nil)], embedder: nil)
        #expect(verdict.isPassed)
    }

    @Test func oneStemFewerIsNoCopy() throws {
        // Two stems in common, then three, each the greater part of both lines.
        let known = "stone garden lantern"
        #expect(try verdict("garden lantern of", nil, among: [(known, nil)], embedder: nil).isPassed)
        #expect(
            try !verdict("stone, garden and lantern of", nil, among: [(known, nil)], embedder: nil).isPassed)
    }

    @Test func whatManyLinesHaveIsNoCopy() throws {
        // Three stems that all of them share say nothing; three that only one has say all.
        let crowd = (0..<3_000).map { number in
            (text: "winter bread letter \(number) silver\(number)", embedding: [Float]?.none)
        }
        let lines = crowd + [(text: "lantern harbour orchard falcon", embedding: nil)]
        let index = try NoveltyFixtures.index(lines, embedder: nil)
        #expect(index.verdict(on: "winter bread letter zebra", locale: .en, embedding: nil).isPassed)
        #expect(!index.verdict(on: "lantern harbour orchard zebra", locale: .en, embedding: nil).isPassed)
    }

    @Test func aLineThatWasAddedIsKnown() throws {
        var index = try NoveltyFixtures.index([(other, nil)], embedder: nil)
        #expect(index.verdict(on: river, locale: .en, embedding: nil).isPassed)
        index.add(KnownLine(identifier: "new", kind: .generated, text: river, locale: nil))
        #expect(!index.verdict(on: river, locale: .en, embedding: nil).isPassed)
        let likeIt = "Yet the river pays each stone it touches and keeps no receipts"
        #expect(!index.verdict(on: likeIt, locale: .en, embedding: nil).isPassed)
    }

    // MARK: - Meaning

    @Test(arguments: [
        (QuoteLocale.en, Float(0.744), true), (.en, 0.746, false), (.de, 0.799, true), (.de, 0.801, false),
    ])
    func theCosineDecidesAtItsThreshold(locale: QuoteLocale, cosine: Float, isPassed: Bool) throws {
        let verdict = try verdict(
            other, NoveltyFixtures.vector(cosine: cosine), among: [(river, east)], locale: locale)
        #expect(verdict.isPassed == isPassed)
        #expect(verdict.isProven == isPassed)
        let similarity = try #require(verdict.nearestSimilarity)
        #expect(abs(similarity - Double(cosine)) < 1e-4)
    }

    @Test func theNearestOfManyIsFound() throws {
        var lines = (0..<500).map { number in
            (
                text: "line \(number) of straw\(number)",
                embedding: Optional(NoveltyFixtures.vector(cosine: -Float(number) / 500))
            )
        }
        lines[321].embedding = NoveltyFixtures.vector(cosine: 0.9)
        let verdict = try verdict(other, east, among: lines)
        guard case .nearCopy(let neighbour) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(neighbour.line.identifier == "321")
    }

    @Test(arguments: [
        [Float.nan, 0], [0, 0], [.infinity, 1], [1e-9, 0], [1], [1, 0, 0], [],
    ])
    func aVectorWithoutADirectionDoesNotPass(vector: [Float]) throws {
        #expect(try verdict(other, vector, among: [(river, east)]) == .unusableEmbedding)
        #expect(try verdict(other, vector, among: []) == .unusableEmbedding)
    }

    @Test func theLengthOfAVectorDoesNotMatter() throws {
        #expect(try !verdict(other, [250, 0], among: [(river, [0.01, 0])]).isPassed)
    }

    // MARK: - What is not proven

    private func doubt(_ verdict: NoveltyVerdict) -> NoveltyVerdict.Doubt? {
        if case .novel(let doubt, _) = verdict { doubt } else { nil }
    }

    @Test func nothingToCompareWithProvesNothing() throws {
        let verdict = try verdict(other, east, among: [])
        #expect(verdict == .novel(doubt: .noLines, nearest: nil))
        #expect(verdict.isPassed && !verdict.isProven)
    }

    @Test func noEmbedderProvesNothing() throws {
        #expect(doubt(try verdict(other, nil, among: [(river, east)])) == .noEmbedder)
        #expect(doubt(try verdict(other, east, among: [(river, east)], embedder: nil)) == .noEmbedder)
    }

    @Test func anEmbedderThatNobodyMeasuredProvesNothing() throws {
        // Not even a cosine of 1 means anything then.
        #expect(
            doubt(try verdict(other, east, among: [(river, east)], embedder: "another")) == .notMeasured)
        #expect(doubt(try verdict(other, east, among: [(river, east)], locale: .ja)) == .notMeasured)
    }

    @Test(arguments: [nil, [Float.nan, 1], [0, 0], [1]])
    func aKnownLineWithoutAVectorLeavesADoubt(vector: [Float]?) throws {
        let verdict = try verdict(other, [0, 1], among: [(river, east), ("Snow is a slow clerk.", vector)])
        #expect(doubt(verdict) == .linesWithoutEmbedding(1))
        #expect(verdict.isPassed && !verdict.isProven)
    }

    @Test func unreadableFunctionWordsAreNamed() {
        #expect(throws: GenerationResources.Fault.unreadable(file: "language/function-words.json")) {
            try ContentWords(folder: URL(filePath: "/nowhere"))
        }
    }
}
