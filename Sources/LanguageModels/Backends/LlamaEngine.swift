import Foundation

/// Loaded weights with one evaluated conversation.
///
/// Used from one thread only.
final class LlamaEngine {
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

    private let weights: LlamaWeights
    private let template: LlamaTemplate
    private let context: LlamaContext
    private let states: LlamaStateFolder?
    private let window: Int
    private let firstToken: Int32?
    /// Token ids of turns by their text.
    private var turns: [Turn: [Int32]] = [:]
    /// Token ids of turns as they were generated, which may be others: only the entry itself keeps them.
    private var generated: [Generated: [Int32]] = [:]
    private var matchers: [GenerationSchema: GrammarMatcher] = [:]
    private static let rememberedTurns = 4096
    private static let rememberedSchemas = 16

    init(_ configuration: LlamaModel.Configuration, stopSignal: StopSignal) throws(LanguageModelError) {
        try MachineMemory.check(weights: configuration.weights)
        weights = try LlamaWeights(path: configuration.weights.path) { stopSignal.isRaised }
        template = try LlamaTemplate(weights: weights)
        let window = min(configuration.window, max(weights.trainedWindow, 512))
        context = try LlamaContext(
            weights: weights, window: window, threads: configuration.threads, stopSignal: stopSignal)
        self.window = context.window
        firstToken = weights.firstToken
        let identity = "\(weights.identity), window \(window)"
        states = configuration.stateFolder.map { LlamaStateFolder(folder: $0, identity: identity) }
    }

    func tokenCount(of text: String) throws(LanguageModelError) -> Int {
        try weights.tokens(of: text).count
    }

    /// Generates the next entry of the request's transcript.
    func generate(
        _ request: GenerationRequest, onText: (String) -> Void
    ) throws(LanguageModelError) -> GenerationUsage {
        let options = request.options
        var usage = GenerationUsage()
        try evaluate(
            request.transcript, opensReply: true, reserve: options.maximumResponseTokens, &usage)
        let started = ContinuousClock.now
        var matcher = request.schema.map(takeMatcher(for:))
        defer { keep(matcher, for: request.schema) }
        var sampler = TokenSampler(options: options)
        var characters = CharacterStream()
        var produced: [Int32] = []
        var text = ""
        func emit(_ piece: String) {
            guard !piece.isEmpty else { return }
            text += piece
            onText(piece)
        }
        while true {
            let forced = try forcedTokens(&matcher, atMost: options.maximumResponseTokens - produced.count)
            var pending = forced
            usage.forcedTokens += forced.count
            if forced.isEmpty {
                if let matcher, matcher.isComplete, !matcher.canContinue { break }
                guard produced.count < options.maximumResponseTokens else {
                    usage.stoppedAtLimit = true
                    break
                }
                let choice = try context.withLogits { (logits) throws(LanguageModelError) in
                    sampler.choice(among: logits, weights: weights, matcher: &matcher)
                }
                guard let choice else { throw .decodingFailure(reason: "no token fits the schema") }
                guard case .token(let token) = choice else { break }
                _ = matcher?.advance(weights.bytes(of: token))
                usage.sampledTokens += 1
                let room = options.maximumResponseTokens - produced.count - 1
                pending = [token] + (try forcedTokens(&matcher, atMost: room))
                usage.forcedTokens += pending.count - 1
            }
            produced += pending
            for token in pending { emit(characters.text(appending: weights.bytes(of: token))) }
            try context.evaluate(pending)
        }
        emit(characters.rest())
        remember(produced, as: text, in: request.transcript)
        usage.decodeSeconds = started.secondsSince
        return usage
    }

