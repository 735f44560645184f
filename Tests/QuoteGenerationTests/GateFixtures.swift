import Foundation
import Testing

@testable import QuoteGeneration

/// Labelled lines, and what the gates say of them.
struct GateFixtures {
    /// A line with its label.
    struct Row: Decodable {
        let id: String
        let locale: QuoteLocale
        let text: String
        let expect: String
        let reason: Objection.Reason?
        let alt: [Objection.Reason]?
        let tier: String?

        var isKept: Bool { expect == "accept" }

        /// Whether these rows belong to a rule that judges the form and nothing else.
        var isOfForm: Bool { reason != .cliche && reason != .wrongLanguage }
    }

    /// The rows of a file, but for those that are reported only.
    static func rows(_ file: String) throws -> [Row] {
        let url = Bundle.module.bundleURL.appending(path: "Fixtures/gates").appending(path: file)
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { line in
            try JSONDecoder().decode(Row.self, from: Data(line.utf8))
        }.filter { $0.tier == nil }
    }

    /// The rules that need nothing but the line.
    static let form = GateLine(gates: GateLine.rulesOfForm)

    /// The reason for which the rules of form refuse a line; nil when they keep it.
    static func reason(_ text: String, _ locale: QuoteLocale = .en) -> Objection.Reason? {
        form.objection(to: text, locale: locale)?.reason
    }
}
