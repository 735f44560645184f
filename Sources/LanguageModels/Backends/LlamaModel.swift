internal import CLlama
internal import Executors
public import Foundation

/// Weights that run in this process through llama.cpp, on a thread of their own.
///
/// The state of one conversation is held; a request that continues what is held evaluates only what is new. Batches
/// and surprisals have a state of their own, with the heads of a few transcripts, made when they are first asked for.
/// The states of heads are kept on disk when a folder for them is given.
public actor LlamaModel: LanguageModel {
    /// Where and how the weights run.
    public struct Configuration: Sendable {
        /// The GGUF file.
        public let weights: URL
        /// The most tokens of a conversation; bounded by what the weights were trained on.
        public let window: Int
        /// Threads that compute.
        public let threads: Int
        /// Where states of instructions are kept between runs; nil keeps none.
        public let stateFolder: URL?
        /// How many answers of a batch are decoded at once; the others begin as those end.
        ///
        /// The standard is four. The engine multiplies rows by fours: a token of one thread took 141, 117, 102, 55, 64,
        /// 52 ms at widths 1, 2, 3, 4, 6, 8 with the standard weights, and 64, 46, 36, 29, 31, 24 ms with the compact
        /// ones. Eight drafts took 0.45 of the time of eight one by one at width 4 and 0.39 at width 8, where the first
        /// whole one comes twice as late.
        public let batchWidth: Int
        /// The most tokens of the answers of a batch with what they answer, and of the heads held for them.
        public let batchWindow: Int
        /// How many conversations are answered at once, all within `window`; more wait until one is answered.
        public let conversations: Int

        static let widthLimit = 16

        /// Makes a configuration; the standard window holds about a hundred short turns.
        ///
        /// Bounds: windows of 512 tokens at least, 1...256 threads, a width and conversations of 1...16; others
        /// are moved to the nearest bound.
        public init(
            weights: URL, window: Int = 8192, threads: Int? = nil, stateFolder: URL? = nil,
            batchWidth: Int = 4, batchWindow: Int = 4096, conversations: Int = 1
        ) {
            self.weights = weights
            self.window = max(512, window)
            self.batchWidth = min(max(1, batchWidth), Self.widthLimit)
            self.batchWindow = max(512, batchWindow)
            self.conversations = min(max(1, conversations), Self.widthLimit)
            self.threads = min(max(1, threads ?? ProcessInfo.processInfo.activeProcessorCount), 256)
            self.stateFolder = stateFolder
        }
    }

    private let executor = QueueExecutor(label: "commonplace.llama")
    private let configuration: Configuration
    let stopSignal = StopSignal()
    let desk = ConversationDesk()
    private(set) var engine: LlamaEngine?
    /// What is wrong with the weights; they are not tried again.
    private var damage: Availability?

    /// The actor's own thread: decoding blocks, and must not hold one of the shared pool.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Prepares to run the weights; nothing is read before the first use.
    ///
    /// - Parameters:
    ///   - configuration: Where and how they run.
    ///   - onAbort: Called before the engine ends the process over a broken invariant; may only do what a signal
    ///     handler may.
    public init(_ configuration: Configuration, onAbort: (@convention(c) () -> Void)? = nil) {
        self.configuration = configuration
        cp_engine_start(onAbort)
    }

    /// The engine's version and the processor features it was built for.
    public static var engineDescription: (version: String, features: String) {
        (String(cString: cp_engine_version()), String(cString: cp_engine_features()))
    }

    /// Whether the weights are there and could be loaded so far.
    public func availability() -> Availability {
        if let damage { return damage }
        guard engine == nil else { return .ready }
        guard FileManager.default.fileExists(atPath: configuration.weights.path) else {
            return .weightsMissing(name: configuration.weights.lastPathComponent)
        }
        return .ready
    }

    /// Loads the weights, and evaluates `transcript` or reads its state back.
    ///
    /// - Throws: `LanguageModelError`.
    public func prewarm(_ transcript: Transcript) async throws {
        try await cancellable { engine in
            guard configuration.conversations == 1 else {
                return try engine.conversationEngine().prepare(transcript)
            }
            var usage = GenerationUsage()
            try engine.evaluate(transcript, opensReply: false, reserve: 0, &usage)
        }
    }

    /// Evaluates the heads of these transcripts beside the conversation, or reads their states back.
    ///
    /// - Throws: `LanguageModelError`.
    public func prewarm(heads: [Transcript]) async throws {
        try await cancellable { engine in
            let batches = try engine.batchEngine()
            for transcript in heads { try batches.prepare(transcript) }
        }
    }

    /// How surprising each text would be, one list for each query.
    ///
    /// - Throws: `LanguageModelError`.
    public func surprisals(of queries: [SurprisalQuery]) async throws -> [[Surprisal]]? {
        try await cancellable { try $0.batchEngine().surprisals(of: queries) }
    }

    /// How many tokens a text is for these weights.
    ///
    /// - Throws: `LanguageModelError`.
    public func tokenCount(of text: String) async throws -> Int {
        try await cancellable { try $0.tokenCount(of: text) }
    }

    /// Runs `work` so that cancelling the caller's task stops the loading and the evaluation in it.
    private func cancellable<Result>(_ work: (LlamaEngine) throws -> Result) async throws -> Result {
        let number = stopSignal.register()
        return try await withTaskCancellationHandler {
            stopSignal.begin(number)
            defer { stopSignal.end(number) }
            guard !stopSignal.isRaised else { throw LanguageModelError.cancelled }
            return try work(loadedEngine())
        } onCancel: {
            stopSignal.cancel(number)
        }
    }

    /// Generates the next entry; ending the iteration stops the decoding at once.
    public nonisolated func response(
        to request: GenerationRequest
    ) -> AsyncThrowingStream<GenerationEvent, any Error> {
        guard configuration.conversations == 1 else { return joiningResponse(to: request) }
        return decoding { engine, yield in
            yield(.finished(try engine.generate(request) { yield(.text($0)) }))
        }
    }

    /// Decodes several answers together; ending the iteration stops the decoding at once.
    public nonisolated func responses(
        to request: GenerationRequest, seeds: [UInt64]
    ) -> AsyncThrowingStream<BatchEvent, any Error> {
        decoding { engine, yield in
            try engine.batchEngine().respond(to: request, seeds: seeds, onEvent: yield)
        }
    }

    /// A stream of what `work` yields on the model's own thread.
    private nonisolated func decoding<Event: Sendable>(
        _ work: @escaping @Sendable (LlamaEngine, (Event) -> Void) throws -> Void
    ) -> AsyncThrowingStream<Event, any Error> {
        let number = stopSignal.register()
        return AsyncThrowingStream { continuation in
            continuation.onTermination = { [stopSignal] termination in
                if case .cancelled = termination { stopSignal.cancel(number) }
            }
            Task { await self.run(work, number, continuation) }
        }
    }

    private func run<Event: Sendable>(
        _ work: @Sendable (LlamaEngine, (Event) -> Void) throws -> Void, _ number: Int,
        _ continuation: AsyncThrowingStream<Event, any Error>.Continuation
    ) {
        stopSignal.begin(number)
        defer { stopSignal.end(number) }
        do {
            guard !stopSignal.isRaised else { throw LanguageModelError.cancelled }
            try work(loadedEngine()) { continuation.yield($0) }
            continuation.finish()
        } catch {
            continuation.finish(throwing: error)
        }
    }

    func loadedEngine() throws(LanguageModelError) -> LlamaEngine {
        if let engine { return engine }
        if let damage { throw .unavailable(damage) }
        guard FileManager.default.fileExists(atPath: configuration.weights.path) else {
            throw .unavailable(.weightsMissing(name: configuration.weights.lastPathComponent))
        }
        do {
            let loaded = try LlamaEngine(configuration, stopSignal: stopSignal)
            engine = loaded
            return loaded
        } catch {
            if case .unavailable(let reason) = error, case .damaged = reason { damage = reason }
            throw error
        }
    }
}
