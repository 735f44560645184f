/// A model that continues a transcript: in this process, on a server, or from a script.
public protocol LanguageModel: Sendable {
    /// Whether the model can serve now.
    func availability() async -> Availability

    /// Loads what answering needs and evaluates `transcript`, so that the first prompt costs its own tokens only.
    func prewarm(_ transcript: Transcript) async throws

    /// How many tokens a text is for this model.
    func tokenCount(of text: String) async throws -> Int

    /// Generates the next entry. Ending the iteration stops the decoding.
    func response(to request: GenerationRequest) -> AsyncThrowingStream<GenerationEvent, any Error>

    /// Evaluates the heads of these transcripts beside the conversation, which stays as it is, so that batches and
    /// surprisals behind them cost their own tokens only.
    ///
    /// As many as the model has room for are held, the newest used first. A model that holds no state does nothing.
    func prewarm(heads: [Transcript]) async throws

    /// Writes several answers to one transcript, decoded together where the model can.
    ///
    /// The answer at index i is drawn with `seeds[i]`; the seed in the request's options is not used. The same
    /// request with the same seeds says the same again. What one seed says does not depend on the other seeds, as far
    /// as floating point allows: decoded with others, a token's logits differ in their last digits, and a draw that is
    /// that close may fall to the other side.
    ///
    /// Ending the iteration stops the decoding. An error ends all answers; those finished before it are whole.
    func responses(
        to request: GenerationRequest, seeds: [UInt64]
    ) -> AsyncThrowingStream<BatchEvent, any Error>

    /// How surprising each text would be, one list for each query; nil when the model cannot tell.
    ///
    /// Texts of one token each cost no more than the transcript's evaluation. The conversation stays as it is.
    func surprisals(of queries: [SurprisalQuery]) async throws -> [[Surprisal]]?
}

/// What a model is asked: a transcript to continue, in a shape, under options.
public struct GenerationRequest: Sendable, Equatable {
    /// The conversation so far.
    public var transcript: Transcript
    /// The shape the text must have; free text if nil.
    public var schema: GenerationSchema?
    /// How to decode.
    public var options: GenerationOptions

    /// Makes a request.
    public init(transcript: Transcript, schema: GenerationSchema? = nil, options: GenerationOptions) {
        self.transcript = transcript
        self.schema = schema
        self.options = options
    }
}

/// What comes while a model answers.
public enum GenerationEvent: Sendable, Equatable {
    /// More text, whole in characters.
    case text(String)
    /// The end, with what it took.
    case finished(GenerationUsage)
}

/// What an answer took.
///
/// Times are in seconds.
public struct GenerationUsage: Sendable, Equatable, Codable {
    /// Prompt tokens evaluated for this answer.
    public var evaluatedTokens = 0
    /// Prompt tokens whose state was still there.
    public var reusedTokens = 0
    /// Prompt tokens among the reused whose state was read back from disk.
    public var restoredTokens = 0
    /// Tokens sampled.
    public var sampledTokens = 0
    /// Tokens appended without sampling, because the schema left no choice.
    public var forcedTokens = 0
    /// From the request to the end of the prompt's evaluation.
    public var promptSeconds = 0.0
    /// From there to the last token.
    public var decodeSeconds = 0.0
    /// How likely the model held each of the openings it was asked about before any preference, among those that it
    /// held likely at all.
    public var openings: [String: Double] = [:]
    /// Whether the answer stopped at the limit of tokens rather than by itself.
    public var stoppedAtLimit = false

    /// Makes the usage of an answer that took nothing.
    public init() {}
}
