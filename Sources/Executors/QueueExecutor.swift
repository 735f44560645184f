internal import Dispatch

/// Runs an actor on a queue of its own, so that work that waits or computes long never holds up the cooperative pool.
///
/// `DispatchSerialQueue` is such an executor on Apple's systems; on Linux it does not exist.
public final class QueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    /// Makes an executor with a queue of this name.
    public init(label: String) {
        queue = DispatchQueue(label: label)
    }

    /// Runs a job of the actor on the queue.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        // `self` is kept until the job has run: an unowned executor alone would not be.
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
