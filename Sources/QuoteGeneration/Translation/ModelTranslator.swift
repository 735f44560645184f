public import LanguageModels
public import Prompts

/// Has the model itself translate.
public struct ModelTranslator: Translator {
    private let model: any LanguageModel
    private let prompts: GenerationPrompts
    /// Enough for 18 words in a script that takes three tokens a word.
    private static let mostTokens = 96

    /// Makes a translator.
    public init(model: any LanguageModel, prompts: GenerationPrompts) {
        self.model = model
        self.prompts = prompts
    }

    /// Translates in a fresh session; the likeliest words are taken.
    public func translation(
        of line: String, from source: QuoteLocale, into target: QuoteLocale, seed: UInt64
    ) async throws -> String {
        var transcript = Transcript(prompts.translation)
        transcript.append(.prompt, prompts.translationTurn(of: line, into: target.rawValue))
        let options = GenerationOptions(temperature: 0, maximumResponseTokens: Self.mostTokens, seed: seed)
        let request = GenerationRequest(transcript: transcript, schema: Drafter.schema, options: options)
        var reply = ""
        for try await event in model.responses(to: request, seeds: [seed]) {
            if case .text(_, let piece) = event { reply += piece }
        }
        guard let text = DraftReply.text(of: reply) else {
            throw LanguageModelError.decodingFailure(reason: "the translation is not in the form asked for")
        }
        return text
    }
}
