import Synchronization

/// Tells a running evaluation to stop, for the request that was cancelled and no other.
final class StopSignal: Sendable {
    private struct Requests {
        var last = 0
        var open: Set<Int> = []
        var running: Set<Int> = []
        var cancelled: Set<Int> = []
    }

    private let requests = Mutex(Requests())

    /// A number for a new request.
    func register() -> Int {
        requests.withLock {
            $0.last += 1
            $0.open.insert($0.last)
            return $0.last
        }
    }

    /// The request that evaluation now works for.
    func begin(_ request: Int) {
        begin([request])
    }

    /// The requests that evaluation now works for together.
    func begin(_ requests: [Int]) {
        self.requests.withLock { $0.running = Set(requests) }
    }

    /// Evaluation rests; the requests go on later.
    func pause() {
        requests.withLock { $0.running = [] }
    }

    /// The request is over.
    func end(_ request: Int) {
        requests.withLock {
            $0.running.remove(request)
            $0.open.remove(request)
            $0.cancelled.remove(request)
        }
    }

    /// Stops the request, running or waiting; one that is over is left alone.
    func cancel(_ request: Int) {
        requests.withLock {
            if $0.open.contains(request) { $0.cancelled.insert(request) }
        }
    }

    /// Whether the request was cancelled and is not over yet.
    func isCancelled(_ request: Int) -> Bool {
        requests.withLock { $0.cancelled.contains(request) }
    }

    /// Whether every request running now was cancelled.
    var isRaised: Bool {
        requests.withLock { !$0.running.isEmpty && $0.running.isSubset(of: $0.cancelled) }
    }
}
