import Foundation

/// Evaluated states of instructions on disk, so that they are evaluated once for each set of weights.
///
/// A state that is missing, unreadable or of other tokens is not an error: it is evaluated and written again.
struct LlamaStateFolder {
    private let folder: URL
    private let identity: String
    /// How many states are kept; the oldest goes first.
    private static let keptStates = 6

    init(folder: URL, identity: String) {
        self.folder = folder
        self.identity = identity
    }

    func restore(_ tokens: [Int32], into context: LlamaContext) -> Bool {
        let file = file(for: tokens)
        guard FileManager.default.fileExists(atPath: file.path) else { return false }
        return context.restore(tokens, from: file)
    }

    /// Writes the state; a full disk or a read-only folder only costs time at the next start.
    func save(_ context: LlamaContext, _ tokens: [Int32]) {
        let files = FileManager.default
        do {
            try files.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try context.save(to: file(for: tokens))
            prune()
        } catch {
            try? files.removeItem(at: file(for: tokens))
        }
    }

    private func prune() {
        let keys: Set<URLResourceKey> = [.contentModificationDateKey]
        let found = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: Array(keys))
        let states = (found ?? []).filter { $0.pathExtension == "state" }
            .map { ($0, (try? $0.resourceValues(forKeys: keys).contentModificationDate) ?? .distantPast) }
            .sorted { $0.1 > $1.1 }
        for (file, _) in states.dropFirst(Self.keptStates) { try? FileManager.default.removeItem(at: file) }
    }

    /// Named by weights, settings and tokens; the tokens are compared again when it is read.
    private func file(for tokens: [Int32]) -> URL {
        // FNV-1a: only has to tell a few files apart.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func mix(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        identity.utf8.forEach(mix)
        for token in tokens { withUnsafeBytes(of: token.littleEndian) { $0.forEach(mix) } }
        let digits = String(hash, radix: 16)
        return folder.appending(path: String(repeating: "0", count: 16 - digits.count) + digits + ".state")
    }
}
