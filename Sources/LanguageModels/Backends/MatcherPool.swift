/// Matchers that have answered before, at their beginning again, with what they learnt.
///
/// Used from one thread only.
final class MatcherPool {
    private struct Known {
        let grammar: Grammar
        var idle: [GrammarMatcher] = []
    }

    private static let rememberedSchemas = 16

    private var known: [GenerationSchema: Known] = [:]

    /// A matcher for one answer; taken out, so that nothing is copied.
    func take(for schema: GenerationSchema?) -> GrammarMatcher? {
        guard let schema else { return nil }
        if known[schema] == nil {
            if known.count >= Self.rememberedSchemas { known.removeAll() }
            known[schema] = Known(grammar: Grammar(schema))
        }
        return known[schema]?.idle.popLast() ?? known[schema].map { GrammarMatcher($0.grammar) }
    }

    /// Takes a matcher back.
    func keep(_ matcher: GrammarMatcher?, for schema: GenerationSchema?) {
        guard var matcher, let schema else { return }
        matcher.restart()
        known[schema]?.idle.append(matcher)
    }
}
