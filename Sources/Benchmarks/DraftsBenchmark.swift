import Foundation
import LanguageModels

/// Eight drafts decoded together against eight one by one, in turns.
enum DraftsBenchmark {
    private static let count = 8
    private static let tokens = 40

    private static let head = Transcript(
        instructions: """
            You write for a private commonplace book. You are given a theme and write one original sentence about it, \
            of ten to sixteen words. Name one thing that can be seen or held, and something that somebody does with \
            it. Write no name, no quotation marks, no hashtag, no emoji and no second sentence. Do not give advice.
            """,
        examples: [
            (.prompt, "theme: patience"),
            (
                .response,
                #"{"text":"My aunt rewinds the wool each evening and never asks who pulled it loose."}"#
            ),
            (.prompt, "theme: courage"),
            (
                .response,
                #"{"text":"He knocked twice, then set the basket down and waited for the bolt to move."}"#
            ),
            (.prompt, "theme: home"),
            (
                .response,
                #"{"text":"The third stair still creaks for me, though the house has another name now."}"#
            ),
        ])
    private static let schema = GenerationSchema.object([
        ("text", .string(maximumLength: 160, without: "\"\\{}[]<>#*_`"), isRequired: true)
    ])
    private static let themes = [
        "the sea", "a winter morning", "forgiveness", "learning late", "an old friend", "rain", "work",
        "hunger", "a letter", "bread", "leaving", "light",
    ]

    /// What some drafts took: seconds that passed, seconds of all processors, and tokens.
    private struct Cost {
        var seconds = 0.0
        var processorSeconds = 0.0
        var tokens = 0

        /// How much of `other` a token took.
        func ratio(to other: Cost, _ time: KeyPath<Cost, Double>) -> Double {
            self[keyPath: time] / Double(tokens) / (other[keyPath: time] / Double(other.tokens))
        }
    }

    /// One line for each width.
    ///
    /// On a machine that others use too the processors' time is the measure, with one thread: more wait for each other
    /// by spinning.
    static func run(_ options: Options) async throws -> String {
        let weights = URL(filePath: try options.text("model"))
        let widths = try options.numbers("widths", default: [4])
        let rounds = try options.numbers("rounds", default: [3])[0]
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let threads = try options.numbers("threads", default: [cores])[0]
        let models = widths.map {
            LlamaModel(.init(weights: weights, window: 1024, threads: threads, batchWidth: $0))
        }
        let alone = LlamaModel(.init(weights: weights, window: 1024, threads: threads))
        try await alone.prewarm(head)
        for model in models { try await model.prewarm(heads: [head]) }
        var costs = widths.map { _ in [(together: Cost, alone: Cost)]() }
        for round in 0..<rounds {
            let request = makeRequest(round)
            let single = try await oneByOne(alone, request)
            for (index, model) in models.enumerated() {
                costs[index].append((try await together(model, request), single))
            }
        }
        return zip(widths, costs).map { width, costs in
            "drafts: \(count) together, \(width) at once, take \(ratios(costs, \.seconds)) of the time and "
                + "\(ratios(costs, \.processorSeconds)) of the processor time of \(count) one by one, "
                + "\(threads) threads"
        }.joined(separator: "\n")
    }

    /// The median ratio, and all of them.
    private static func ratios(
        _ costs: [(together: Cost, alone: Cost)], _ time: KeyPath<Cost, Double>
    ) -> String {
        let sorted = costs.map { $0.together.ratio(to: $0.alone, time) }.sorted()
        let texts = sorted.map { $0.formatted(.number.precision(.fractionLength(2))) }
        return "\(texts[texts.count / 2]) (\(texts.joined(separator: " ")))"
    }

    /// Runs `body`, which counts tokens, and measures it.
    private static func measure(_ body: (inout Cost) async throws -> Void) async throws -> Cost {
        var cost = Cost()
        let started = ContinuousClock.now
        let ticks = clock()
        try await body(&cost)
        cost.seconds = started.duration(to: .now) / .seconds(1)
        cost.processorSeconds = Double(clock() - ticks) / Double(CLOCKS_PER_SEC)
        return cost
    }

    private static func makeRequest(_ round: Int) -> GenerationRequest {
        var transcript = head
        transcript.append(.prompt, "theme: \(themes[round % themes.count])")
        return GenerationRequest(
            transcript: transcript, schema: schema,
            options: .init(temperature: 0.7, maximumResponseTokens: tokens))
    }

    private static func oneByOne(_ model: LlamaModel, _ request: GenerationRequest) async throws -> Cost {
        try await measure { cost in
            for seed in 0..<UInt64(count) {
                var request = request
                request.options.seed = seed
                for try await event in model.response(to: request) {
                    if case .finished(let usage) = event {
                        cost.tokens += usage.sampledTokens + usage.forcedTokens
                    }
                }
            }
        }
    }

    private static func together(_ model: LlamaModel, _ request: GenerationRequest) async throws -> Cost {
        try await measure { cost in
            for try await event in model.responses(to: request, seeds: Array(0..<UInt64(count))) {
                if case .finished(_, let usage) = event {
                    cost.tokens += usage.sampledTokens + usage.forcedTokens
                }
            }
        }
    }
}
