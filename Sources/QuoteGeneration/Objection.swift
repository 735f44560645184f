/// Why a line is not kept: the gate that refused it, and what it saw.
public struct Objection: Equatable, Sendable {
    /// The rules of the deterministic gate, in the order in which they are asked.
    public enum Reason: String, CaseIterable, Codable, Sendable {
        case empty
        case lineBreak = "line_break"
        case emoji
        case forbiddenFragment = "forbidden_fragment"
        case hashtag
        case markdown
        case promptLeftover = "prompt_leftover"
        case wrappedQuotes = "wrapped_quotes"
        case attribution
        case multiSentence = "multi_sentence"
        case tooShort = "too_short"
        case tooLong = "too_long"
        case wrongLanguage = "wrong_language"
        case cliche
    }

    /// The rule that was broken.
    public let reason: Reason
    /// What broke it, such as the stock phrase found; data, never empty of meaning, may be shown.
    public let evidence: String

    /// Makes an objection.
    public init(_ reason: Reason, _ evidence: String) {
        self.reason = reason
        self.evidence = evidence
    }
}
