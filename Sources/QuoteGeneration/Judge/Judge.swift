/// Scores lines in a session of its own, which knows nothing of how they were written.
public protocol Judge: Sendable {
    /// Returns a judgement of each line, in their order; nil for one it could not read.
    ///
    /// - Throws: `LanguageModelError`, when none can be judged.
    func judgements(of lines: [String], in locale: QuoteLocale) async throws -> [Judgement?]
}
