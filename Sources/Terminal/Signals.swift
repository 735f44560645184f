import CTerminal
import Dispatch
import Glibc
import Synchronization

/// A signal turned into bytes at a file descriptor, so that no work is done in a signal handler.
struct WatchedSignal {
    private static let lock = Mutex(())

    let number: CInt
    /// Becomes readable when the signal arrives; it is not to be closed.
    let readEnd: CInt

    init(_ number: CInt) throws(TerminalError) {
        let readEnd = Self.lock.withLock { _ in cp_signal_watch(number) }
        guard readEnd >= 0 else { throw .unwatchableSignal(number: number, code: errno) }
        self.number = number
        self.readEnd = readEnd
    }

    /// Brings back what the signal did before.
    func end() {
        Self.lock.withLock { _ in cp_signal_unwatch(number) }
    }

    /// Takes what has arrived so far.
    /// - Returns: Whether the signal had arrived.
    @discardableResult
    func drain() -> Bool {
        var bytes: (UInt64, UInt64) = (0, 0)
        var hasArrived = false
        while read(readEnd, &bytes, MemoryLayout.size(ofValue: bytes)) > 0 { hasArrived = true }
        return hasArrived
    }

    /// Returns a source that calls `handler` on a background queue whenever the signal arrives.
    func makeSource(_ handler: @escaping @Sendable () -> Void) -> any DispatchSourceRead {
        let source = DispatchSource.makeReadSource(fileDescriptor: readEnd, queue: .global())
        let signal = self
        source.setEventHandler { if signal.drain() { handler() } }
        source.activate()
        return source
    }
}

/// Makes writing to a stream that nobody reads an error instead of the end of the process.
func disregardBrokenPipes() {
    _ = cp_signal_disregard(SIGPIPE)
}
