import Foundation
import QuoteGeneration

/// How the weights came about; without a date, so that the same sentences give the same record.
struct TrainingRecord: Encodable {
    struct Language: Encodable {
        let rows: Int
        let good: Int
        let stock: Int
        let styles: [String: Int]
        let sentencesFNV1a: String
        let crossValidation: CrossValidation
        let bias: Float
        let scale: Float

        init(_ sentences: TasteSentences, weights: TasteWeights) {
            rows = sentences.rows.count
            good = sentences.rows.count { $0.label == .good }
            stock = rows - good
            styles = sentences.rows.reduce(into: [:]) { styles, row in
                styles["\(row.label.rawValue) \(row.style)", default: 0] += 1
            }
            sentencesFNV1a = sentences.hash
            crossValidation = CrossValidation(sentences.examples)
            bias = weights.bias
            scale = weights.scale
        }

        var summary: String {
            let found = crossValidation
            return "\(rows) rows, accuracy \(found.accuracy), area \(found.areaUnderCurve), "
                + "pairs \(found.pairsOrdered)/\(found.pairs)"
        }
    }

    let sources = "Every sentence was written for this project; none is quoted."
    let features = "runs of 2 to 5 letters inside words, single words and pairs of words, hashed"
    let buckets = TasteFeatures.bucketCount
    let strength = TasteTraining.strength
    let frequencyScale = TasteTraining.frequencyScale
    let folds = CrossValidation.folds
    let languages: [String: Language]

    func bytes() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return try encoder.encode(self) + Data("\n".utf8)
    }
}
