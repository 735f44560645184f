/// What the model says about a line and about windows of its words.
struct LanguageProbabilities: Sendable {
    /// How the model decided.
    enum Verdict {
        case fits
        case mismatch(String)
    }

    /// The least share of the wanted language beside its nearest rival.
    ///
    /// With the function words below it, none of 2,036 in-locale sentences was refused.
    static let leastRatio: Float = 0.5
    /// Below this share function words are not asked either.
    static let leastRatioInDoubt: Float = 0.15
    /// A probability below it is no certainty, even where every rival has less: the line may be in a language that
    /// the model does not know, or not in the letters of its own.
    static let leastProbability: Float = 0.3

    /// A probability below it decides nothing.
    private static let leastOfAll: Float = 0.001

    private let file: LanguageModelFile
    /// Where the languages of `QuoteLocale.allCases` stand among the model's.
    private let positions: [Int]
    /// Malay, which the model can hardly tell from Indonesian: its probability counts as Indonesian's.
    private let malay: Int

    /// Names a model.
    ///
    /// - Throws: `LanguageDetector.Fault.damaged` when it lacks a language of the gate.
    init(file: LanguageModelFile) throws(LanguageDetector.Fault) {
        self.file = file
        positions = QuoteLocale.allCases.compactMap { file.codes.firstIndex(of: $0.rawValue) }
        guard let malay = file.codes.firstIndex(of: "ms"), positions.count == QuoteLocale.allCases.count
        else {
            throw .damaged
        }
        self.malay = malay
    }

    /// Judges a line; nil when the library failed.
    func verdict(on draft: Draft, _ rule: WordRule) -> Verdict? {
        guard let locale = QuoteLocale.allCases.firstIndex(of: draft.locale) else { return nil }
        return file.read(draft.text) { reading -> Verdict? in
            guard reading.score(0..<reading.wordCount, minimum: Self.leastOfAll) else { return nil }
            if let rival = rival(in: reading.probabilities, of: locale, rule) {
                return .mismatch("reads as \(file.codes[rival])")
            }
            guard draft.locale.scripts == [.latin] else { return .fits }
            return passage(in: &reading, locale, rule.evidence)
        }
    }

    /// The language that the whole line is rather in, or nil.
    private func rival(in probabilities: [Float], of locale: Int, _ rule: WordRule) -> Int? {
        let wanted = probability(of: locale, in: probabilities)
        let isIndonesian = QuoteLocale.allCases[locale] == .id
        var nearest = 0
        var most: Float = -1
        for other in probabilities.indices where probabilities[other] > most {
            if other == positions[locale] || (isIndonesian && other == malay) { continue }
            nearest = other
            most = probabilities[other]
        }
        let ratio = wanted / max(wanted + most, .leastNormalMagnitude)
        if ratio >= Self.leastRatio, wanted >= Self.leastProbability { return nil }
        return ratio >= Self.leastRatioInDoubt && rule.passesInDoubt ? nil : nearest
    }

    /// Looks for words one after the other in another language of the gate.
    private func passage(
        in reading: inout LanguageModelFile.Reading, _ locale: Int, _ evidence: WordEvidence
    ) -> Verdict? {
        let count = min(reading.wordCount, evidence.foreign.count)
        for width in ForeignPassage.widths where width <= count {
            for first in 0...(count - width) {
                let window = first..<(first + width)
                let isSuspect = evidence.foreign[window].contains { !$0.isEmpty }
                guard isSuspect || width == ForeignPassage.widths.upperBound else { continue }
                guard reading.score(window, minimum: ForeignPassage.leastOfAll) else { return nil }
                let probabilities = reading.probabilities
                let rival = likeliest(in: probabilities, but: locale)
                let (foreign, own) = evidence.words(in: window, of: QuoteLocale.allCases[rival])
                let passage = ForeignPassage(
                    width: width, rival: probability(of: rival, in: probabilities),
                    wanted: probability(of: locale, in: probabilities), foreignWords: foreign, ownWords: own)
                guard passage.isForeign else { continue }
                return .mismatch("\(QuoteLocale.allCases[rival]) in words \(first + 1) to \(first + width)")
            }
        }
        return .fits
    }

    private func likeliest(in probabilities: [Float], but locale: Int) -> Int {
        var likeliest = locale == 0 ? 1 : 0
        for other in positions.indices where other != locale {
            if probability(of: other, in: probabilities) > probability(of: likeliest, in: probabilities) {
                likeliest = other
            }
        }
        return likeliest
    }

    private func probability(of locale: Int, in probabilities: [Float]) -> Float {
        let isIndonesian = QuoteLocale.allCases[locale] == .id
        return probabilities[positions[locale]] + (isIndonesian ? probabilities[malay] : 0)
    }
}
