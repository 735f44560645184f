public import Foundation

/// Whether this machine can hold a set of weights.
public enum MachineMemory {
    /// What a conversation needs beside the weights: its state, and what is computed on the way (measured: 0.35 GB
    /// with the standard weights and window).
    private static let conversationBytes: UInt64 = 400_000_000
    /// What batches need beside the conversation (measured: 0.16 GB with the standard weights and window).
    private static let batchBytes: UInt64 = 200_000_000

    /// Refuses weights that would not fit.
    ///
    /// A machine that does not tell its memory is not refused.
    ///
    /// - Throws: `LanguageModelError.unavailable` with `Availability.machineUnfit`.
    public static func check(weights: URL) throws(LanguageModelError) {
        let size = FileStamp(path: weights.path)?.bytes ?? 0
        try check(bytes: UInt64(max(size, 0)) + conversationBytes)
    }

    /// Refuses batches whose state would not fit beside what is loaded.
    ///
    /// - Throws: `LanguageModelError.unavailable` with `Availability.machineUnfit`.
    static func checkBatches() throws(LanguageModelError) {
        try check(bytes: batchBytes)
    }

    static func check(bytes needed: UInt64) throws(LanguageModelError) {
        guard let available = availableBytes, available < needed else { return }
        throw .unavailable(.machineUnfit(neededBytes: needed, availableBytes: available))
    }

    /// Memory that can be had without swapping, as the kernel estimates it.
    static var availableBytes: UInt64? {
        guard let text = try? String(contentsOfFile: "/proc/meminfo", encoding: .utf8) else { return nil }
        let line = text.split(separator: "\n").first { $0.hasPrefix("MemAvailable:") }
        return line?.split(separator: " ").dropFirst().first.flatMap { UInt64($0) }.map { $0 * 1024 }
    }
}
