internal import LanguageModels
internal import Prompts
internal import QuoteLibrary

/// Has the model write drafts: one prompt, many sequences, each with its seed.
struct Drafter {
    /// Lines that a draft must not resemble.
    struct Steering {
        /// How many of each kind are shown to the model at most.
        static let most = 3
        static let none = Steering(accepted: [], rejected: [])

        let accepted: [String]
        let rejected: [String]

        var lines: [String] { accepted.suffix(Self.most) + rejected.suffix(Self.most) }
    }

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

    /// Prepares what every draft in a language begins with.
    func prewarm(for locale: QuoteLocale) async throws {
        let language = parts.prompts.service(of: locale.rawValue) == .translated ? QuoteLocale.en : locale
        guard let head = head(in: language) else { return }
        try await parts.model.prewarm(heads: [head, Transcript(parts.prompts.judge)])
    }

    /// Writes drafts.
    ///
    /// - Parameters:
    ///   - request: What is asked for.
    ///   - language: The language to write in.
    ///   - round: Which round it is; each builds on another thing.
    ///   - seeds: One for each draft.
    ///   - steering: Lines to keep away from.
    ///   - onText: Told the text of a draft so far, by its index.
    /// - Returns: A draft for each seed, in their order.
    /// - Throws: `LanguageModelError`.
    func drafts(
        for request: QuoteRequest, in language: QuoteLocale, round: Int, seeds: [UInt64], steering: Steering,
        onText: (Int, String) async -> Void
    ) async throws -> [Draft] {
        guard var transcript = head(in: language) else {
            throw LanguageModelError.unsupportedLanguage(locale: language.rawValue)
        }
        transcript.append(.prompt, turn(for: request, in: language, round: round, steering: steering))
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

    private func turn(
        for request: QuoteRequest, in language: QuoteLocale, round: Int, steering: Steering
    ) -> String {
        let stock = parts.prompts.stock(of: language.rawValue)
        return parts.prompts.draftTurn(
            in: language.rawValue, theme: request.theme ?? request.draw(from: stock.themes, 1) ?? "",
            mood: request.drawnMood.rawValue,
            hint: request.draw(from: stock.hints, 1 + UInt64(round)) ?? "", avoided: steering.lines)
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
