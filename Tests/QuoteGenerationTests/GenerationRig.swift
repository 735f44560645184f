import Foundation
import LanguageModels
import Prompts
import Synchronization

@testable import QuoteGeneration
@testable import QuoteLibrary

/// A generator on a real library with real gates, and a model that plays a script.
struct GenerationRig {
    static let line = "My uncle mends the radio every Sunday so the kitchen has someone to argue with."
    static let other = "The baker counts seven lamps in the fog before he opens the shutters."
    static let third = "Each spring my father holds the menu a little farther from his eyes."
    static let cliche = "Follow your dreams and never give up on yourself."
    static let moment = SaveMoment(Date(timeIntervalSince1970: 1_790_000_000), in: .gmt)

    let model: ScriptedModel
    let store: QuoteStore
    let clock = ManualClock()
    let generator: QuoteGenerator
    let events = EventLog()

    init(
        _ steps: [ScriptedModel.Step], availability: Availability = .ready,
        judge: QuoteGenerator.JudgeChoice = .judge(FixedJudge(score: 8)),
        translator: any Translator = FixedTranslator(result: .failure(.timedOut)),
        embedder: (any TextEmbedder)? = nil, store: QuoteStore? = nil,
        surprise: @escaping ScriptedModel.Surprise = { _ in nil }
    ) throws {
        let unchanging = try Self.unchanging.get()
        model = ScriptedModel(steps, availability: availability, surprise: surprise)
        self.store = try store ?? Self.library()
        generator = QuoteGenerator(
            .init(
                model: model, modelName: .init(name: "scripted", hash: "abc"), library: self.store,
                prompts: unchanging.prompts, gates: unchanging.gates,
                distinctiveness: unchanging.distinctiveness, judge: judge, translator: translator,
                contentWords: unchanging.contentWords, embedder: embedder, clock: clock))
    }

    /// What every rig has in common, read once.
    private struct Unchanging {
        let prompts: GenerationPrompts
        let gates: GateLine
        let distinctiveness: Distinctiveness
        let contentWords: ContentWords

        init(resources: URL) throws {
            prompts = try GenerationPrompts.standard()
            gates = try GateLine.standard(resources: resources)
            distinctiveness = try Distinctiveness(folder: resources)
            contentWords = try ContentWords(folder: resources)
        }
    }

    private static let unchanging = Result { try Unchanging(resources: try LanguageRig.resources.get()) }

    /// A library with a small catalog.
    static func library(at location: QuoteStore.Location = .inMemory) throws -> QuoteStore {
        try QuoteStore(at: location, catalog: catalog)
    }

    static let catalog = CatalogFiles(folder: Bundle.module.bundleURL.appending(path: "Fixtures/Catalog"))

    /// A reply of the model with this line.
    static func draft(_ line: String) -> ScriptedModel.Step {
        let text = #"{"text":"\#(line)"}"#
        return .text([String(text.prefix(14)), String(text.dropFirst(14))])
    }

    /// A request for one line, of one draft a round.
    static func request(
        _ locale: QuoteLocale = .en, theme: String? = "age", count: Int = 1, drafts: Int = 1,
        budget: QuoteRequest.Budget = .foreground, isDryRun: Bool = false
    ) -> QuoteRequest {
        QuoteRequest(
            locale: locale, theme: theme, count: count, drafts: drafts, seed: 7, budget: budget,
            isDryRun: isDryRun)
    }

    func generate(_ request: QuoteRequest = Self.request()) async -> GenerationReport {
        await generator.generate(request, at: Self.moment) { [events] in events.append($0) }
    }

    /// The texts that were saved.
    func saved() async throws -> [String] {
        try await store.searchSaved(SavedQuery(limit: 100)).quotes.map(\.text)
    }
}

/// What was to be seen.
final class EventLog: Sendable {
    private let list = Mutex<[LineEvent]>([])

    func append(_ event: LineEvent) { list.withLock { $0.append(event) } }

    /// What was shown of drafts, in its order.
    var draftTexts: [String] {
        list.withLock { events in
            events.compactMap { if case .draft(_, let text) = $0 { text } else { nil } }
        }
    }
}

/// A judge that always says the same, or fails.
struct FixedJudge: Judge {
    var score = 8.0
    var error: LanguageModelError?

    func judgements(of lines: [String], in locale: QuoteLocale) async throws -> [Judgement?] {
        if let error { throw error }
        return lines.map { _ in Judgement(score: score, method: .probabilities) }
    }
}

/// A judge that likes longer lines.
struct LengthJudge: Judge {
    func judgements(of lines: [String], in locale: QuoteLocale) async throws -> [Judgement?] {
        lines.map { Judgement(score: min(10, 6 + Double($0.count) / 40), method: .probabilities) }
    }
}

/// A judge that never answers.
struct SilentJudge: Judge {
    func judgements(of lines: [String], in locale: QuoteLocale) async throws -> [Judgement?] {
        try await ScriptedModel.silence()
    }
}

/// A translator that always says the same, or fails; back into English it says what it is told to.
struct FixedTranslator: Translator {
    let result: Result<String, LanguageModelError>
    var back: Result<String, LanguageModelError> = .success(GenerationRig.line)

    func translation(
        of line: String, from source: QuoteLocale, into target: QuoteLocale, seed: UInt64
    ) async throws -> String {
        try target == .en ? back.get() : result.get()
    }
}

/// An embedder that gives every text the vector it is told to.
struct FixedEmbedder: TextEmbedder {
    let identifier = "all-MiniLM-L6-v2"
    var dimension = 3
    var error: LanguageModelError?
    /// The only text that it fails at; nil for any.
    var failingText: String?
    var vector: @Sendable (String) -> [Float] = { _ in [1, 0, 0] }

    func embeddings(of texts: [String]) async throws -> [[Float]] {
        if let error, failingText.map(texts.contains) ?? true { throw error }
        return texts.map(vector)
    }
}
