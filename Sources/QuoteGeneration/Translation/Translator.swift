/// Turns a line into another language.
public protocol Translator: Sendable {
    /// Returns the line in the other language, still to be judged by its gates.
    ///
    /// - Throws: `LanguageModelError`.
    func translation(of line: String, from source: QuoteLocale, into target: QuoteLocale, seed: UInt64)
        async throws -> String
}
