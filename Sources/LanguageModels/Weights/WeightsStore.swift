import Foundation

/// The folder in which weights are kept.
public struct WeightsStore: Sendable {
    /// The folder's path.
    public let folder: String
    /// The weights that the store knows by name.
    public let pinned: [Weights]

    let environment: [String: String]

    /// Makes a store; the folder need not exist yet.
    ///
    /// - Parameters:
    ///   - folder: The folder's path; by default the one in the person's data folder.
    ///   - pinned: The weights that it knows by name.
    ///   - environment: Where programs and the person's folders are looked up, and what curl and pip are
    ///     given; by default that of this process.
    public init(
        folder: String? = nil, pinned: [Weights] = Weights.pinned, environment: [String: String]? = nil
    ) {
        let environment = environment ?? ProcessInfo.processInfo.environment
        self.folder = folder ?? Self.defaultFolder(environment: environment)
        self.pinned = pinned
        self.environment = environment
    }

    /// Returns `commonplace/models` in `XDG_DATA_HOME`, which by default is `~/.local/share`.
    public static func defaultFolder(environment: [String: String]) -> String {
        // By its rules a relative XDG path is ignored.
        let base =
            if let base = environment["XDG_DATA_HOME"], base.hasPrefix("/") { base } else {
                (environment["HOME"] ?? NSHomeDirectory()) + "/.local/share"
            }
        return base + "/commonplace/models"
    }

    /// Returns the pinned weights of a name, or nil.
    public func weights(named name: String) -> Weights? {
        pinned.first { $0.name == name }
    }

    /// Returns what the store holds, judged by length, head and the record of the last check.
    ///
    /// This is quick, and right unless somebody changes a file without a trace.
    public func status(of weights: Weights) -> WeightsStatus {
        let settled = settledStatus(of: weights)
        if case .ready = settled { return settled }
        guard FileLock.isHeld(path: lockPath(of: weights)) else { return settled }
        return .fetching(bytes: fetchedBytes(of: weights))
    }

    /// Reads the whole file, compares its SHA-256 with the pinned one, and records the outcome.
    ///
    /// 1.1 GB take a few seconds.
    ///
    /// - Throws: `WeightsError.toolMissing`, `.unreadable` or `.cancelled`.
    public func verify(_ weights: Weights) async throws(WeightsError) -> WeightsStatus {
        let path = self.path(of: weights)
        let quick = settledStatus(of: weights)
        switch quick {
        case .ready, .unverified, .damaged(_, .wrongHash): break
        default: return status(of: weights)
        }
        guard let stamp = FileStamp(path: path) else { return .missing }
        let found = try await FileHash.sha256(of: path, environment: environment)
        // Without the record the next check is a whole one again; nothing is lost.
        try? WeightsRecord(stamp: stamp, sha256: found).write(to: recordPath(of: weights))
        return found == weights.sha256
            ? .ready(path: path)
            : .damaged(path: path, .wrongHash(expected: weights.sha256, found: found))
    }

    /// Returns the path of the weights that a person chose: by a pinned name, or by the path of a GGUF file.
    ///
    /// - Throws: `WeightsError.notReady`, `.noSuchFile` or `.notGGUF`.
    public func path(for choice: String) throws(WeightsError) -> String {
        guard let weights = weights(named: choice) else {
            guard FileStamp(path: choice) != nil else { throw .noSuchFile(path: choice) }
            guard Self.hasGGUFHead(path: choice) else { throw .notGGUF(path: choice) }
            return choice
        }
        let status = status(of: weights)
        if case .ready(let path) = status { return path }
        throw .notReady(name: choice, status)
    }

    /// Returns what the store holds, whoever may be fetching.
    func settledStatus(of weights: Weights) -> WeightsStatus {
        let path = path(of: weights)
        guard let stamp = FileStamp(path: path) else {
            let fetched = fetchedBytes(of: weights)
            return fetched > 0 ? .incomplete(bytes: fetched) : .missing
        }
        guard stamp.bytes == weights.bytes else {
            return .damaged(path: path, .wrongSize(expected: weights.bytes, found: stamp.bytes))
        }
        guard !weights.isGGUF || Self.hasGGUFHead(path: path) else { return .damaged(path: path, .notGGUF) }
        guard let record = WeightsRecord(path: recordPath(of: weights)), record.stamp == stamp else {
            return .unverified(path: path)
        }
        return record.sha256 == weights.sha256
            ? .ready(path: path)
            : .damaged(path: path, .wrongHash(expected: weights.sha256, found: record.sha256))
    }

    /// The bytes that an unfinished fetch has brought so far.
    func fetchedBytes(of weights: Weights) -> Int64 {
        guard let conversion = weights.conversion else {
            return FileStamp(path: partialPath(of: weights))?.bytes ?? 0
        }
        return conversion.ingredients.reduce(0) { sum, ingredient in
            sum + (FileStamp(path: path(of: ingredient))?.bytes ?? fetchedBytes(of: ingredient))
        }
    }

    func path(of weights: Weights) -> String { "\(folder)/\(weights.file)" }
    func partialPath(of weights: Weights) -> String { "\(folder)/\(weights.file).part" }
    func partialRecordPath(of weights: Weights) -> String { "\(folder)/\(weights.file).part.json" }
    func recordPath(of weights: Weights) -> String { "\(folder)/\(weights.file).checked.json" }
    func lockPath(of weights: Weights) -> String { "\(folder)/\(weights.file).lock" }
    func workPath(of weights: Weights) -> String { "\(folder)/\(weights.file).work" }

    private static func hasGGUFHead(path: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        let head = try? file.read(upToCount: 4)
        return head == Data("GGUF".utf8)
    }
}

extension Weights {
    /// Whether it is a file that llama.cpp reads; ingredients of a conversion are others.
    fileprivate var isGGUF: Bool { file.hasSuffix(".gguf") }
}
