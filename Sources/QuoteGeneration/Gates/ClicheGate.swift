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
        self.lexicons = lexicons
    }

    func objection(to draft: Draft) -> Objection? {
        guard let lexicon = lexicons[draft.locale] else { return nil }
        let reading = LineReading(draft, lexicon: lexicon)
        var shapes = 0
        var phrase: Range<Int>?
        reading.forEachPhrase { found in
            if found.isShape {
                shapes += 1
                return true
            }
            phrase = found.tokens
            return false
        }
        let sentence = StockSentence(reading.weights, shapes: shapes, areLetters: reading.tokens.areLetters)
        if let phrase, !lexicon.hasWeights || !sentence.hasItsOwnWords {
            return Objection(.cliche, reading.text(of: phrase, in: draft))
        }
        guard sentence.isStock else { return nil }
        return Objection(.cliche, reading.strongWords(in: draft))
    }
}
