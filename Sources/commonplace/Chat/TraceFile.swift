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
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard var line = try? encoder.encode(step) else { return }
        line.append(UInt8(ascii: "\n"))
        handle.withLock { try? $0.write(contentsOf: line) }
    }
}
