import Foundation

/// Evaluated states of instructions on disk, so that they are evaluated once for each set of weights.
///
/// A state that is missing, unreadable or of other tokens is not an error: it is evaluated and written again.
struct LlamaStateFolder {
    private let folder: URL
    private let identity: String
    /// How many bytes are kept in all; what was not used for longest goes first.
    private let bound: Int

    /// Makes the folder when a state is first written; the standard bound is twenty heads of the standard weights.
    init(folder: URL, identity: String, bound: Int = 256_000_000) {
        self.folder = folder
        self.identity = identity
        self.bound = bound
    }

    /// Has `read` read the state of exactly these tokens, if there is one that is whole.
    ///
    /// - Returns: Whether it was read.
    func restore(_ tokens: [Int32], _ read: (URL) -> Bool) -> Bool {
        let file = file(for: tokens)
        // The library believes what it reads: a changed byte would be a changed answer, or the process's end.
        guard let content = try? Data(contentsOf: file, options: .alwaysMapped),
            content.count > Self.checksumBytes,
            content.suffix(Self.checksumBytes) == Self.checksum(of: content.dropLast(Self.checksumBytes))
        else { return false }
        guard read(file) else { return false }
        // A folder that cannot be written keeps its order.
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
        return true
    }

    /// Has `write` write the state of these tokens; a full disk or a read-only folder only costs time at the next start.
    func save(_ tokens: [Int32], _ write: (URL) throws -> Void) {
        let files = FileManager.default
        do {
            try files.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try writeWhole(file(for: tokens), write)
            prune()
        } catch {
            try? files.removeItem(at: file(for: tokens))
        }
    }

    /// Writes the state and its checksum, whole or not at all, readable by this person only.
    private func writeWhole(_ file: URL, _ write: (URL) throws -> Void) throws {
        let partial = folder.appending(path: UUID().uuidString + ".partial")
        defer { try? FileManager.default.removeItem(at: partial) }
        try write(partial)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: partial.path)
        let checksum = Self.checksum(of: try Data(contentsOf: partial, options: .alwaysMapped))
        let handle = try FileHandle(forWritingTo: partial)
        try handle.seekToEnd()
        try handle.write(contentsOf: checksum)
        try handle.close()
        guard rename(partial.path, file.path) == 0 else { throw POSIXError(.EIO) }
    }

    private static let checksumBytes = 8

    /// FNV-1a over words, and the bytes left: against damage, not against an enemy.
    private static func checksum(of content: Data) -> Data {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        content.withUnsafeBytes { bytes in
            let words = bytes.count / 8 * 8
            for offset in stride(from: 0, to: words, by: 8) {
                let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                hash = (hash ^ UInt64(littleEndian: word)) &* 0x100_0000_01B3
                // Multiplying carries upwards only: without this a flipped top bit would be flipped back.
                hash ^= hash >> 29
            }
            for byte in bytes[words...] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        return withUnsafeBytes(of: hash.littleEndian) { Data($0) }
    }

    /// Leaves the states used last; what an interrupted run left half written grows old with them.
    private func prune() {
        let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey]
        let found = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: Array(keys))
        let states = (found ?? []).filter { ["state", "partial"].contains($0.pathExtension) }
            .map { ($0, try? $0.resourceValues(forKeys: keys)) }
            .sorted {
                ($0.1?.contentModificationDate ?? .distantPast)
                    > ($1.1?.contentModificationDate ?? .distantPast)
            }
        var kept = 0
        for (file, values) in states {
            kept += values?.fileSize ?? 0
            if kept > bound { try? FileManager.default.removeItem(at: file) }
        }
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
