import Foundation

/// The evaluated state of one conversation: the tokens it stands for, and the logits after the last.
final class LlamaContext {
    private static let sequence: Int32 = 0

    private let sequences: LlamaSequences
    /// The tokens whose state is held, in order.
    private(set) var evaluated: [Int32] = []
    var window: Int { sequences.window }

    init(
        weights: LlamaWeights, window: Int, threads: Int, stopSignal: StopSignal
    ) throws(LanguageModelError) {
        sequences = try LlamaSequences(
            weights: weights, settings: .init(window: window, threads: threads), stopSignal: stopSignal)
    }

    /// How many of the first tokens of `tokens` are held already.
    func heldPrefix(of tokens: [Int32]) -> Int {
        zip(evaluated, tokens).prefix { $0 == $1 }.count
    }

    /// Forgets what is held behind the first `count` tokens; all of it when the weights cannot forget a part.
    func truncate(to count: Int) {
        guard count < evaluated.count else { return }
        if sequences.truncate(to: count) {
            evaluated.removeSubrange(count...)
        } else {
            sequences.forgetAll()
            evaluated = []
        }
    }

    /// Evaluates tokens behind those held, in chunks of one batch.
    func evaluate(_ tokens: some Collection<Int32>) throws(LanguageModelError) {
        guard evaluated.count + tokens.count <= window else {
            throw .exceededContextWindow(needed: evaluated.count + tokens.count, window: window)
        }
        var rest = Array(tokens)[...]
        while !rest.isEmpty {
            let chunk = rest.prefix(sequences.batch)
            rest = rest.dropFirst(chunk.count)
            var rows = chunk.enumerated().map { offset, token in
                LlamaSequences.Row(
                    token: token, position: evaluated.count + offset, sequences: [Self.sequence])
            }
            rows[rows.count - 1].wantsLogits = true
            do {
                try sequences.evaluateBatch(rows[...])
            } catch {
                // What a broken evaluation left behind is forgotten, so that held tokens stay true.
                if !sequences.truncate(to: evaluated.count) {
                    sequences.forgetAll()
                    evaluated = []
                }
                throw error
            }
            evaluated += chunk
        }
    }

    /// Calls `body` with the logits after the last token held.
    func withLogits<Result>(
        _ body: (UnsafeBufferPointer<Float>) throws(LanguageModelError) -> Result
    ) throws(LanguageModelError) -> Result {
        try sequences.withLogits(at: -1, body)
    }

    /// Writes the state of the tokens held to a file.
    func save(to file: URL) throws(LanguageModelError) {
        try sequences.save(Self.sequence, evaluated, to: file)
    }

    /// Reads a state back if it stands for exactly `tokens`; otherwise holds nothing.
    ///
    /// - Returns: Whether it was read.
    func restore(_ tokens: [Int32], from file: URL) -> Bool {
        let isRestored = sequences.restore(Self.sequence, tokens, from: file)
        evaluated = isRestored ? tokens : []
        return isRestored
    }
}
