import Foundation
import Testing

@testable import QuoteGeneration

@Suite struct TasteClassifierTests {
    let classifier: TasteClassifier

    init() throws {
        classifier = try TasteClassifier(folder: TasteFixtures.resources())
    }

    @Test(arguments: QuoteLocale.allCases)
    func judgesOnlyLanguagesItHasLearned(locale: QuoteLocale) {
        let probability = classifier.stockProbability(of: "Sempre viva a sua vida", locale: locale)
        #expect((probability != nil) == [.en, .de, .es, .fr, .it, .pt].contains(locale))
    }

    @Test func ordersPairsThatTrainingNeverSaw() throws {
        let pairs = try TasteFixtures.pairs("unseen-pairs")
        let ordered = try pairs.count { pair in
            let better = try #require(classifier.stockProbability(of: pair.better, locale: pair.locale))
            let worse = try #require(classifier.stockProbability(of: pair.worse, locale: pair.locale))
            return better < worse
        }
        #expect(Double(ordered) / Double(pairs.count) >= 0.9, "\(ordered) of \(pairs.count)")
    }

    @Test func staysBetweenNoughtAndOneForAnyText() throws {
        for text in ["", "…", "a", String(repeating: "love ", count: 4000), "数字 42"] {
            let probability = try #require(classifier.stockProbability(of: text, locale: .en))
            #expect((0...1).contains(probability))
        }
    }

    @Test func seesTheSameInAnyCaseAccentOrApostrophe() {
        let one = classifier.stockProbability(of: "L'été de ma sœur", locale: .fr)
        #expect(one == classifier.stockProbability(of: "L’ETE DE MA SŒUR", locale: .fr))
        #expect(one != classifier.stockProbability(of: "L'hiver de ma sœur", locale: .fr))
    }

    @Test func namesTheFileThatIsMissing() throws {
        let folder = try TasteFixtures.copiedResources()
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.removeItem(at: folder.appending(path: "taste/it.weights"))
        #expect(throws: GenerationResources.Fault.missing(name: "taste/it.weights")) {
            _ = try TasteClassifier(folder: folder)
        }
    }

    @Test(arguments: [-1, 1])
    func refusesAFileOfAnotherLength(difference: Int) throws {
        let folder = try TasteFixtures.copiedResources()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "taste/pt.weights")
        let bytes = try Data(contentsOf: file)
        try (difference < 0 ? bytes.dropLast() : bytes + [0]).write(to: file)
        #expect(throws: GenerationResources.Fault.unreadable(file: "taste/pt.weights")) {
            _ = try TasteClassifier(folder: folder)
        }
    }
}

@Suite struct TasteWeightsTests {
    @Test func comeBackFromTheirFileAsTheyWere() throws {
        var trained = [Double](repeating: 0, count: TasteFeatures.bucketCount)
        trained[7] = -2.5
        trained[16_383] = 1.25
        let weights = TasteWeights(rounding: trained, bias: -0.75)
        #expect(weights.stored[7] == -127 && weights.stored[16_383] == 64)
        #expect(TasteWeights(bytes: weights.bytes) == weights)
    }

    @Test func areNotReadFromAFileWithAnotherHeadingOrAnEndlessNumber() {
        let weights = TasteWeights(
            rounding: [Double](repeating: 1, count: TasteFeatures.bucketCount), bias: 0)
        var bytes = weights.bytes
        bytes[6] = UInt8(ascii: "2")
        #expect(TasteWeights(bytes: bytes) == nil)
        let endless = TasteWeights(
            rounding: [Double](repeating: 1, count: TasteFeatures.bucketCount), bias: .infinity)
        #expect(TasteWeights(bytes: endless.bytes) == nil)
    }
}

@Suite struct TasteFeaturesTests {
    @Test func haveTheLengthOne() {
        let features = TasteFeatures(Draft("Bread and bread and butter.", locale: .en))
        let length = features.weights.reduce(0) { $0 + $1 * $1 }
        #expect(abs(length - 1) < 1e-4)
        #expect(features.buckets == features.buckets.sorted())
        #expect(Set(features.buckets).count == features.buckets.count)
    }

    @Test func areNoneForALineWithoutWords() {
        #expect(TasteFeatures(Draft("…", locale: .en)).buckets.isEmpty)
    }

    @Test func tellTheOrderOfWords() {
        let one = TasteFeatures(Draft("dog bites man", locale: .en))
        let other = TasteFeatures(Draft("man bites dog", locale: .en))
        #expect(one.buckets != other.buckets)
    }
}
