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

    /// Seconds and tokens.
    private struct Cost {
        var seconds = 0.0
        var tokens = 0
    }

    static func run(_ options: Options) async throws -> String {
        let weights = URL(filePath: try options.text("model"))
        let widths = try options.numbers("widths", default: [4])
        let rounds = try options.numbers("rounds", default: [3])[0]
        let models = widths.map { LlamaModel(.init(weights: weights, window: 1024, batchWidth: $0)) }
        let alone = LlamaModel(.init(weights: weights, window: 1024))
        try await alone.prewarm(head)
        for model in models { try await model.prewarm(heads: [head]) }
        var ratios = widths.map { _ in [Double]() }
        var last = (together: widths.map { _ in Cost() }, alone: Cost())
        for round in 0..<rounds {
            let request = makeRequest(round)
            last.alone = try await oneByOne(alone, request)
            for (index, model) in models.enumerated() {
                let together = try await self.together(model, request)
                last.together[index] = together
                ratios[index].append(
                    together.seconds / Double(together.tokens) / last.alone.seconds
                        * Double(last.alone.tokens))
            }
        }
        return widths.indices.map { index in
            let sorted = ratios[index].sorted()
            return "drafts: \(count) together, width \(widths[index]), take "
                + "\(sorted[sorted.count / 2].formatted(.number.precision(.fractionLength(2)))) of one by one "
                + "(median of \(rounds): "
                + sorted.map { $0.formatted(.number.precision(.fractionLength(2))) }.joined(separator: " ")
                + "; last \(describe(last.together[index])) against \(describe(last.alone)))"
        }.joined(separator: "\n")
    }

    private static func describe(_ cost: Cost) -> String {
        "\(cost.seconds.formatted(.number.precision(.fractionLength(1)))) s for \(cost.tokens) tokens"
    }

    private static func makeRequest(_ round: Int) -> GenerationRequest {
        var transcript = head
        transcript.append(.prompt, "theme: \(themes[round % themes.count])")
        return GenerationRequest(
            transcript: transcript, schema: schema,
            options: .init(temperature: 0.7, maximumResponseTokens: tokens))
    }

    private static func oneByOne(_ model: LlamaModel, _ request: GenerationRequest) async throws -> Cost {
        var cost = Cost()
        let started = ContinuousClock.now
        for seed in 0..<UInt64(count) {
            var request = request
            request.options.seed = seed
            for try await event in model.response(to: request) {
                if case .finished(let usage) = event {
                    cost.tokens += usage.sampledTokens + usage.forcedTokens
                }
            }
        }
        cost.seconds = started.duration(to: .now) / .seconds(1)
        return cost
    }

    private static func together(_ model: LlamaModel, _ request: GenerationRequest) async throws -> Cost {
        var cost = Cost()
        let started = ContinuousClock.now
        for try await event in model.responses(to: request, seeds: Array(0..<UInt64(count))) {
            if case .finished(_, let usage) = event {
                cost.tokens += usage.sampledTokens + usage.forcedTokens
            }
        }
        cost.seconds = started.duration(to: .now) / .seconds(1)
        return cost
    }
}
