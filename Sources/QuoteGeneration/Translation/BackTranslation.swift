internal import LanguageModels

/// A translation turned back into the language of its draft, and compared with it.
///
/// Rules and judge see whether a translation is a line; only this sees whether it is still the same one.
struct BackTranslation {
    /// What the translation says, in the words of the draft's language.
    let text: String
    /// How like the draft that is.
    let comparison: NoveltyComparison

    /// The cosine from which on two lines say the same.
    ///
    /// Of 18 translations by the standard weights into ten languages, read by a person, the bad ones have
    /// 0.24 to 0.80 and the one that can be read 0.91.
    static let cosine = 0.85
    /// The share of content words from which on they do, where no embedder compares them; not measured.
    static let lexical = 0.6

    /// Turns a translation back.
    ///
    /// - Throws: `LanguageModelError`; an embedder that fails leaves the words to compare.
    init(of line: Candidate, draft: Candidate, seed: UInt64, parts: QuoteGenerator.Parts) async throws {
        let text = try await parts.translator.translation(
            of: line.text, from: line.locale, into: draft.locale, seed: seed)
        let vectors: [[Float]]?
        do {
            vectors = try await parts.embedder?.embeddings(of: [draft.text, text])
        } catch LanguageModelError.cancelled {
            throw LanguageModelError.cancelled
        } catch is LanguageModelError {
            vectors = nil
        }
        self.text = text
        comparison = NoveltyComparison(
            draft.text, text, locale: draft.locale, vectors: vectors.map { ($0[0], $0[1]) },
            embedder: vectors == nil ? nil : parts.embedder.map(NoveltyIndex.Embedder.init),
            contentWords: parts.contentWords)
    }

    /// Whether the translation still says what the draft said.
    var isFaithful: Bool {
        comparison.cosine.map { $0 >= Self.cosine } ?? (comparison.lexical >= Self.lexical)
    }

    /// What became of the draft, in words.
    var sentence: String {
        let closeness = comparison.cosine ?? comparison.lexical
        return "turned back it says “\(text)”, \(comparison.cosine == nil ? "lexical" : "cosine") "
            + "\((closeness * 100).rounded() / 100)"
    }
}
