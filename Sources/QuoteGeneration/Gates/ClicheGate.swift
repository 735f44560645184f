import Foundation

/// Refuses stock phrases, and sentences that are made of nothing but stock words.
struct ClicheGate: Gate {
    private let lexicons: [QuoteLocale: ClicheLexicon]

    /// Reads the lexicons of all languages.
    ///
    /// - Parameter resources: The folder that holds `cliches`.
    /// - Throws: When a lexicon is missing or does not follow the notation; the error names file and line.
    init(resources: URL) throws {
        let folder = resources.appending(path: "cliches")
        var lexicons: [QuoteLocale: ClicheLexicon] = [:]
        for locale in QuoteLocale.allCases {
            lexicons[locale] = try ClicheLexicon(folder: folder, locale: locale)
        }
        self.init(lexicons: lexicons)
    }

    init(lexicons: [QuoteLocale: ClicheLexicon]) {
        self.lexicons = lexicons
    }

    func objection(to draft: Draft) -> Objection? {
        guard let lexicon = lexicons[draft.locale] else { return nil }
        let reading = LineReading(draft, lexicon: lexicon)
        let found = reading.phrases()
        if let phrase = found.first, !lexicon.hasWeights {
            return Objection(.cliche, reading.text(of: phrase, in: draft))
        }
        guard lexicon.hasWeights else { return nil }
        let sentence = StockSentence(reading.weights, shapes: found.shapeCount)
        if let phrase = found.first, sentence.isRuled(byPhrases: found.phraseCount) {
            return Objection(.cliche, reading.text(of: phrase, in: draft))
        }
        return sentence.isStock ? Objection(.cliche, reading.strongWords(in: draft)) : nil
    }
}
