public import LanguageModels
public import Prompts
public import QuoteLibrary

/// A conversation about quotes: a message becomes calls of read-only tools and a checked comment.
///
/// It never writes to the library. Results are events as soon as a call returns; the model only comments on them.
public actor ChatSession {
    let model: any LanguageModel
    let library: QuoteStore
    let prompts: ChatPrompts
    let limits: ChatLimits
    let today: @Sendable () -> LocalDay
    private let homeLanguage: String
    let authors: [String]
    let embedder: (any TextEmbedder)?
    var session: LanguageModelSession
    var check: ReplyCheck
    var language: String
    var turnCount: UInt64 = 0
    /// The last search of the conversation, with which a follow-up may go on.
    var lastSearch: ToolCall?
    /// The last turn, and what stood before it, for asking it again.
    var lastTurn: (message: String, before: Past)?
    var isReplying = false
    /// The cards shown last, to which their numbers refer.
    public internal(set) var cards: [QuoteCard] = []

    /// Begins a conversation.
    ///
    /// - Parameters:
    ///   - model: Who answers.
    ///   - library: What the tools read.
    ///   - prompts: The head, and the program's own sentences.
    ///   - limits: The bounds of a turn.
    ///   - language: The person's language by code, for the program's own sentences until a message tells.
    ///   - authors: Names of the catalog's authors: one alone in a comment is an attribution to be checked.
    ///   - embedder: Compares meanings, for the theme that is offered when nothing is found; nil for none.
    ///   - today: The person's calendar day, asked at every streak question.
    public init(
        model: any LanguageModel, library: QuoteStore, prompts: ChatPrompts,
        limits: ChatLimits = ChatLimits(),
        language: String = "en", authors: [String] = [], embedder: (any TextEmbedder)? = nil,
        today: @escaping @Sendable () -> LocalDay
    ) {
        self.model = model
        self.library = library
        self.prompts = prompts
        self.limits = limits
        self.today = today
        homeLanguage = language
        self.language = language
        self.authors = authors
        self.embedder = embedder
        session = LanguageModelSession(model: model, head: Self.head(prompts))
        check = ReplyCheck(authors: authors)
        emptyCheck = check
    }

    private let emptyCheck: ReplyCheck

    private static func head(_ prompts: ChatPrompts) -> Transcript {
        Transcript(
            instructions: prompts.head.instructions,
            examples: prompts.head.examples.map { turn in
                switch turn.speaker {
                case .person: (.prompt, turn.text)
                case .result: (.toolOutput, turn.text)
                case .step, .reply: (.response, turn.text)
                }
            })
    }

    /// Loads the model and evaluates the head, so that the first message costs its own tokens only.
    ///
    /// - Throws: `LanguageModelError`.
    public func prewarm() async throws {
        try await session.prewarm()
    }

    /// Forgets the conversation; the head stays evaluated.
    public func clear() {
        session = LanguageModelSession(model: model, head: Self.head(prompts))
        check = emptyCheck
        language = homeLanguage
        lastSearch = nil
        lastTurn = nil
        cards = []
    }

    /// Answers a message.
    ///
    /// - Parameters:
    ///   - message: What the person wrote.
    ///   - steps: The most steps the model may take; an evaluation of its choices stops after one.
    ///   - onEvent: Called for everything the person may see, in order.
    /// - Returns: What the turn came to.
    /// - Throws: `LanguageModelError`; the conversation is then as it was before.
    public func reply(
        to message: String, steps: Int = .max, onEvent: @escaping @Sendable (ChatEvent) async -> Void
    ) async throws -> Reply {
        try await turn(message, options(seed: nil), steps: steps, onEvent)
    }

    /// Answers the last message once more, in other words.
    ///
    /// - Returns: The new reply, or nil when there is nothing to answer again.
    /// - Throws: `LanguageModelError`; the conversation is then as it was before, the earlier reply included.
    public func regenerate(
        onEvent: @escaping @Sendable (ChatEvent) async -> Void
    ) async throws -> Reply? {
        guard let last = lastTurn else { return nil }
        return try await turn(last.message, options(seed: turnCount), from: last.before, onEvent)
    }

    private func options(seed: UInt64?) -> GenerationOptions {
        GenerationOptions(
            temperature: seed == nil ? 0 : 0.8, maximumResponseTokens: limits.stepTokens, seed: seed ?? 0)
    }

    /// Continues a conversation that took place before.
    public func recall(_ turns: [PastTurn]) async {
        for turn in turns {
            switch turn {
            case .message(let text):
                await session.append(.prompt, text)
                check.add(message: text)
                language = MessageLanguage.code(of: text) ?? language
            case .call(let call, let quotes, let result):
                await session.append(.response, StepFormat.text(of: call))
                await session.append(.toolOutput, result)
                for quote in quotes { check.add(quote: quote.text, author: quote.author) }
                check.add(recalled: call, result: result)
                noteSearch(call)
            case .reply(let text):
                let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
                await session.append(.response, "say: " + line)
                check.add(message: text)
            }
        }
    }
}
