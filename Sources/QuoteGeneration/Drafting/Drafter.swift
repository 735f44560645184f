internal import LanguageModels
internal import Prompts
internal import QuoteLibrary

/// Has the model write drafts: one prompt, many sequences, each with its seed.
struct Drafter {
    /// What came of one sequence.
    struct Draft {
        let text: String
        /// Why it is no whole draft; nil if it is one.
        let fault: String?
    }

    /// What a draft is asked to be: a line in an object, without what the gates refuse in any case.
    static let schema = GenerationSchema.object([
        ("text", .string(maximumLength: 160, without: "\"\\{}[]<>#*_`|“”„«»"), isRequired: true)
    ])
    static let temperature = 0.7
    static let mostTokens = 40

    let parts: QuoteGenerator.Parts

    /// Prepares what every draft in a language begins with, and every judging.
    ///
    /// What goes wrong comes up again with the first draft, and is answered there.
    func prewarm(for language: QuoteLocale) async {
        guard var heads = head(in: language).map({ [$0] }) else { return }
        if case .judge = parts.judge { heads.append(Transcript(parts.prompts.judge)) }
        try? await parts.model.prewarm(heads: heads)
    }

    /// Writes drafts.
    ///
    /// - Parameters:
    ///   - request: What is asked for.
    ///   - language: The language to write in.
    ///   - hint: What gives them their picture.
    ///   - seeds: One for each draft.
    ///   - onText: Told the text of a draft so far, by its index.
    /// - Returns: A draft for each seed, in their order.
    /// - Throws: `LanguageModelError`.
    func drafts(
        for request: QuoteRequest, in language: QuoteLocale, hint: String, seeds: [UInt64],
        onText: (Int, String) async -> Void
    ) async throws -> [Draft] {
        guard var transcript = head(in: language) else {
            throw LanguageModelError.unsupportedLanguage(locale: language.rawValue)
        }
        transcript.append(.prompt, turn(for: request, in: language, hint: hint))
        let options = GenerationOptions(temperature: Self.temperature, maximumResponseTokens: Self.mostTokens)
        let asked = GenerationRequest(transcript: transcript, schema: Self.schema, options: options)
        var texts = seeds.map { _ in "" }
        var endings: [GenerationUsage?] = seeds.map { _ in nil }
        for try await event in parts.model.responses(to: asked, seeds: seeds) {
            switch event {
            case .text(let index, let piece):
                texts[index] += piece
                await onText(index, DraftReply.text(soFar: texts[index]))
            case .finished(let index, let usage): endings[index] = usage
            }
        }
        return zip(texts, endings).map { text, usage in
            guard let usage else { return Draft(text: DraftReply.text(soFar: text), fault: "it broke off") }
            guard !usage.stoppedAtLimit else {
                return Draft(
                    text: DraftReply.text(soFar: text), fault: "longer than \(Self.mostTokens) tokens")
            }
            guard let whole = DraftReply.text(of: text) else {
                return Draft(text: text, fault: "not in the form asked for")
            }
            return Draft(text: whole, fault: nil)
        }
    }

    private func head(in language: QuoteLocale) -> Transcript? {
        parts.prompts.draftHead(in: language.rawValue).map(Transcript.init)
    }

    private func turn(for request: QuoteRequest, in language: QuoteLocale, hint: String) -> String {
        let themes = parts.prompts.stock(of: language.rawValue).themes
        return parts.prompts.draftTurn(
            in: language.rawValue, theme: request.theme ?? request.draw(from: themes, 1) ?? "",
            mood: request.drawnMood.rawValue, hint: hint)
    }
}

extension Transcript {
    /// Begins with a head.
    init(_ head: PromptHead) {
        self.init(
            instructions: head.instructions,
            examples: head.examples.map { ($0.speaker == .reply ? .response : .prompt, $0.text) })
    }
}