    /// Evaluates a transcript as far as it is not held already, and room is left for `reserve` tokens.
    func evaluate(
        _ transcript: Transcript, opensReply: Bool, reserve: Int, _ usage: inout GenerationUsage
    ) throws(LanguageModelError) {
        let started = ContinuousClock.now
        var wanted = firstToken.map { [$0] } ?? []
        var headCount = 0
        for (index, entry) in transcript.entries.enumerated() {
            let pieces = template.pieces(of: entry, after: Array(transcript.entries[..<index]))
            let known = generated[Generated(entry: entry.id, turn: Turn(pieces))]
            if let known, index >= transcript.headCount {
                wanted += known
            } else {
                wanted += try tokens(pieces)
            }
            if index < transcript.headCount { headCount = wanted.count }
        }
        if opensReply { wanted += try tokens([template.replyOpening]) }
        guard reserve <= window - wanted.count else {
            let (needed, isTooLarge) = wanted.count.addingReportingOverflow(reserve)
            throw .exceededContextWindow(needed: isTooLarge ? .max : needed, window: window)
        }
        let head = Array(wanted.prefix(headCount))
        if let states, headCount > 0, context.heldPrefix(of: head) < headCount {
            if states.restore(head, into: context) {
                usage.restoredTokens = headCount
            } else {
                usage.evaluatedTokens += try hold(head)
                states.save(context, head)
            }
        }
        // The logits after the last token are needed, so it is evaluated again even if it is held.
        try context.truncate(to: min(context.heldPrefix(of: wanted), max(wanted.count - 1, 0)))
        let held = context.evaluated.count
        usage.reusedTokens = max(0, held - usage.evaluatedTokens)
        usage.evaluatedTokens += wanted.count - held
        try context.evaluate(wanted[held...])
        usage.promptSeconds = started.secondsSince
    }

    /// Holds exactly these tokens, and answers how many had to be evaluated.
    private func hold(_ tokens: [Int32]) throws(LanguageModelError) -> Int {
        try context.truncate(to: context.heldPrefix(of: tokens))
        let held = context.evaluated.count
        try context.evaluate(tokens[held...])
        return tokens.count - held
    }

    /// The matcher at its beginning, with what earlier answers taught it; taken out, so that nothing is copied.
    private func takeMatcher(for schema: GenerationSchema) -> GrammarMatcher {
        matchers.removeValue(forKey: schema) ?? GrammarMatcher(Grammar(schema))
    }

    private func keep(_ matcher: GrammarMatcher?, for schema: GenerationSchema?) {
        guard var matcher, let schema else { return }
        if matchers.count >= Self.rememberedSchemas { matchers.removeAll() }
        matcher.restart()
        matchers[schema] = matcher
    }

    /// The tokens of the text that must follow, with the matcher moved past them.
    ///
    /// Where more may follow, the last token is left to be sampled with it: its best form may hold what comes next, as
    /// `="` and `()\n` do, and weights that are given `=` or `()` alone do not expect it any more.
    private func forcedTokens(
        _ matcher: inout GrammarMatcher?, atMost limit: Int
    ) throws(LanguageModelError) -> [Int32] {
        guard let bytes = matcher?.forcedBytes(), !bytes.isEmpty,
            let text = String(validating: bytes, as: UTF8.self)
        else { return [] }
        var tokens = try weights.tokens(of: text)
        if matcher?.canContinue(after: bytes) == true { tokens = tokens.dropLast() }
        tokens = Array(tokens.prefix(max(limit, 0)))
        guard matcher?.advance(tokens.flatMap(weights.bytes(of:))) == true else { return [] }
        return tokens
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

    private func remember(_ produced: [Int32], as text: String, in transcript: Transcript) {
        var continued = transcript
        continued.append(.response, text)
        guard let entry = continued.entries.last else { return }
        let pieces = template.pieces(of: entry, after: transcript.entries)
        guard let opening = try? tokens([template.replyOpening]) else { return }
        if generated.count >= Self.rememberedTurns { generated.removeAll() }
        generated[Generated(entry: entry.id, turn: Turn(pieces))] = opening + produced
    }
}

extension ContinuousClock.Instant {
    /// Seconds from this instant to now.
    var secondsSince: Double {
        let passed = duration(to: .now).components
        return Double(passed.seconds) + Double(passed.attoseconds) * 1e-18
    }
}
