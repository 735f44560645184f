/// Words that a sentence gives to somebody without quotation marks.
struct Claim {
    /// How they are given.
    enum Form {
        /// "Einstein said: ..."
        case announced
        /// "Einstein: ...", "... (Einstein)"
        case labelled
        /// "... — Einstein"
        case signed
    }

    let form: Form
    let speaker: String
    let words: String

    /// The claims of a sentence; whether the speaker is a person is for the caller to see.
    static func claims(in sentence: String) -> [Claim] {
        var claims: [Claim] = []
        if let colon = sentence.firstIndex(where: { $0 == ":" || $0 == "：" }) {
            let before = String(sentence[..<colon])
            let after = String(sentence[sentence.index(after: colon)...])
            claims.append(
                Claim(
                    form: Speech.announces(before) ? .announced : .labelled, speaker: before, words: after))
        }
        if let dash = lastDash(in: sentence) {
            claims.append(
                Claim(
                    form: .signed, speaker: String(sentence[dash.upperBound...]),
                    words: String(sentence[..<dash.lowerBound])))
        }
        if let dash = firstDash(in: sentence) {
            claims.append(
                Claim(
                    form: .labelled, speaker: String(sentence[..<dash.lowerBound]),
                    words: String(sentence[dash.upperBound...])))
        }
        let end = sentence.lastIndex { !($0.isWhitespace || $0.isPunctuation) || $0 == ")" || $0 == "）" }
        if let end, ")）".contains(sentence[end]), let open = sentence.lastIndex(where: { "(（".contains($0) }),
            open < end
        {
            claims.append(
                Claim(
                    form: .labelled, speaker: String(sentence[sentence.index(after: open)..<end]),
                    words: String(sentence[..<open])))
        }
        return claims
    }

    private static func lastDash(in sentence: String) -> Range<String.Index>? {
        dashes(in: sentence).max { $0.lowerBound < $1.lowerBound }
    }

    private static func firstDash(in sentence: String) -> Range<String.Index>? {
        dashes(in: sentence).min { $0.lowerBound < $1.lowerBound }
    }

    private static func dashes(in sentence: String) -> [Range<String.Index>] {
        ["—", "–", "―", "--", " - "].flatMap { sentence.ranges(of: $0) }
    }
}
