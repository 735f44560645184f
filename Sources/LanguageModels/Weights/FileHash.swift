import Foundation

/// The SHA-256 of a file, by the coreutils program, because no cryptographic library is among ours.
enum FileHash {
    /// Returns the hash in lower-case hexadecimal.
    ///
    /// - Throws: `WeightsError.toolMissing`, `.unreadable` or `.cancelled`.
    static func sha256(
        of path: String, environment: [String: String], kept: Int32? = nil
    ) async throws(WeightsError) -> String {
        guard let program = ChildProcess.find("sha256sum", in: environment) else {
            throw .toolMissing(name: "sha256sum")
        }
        guard FileManager.default.isReadableFile(atPath: path) else { throw .unreadable(path: path) }
        let output = FileManager.default.temporaryDirectory.path + "/commonplace-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: output) }
        let status = try await ChildProcess(
            path: program, arguments: [], environment: environment, input: path, output: output,
            messages: "/dev/null", kept: kept
        ).run {}
        // "<64 digits>  -": the file came through standard input, so that its name needs no quoting.
        guard status == 0, let text = try? String(contentsOfFile: output, encoding: .utf8),
            let hash = text.split(separator: " ").first, hash.count == 64
        else { throw .unreadable(path: path) }
        return String(hash)
    }
}
