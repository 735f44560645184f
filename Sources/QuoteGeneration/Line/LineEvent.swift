/// What is to be seen while lines are written.
public enum LineEvent: Sendable {
    /// A round of so many drafts begins.
    case round(Int, drafts: Int)
    /// A draft so far: its number, and its text, which is not a saved quote.
    case draft(number: Int, text: String)
    /// A draft or translation has met a gate.
    case met(Candidate)
    /// Drafts are being scored.
    case judging(count: Int)
    /// The model asks to wait.
    case waiting(Duration)
}
