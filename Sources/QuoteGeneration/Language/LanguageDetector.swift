public import Foundation

/// Tells whether a line is in the language it should be in.
///
/// Scripts decide first. Then a model of 176 languages says how likely the wanted one is beside its nearest rival,
/// function words decide where it is in doubt, and windows of a few words are asked for a second language.
/// Without the model file, scripts and function words decide alone; a line is never let through unasked.
public struct LanguageDetector: Sendable {
    /// What the decision rests on.
    public enum Method: Equatable, Sendable {
        /// The model, scripts and function words.
        case model
        /// Scripts and function words; more lines in another language get through.
        case functionWords(because: Fault)
    }

    /// Why the model is not in use.
    public enum Fault: Error, Equatable, Sendable {
        /// The model file is not there.
        case missing
        /// The model file is not the one that belongs to this program.
        case damaged
        /// The library would not load it.
        case refused(message: String)
    }

    /// What the decision rests on.
    public let method: Method
    private let words: FunctionWords
    private let model: LanguageProbabilities?

    /// Loads the model and the function words.
    ///
    /// - Parameter resources: The folder of the gates' data.
    /// - Throws: `GenerationResources.Fault` without the function words; a missing model is not an error.
    public init(resources: URL) throws {
        let folder = resources.appending(path: "language")
        words = try FunctionWords(file: folder.appending(path: "function-words.json"))
        do throws(Fault) {
            let file = try LanguageModelFile(file: folder.appending(path: "lid.176.ftz"))
            model = try LanguageProbabilities(file: file)
            method = .model
        } catch {
            model = nil
            method = .functionWords(because: error)
        }
    }

    /// What speaks against the line's being in the language it should be in, or nil.
    func mismatch(in draft: Draft) -> String? {
        let draft = Self.composed(draft)
        if let mismatch = ScriptRule(draft).mismatch(with: draft.locale) { return mismatch }
        guard let wanted = ListedLanguage(draft.locale) else { return nil }
        let rule = WordRule(evidence: WordEvidence(draft, wanted: wanted, words: words), wanted: wanted)
        // Where the library fails at a line, the words decide as if there were no model.
        switch model?.verdict(on: draft, rule) {
        case .fits: return rule.mixture
        case .mismatch(let evidence): return evidence
        case nil: return rule.mismatch ?? rule.mixture
        }
    }

    /// The line with each accent in one scalar with its letter, as the model and the lists know them.
    private static func composed(_ draft: Draft) -> Draft {
        let isApart = draft.scalars.contains { (0x300...0x36F).contains($0.value) }
        return isApart ? Draft(draft.text.precomposedStringWithCanonicalMapping, locale: draft.locale) : draft
    }
}
