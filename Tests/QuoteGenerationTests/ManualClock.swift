import Synchronization

/// A clock that goes on only when it is told to, so that no test waits for time.
final class ManualClock: Clock, Sendable {
    struct Instant: InstantProtocol {
        var offset = Duration.zero

        func advanced(by duration: Duration) -> Self { Instant(offset: offset + duration) }
        func duration(to other: Self) -> Duration { other.offset - offset }
        static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
    }

    private struct Sleeper {
        let since: Instant
        let until: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now = Instant()
        var sleepers: [Int: Sleeper] = [:]
        var cancelled: Set<Int> = []
        var nextID = 0
        var watchers: [@Sendable () -> Void] = []
    }

    private let state = Mutex(State())

    var now: Instant { state.withLock(\.now) }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let (result, watchers) = state.withLock { state in
                    defer { state.watchers = [] }
                    if state.cancelled.remove(id) != nil {
                        return (
                            Result<Void, any Error>.failure(CancellationError()) as Result?, state.watchers
                        )
                    }
                    if deadline <= state.now { return (.success(()), state.watchers) }
                    state.sleepers[id] = Sleeper(
                        since: state.now, until: deadline, continuation: continuation)
                    return (nil, state.watchers)
                }
                watchers.forEach { $0() }
                if let result { continuation.resume(with: result) }
            }
        } onCancel: {
            let sleeper = state.withLock { state in
                let sleeper = state.sleepers.removeValue(forKey: id)
                if sleeper == nil { state.cancelled.insert(id) }
                return sleeper
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }

    /// Moves the time on, and wakes whoever slept until then.
    func advance(by duration: Duration) {
        let woken = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let due = state.sleepers.filter { $0.value.until <= state.now }
            due.keys.forEach { state.sleepers[$0] = nil }
            return due.values.map(\.continuation)
        }
        woken.forEach { $0.resume() }
    }

    /// Moves the time on to the next moment for which somebody waits no longer than `limit`, as soon as there is one.
    func wakeNext(waitingAtMost limit: Duration) async {
        let next = state.withLock { state in
            state.sleepers.values.filter { $0.since.duration(to: $0.until) <= limit }.map(\.until).min()
        }
        if let next {
            advance(by: now.duration(to: next))
        } else {
            await nextSleeper()
        }
    }

    /// Returns when somebody falls asleep, or the task is cancelled.
    private func nextSleeper() async {
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        state.withLock { $0.watchers.append { continuation.finish() } }
        for await _ in stream {}
    }

    /// Returns when somebody sleeps.
    func waitForSleeper() async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                guard state.sleepers.isEmpty else { return true }
                state.watchers.append { continuation.resume() }
                return false
            }
            if isThere { continuation.resume() }
        }
    }
}
