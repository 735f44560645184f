internal import CLlama
internal import Executors
public import Foundation

/// A text encoder that runs in this process through llama.cpp, on a thread of its own.
///
/// Of a text the first 256 tokens count, about 200 words. It was trained on English; in other languages likeness
/// of meaning shows less reliably.
public actor LlamaEmbedder: TextEmbedder {
    /// The identifier of the pinned weights, which is the name that they carry.
    public static let pinnedIdentifier = "all-MiniLM-L6-v2"

    /// Names the vector space.
    public nonisolated let identifier: String
    /// The number of values of a vector.
    public nonisolated let dimension: Int

    private let executor = QueueExecutor(label: "commonplace.embedder")
    private let weights: URL
    private let threads: Int
    private let stopSignal = StopSignal()
    private var encoder: LlamaEncoder?
    /// What is wrong with the weights; they are not tried again.
    private var damage: Availability?

    /// The actor's own thread: encoding blocks, and must not hold one of the shared pool.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Prepares to run the weights; nothing is read before the first use.
    ///
    /// - Parameters:
    ///   - weights: The GGUF file.
    ///   - identifier: The name that the weights must carry; others are refused as damaged, so that vectors
    ///     never come under the name of another encoder.
    ///   - dimension: The number of values that a vector of theirs must have.
    ///   - threads: Threads that compute, moved to the nearest of 1...256. Lines are short: more than one gain
    ///     little on an idle machine, and on a busy one they wait for each other (measured: 16 ms a line became
    ///     500 ms).
    ///   - onAbort: Called before the engine ends the process over a broken invariant; may only do what a
    ///     signal handler may.
    public init(
        weights: URL, identifier: String = LlamaEmbedder.pinnedIdentifier, dimension: Int = 384,
        threads: Int = 1, onAbort: (@convention(c) () -> Void)? = nil
    ) {
        self.weights = weights
        self.identifier = identifier
        self.dimension = dimension
        self.threads = min(max(1, threads), 256)
        cp_engine_start(onAbort)
    }

    /// Whether the weights are there and could be loaded so far.
    public func availability() -> Availability {
        if let damage { return damage }
        guard encoder == nil, !FileManager.default.fileExists(atPath: weights.path) else { return .ready }
        return .weightsMissing(name: weights.lastPathComponent)
    }

    /// Returns one vector of length 1 for each text, in the order of the texts.
    ///
    /// The first call loads the weights. Cancelling the caller's task stops the encoding at once.
    ///
    /// - Throws: `LanguageModelError`, and then no vectors at all.
    public func embeddings(of texts: [String]) async throws -> [[Float]] {
        let number = stopSignal.register()
        return try await withTaskCancellationHandler {
            stopSignal.begin(number)
            defer { stopSignal.end(number) }
            guard !stopSignal.isRaised else { throw LanguageModelError.cancelled }
            guard !texts.isEmpty else { return [] }
            return try loadedEncoder().embeddings(of: texts)
        } onCancel: {
            stopSignal.cancel(number)
        }
    }

    private func loadedEncoder() throws(LanguageModelError) -> LlamaEncoder {
        if let encoder { return encoder }
        let availability = availability()
        guard availability == .ready else { throw .unavailable(availability) }
        do throws(LanguageModelError) {
            let loaded = try LlamaEncoder(path: weights.path, threads: threads, stopSignal: stopSignal)
            guard loaded.name == identifier, loaded.dimension == dimension else {
                throw LanguageModelError.unavailable(
                    .damaged(
                        path: weights.path,
                        reason: "these weights are not \(identifier) with \(dimension) values a vector"))
            }
            encoder = loaded
            return loaded
        } catch {
            if case .unavailable(let reason) = error, case .damaged = reason { damage = reason }
            throw error
        }
    }
}
