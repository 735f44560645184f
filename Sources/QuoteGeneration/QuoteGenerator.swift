public import LanguageModels
public import Prompts
public import QuoteLibrary

/// The second way of the house: from a request to lines that passed every gate and stand in the library.
///
/// Nothing is written before all gates have accepted. One request runs at a time.
public actor QuoteGenerator {
    /// What the generator works with.
    public struct Parts: Sendable {
        /// The model that drafts.
        public var model: any LanguageModel
        /// What the library keeps about the model.
        public var modelName: GeneratedLine.Model
        /// The person's library.
        public var library: QuoteStore
        /// The texts that the model is asked with.
        public var prompts: GenerationPrompts
        /// The deterministic gate.
        public var gates: GateLine
        /// The score for what is the line's own.
        public var distinctiveness: Distinctiveness
        /// Scores lines in a fresh session, or why nothing does.
        public var judge: JudgeChoice
        /// Turns lines into languages that the model does not write well itself.
        public var translator: any Translator
        /// Tells which words carry content, for the comparison of words.
        public var contentWords: ContentWords
        /// Compares meanings; nil where there is none, and novelty is not proven then.
        public var embedder: (any TextEmbedder)?
        /// The clock of the budget.
        public var clock: any Clock<Duration>

        /// Gathers the parts.
        public init(
            model: any LanguageModel, modelName: GeneratedLine.Model, library: QuoteStore,
            prompts: GenerationPrompts, gates: GateLine, distinctiveness: Distinctiveness, judge: JudgeChoice,
            translator: any Translator, contentWords: ContentWords, embedder: (any TextEmbedder)?,
            clock: any Clock<Duration> = ContinuousClock()
        ) {
            self.model = model
            self.modelName = modelName
            self.library = library
            self.prompts = prompts
            self.gates = gates
            self.distinctiveness = distinctiveness
            self.judge = judge
            self.translator = translator
            self.contentWords = contentWords
            self.embedder = embedder
            self.clock = clock
        }

        /// Whether lines can be written in a language now, and why not.
        func readiness(for locale: QuoteLocale) async -> Availability {
            let availability = await model.availability()
            guard availability == .ready else { return availability }
            return prompts.service(of: locale.rawValue) == nil
                ? .languageUnsupported(locale: locale.rawValue) : .ready
        }

        /// The language that drafts for a language are written in.
        func draftLocale(for locale: QuoteLocale) -> QuoteLocale {
            prompts.service(of: locale.rawValue) == .translated ? .en : locale
        }

        /// The hash of what drafts in a language are asked with.
        func promptHash(in locale: QuoteLocale) -> String {
            var hash = StableHash()
            hash.combine(prompts.draftText(in: locale.rawValue))
            return String(hash.value, radix: 16)
        }
    }

    /// The judge, or why there is none.
    public enum JudgeChoice: Sendable {
        case judge(any Judge)
        case none(because: String)
    }

    private let parts: Parts
    /// Drafts rejected in this process by their language, newest last; they are never written anywhere.
    private var rejected: [QuoteLocale: [String]] = [:]
    private var isGenerating = false
    private static let rememberedRejections = 24

    /// Makes a generator; nothing is loaded before the first request.
    public init(_ parts: Parts) {
        self.parts = parts
    }

    /// Whether lines can be written in a language now, and why not.
    public func readiness(for locale: QuoteLocale) async -> Availability {
        guard !isGenerating else { return .busy }
        return await parts.readiness(for: locale)
    }

    /// Writes lines; every way it can end is a report, none an error.
    ///
    /// - Parameters:
    ///   - request: What is asked for.
    ///   - moment: When it is, for the library.
    ///   - onEvent: Told what is going on; drafts are not saved quotes.
    /// - Returns: What became of it.
    public func generate(
        _ request: QuoteRequest, at moment: SaveMoment,
        onEvent: @escaping @Sendable (LineEvent) async -> Void = { _ in }
    ) async -> GenerationReport {
        let started = ContinuousClock.now
        guard !isGenerating else {
            return await report(of: request, .failed(.concurrentRequests), nil, moment, since: started)
        }
        isGenerating = true
        defer { isGenerating = false }
        let draftLocale = parts.draftLocale(for: request.locale)
        let earlier = rejected[draftLocale] ?? []
        let run = GenerationRun(
            request, parts: parts, moment: moment, rejectedEarlier: earlier, onEvent: onEvent)
        let (ending, isOver) = await Deadline.run(within: request.budget.duration, clock: parts.clock) {
            await run.run()
        }
        rejected[draftLocale] = await (earlier + run.rejectedTexts).suffix(Self.rememberedRejections)
        // The budget stops the work by cancelling it.
        let end = ending == .cancelled && isOver ? .timedOut : ending
        return await report(of: request, end, run, moment, since: started)
    }

    private func report(
        of request: QuoteRequest, _ ending: GenerationReport.Ending, _ run: GenerationRun?,
        _ moment: SaveMoment, since started: ContinuousClock.Instant
    ) async -> GenerationReport {
        let accepted = await run?.accepted ?? []
        let curated = accepted.count < request.count ? await offer(for: request, at: moment) : nil
        return GenerationReport(
            request: request, ending: ending, accepted: accepted, candidates: await run?.candidates ?? [],
            curated: curated, seconds: started.secondsSince)
    }

    /// A curated quotation in the place of a line; the request's language and theme come first.
    private func offer(for request: QuoteRequest, at moment: SaveMoment) async -> CatalogQuote? {
        let library = parts.library
        let queries = [
            CatalogQuery(
                query: request.theme, mood: request.mood?.rawValue, language: request.locale.rawValue,
                limit: 1, seed: request.seed),
            CatalogQuery(
                mood: request.mood?.rawValue, language: request.locale.rawValue, limit: 1, seed: request.seed),
        ]
        // A cancelled request is offered something too, so the search is not part of its task.
        let search = Task { () -> CatalogQuote? in
            for query in queries {
                // A library that cannot be read has nothing to offer; the report's ending says so.
                guard let found = try? await library.searchCatalog(query) else { return nil }
                if let quote = found.quotes.first { return quote }
            }
            return try? await library.quoteOfTheDay(on: moment.day)
        }
        return await search.value
    }
}
