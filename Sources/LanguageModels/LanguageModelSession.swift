/// One conversation with a model: a transcript, and at most one answer at a time.
public actor LanguageModelSession {
    /// What was said so far.
    public private(set) var transcript: Transcript
    private let model: any LanguageModel
    private var isResponding = false

    /// Begins a conversation from a head.
    public init(model: any LanguageModel, head: Transcript) {
        self.model = model
        transcript = head
    }

    /// An answer and what it took.
    public struct Response: Sendable, Equatable {
        /// The whole text.
        public let text: String
        /// What it took.
        public let usage: GenerationUsage
    }

    /// Evaluates the conversation so far, so that the next prompt costs its own tokens only.
    public func prewarm() async throws {
        try await model.prewarm(transcript)
    }

    /// How many tokens a text is for the model.
    public func tokenCount(of text: String) async throws -> Int {
        try await model.tokenCount(of: text)
    }

    /// Adds what the person or a tool said.
    public func append(_ role: Transcript.Entry.Role, _ text: String) {
        transcript.append(role, text)
    }

    /// Forgets every entry from index `count` on: a cancelled or repeated turn leaves no trace.
    public func truncate(to count: Int) {
        transcript.truncate(to: count)
    }

    /// Forgets the newest entry.
    public func dropLastEntry() {
        transcript.truncate(to: transcript.entries.count - 1)
    }

    /// Leaves out the oldest turn, and says whether there was one.
    public func dropOldestTurn() -> Bool {
        transcript.dropOldestTurn()
    }

    /// Answers the conversation, and appends the answer to it.
    ///
    /// - Parameters:
    ///   - schema: The shape of the answer; free text if nil.
    ///   - options: How to decode.
    ///   - onText: Called with each piece of text as it comes, whole in characters.
    /// - Returns: The answer. Nothing is appended when this throws.
    /// - Throws: `LanguageModelError`.
    public func respond(
        schema: GenerationSchema? = nil, options: GenerationOptions,
        onText: @Sendable (String) async -> Void = { _ in }
    ) async throws -> Response {
        guard !isResponding else { throw LanguageModelError.concurrentRequests }
        isResponding = true
        defer { isResponding = false }
        let request = GenerationRequest(transcript: transcript, schema: schema, options: options)
        var text = ""
        var usage: GenerationUsage?
        for try await event in model.response(to: request) {
            switch event {
            case .text(let piece):
                text += piece
                await onText(piece)
            case .finished(let taken):
                usage = taken
            }
        }
        // A cancelled consumer's iteration ends without an error: half an answer must not look whole.
        guard !Task.isCancelled else { throw LanguageModelError.cancelled }
        guard let usage else { throw LanguageModelError.decodingFailure(reason: "the answer broke off") }
        transcript.append(.response, text)
        return Response(text: text, usage: usage)
    }
}
