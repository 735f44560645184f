import Foundation
import QuoteGeneration

/// The novelty scan over many known lines, with vectors of the embedder's size, and the making of the index.
enum NoveltyBenchmark {
    private static let dimension = 384
    private static let rounds = 100

    static func run(_ options: Options) async throws -> String {
        let count = try options.numbers("lines", default: [100_000])[0]
        var random = SplitMix(state: 1)
        let contentWords = try ContentWords(folder: GenerationResources.folder())
        let lines = (0..<count).map { number in
            KnownLine(
                identifier: "\(number)", kind: .saved, text: makeText(&random), locale: .en,
                embedding: makeVector(&random))
        }
        var index: NoveltyIndex?
        let making = processorSeconds {
            index = NoveltyIndex(
                lines, contentWords: contentWords,
                embedder: .init(identifier: "all-MiniLM-L6-v2", dimension: dimension))
        }
        guard let index else { return "" }
        var scans: [Double] = []
        var passed = 0
        for _ in 0..<rounds {
            let text = makeText(&random)
            let vector = makeVector(&random)
            var verdict: NoveltyVerdict?
            scans.append(
                processorSeconds { verdict = index.verdict(on: text, locale: .en, embedding: vector) })
            if verdict?.isPassed == true { passed += 1 }
        }
        scans.sort()
        func milliseconds(_ seconds: Double) -> String {
            (seconds * 1_000).formatted(.number.precision(.fractionLength(1)))
        }
        return "novelty: \(count) lines, index in \(milliseconds(making)) ms, scan "
            + "\(milliseconds(scans[rounds / 2])) ms (median of \(rounds); slowest "
            + "\(milliseconds(scans[rounds - 1])) ms; \(passed) went through words and vectors)"
    }

    /// Seconds of this thread's processor, because other programs share the machine.
    private static func processorSeconds(_ body: () -> Void) -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
        }
        let started = now()
        body()
        return now() - started
    }

    /// Ten to sixteen words of a vocabulary in which some are far more common than others.
    private static func makeText(_ random: inout SplitMix) -> String {
        (0..<Int.random(in: 10...16, using: &random)).map { _ in
            let rank = Int(pow(20_000, Double.random(in: 0..<1, using: &random)))
            let letters = Array("etaoinshrdlucmfw")
            return String((0..<6).map { letters[(rank &* 2_654_435_761 >> ($0 * 4)) & 15] })
        }.joined(separator: " ")
    }

    private static func makeVector(_ random: inout SplitMix) -> [Float] {
        (0..<dimension).map { _ in Float.random(in: -1...1, using: &random) }
    }

    /// Random numbers that are the same in every run.
    private struct SplitMix: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9e37_79b9_7f4a_7c15
            var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
            return mixed ^ (mixed >> 31)
        }
    }
}
