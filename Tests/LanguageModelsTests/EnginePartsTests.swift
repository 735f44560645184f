import Foundation
import Testing

@testable import LanguageModels

@Suite struct StopSignalTests {
    private let signal = StopSignal()

    @Test func onlyTheRequestThatWasCancelledIsStopped() {
        let first = signal.register()
        let second = signal.register()
        #expect(!signal.isRaised)
        signal.cancel(first)
        #expect(!signal.isRaised)
        signal.begin(first)
        #expect(signal.isRaised)
        signal.end(first)
        #expect(!signal.isRaised)
        signal.begin(second)
        #expect(!signal.isRaised)
        signal.cancel(second)
        #expect(signal.isRaised)
    }

    @Test func aRequestThatIsOverCannotBeCancelled() {
        let first = signal.register()
        signal.begin(first)
        signal.end(first)
        signal.cancel(first)
        signal.begin(first)
        #expect(!signal.isRaised)
    }
}

@Suite struct ThreadPaceTests {
    @Test func anEvenPaceKeepsAllThreads() {
        var pace = ThreadPace(most: 4)
        let threads = (0..<100).map { pace.threads(after: $0.isMultiple(of: 2) ? 0.01 : 0.039) }
        #expect(Set(threads) == [4])
    }

    @Test func aTokenFarTooSlowCostsThreadsForAWhile() {
        var pace = ThreadPace(most: 4)
        _ = pace.threads(after: 0.01)
        let fewer = pace.threads(after: 0.041)
        #expect(fewer == 2)
        let rest = (0..<23).map { _ in pace.threads(after: 0.02) }
        #expect(Set(rest) == [2])
        let again = pace.threads(after: 0.02)
        #expect(again == 4)
        let still = pace.threads(after: 0.01)
        #expect(still == 4)
    }

    @Test func aBatchIsNoMeasureForATokenAlone() {
        var pace = ThreadPace(most: 4)
        let first = pace.threads(after: 5, tokens: 512)
        let second = pace.threads(after: 0.1)
        let third = pace.threads(after: 0.02, tokens: 100)
        let fourth = pace.threads(after: 0.1)
        let slow = pace.threads(after: 1.3, tokens: 3)
        let threads = [first, second, third, fourth, slow]
        #expect(threads == [4, 4, 4, 4, 2] as [Int])
    }

    @Test(arguments: [(16, 2), (17, 4)])
    func aBatchIsTheMeasureOfItsLikeUpToAWidth(_ tokens: Int, _ left: Int) {
        var pace = ThreadPace(most: 4)
        _ = pace.threads(after: 1, tokens: tokens)
        let threads = pace.threads(after: 4.1, tokens: tokens)
        #expect(threads == left)
    }

    @Test(arguments: [(0, 1), (-3, 1), (1, 1), (2, 1), (3, 1), (8, 4)])
    func oneThreadIsAlwaysLeft(_ most: Int, _ fewest: Int) {
        var pace = ThreadPace(most: most)
        _ = pace.threads(after: 0.001)
        let left = pace.threads(after: 9)
        #expect(left == fewest)
    }
}

@Suite struct GenerationOptionsTests {
    @Test(arguments: [
        (-1.0, 0.0), (0, 0), (2, 2), (2.1, 2), (.nan, 0), (.infinity, 0), (-.infinity, 0), (0.7, 0.7),
    ])
    func theTemperatureStaysInItsBounds(_ given: Double, _ kept: Double) {
        #expect(GenerationOptions(temperature: given).temperature == kept)
    }

    @Test(arguments: [(Int.min, 1), (0, 1), (1, 1), (5, 5)])
    func atLeastOneTokenIsProduced(_ given: Int, _ kept: Int) {
        #expect(GenerationOptions(maximumResponseTokens: given).maximumResponseTokens == kept)
    }

    @Test(arguments: [(Int.min, 512), (511, 512), (512, 512), (4096, 4096)])
    func theWindowHasALeastSize(_ given: Int, _ kept: Int) {
        #expect(LlamaModel.Configuration(weights: URL(filePath: "/"), window: given).window == kept)
    }

    @Test(arguments: [(Int.min, 1), (0, 1), (1, 1), (16, 16), (17, 16), (Int.max, 16)])
    func theWidthOfABatchStaysInItsBounds(_ given: Int, _ kept: Int) {
        #expect(LlamaModel.Configuration(weights: URL(filePath: "/"), batchWidth: given).batchWidth == kept)
    }

    @Test(arguments: [(Int.min, 512), (511, 512), (512, 512), (4096, 4096)])
    func theWindowOfABatchHasALeastSize(_ given: Int, _ kept: Int) {
        #expect(LlamaModel.Configuration(weights: URL(filePath: "/"), batchWindow: given).batchWindow == kept)
    }

    @Test(arguments: [(Int.min, 1), (0, 1), (256, 256), (257, 256), (Int.max, 256)])
    func threadsStayInTheirBounds(_ given: Int, _ kept: Int) {
        #expect(LlamaModel.Configuration(weights: URL(filePath: "/"), threads: given).threads == kept)
    }
}

@Suite struct MachineMemoryTests {
    @Test func weightsLargerThanTheMachineAreRefusedThroughALinkToo() throws {
        let available = try #require(MachineMemory.availableBytes)
        let folder = FileManager.default.temporaryDirectory.appending(path: "memory-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "huge.gguf")
        try Data("GGUF".utf8).write(to: file)
        try MachineMemory.check(weights: file)
        // A sparse file: only its length is large.
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: 2 * available)
        try handle.close()
        let link = folder.appending(path: "link.gguf")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
        for path in [file, link] {
            let error = #expect(throws: LanguageModelError.self) { try MachineMemory.check(weights: path) }
            guard case .unavailable(.machineUnfit(let needed, let there))? = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect(needed > there)
        }
    }

    @Test func whatIsNoFileIsNotRefusedHere() throws {
        try MachineMemory.check(weights: URL(filePath: "/nowhere/at/all"))
        try MachineMemory.check(weights: FileManager.default.temporaryDirectory)
    }
}
