internal import CLlama
internal import Executors
public import Foundation

/// Weights that run in this process through llama.cpp, on a thread of their own.
///
/// One state is held; a request that continues what is held evaluates only what is new. The state of the
/// instructions is kept on disk when a folder for it is given.
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

        /// Makes a configuration; the standard window holds about a hundred short turns.
        ///
        /// Bounds: a window of 512 tokens at least, 1...256 threads; others are moved to the nearest bound.
        public init(weights: URL, window: Int = 8192, threads: Int? = nil, stateFolder: URL? = nil) {
            self.weights = weights
            self.window = max(512, window)
            self.threads = min(max(1, threads ?? ProcessInfo.processInfo.activeProcessorCount), 256)
            self.stateFolder = stateFolder
        }
    }

    private let executor = QueueExecutor(label: "commonplace.llama")
    private let configuration: Configuration
    private let stopSignal = StopSignal()
    private var engine: LlamaEngine?
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
            var usage = GenerationUsage()
            try engine.evaluate(transcript, opensReply: false, reserve: 0, &usage)
        }
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
    public nonisolated func response(to request: GenerationRequest) -> AsyncThrowingStream<
        GenerationEvent, any Error
    > {
        let number = stopSignal.register()
        return AsyncThrowingStream { continuation in
            continuation.onTermination = { [stopSignal] termination in
                if case .cancelled = termination { stopSignal.cancel(number) }
            }
            Task { await self.answer(request, number, continuation) }
        }
    }

    private func answer(
        _ request: GenerationRequest, _ number: Int,
        _ continuation: AsyncThrowingStream<GenerationEvent, any Error>.Continuation
    ) {
        stopSignal.begin(number)
        defer { stopSignal.end(number) }
        do {
            guard !stopSignal.isRaised else { throw LanguageModelError.cancelled }
            let usage = try loadedEngine().generate(request) { continuation.yield(.text($0)) }
            continuation.yield(.finished(usage))
            continuation.finish()
        } catch {
            continuation.finish(throwing: error)
        }
    }

    private func loadedEngine() throws(LanguageModelError) -> LlamaEngine {
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
