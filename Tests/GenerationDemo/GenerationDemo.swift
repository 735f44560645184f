import Foundation
import LanguageModels
import Prompts
import QuoteGeneration
import QuoteLibrary

/// Generates and saves lines until it is killed, and prints the number of each that is on the disk.
///
/// `GenerationDemo LIBRARY FIRST`: lines are numbered from FIRST, so that none is a copy of another.
@main struct GenerationDemo {
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3, var number = Int(arguments[2]) else { exit(64) }
        let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let catalog = folder.appending(path: "commonplace_QuoteLibrary.resources/Catalog")
        let store = try QuoteStore(
            at: .file(URL(filePath: arguments[1])), catalog: CatalogFiles(folder: catalog))
        let resources = try GenerationResources.folder()
        let gates = try GateLine.standard(resources: resources)
        let distinctiveness = try Distinctiveness(folder: resources)
        let prompts = try GenerationPrompts.standard()
        let contentWords = try ContentWords(folder: resources)
        while true {
            number += 1
            let model = ScriptedModel(saying: [#"{"text":"\#(line(number))"}"#])
            let generator = QuoteGenerator(
                .init(
                    model: model, modelName: .init(name: "scripted", hash: nil), library: store,
                    prompts: prompts, gates: gates, distinctiveness: distinctiveness,
                    judge: .none(because: "it is a test"),
                    translator: ModelTranslator(model: model, prompts: prompts), contentWords: contentWords,
                    embedder: nil))
            let request = QuoteRequest(locale: .en, theme: "age", drafts: 1, seed: UInt64(number))
            let report = await generator.generate(request, at: SaveMoment(Date(), in: .gmt))
            guard let saved = report.accepted.first?.saved else {
                FileHandle.standardError.write(Data("\(report.ending) \(report.candidates)\n".utf8))
                continue
            }
            FileHandle.standardOutput.write(Data("\(saved.id)\n".utf8))
        }
    }

    private static let trades = [
        "baker", "postman", "tailor", "miller", "piper", "cobbler", "ferryman", "nurse",
    ]
    private static let things = [
        "lamp", "ladder", "kettle", "violin", "umbrella", "basket", "drawer", "saddle",
    ]
    private static let places = [
        "harbour", "orchard", "cellar", "market", "station", "bridge", "attic", "quarry",
    ]
    private static let deeds = [
        "mends", "carries", "borrows", "polishes", "paints", "weighs", "hides", "repairs",
    ]

    /// A line that shares few words with the others.
    private static func line(_ number: Int) -> String {
        var digits = number
        func next(_ words: [String]) -> String {
            defer { digits /= words.count }
            return words[digits % words.count]
        }
        let (trade, thing, place, deed) = (next(trades), next(things), next(places), next(deeds))
        return "The \(trade) \(deed) a \(thing) behind the \(place) before his sister wakes."
    }
}
