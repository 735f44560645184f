/// Transcripts as token ids, with those of earlier turns remembered.
///
/// Used from one thread only.
final class TranscriptTokens {
    private struct Turn: Hashable {
        let pieces: [String]

        init(_ pieces: [LlamaTemplate.Piece]) {
            self.pieces = pieces.map(\.text)
        }
    }

    private struct Generated: Hashable {
        let entry: Int
        let turn: Turn
    }

    /// A prompt, and how many tokens at its front every transcript of its kind begins with.
    struct Prompt {
        var tokens: [Int32]
        var headCount: Int

        var head: [Int32] { Array(tokens.prefix(headCount)) }

        /// Refuses a prompt that leaves no room for so many tokens behind it.
        func checkRoom(for reserve: Int, in window: Int) throws(LanguageModelError) {
            guard reserve > window - tokens.count else { return }
            let (needed, isTooLarge) = tokens.count.addingReportingOverflow(reserve)
            throw .exceededContextWindow(needed: isTooLarge ? .max : needed, window: window)
        }
    }

    private let weights: LlamaWeights
    private let template: LlamaTemplate
    private let firstToken: Int32?
    /// Token ids of turns by their text.
    private var turns: [Turn: [Int32]] = [:]
    /// Token ids of turns as they were generated, which may be others: only the entry itself keeps them.
    private var generated: [Generated: [Int32]] = [:]
    private static let rememberedTurns = 4096

    init(weights: LlamaWeights) throws(LanguageModelError) {
        self.weights = weights
        template = try LlamaTemplate(weights: weights)
        firstToken = weights.firstToken
    }

    /// The tokens of a transcript, with the opening of a reply behind them if asked for.
    func prompt(of transcript: Transcript, opensReply: Bool) throws(LanguageModelError) -> Prompt {
        var prompt = Prompt(tokens: firstToken.map { [$0] } ?? [], headCount: 0)
        for (index, entry) in transcript.entries.enumerated() {
            let pieces = template.pieces(of: entry, after: Array(transcript.entries[..<index]))
            let known = generated[Generated(entry: entry.id, turn: Turn(pieces))]
            if let known, index >= transcript.headCount {
                prompt.tokens += known
            } else {
                prompt.tokens += try tokens(pieces)
            }
            if index < transcript.headCount { prompt.headCount = prompt.tokens.count }
        }
        if opensReply { prompt.tokens += try tokens([template.replyOpening]) }
        return prompt
    }

    /// Remembers the tokens of an answer to `transcript` as they were generated.
    func remember(_ produced: [Int32], as text: String, in transcript: Transcript) throws(LanguageModelError)
    {
        var continued = transcript
        continued.append(.response, text)
        guard let entry = continued.entries.last else { return }
        let pieces = template.pieces(of: entry, after: transcript.entries)
        let opening = try tokens([template.replyOpening])
        if generated.count >= Self.rememberedTurns { generated.removeAll() }
        generated[Generated(entry: entry.id, turn: Turn(pieces))] = opening + produced
    }

    private func tokens(_ pieces: [LlamaTemplate.Piece]) throws(LanguageModelError) -> [Int32] {
        let turn = Turn(pieces)
        if let known = turns[turn] { return known }
        var tokens: [Int32] = []
        for piece in pieces {
            switch piece {
            case .template(let text): tokens += try weights.tokens(ofTemplate: text)
            case .content(let text): tokens += try weights.tokens(of: text)
            }
        }
        if turns.count >= Self.rememberedTurns { turns.removeAll() }
        turns[turn] = tokens
        return tokens
    }
}
