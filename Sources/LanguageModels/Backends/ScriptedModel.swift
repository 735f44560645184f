import Synchronization

/// A model that plays a queue of steps and records what it was asked: for tests of everything around a model.
public final class ScriptedModel: LanguageModel {
    /// What it does when it is asked next; each answer of a batch takes one.
    public enum Step: Sendable, Equatable {
        /// Says these pieces, one after the other.
        case text([String])
        /// Says these pieces, then fails.
        case failure(after: [String], LanguageModelError)
        /// Says these pieces, then says nothing more until it is cancelled.
        case silence(after: [String])

        var pieces: [String] {
            switch self {
            case .text(let pieces), .failure(let pieces, _), .silence(let pieces): pieces
            }
        }
    }

    /// A batch it was asked for.
    public struct Batch: Sendable, Equatable {
        /// What all answers continue.
        public let request: GenerationRequest
        /// The seed of each answer.
        public let seeds: [UInt64]
    }

    /// Answers queries about surprise; may throw, or wait with `silence()`.
    public typealias Surprise = @Sendable ([SurprisalQuery]) async throws -> [[Surprisal]]?

    private struct State {
        var steps: [Step]
        var requests: [GenerationRequest] = []
        var batches: [Batch] = []
        var prewarmed: [Transcript] = []
        var prewarmedHeads: [Transcript] = []
        var queries: [[SurprisalQuery]] = []

        mutating func nextStep() -> Step {
            guard !steps.isEmpty else {
                return .failure(after: [], .decodingFailure(reason: "the script is over"))
            }
            return steps.removeFirst()
        }
    }

    private let state: Mutex<State>
    private let readiness: Availability
    private let surprise: Surprise

    /// Makes a model that plays `steps`, past the end of which it fails, and cannot tell surprise unless told how.
    public init(
        _ steps: [Step], availability: Availability = .ready, surprise: @escaping Surprise = { _ in nil }
    ) {
        state = Mutex(State(steps: steps))
        readiness = availability
        self.surprise = surprise
    }

    /// Makes a model that says these texts, one each time.
    public convenience init(saying texts: [String]) {
        self.init(texts.map { .text([$0]) })
    }

    /// What it was asked, oldest first, batches left aside.
    public var requests: [GenerationRequest] { state.withLock(\.requests) }

    /// The batches it was asked for, oldest first.
    public var batches: [Batch] { state.withLock(\.batches) }

    /// The lists of queries it was asked, oldest first.
    public var queries: [[SurprisalQuery]] { state.withLock(\.queries) }

    /// The transcripts it was asked to prepare for.
    public var prewarmed: [Transcript] { state.withLock(\.prewarmed) }

    /// The transcripts whose heads it was asked to prepare beside the conversation.
    public var prewarmedHeads: [Transcript] { state.withLock(\.prewarmedHeads) }

    /// The steps not played yet.
    public var remainingSteps: [Step] { state.withLock(\.steps) }

    /// The readiness it was made with.
    public func availability() -> Availability { readiness }

    private func checkReadiness() throws(LanguageModelError) {
        guard readiness == .ready else { throw .unavailable(readiness) }
    }

    /// Records the transcript.
    public func prewarm(_ transcript: Transcript) throws {
        try checkReadiness()
        state.withLock { $0.prewarmed.append(transcript) }
    }

    /// Records the transcripts.
    public func prewarm(heads: [Transcript]) throws {
        try checkReadiness()
        state.withLock { $0.prewarmedHeads += heads }
    }

    /// One token for each word, which is enough to test what is counted.
    public func tokenCount(of text: String) -> Int {
        text.split(whereSeparator: \.isWhitespace).count
    }

    /// Plays the next step.
    public func response(to request: GenerationRequest) -> AsyncThrowingStream<GenerationEvent, any Error> {
        let step = state.withLock { state -> Step in
            state.requests.append(request)
            return state.nextStep()
        }
        let (stream, continuation) = AsyncThrowingStream<GenerationEvent, any Error>.makeStream()
        guard readiness == .ready else {
            continuation.finish(throwing: LanguageModelError.unavailable(readiness))
            return stream
        }
        step.pieces.forEach { continuation.yield(.text($0)) }
        switch step {
        case .text:
            continuation.yield(.finished(GenerationUsage()))
            continuation.finish()
        case .failure(_, let error):
            continuation.finish(throwing: error)
        case .silence:
            break
        }
        return stream
    }

    /// Plays the next steps side by side, a piece of each in turn.
    ///
    /// A failure ends the batch when its turn has come; with a silence in it the batch never ends by itself.
    public func responses(
        to request: GenerationRequest, seeds: [UInt64]
    ) -> AsyncThrowingStream<BatchEvent, any Error> {
        let steps = state.withLock { state in
            state.batches.append(Batch(request: request, seeds: seeds))
            return seeds.map { _ in state.nextStep() }
        }
        let (stream, continuation) = AsyncThrowingStream<BatchEvent, any Error>.makeStream()
        guard readiness == .ready else {
            continuation.finish(throwing: LanguageModelError.unavailable(readiness))
            return stream
        }
        for turn in 0...(steps.map(\.pieces.count).max() ?? 0) {
            for (index, step) in steps.enumerated() {
                if turn < step.pieces.count {
                    continuation.yield(.text(index: index, step.pieces[turn]))
                } else if turn == step.pieces.count {
                    switch step {
                    case .text: continuation.yield(.finished(index: index, GenerationUsage()))
                    case .failure(_, let error): continuation.finish(throwing: error)
                    case .silence: break
                    }
                }
            }
        }
        let isSilent = steps.contains { step in
            if case .silence = step { true } else { false }
        }
        if !isSilent { continuation.finish() }
        return stream
    }

    /// Records the queries, and answers as it was told to.
    public func surprisals(of queries: [SurprisalQuery]) async throws -> [[Surprisal]]? {
        state.withLock { $0.queries.append(queries) }
        try checkReadiness()
        return try await surprise(queries)
    }

    /// Waits until the task is cancelled, then fails: a model that never answers.
    public static func silence() async throws -> Never {
        let (stream, continuation) = AsyncStream<Never>.makeStream()
        defer { continuation.finish() }
        for await _ in stream {}
        throw LanguageModelError.cancelled
    }
}
