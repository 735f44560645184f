import Synchronization

/// Where requests wait for the model's thread to take them into its batch.
final class ConversationDesk: Sendable {
    /// A request, and where its answer goes.
    struct Ticket: Sendable {
        /// The number that the stop signal knows it by.
        let number: Int
        let request: GenerationRequest
        let continuation: AsyncThrowingStream<GenerationEvent, any Error>.Continuation
    }

    private struct State {
        var waiting: [Ticket] = []
        var isServed = false
    }

    private let state = Mutex(State())

    /// Adds a request, and answers whether nobody serves yet: the caller then has to.
    func add(_ ticket: Ticket) -> Bool {
        state.withLock { state in
            state.waiting.append(ticket)
            defer { state.isServed = true }
            return !state.isServed
        }
    }

    /// Takes all that wait, in the order they came.
    func takeAll() -> [Ticket] {
        state.withLock { state in
            defer { state.waiting = [] }
            return state.waiting
        }
    }

    /// Puts requests back before those that came since.
    func putBack(_ tickets: [Ticket]) {
        state.withLock { $0.waiting = tickets + $0.waiting }
    }

    /// Ends serving, unless somebody waits.
    ///
    /// - Returns: Whether it has ended.
    func close() -> Bool {
        state.withLock { state in
            state.isServed = !state.waiting.isEmpty
            return !state.isServed
        }
    }
}
