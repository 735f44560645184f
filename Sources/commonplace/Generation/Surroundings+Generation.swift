import Foundation
import QuoteGeneration
import Terminal

extension Arguments.Option {
    static let locale = Arguments.Option(
        "--locale", "LOCALE", "the language of the lines, such as de or pt-BR",
        choices: QuoteLocale.allCases.map(\.rawValue))
}

extension Surroundings {
    /// The language that lines are wanted in: `--locale`, else the person's own, else English.
    func locale(_ arguments: Arguments) throws -> QuoteLocale {
        guard let named = arguments["--locale"] else { return QuoteLocale(identifier: language) ?? .en }
        guard let locale = QuoteLocale(identifier: named) else {
            let known = QuoteLocale.allCases.map(\.rawValue).joined(separator: ", ")
            throw Failure.usage("--locale takes one of \(known), not \(sanitized(named))")
        }
        return locale
    }
}
