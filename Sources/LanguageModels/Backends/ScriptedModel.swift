import Synchronization

/// A model that plays a queue of steps and records what it was asked: for tests of everything around a model.
public final class ScriptedModel: LanguageModel {
    /// What it does when it is asked next.
    public enum Step: Sendable, Equatable {
        /// Says these pieces, one after the other.
        case text([String])
        /// Says these pieces, then fails.
        case failure(after: [String], LanguageModelError)
        /// Says these pieces, then says nothing more until it is cancelled.
        case silence(after: [String])
    }

    private struct State {
        var steps: [Step]
        var requests: [GenerationRequest] = []
        var prewarmed: [Transcript] = []
    }

    private let state: Mutex<State>
    private let readiness: Availability

    /// Makes a model that plays `steps`; past the end it fails.
    public init(_ steps: [Step], availability: Availability = .ready) {
        state = Mutex(State(steps: steps))
        readiness = availability
    }

    /// Makes a model that says these texts, one each time.
    public convenience init(saying texts: [String]) {
        self.init(texts.map { .text([$0]) })
    }

    /// What it was asked, oldest first.
    public var requests: [GenerationRequest] { state.withLock(\.requests) }

    /// The transcripts it was asked to prepare for.
    public var prewarmed: [Transcript] { state.withLock(\.prewarmed) }

    /// The steps not played yet.
    public var remainingSteps: [Step] { state.withLock(\.steps) }

    /// The readiness it was made with.
    public func availability() -> Availability { readiness }

    /// Records the transcript.
    public func prewarm(_ transcript: Transcript) throws {
        guard readiness == .ready else { throw LanguageModelError.unavailable(readiness) }
        state.withLock { $0.prewarmed.append(transcript) }
    }

    /// One token for each word, which is enough to test what is counted.
    public func tokenCount(of text: String) -> Int {
        text.split(whereSeparator: \.isWhitespace).count
    }

    /// Plays the next step.
    public func response(to request: GenerationRequest) -> AsyncThrowingStream<GenerationEvent, any Error> {
        let step = state.withLock { state -> Step in
            state.requests.append(request)
            guard !state.steps.isEmpty else {
                return .failure(after: [], .decodingFailure(reason: "the script is over"))
            }
            return state.steps.removeFirst()
        }
        let (stream, continuation) = AsyncThrowingStream<GenerationEvent, any Error>.makeStream()
        guard readiness == .ready else {
            continuation.finish(throwing: LanguageModelError.unavailable(readiness))
            return stream
        }
        switch step {
        case .text(let pieces):
            pieces.forEach { continuation.yield(.text($0)) }
            continuation.yield(.finished(GenerationUsage()))
            continuation.finish()
        case .failure(let pieces, let error):
            pieces.forEach { continuation.yield(.text($0)) }
            continuation.finish(throwing: error)
        case .silence(let pieces):
            pieces.forEach { continuation.yield(.text($0)) }
        }
        return stream
    }
}
