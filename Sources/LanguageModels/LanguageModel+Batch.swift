/// What comes while a model writes several answers to one transcript.
public enum BatchEvent: Sendable, Equatable {
    /// More text of the answer at this index, whole in characters.
    case text(index: Int, String)
    /// The end of the answer at this index, with what it took.
    case finished(index: Int, GenerationUsage)
}

extension LanguageModel {
    /// Prepares nothing: a model that holds no state has nothing to prepare.
    public func prewarm(heads: [Transcript]) async throws {}

    /// Writes the answers one after the other.
    public func responses(
        to request: GenerationRequest, seeds: [UInt64]
    ) -> AsyncThrowingStream<BatchEvent, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task {
                do {
                    for (index, seed) in seeds.enumerated() {
                        try await answer(request, index, seed) { continuation.yield($0) }
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func answer(
        _ request: GenerationRequest, _ index: Int, _ seed: UInt64, onEvent: (BatchEvent) -> Void
    ) async throws {
        var request = request
        request.options.seed = seed
        var isFinished = false
        for try await event in response(to: request) {
            switch event {
            case .text(let piece):
                onEvent(.text(index: index, piece))
            case .finished(let usage):
                isFinished = true
                onEvent(.finished(index: index, usage))
            }
        }
        // A cancelled iteration ends without an error: half an answer must not look whole.
        guard !Task.isCancelled else { throw LanguageModelError.cancelled }
        guard isFinished else { throw LanguageModelError.decodingFailure(reason: "an answer broke off") }
    }

    /// Cannot tell.
    public func surprisals(of queries: [SurprisalQuery]) async throws -> [[Surprisal]]? { nil }
}
