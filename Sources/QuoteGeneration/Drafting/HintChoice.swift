internal import LanguageModels

/// Chooses the hint that gives the drafts of a round their picture, away from what was written lately.
///
/// Lines to avoid are not shown to the model: it repeats them. In 292 drafts of 29 requests most of the 131 near-copies
/// were of lines that stood behind "Not like:" in the prompt, and the requests that timed out wrote little else.
struct HintChoice {
    private let hints: [String]
    private let worn: [Set<ArraySlice<UInt8>>]
    private let locale: QuoteLocale

    /// Prepares a choice.
    ///
    /// - Parameters:
    ///   - hints: The hints of the language.
    ///   - recent: Lines that were accepted or rejected lately.
    ///   - locale: The language of both.
    init(_ hints: [String], recent: [String], locale: QuoteLocale) {
        self.hints = hints
        self.locale = locale
        worn = recent.map { Self.marks(of: $0, locale) }
    }

    /// Draws a hint: one that was not used, and whose words no recent line has, as far as there is one.
    func hint(seed: UInt64, notIn used: Set<String>) -> String? {
        var generator = SplitMix64(state: seed)
        let shuffled = hints.shuffled(using: &generator)
        let unused = shuffled.filter { !used.contains($0) }
        return unused.first { !isWorn($0) } ?? unused.first ?? shuffled.first
    }

    private func isWorn(_ hint: String) -> Bool {
        let marks = Self.marks(of: hint.replacing(/\{\w*\}/, with: " "), locale)
        return !marks.isEmpty && worn.contains { $0.isSuperset(of: marks) }
    }

    /// The first four letters of the longer words, which survive most inflections.
    private static func marks(of text: String, _ locale: QuoteLocale) -> Set<ArraySlice<UInt8>> {
        let draft = Draft(text, locale: locale)
        return Set(draft.foldedWords.map { draft.folded[$0] }.filter { $0.count >= 4 }.map { $0.prefix(4) })
    }
}
