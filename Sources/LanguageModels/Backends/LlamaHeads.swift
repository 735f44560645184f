/// The heads of transcripts, each evaluated once and held in a sequence of its own; the one not used for longest
/// leaves for a new one.
///
/// Used from one thread only.
final class LlamaHeads {
    private struct Held {
        let tokens: [Int32]
        let sequence: Int32
        var lastUse: Int
    }

    /// How many are held at most.
    static let limit = 8

    private let sequences: LlamaSequences
    private let states: LlamaStateFolder?
    private var held: [Held] = []
    private var uses = 0

    init(sequences: LlamaSequences, states: LlamaStateFolder?) {
        self.sequences = sequences
        self.states = states
    }

    /// How many tokens are held.
    var tokenCount: Int { held.reduce(0) { $0 + $1.tokens.count } }

    /// Holds a head, reading its state back or evaluating it, and leaves those of `kept` where they are.
    ///
    /// - Returns: The sequence that holds it.
    func hold(
        _ tokens: [Int32], keeping kept: Set<Int32> = [], _ usage: inout GenerationUsage
    ) throws(LanguageModelError) -> Int32 {
        uses += 1
        if let index = held.firstIndex(where: { $0.tokens == tokens }) {
            held[index].lastUse = uses
            usage.reusedTokens += tokens.count
            return held[index].sequence
        }
        while held.count >= Self.limit, dropOldest(keeping: kept) {}
        try makeRoom(for: tokens.count, keeping: kept)
        let taken = Set(held.map(\.sequence))
        guard let sequence = (0..<Int32(Self.limit)).first(where: { !taken.contains($0) }) else {
            throw .decodingFailure(reason: "more than \(Self.limit) heads at once")
        }
        if let states, states.restore(tokens, { sequences.restore(sequence, tokens, from: $0) }) {
            usage.restoredTokens += tokens.count
            usage.reusedTokens += tokens.count
        } else {
            try evaluate(tokens, in: sequence)
            usage.evaluatedTokens += tokens.count
            states?.save(tokens) { try sequences.save(sequence, tokens, to: $0) }
        }
        held.append(Held(tokens: tokens, sequence: sequence, lastUse: uses))
        return sequence
    }

    /// Lets heads go, the least recently used first, until `count` tokens have room beside those left.
    func makeRoom(for count: Int, keeping kept: Set<Int32>) throws(LanguageModelError) {
        guard room(for: count, keeping: kept) < count else { return }
        throw .exceededContextWindow(needed: tokenCount + count, window: sequences.window)
    }

    /// Lets heads go until `count` tokens have room or all others have gone, and answers how many have room.
    func room(for count: Int, keeping kept: Set<Int32>) -> Int {
        while sequences.window - tokenCount < count, dropOldest(keeping: kept) {}
        return sequences.window - tokenCount
    }

    /// Forgets all heads.
    func forgetAll() {
        held = []
    }

    private func evaluate(_ tokens: [Int32], in sequence: Int32) throws(LanguageModelError) {
        let rows = tokens.enumerated().map { position, token in
            LlamaSequences.Row(token: token, position: position, sequences: [sequence])
        }
        do {
            try sequences.evaluate(rows) { _, _ in }
        } catch {
            if !sequences.forget(sequence) { forgetAll() }
            throw error
        }
    }

    private func dropOldest(keeping kept: Set<Int32>) -> Bool {
        let index = held.indices.filter { !kept.contains(held[$0].sequence) }
            .min { held[$0].lastUse < held[$1].lastUse }
        guard let index else { return false }
        if sequences.forget(held[index].sequence) { held.remove(at: index) } else { forgetAll() }
        return true
    }
}
