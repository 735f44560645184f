import Foundation

/// Loaded weights with one evaluated conversation, and what is decoded beside it.
///
/// Used from one thread only.
final class LlamaEngine {
    private let configuration: LlamaModel.Configuration
    private let stopSignal: StopSignal
    private let weights: LlamaWeights
    private let transcripts: TranscriptTokens
    private let context: LlamaContext
    private let states: LlamaStateFolder?
    private let matchers = MatcherPool()
    private var batches: LlamaBatchEngine?
    /// What decodes several conversations together, once it was needed.
    private(set) var conversations: LlamaConversations?

    init(_ configuration: LlamaModel.Configuration, stopSignal: StopSignal) throws(LanguageModelError) {
        self.configuration = configuration
        self.stopSignal = stopSignal
        try MachineMemory.check(weights: configuration.weights)
        weights = try LlamaWeights(path: configuration.weights.path) { stopSignal.isRaised }
        transcripts = try TranscriptTokens(weights: weights)
        let window = min(configuration.window, max(weights.trainedWindow, 512))
        context = try LlamaContext(
            weights: weights, window: window, threads: configuration.threads, stopSignal: stopSignal)
        let identity = "\(weights.identity), window \(window)"
        states = configuration.stateFolder.map { LlamaStateFolder(folder: $0, identity: identity) }
    }

    func tokenCount(of text: String) throws(LanguageModelError) -> Int {
        try weights.tokens(of: text).count
    }

    /// What decodes beside the conversation; made when it is first needed.
    func batchEngine() throws(LanguageModelError) -> LlamaBatchEngine {
        if let batches { return batches }
        let made = try LlamaBatchEngine(
            configuration, weights: weights, transcripts: transcripts, matchers: matchers, states: states,
            stopSignal: stopSignal)
        batches = made
        return made
    }

    /// What decodes several conversations together; made when it is first needed.
    func conversationEngine() throws(LanguageModelError) -> LlamaConversations {
        if let conversations { return conversations }
        let made = try LlamaConversations(
            configuration, weights: weights, transcripts: transcripts, matchers: matchers, states: states,
            stopSignal: stopSignal)
        conversations = made
        return made
    }

    /// Generates the next entry of the request's transcript.
    func generate(
        _ request: GenerationRequest, onText: (String) -> Void
    ) throws(LanguageModelError) -> GenerationUsage {
        let options = request.options
        var usage = GenerationUsage()
        try evaluate(
            request.transcript, opensReply: true, reserve: options.maximumResponseTokens, &usage)
        let started = ContinuousClock.now
        var decoder = AnswerDecoder(
            options: options, matcher: matchers.take(for: request.schema), weights: weights)
        defer { matchers.keep(decoder.matcher, for: request.schema) }
        decoder.usage = usage
        var text = ""
        func emit(_ piece: String) {
            guard !piece.isEmpty else { return }
            text += piece
            onText(piece)
        }
        var step: AnswerDecoder.Step? = try decoder.opening()
        while let taken = step {
            emit(taken.text)
            try context.evaluate(taken.tokens)
            step = try context.withLogits { (logits) throws(LanguageModelError) in
                try decoder.next(logits)
            }
        }
        emit(decoder.rest())
        try transcripts.remember(decoder.produced, as: text, in: request.transcript)
        decoder.usage.decodeSeconds = started.secondsSince
        return decoder.usage
    }

    /// Evaluates a transcript as far as it is not held already, and room is left for `reserve` tokens.
    func evaluate(
        _ transcript: Transcript, opensReply: Bool, reserve: Int, _ usage: inout GenerationUsage
    ) throws(LanguageModelError) {
        let started = ContinuousClock.now
        let prompt = try transcripts.prompt(of: transcript, opensReply: opensReply)
        let wanted = prompt.tokens
        try prompt.checkRoom(for: reserve, in: context.window)
        let head = prompt.head
        if let states, !head.isEmpty, context.heldPrefix(of: head) < head.count {
            if states.restore(head, { context.restore(head, from: $0) }) {
                usage.restoredTokens = head.count
            } else {
                usage.evaluatedTokens += try hold(head)
                states.save(head, context.save)
            }
        }
        // The logits after the last token are needed, so it is evaluated again even if it is held.
        context.truncate(to: min(context.heldPrefix(of: wanted), max(wanted.count - 1, 0)))
        let held = context.evaluated.count
        usage.reusedTokens = max(0, held - usage.evaluatedTokens)
        usage.evaluatedTokens += wanted.count - held
        try context.evaluate(wanted[held...])
        usage.promptSeconds = started.secondsSince
    }

    /// Holds exactly these tokens, and answers how many had to be evaluated.
    private func hold(_ tokens: [Int32]) throws(LanguageModelError) -> Int {
        context.truncate(to: context.heldPrefix(of: tokens))
        let held = context.evaluated.count
        try context.evaluate(tokens[held...])
        return tokens.count - held
    }
}
