import ChatAgent
import Foundation
import Synchronization

/// Writes steps of the model as JSON lines to a file that only this person can read.
final class TraceFile: Sendable {
    private let handle: Mutex<FileHandle>

    /// Opens the file; what is in it stays.
    init(path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw Failure("the trace file \(path) cannot be written; name one in a folder of yours")
        }
        handle = Mutex(FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
    }

    /// Adds a step.
    ///
    /// A disk that is full must not end the conversation.
    func write(_ step: StepTrace) {
        guard let line = try? JSONText.line(of: step) else { return }
        handle.withLock { try? $0.write(contentsOf: Data((line + "\n").utf8)) }
    }
}
