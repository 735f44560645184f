/// One answer while it is decoded: what is sampled, what the schema forces, and the text so far.
struct AnswerDecoder {
    /// Tokens to evaluate next, and the text that they make whole.
    struct Step {
        var tokens: [Int32] = []
        var text = ""
    }

    private let weights: LlamaWeights
    private let limit: Int
    private let openings: OpeningTable
    private var sampler: TokenSampler
    private var characters = CharacterStream()
    private(set) var matcher: GrammarMatcher?
    /// The tokens so far.
    private(set) var produced: [Int32] = []
    var usage = GenerationUsage()

    init(options: GenerationOptions, matcher: GrammarMatcher?, weights: LlamaWeights) {
        self.weights = weights
        self.matcher = matcher
        limit = options.maximumResponseTokens
        sampler = TokenSampler(options: options)
        openings = OpeningTable(options.openings)
    }

    /// What the schema forces before anything is sampled.
    mutating func opening() throws(LanguageModelError) -> Step {
        let forced = try forcedTokens(atMost: limit - produced.count)
        usage.forcedTokens += forced.count
        return step(forced)
    }

    /// What comes next, given the logits after all tokens so far; nil when the answer is over.
    mutating func next(_ logits: UnsafeBufferPointer<Float>) throws(LanguageModelError) -> Step? {
        let forced = try opening()
        guard forced.tokens.isEmpty else { return forced }
        if let matcher, matcher.isComplete, !matcher.canContinue { return nil }
        guard produced.count < limit else {
            usage.stoppedAtLimit = true
            return nil
        }
        let choice = sampler.choice(
            among: logits, openings: produced.isEmpty ? openings : OpeningTable([]), weights: weights,
            matcher: &matcher)
        guard let choice else { throw .decodingFailure(reason: "no token fits the schema") }
        usage.openings = sampler.openingLikelihoods
        guard case .token(let token) = choice else { return nil }
        _ = matcher?.advance(weights.bytes(of: token))
        let following = try forcedTokens(atMost: limit - produced.count - 1)
        usage.sampledTokens += 1
        usage.forcedTokens += following.count
        return step([token] + following)
    }

    /// The end of the text, held back as long as it might have grown.
    mutating func rest() -> String { characters.rest() }

    private mutating func step(_ tokens: [Int32]) -> Step {
        produced += tokens
        return Step(tokens: tokens, text: characters.text(appending: tokens.flatMap(weights.bytes(of:))))
    }

    /// The tokens of the text that must follow, with the matcher moved past them.
    ///
    /// Where more may follow, the last token is left to be sampled with it: its best form may hold what comes next, as
    /// `="` and `()\n` do, and weights that are given `=` or `()` alone do not expect it any more.
    private mutating func forcedTokens(atMost limit: Int) throws(LanguageModelError) -> [Int32] {
        guard let bytes = matcher?.forcedBytes(), !bytes.isEmpty,
            let text = String(validating: bytes, as: UTF8.self)
        else { return [] }
        var tokens = try weights.tokens(of: text)
        if matcher?.canContinue(after: bytes) == true { tokens = tokens.dropLast() }
        tokens = Array(tokens.prefix(max(limit, 0)))
        guard matcher?.advance(tokens.flatMap(weights.bytes(of:))) == true else { return [] }
        return tokens
    }
}
