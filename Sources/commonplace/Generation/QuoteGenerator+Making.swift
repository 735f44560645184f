import Foundation
import LanguageModels
import Prompts
import QuoteGeneration
import QuoteLibrary
import Terminal

extension QuoteGenerator {
    /// A generator with a model, over the person's library.
    static func make(
        _ model: any LanguageModel, _ choice: ModelChoice, library: QuoteStore, in surroundings: Surroundings
    ) async throws -> QuoteGenerator {
        let resources = try GenerationResources.folder()
        let prompts = try GenerationPrompts.standard()
        let gates = try GateLine.standard(resources: resources)
        if let remark = gates.remark { surroundings.errors.writeLine("commonplace: \(remark)") }
        return QuoteGenerator(
            .init(
                model: model, modelName: .init(name: choice.name, hash: choice.hash), library: library,
                prompts: prompts, gates: gates, distinctiveness: try Distinctiveness(folder: resources),
                judge: try .calibrated(model, hash: choice.hash, prompts: prompts, resources: resources),
                translator: ModelTranslator(model: model, prompts: prompts),
                contentWords: try ContentWords(folder: resources), embedder: choice.embedder()))
    }
}

extension GateLine {
    /// What is to be said when languages are told apart without their model.
    var remark: String? {
        guard case .functionWords(let fault) = languageMethod else { return nil }
        let reason =
            switch fault {
            case .missing: "its file is missing"
            case .damaged: "its file is damaged"
            case .refused: "fastText refuses its file"
            }
        return "languages are told apart by scripts and function words alone, because \(reason); "
            + "install the program again"
    }
}
