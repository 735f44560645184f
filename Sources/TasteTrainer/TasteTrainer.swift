import Foundation
import QuoteGeneration

/// Trains the taste filter: out of the labelled sentences beside this program's sources come the weights in
/// `Sources/QuoteGeneration/Resources/taste` and the record of how they came about.
///
/// Run it in the package's folder: `swift run -c release TasteTrainer`. The same sentences give the same
/// bytes.
@main
struct TasteTrainer {
    static func main() {
        let package = URL(filePath: FileManager.default.currentDirectoryPath)
        let sentences = package.appending(path: "Sources/TasteTrainer/Sentences")
        let output = package.appending(path: "Sources/QuoteGeneration/Resources/taste")
        do {
            var languages: [String: TrainingRecord.Language] = [:]
            for locale in TasteClassifier.calibrated {
                let rows = try TasteSentences(folder: sentences, locale: locale)
                let weights = TasteTraining.weights(from: rows.examples)
                try weights.bytes.write(to: output.appending(path: "\(locale.rawValue).weights"))
                let language = TrainingRecord.Language(rows, weights: weights)
                print("\(locale.rawValue): \(language.summary)")
                languages[locale.rawValue] = language
            }
            let record = TrainingRecord(languages: languages)
            try record.bytes().write(to: output.appending(path: "training-record.json"))
        } catch {
            FileHandle.standardError.write(Data("TasteTrainer: \(error)\n".utf8))
            exit(1)
        }
    }
}
