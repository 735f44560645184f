import Foundation
import Testing

@testable import QuoteGeneration
@testable import TasteTrainer

@Suite struct TasteTrainerTests {
    /// The committed record, as far as it is compared.
    struct Record: Decodable {
        struct Language: Decodable {
            let rows: Int
            let good: Int
            let stock: Int
            let sentencesFNV1a: String
        }

        let languages: [String: Language]
    }

    @Test func makesTheCommittedWeightsFromTheCommittedSentences() throws {
        let sentences = try TasteSentences(folder: TasteFixtures.sentences(), locale: .pt)
        let file = try TasteFixtures.resources().appending(path: "taste/pt.weights")
        let committed = try #require(TasteWeights(bytes: Data(contentsOf: file)))
        let trained = TasteTraining.weights(from: sentences.examples)
        // Another machine's mathematics library may round a weight to its neighbour.
        let largest = zip(trained.stored, committed.stored).map { abs(Int($0) - Int($1)) }.max()
        #expect(largest ?? .max <= 1)
        #expect(abs(trained.bias - committed.bias) < 1e-4)
    }

    @Test(arguments: TasteClassifier.calibrated)
    func recordsTheSentencesItWasTrainedOn(locale: QuoteLocale) throws {
        let file = try TasteFixtures.resources().appending(path: "taste/training-record.json")
        let record = try JSONDecoder().decode(Record.self, from: Data(contentsOf: file))
        let language = try #require(record.languages[locale.rawValue])
        let sentences = try TasteSentences(folder: TasteFixtures.sentences(), locale: locale)
        #expect(language.sentencesFNV1a == sentences.hash)
        #expect(language.rows == sentences.rows.count)
        #expect(language.good >= 80 && language.stock >= 80)
        #expect(language.good + language.stock == language.rows)
    }

    @Test func namesTheRowThatItCannotRead() {
        let bytes = Data(
            """
            {"text": "Salt the water.", "label": "good", "style": "imperative"}
            {"text": "Shine on.", "label": "bad", "style": "card"}

            """.utf8)
        #expect(throws: TasteSentences.Fault.unreadableRow(file: "en.jsonl", line: 2)) {
            try TasteSentences(bytes: bytes, file: "en.jsonl", locale: .en)
        }
    }

    @Test func learnsWhatPartsTwoKindsOfLines() throws {
        let examples = (0..<12).map { number in
            TasteExample(
                features: TasteFeatures(
                    Draft(number % 2 == 0 ? "salt number \(number)" : "dream number \(number)", locale: .en)),
                isStock: number % 2 == 1, group: "\(number / 2)")
        }
        let weights = TasteTraining.weights(from: examples)
        let salt = weights.stockProbability(of: TasteFeatures(Draft("more salt", locale: .en)))
        let dream = weights.stockProbability(of: TasteFeatures(Draft("more dream", locale: .en)))
        #expect(salt < 0.5 && dream > 0.5)
        let found = CrossValidation(examples)
        #expect(found.pairs == 6 && found.pairsOrdered == 6 && found.accuracy == 1)
    }

    @Test func countsWhatCrossValidationFound() {
        let features = TasteFeatures(Draft("", locale: .en))
        let examples = [(false, "a"), (true, "a"), (false, "b"), (true, "b")].map {
            TasteExample(features: features, isStock: $0.0, group: $0.1)
        }
        let found = CrossValidation(examples, probabilities: [0.1, 0.7, 0.7, 0.6])
        #expect(found.accuracy == 0.75)
        #expect(found.areaUnderCurve == 0.625)
        #expect(found.pairsOrdered == 1 && found.pairs == 2)
        #expect(found.goodAtSevenTenths == 0.5 && found.stockAtSevenTenths == 0.5)
    }

    @Test func solvesLinearEquations() {
        var matrix = SquareMatrix(size: 3)
        let values = [[4.0, 2, 1], [2, 5, 3], [1, 3, 6]]
        for row in 0..<3 {
            for column in 0..<3 { matrix[row, column] = values[row][column] }
        }
        let solution = matrix.solution(for: matrix.times([1, -2, 3]))
        #expect(zip(solution, [1, -2, 3]).allSatisfy { abs($0 - $1) < 1e-12 })
    }
}
