/// Refuses a line that is not, or not as a whole, in the language it should be in.
struct WrongLanguageGate: Gate {
    /// Tells languages apart.
    let detector: LanguageDetector

    /// What the rule has against a line: scripts, the likelier language or the words of a second one.
    func objection(to draft: Draft) -> Objection? {
        detector.mismatch(in: draft).map { Objection(.wrongLanguage, $0) }
    }
}
