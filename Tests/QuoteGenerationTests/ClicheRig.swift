import Foundation

@testable import QuoteGeneration

/// What the tests of stock phrases share: the shipped lexicons, labelled sentences, and lexicons written in a test.
enum ClicheRig {
    /// A sentence with what the gate should make of it.
    struct Sentence {
        let draft: Draft
        let isCliche: Bool
    }

    /// Read once for all tests.
    private static let loaded = Result {
        let bundle = "commonplace_QuoteGeneration.resources/Resources"
        let products = Bundle.module.bundleURL.deletingLastPathComponent()
        return try ClicheGate(resources: products.appending(path: bundle))
    }

    static func shipped() throws -> ClicheGate {
        try loaded.get()
    }

    /// Sentences of one language written for the tests: a language code, `cliche` or `good`, the sentence.
    static func sentences(_ locale: QuoteLocale) throws -> [Sentence] {
        let file = Bundle.module.bundleURL.appending(path: "Fixtures/cliches/sentences.tsv")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
            let fields = line.split(separator: "\t")
            guard fields.count == 3, fields[0] == locale.rawValue else { return nil }
            return Sentence(draft: Draft(String(fields[2]), locale: locale), isCliche: fields[1] == "cliche")
        }
    }

    /// A gate with one lexicon.
    static func gate(_ lexicon: String, locale: QuoteLocale = .en) throws -> ClicheGate {
        ClicheGate(lexicons: [
            locale: try ClicheLexicon(text: lexicon, file: "\(locale.rawValue).txt", locale: locale)
        ])
    }

    /// What a gate with one phrase sees in a line; nil when it sees nothing.
    static func evidence(_ phrase: String, in line: String, locale: QuoteLocale = .en) throws -> String? {
        try gate("[phrases]\n\(phrase)", locale: locale).objection(to: Draft(line, locale: locale))?.evidence
    }
}
