import Foundation

/// What is an ordinary surprise: for each model and language, mean and spread on thirty of the sentences that
/// the taste filter is trained on, half of them stock lines, each alone after the model's beginning token.
///
/// A model that is not in the table gives no points; the unit differs too much from model to model.
struct SurpriseTable: Sendable {
    struct Norm: Sendable, Decodable {
        let mean: Double
        let spread: Double
    }

    private let norms: [String: [String: Norm]]

    init(folder: URL) throws(GenerationResources.Fault) {
        let file = "taste/surprise.json"
        guard let bytes = FileManager.default.contents(atPath: folder.appending(path: file).path) else {
            throw .missing(name: file)
        }
        guard let norms = try? JSONDecoder().decode([String: [String: Norm]].self, from: bytes),
            norms.values.allSatisfy({ $0.values.allSatisfy { $0.spread > 0 } })
        else { throw .unreadable(file: file) }
        self.norms = norms
    }

    /// Returns how many spreads a surprise lies above the mean; nil when the model is not calibrated.
    func deviation(of surprise: Surprise, locale: QuoteLocale) -> Double? {
        guard let norm = norms[surprise.model]?[locale.rawValue], surprise.natsPerToken.isFinite else {
            return nil
        }
        return (surprise.natsPerToken - norm.mean) / norm.spread
    }
}
