/// How a piece of text looks, named for what it means.
public enum TextStyle: CaseIterable, Sendable {
    case quote, author, note, warning, error, prompt

    /// The sequence that begins the style; ``end`` ends every style.
    var start: String {
        switch self {
        case .quote: "\u{1B}[1m"
        case .author: "\u{1B}[36m"
        case .note: "\u{1B}[2m"
        case .warning: "\u{1B}[33m"
        case .error: "\u{1B}[31m"
        case .prompt: "\u{1B}[1;34m"
        }
    }

    static let end = "\u{1B}[0m"

    /// Returns `text` in this style, line by line, so that no line depends on the one before it.
    func applied(to text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : start + $0 + Self.end }
            .joined(separator: "\n")
    }
}
