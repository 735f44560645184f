public import Foundation
public import LanguageModels
public import Prompts

extension QuoteGenerator.JudgeChoice {
    /// The model as a judge if it was measured and may decide; otherwise none, and why.
    ///
    /// - Parameters:
    ///   - model: The model.
    ///   - hash: The SHA-256 of its weights; nil where it is not known.
    ///   - prompts: The questions to the judge.
    ///   - resources: The folder with what was measured.
    /// - Returns: The judge.
    /// - Throws: `GenerationResources.Fault`.
    public static func calibrated(
        _ model: any LanguageModel, hash: String?, prompts: GenerationPrompts, resources: URL
    ) throws -> Self {
        let calibration = try JudgeCalibration(resources: resources)
        return decided(by: hash.flatMap { calibration.records[$0] }, model, prompts: prompts)
    }

    /// The model as a judge if what was measured of it allows that.
    static func decided(
        by record: JudgeCalibration.Record?, _ model: any LanguageModel, prompts: GenerationPrompts
    ) -> Self {
        guard let record else { return .none(because: "this model's judgement was not measured") }
        guard record.isCalibrated else {
            let percent = Int((record.ordering * 100).rounded())
            return .none(
                because: "this model is not calibrated: it ordered \(percent) % of the pairs rightly")
        }
        guard record.prompts == ModelJudge.promptHash(prompts) else {
            return .none(because: "this model's judgement was measured with other questions")
        }
        return .judge(ModelJudge(model: model, prompts: prompts, scale: record.scale))
    }
}
