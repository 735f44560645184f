import Foundation

/// Measures what the project promises to be fast, one file a benchmark: `Benchmarks NAME [--option VALUE]...`.
@main struct Benchmarks {
    private typealias Benchmark = @Sendable (Options) async throws -> String

    private static let all: [(name: String, options: String, measure: Benchmark)] = [
        ("drafts", "--model FILE [--widths 4,...] [--rounds 3] [--threads N]", DraftsBenchmark.run),
        ("novelty", "[--lines 100000]", NoveltyBenchmark.run),
    ]

    static func main() async {
        var arguments = CommandLine.arguments.dropFirst()
        let name = arguments.popFirst()
        guard let benchmark = all.first(where: { $0.name == name }) else {
            for benchmark in all { report("usage: Benchmarks \(benchmark.name) \(benchmark.options)") }
            exit(64)
        }
        do {
            print(try await benchmark.measure(Options(Array(arguments))))
        } catch {
            report("\(benchmark.name): \(error)")
            exit(1)
        }
    }

    private static func report(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
