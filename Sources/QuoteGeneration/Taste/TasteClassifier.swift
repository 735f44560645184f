public import Foundation

/// Tells stock lines, such as those of greeting cards, from lines that somebody wrote.
///
/// It is calibrated for six languages only; trained on one, it orders the lines of another no better than
/// chance. The program `TasteTrainer` makes its weights; what they reach stands in the training record.
public struct TasteClassifier: Sendable {
    /// The languages it has weights for.
    public static let calibrated: [QuoteLocale] = [.en, .de, .es, .fr, .it, .pt]

    private let weights: [QuoteLocale: TasteWeights]

    /// Reads the weights of all calibrated languages.
    ///
    /// - Parameter folder: the folder that `GenerationResources` finds.
    /// - Throws: `Fault.missing` or `.unreadable`, with the file's name.
    public init(folder: URL) throws(GenerationResources.Fault) {
        var weights: [QuoteLocale: TasteWeights] = [:]
        for locale in Self.calibrated {
            let file = "taste/\(locale.rawValue).weights"
            guard let bytes = FileManager.default.contents(atPath: folder.appending(path: file).path) else {
                throw .missing(name: file)
            }
            guard let read = TasteWeights(bytes: bytes) else { throw .unreadable(file: file) }
            weights[locale] = read
        }
        self.weights = weights
    }

    /// Returns how probable it is, from 0 to 1, that a line is a stock line; nil when its language is not
    /// calibrated, which says nothing about the line.
    public func stockProbability(of draft: Draft) -> Double? {
        weights[draft.locale]?.stockProbability(of: TasteFeatures(draft))
    }

    /// Returns how probable it is, from 0 to 1, that a text is a stock line; nil when the language is not
    /// calibrated, which says nothing about the text.
    public func stockProbability(of text: String, locale: QuoteLocale) -> Double? {
        stockProbability(of: Draft(text, locale: locale))
    }
}
