import Dispatch
import Glibc

/// Runs `operation`, and cancels it when Ctrl-C is pressed meanwhile or the surrounding task is cancelled.
///
/// What the person types meanwhile is not shown; it is there for the next prompt. Afterwards the terminal
/// and what SIGINT does are as they were. Calls must not overlap, because there is one terminal.
/// - Returns: What `operation` returned; a cancelled one may well return what it has.
/// - Throws: What `operation` threw, or a ``TerminalError`` if the signal cannot be watched.
public func withInterruption<Value: Sendable>(
    _ operation: sending @escaping @isolated(any) () async throws -> Value
) async throws -> Value {
    let interrupt = try WatchedSignal(SIGINT)
    defer { interrupt.end() }
    interrupt.drain()
    let quiet = try QuietInput()
    defer { quiet?.end() }
    let task = Task(operation: operation)
    let source = interrupt.makeSource { task.cancel() }
    defer { source.cancel() }
    return try await withTaskCancellationHandler {
        try await task.value
    } onCancel: {
        task.cancel()
    }
}
