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

    /// How likely each opening was without any preference, when last asked about some.
    private(set) var openingLikelihoods: [String: Double] = [:]
    private let temperature: Double
    private let continuation: Opening?
    private var generator: SplitMix64

    init(options: GenerationOptions) {
        temperature = options.temperature
        continuation = options.continuation
        generator = SplitMix64(state: options.seed)
    }

    /// The next token, or the end; nil when nothing is admitted, which a sound grammar does not let happen.
    ///
    /// - Parameters:
    ///   - logits: Of every token of the vocabulary.
    ///   - openings: Which beginnings of an answer are preferred; empty within an answer.
    ///   - weights: What tells a token's bytes.
    ///   - matcher: The grammar; nil admits everything.
    /// - Returns: The choice.
    mutating func choice(
        among logits: UnsafeBufferPointer<Float>, openings: OpeningTable, weights: LlamaWeights,
        matcher: inout GrammarMatcher?
    ) -> Choice? {
        var candidates = Self.likeliest(logits, Self.breadth) { _ in true }
            .filter { Self.isAdmitted($0, weights, &matcher) }
        if candidates.isEmpty {
            candidates = Self.likeliest(logits, Self.breadth) { Self.isAdmitted($0, weights, &matcher) }
        }
        guard !candidates.isEmpty else { return nil }
        var scores = candidates.map { Double(logits[Int($0)]) }
        if !openings.isEmpty {
            let opened = candidates.map { openings.opening(of: weights.bytes(of: $0)) }
            openingLikelihoods = Self.likelihoods(opened, scores)
            for (index, opening) in opened.enumerated() { scores[index] += opening?.preference ?? 0 }
        }
        if let continuation, let opening = continuation.word.utf8.first {
            // A token may hold the end of what came before too, as `()\n` does.
            for (index, token) in candidates.enumerated() where weights.bytes(of: token).contains(opening) {
                scores[index] += continuation.preference
            }
        }
        let token = temperature > 0 ? draw(candidates, scores) : candidates[Self.best(scores)]
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

    /// The place of the highest score, the first of equal ones.
    private static func best(_ scores: [Double]) -> Int {
        scores.indices.dropFirst().reduce(0) { scores[$1] > scores[$0] ? $1 : $0 }
    }

    /// How likely each opening is among the candidates.
    private static func likelihoods(_ opened: [Opening?], _ scores: [Double]) -> [String: Double] {
        let top = scores[best(scores)]
        let shares = scores.map { exp($0 - top) }
        let total = shares.reduce(0, +)
        var likelihoods: [String: Double] = [:]
        for (opening, share) in zip(opened, shares) {
            if let opening { likelihoods[opening.word, default: 0] += share / total }
        }
        return likelihoods
    }

    private mutating func draw(_ candidates: [Int32], _ scores: [Double]) -> Int32 {
        let top = scores[Self.best(scores)]
        let weights = scores.map { exp(($0 - top) / temperature) }
        var rest = Double.random(in: 0..<weights.reduce(0, +), using: &generator)
        for (token, weight) in zip(candidates, weights) {
            rest -= weight
            if rest < 0 { return token }
        }
        return candidates[0]
    }
}
