/// Answers and surprises beside the conversation, in sequences of a context of their own.
///
/// The context holds the heads of transcripts (`LlamaHeads`) and, while a request is answered, copies of a head with
/// what stands behind it. Used from one thread only.
final class LlamaBatchEngine {
    /// Sequences beside those of heads: the prompt's own and the answers', or the texts'.
    static let workLimit = 1 + LlamaModel.Configuration.widthLimit

    let weights: LlamaWeights
    let transcripts: TranscriptTokens
    let sequences: LlamaSequences
    let heads: LlamaHeads
    let matchers: MatcherPool
    let width: Int

    init(
        _ configuration: LlamaModel.Configuration, weights: LlamaWeights, transcripts: TranscriptTokens,
        matchers: MatcherPool, states: LlamaStateFolder?, stopSignal: StopSignal
    ) throws(LanguageModelError) {
        try MachineMemory.checkBatches()
        self.weights = weights
        self.transcripts = transcripts
        self.matchers = matchers
        width = configuration.batchWidth
        sequences = try LlamaSequences(
            weights: weights,
            settings: .init(
                window: min(configuration.batchWindow, max(weights.trainedWindow, 512)), batch: 64,
                sequences: LlamaHeads.limit + Self.workLimit, outputs: 32, threads: configuration.threads),
            stopSignal: stopSignal)
        heads = LlamaHeads(sequences: sequences, states: states)
    }

    /// Runs `body` with the work sequences, and empties them behind it, whatever its end.
    func withWorkSequences<Value>(
        _ body: ([Int32]) throws(LanguageModelError) -> Value
    ) throws(LanguageModelError) -> Value {
        let work = (0..<Int32(Self.workLimit)).map { Int32(LlamaHeads.limit) + $0 }
        let result = Result { () throws(LanguageModelError) in try body(work) }
        for sequence in work where !sequences.forget(sequence) { heads.forgetAll() }
        return try result.get()
    }

    /// Evaluates the head of a transcript, unless it is held or can be read back.
    func prepare(_ transcript: Transcript) throws(LanguageModelError) {
        let head = try transcripts.prompt(of: transcript, opensReply: false).head
        guard !head.isEmpty else { return }
        var usage = GenerationUsage()
        _ = try heads.hold(head, &usage)
    }
}
