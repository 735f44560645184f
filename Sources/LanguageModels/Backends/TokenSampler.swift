import Foundation

/// Picks the next token out of the logits: one that the grammar admits.
struct TokenSampler {
    /// What comes next.
    enum Choice: Equatable {
        case token(Int32)
        case end
    }

    /// How many of the likeliest tokens are looked at before the whole vocabulary is.
    private static let breadth = 40

    private let temperature: Double
    private var generator: SplitMix64

    init(options: GenerationOptions) {
        temperature = options.temperature
        generator = SplitMix64(state: options.seed)
    }

    /// The next token, or the end; nil when nothing is admitted, which a sound grammar does not let happen.
    mutating func choice(
        among logits: UnsafeBufferPointer<Float>, weights: LlamaWeights, matcher: inout GrammarMatcher?
    ) -> Choice? {
        var candidates = Self.likeliest(logits, Self.breadth) { _ in true }
            .filter { Self.isAdmitted($0, weights, &matcher) }
        if candidates.isEmpty {
            candidates = Self.likeliest(logits, Self.breadth) { Self.isAdmitted($0, weights, &matcher) }
        }
        guard let best = candidates.first else { return nil }
        let token = temperature > 0 ? draw(candidates, logits) : best
        return weights.endTokens.contains(token) ? .end : .token(token)
    }

    private static func isAdmitted(
        _ token: Int32, _ weights: LlamaWeights, _ matcher: inout GrammarMatcher?
    ) -> Bool {
        if weights.endTokens.contains(token) { return matcher?.isComplete ?? true }
        let bytes = weights.bytes(of: token)
        guard !bytes.isEmpty else { return false }
        return matcher?.admits(bytes) ?? true
    }

    /// The tokens with the highest logits among those that `isWanted`, best first.
    private static func likeliest(
        _ logits: UnsafeBufferPointer<Float>, _ count: Int, where isWanted: (Int32) -> Bool
    ) -> [Int32] {
        var best: [Int32] = []
        var floor = -Float.infinity
        for (index, logit) in logits.enumerated() where best.count < count || logit > floor {
            let token = Int32(index)
            guard logit.isFinite, isWanted(token) else { continue }
            let place = best.firstIndex { logits[Int($0)] < logit } ?? best.count
            best.insert(token, at: place)
            if best.count > count { best.removeLast() }
            if let last = best.last, best.count == count { floor = logits[Int(last)] }
        }
        return best
    }

    private mutating func draw(_ candidates: [Int32], _ logits: UnsafeBufferPointer<Float>) -> Int32 {
        let top = Double(logits[Int(candidates[0])])
        let weights = candidates.map { exp((Double(logits[Int($0)]) - top) / temperature) }
        var rest = Double.random(in: 0..<weights.reduce(0, +), using: &generator)
        for (token, weight) in zip(candidates, weights) {
            rest -= weight
            if rest < 0 { return token }
        }
        return candidates[0]
    }
}
