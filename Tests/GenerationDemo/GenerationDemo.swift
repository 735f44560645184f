import Foundation
import LanguageModels
import Prompts
import QuoteGeneration
import QuoteLibrary

/// Generates and saves lines until it is killed, and prints the number of each that is on the disk.
///
/// `GenerationDemo LIBRARY SENTENCES FIRST`: begins with the sentence of the file at index FIRST.
@main struct GenerationDemo {
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 4, let first = Int(arguments[3]) else { exit(64) }
        let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let catalog = folder.appending(path: "commonplace_QuoteLibrary.resources/Catalog")
        let store = try QuoteStore(
            at: .file(URL(filePath: arguments[1])), catalog: CatalogFiles(folder: catalog))
        let resources = try GenerationResources.folder()
        let gates = try GateLine.standard(resources: resources)
        let distinctiveness = try Distinctiveness(folder: resources)
        let prompts = try GenerationPrompts.standard()
        let contentWords = try ContentWords(folder: resources)
        for (number, line) in try lines(in: arguments[2]).enumerated().dropFirst(first) {
            let model = ScriptedModel(saying: [#"{"text":"\#(line)"}"#])
            let generator = QuoteGenerator(
                .init(
                    model: model, modelName: .init(name: "scripted", hash: nil), library: store,
                    prompts: prompts, gates: gates, distinctiveness: distinctiveness,
                    judge: .none(because: "it is a test"),
                    translator: ModelTranslator(model: model, prompts: prompts), contentWords: contentWords,
                    embedder: nil))
            let request = QuoteRequest(locale: .en, theme: "age", drafts: 1, seed: UInt64(number))
            let report = await generator.generate(request, at: SaveMoment(Date(), in: .gmt))
            // A sentence that some gate refuses is passed over.
            guard let saved = report.accepted.first?.saved else { continue }
            FileHandle.standardOutput.write(Data("\(saved.id)\n".utf8))
        }
    }

    /// The good ones among the sentences that the taste filter is trained with: hundreds that are no copies.
    private static func lines(in file: String) throws -> [String] {
        struct Row: Decodable {
            let text: String
            let label: String
        }
        return try Data(contentsOf: URL(filePath: file)).split(separator: UInt8(ascii: "\n"))
            .map { try JSONDecoder().decode(Row.self, from: $0) }
            .filter { $0.label == "good" }
            .map(\.text)
    }
}
