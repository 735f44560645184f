/// Runs work that has to end at a moment.
enum Deadline {
    /// Runs `work`, and cancels it when the time is over or the caller is cancelled.
    ///
    /// The work is waited for even then, since it may just have saved something: it must end soon when it is
    /// cancelled.
    ///
    /// - Returns: What the work gave, and whether its time was over.
    static func run<Value: Sendable>(
        within time: Duration, clock: any Clock<Duration>, _ work: @escaping @Sendable () async -> Value
    ) async -> (value: Value, isOver: Bool) {
        let task = Task { await work() }
        let timer = Task {
            try await clock.sleep(for: time)
            task.cancel()
        }
        let value = await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        timer.cancel()
        // The sleep ends without an error only when the time was over.
        let isOver = await timer.result.isSuccess
        return (value, isOver)
    }
}

extension Result {
    /// Whether it is a value.
    fileprivate var isSuccess: Bool {
        if case .success = self { true } else { false }
    }
}
