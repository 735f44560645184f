import Foundation
import Testing

@testable import QuoteGeneration

/// Sentences with the language they are in, and detectors with and without their model.
struct LanguageRig {
    /// A sentence and the locale it is written or asked for in.
    struct Row {
        let code: String
        let kind: String
        let text: String

        /// Chinese in either standard is one locale; nil for the languages that no draft is asked for in.
        var locale: QuoteLocale? { QuoteLocale(identifier: code) }
    }

    static let resources = Result {
        try GenerationResources.folder(besideProgramIn: Bundle.main.bundleURL)
    }
    private static let withModel = Result { try LanguageDetector(resources: resources.get()) }
    private static let withoutModel = Result {
        try withResources(model: nil) { try LanguageDetector(resources: $0) }
    }

    /// The detector as the program has it.
    static func detector() throws -> LanguageDetector { try withModel.get() }

    /// One that found no model file.
    static func fallback() throws -> LanguageDetector { try withoutModel.get() }

    /// The bytes of the model file.
    static func modelBytes() throws -> Data {
        try Data(contentsOf: resources.get().appending(path: "language/lid.176.ftz"))
    }

    /// Calls `body` with a folder of the gates' data whose model file holds other bytes, or is not there.
    static func withResources<Value>(model: Data?, _ body: (URL) throws -> Value) throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let language = folder.appending(path: "language")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(
            at: resources.get().appending(path: "language/function-words.json"),
            to: language.appending(path: "function-words.json"))
        try model?.write(to: language.appending(path: "lid.176.ftz"))
        return try body(folder)
    }

    /// Reads a file of tab-separated columns: code, kind where there is one, text.
    static func rows(_ file: String) throws -> [Row] {
        let url = Bundle.module.bundleURL.appending(path: "Fixtures/language").appending(path: file)
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { line in
            let columns = line.split(separator: "\t").map(String.init)
            return Row(
                code: try #require(columns.first), kind: columns.count > 2 ? columns[1] : "",
                text: try #require(columns.last))
        }
    }
}

extension LanguageDetector {
    /// What speaks against a text's being in a language.
    func mismatch(_ text: String, _ locale: QuoteLocale) -> String? {
        mismatch(in: Draft(text, locale: locale))
    }
}
