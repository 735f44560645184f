import ChatAgent
import QuoteLibrary
import Terminal

/// `commonplace saved`: shows the person's own quotes.
enum SavedCommand: Command {
    static let name = "saved"
    static let arguments = "[WORDS…]"
    static let summary = "show your saved quotes, newest first, or those with these words"
    static let options: [Arguments.Option] = [
        .init(
            "--kind", "KIND", "any, favorite, generated or imported",
            choices: SavedQuery.Kind.allCases.map(\.rawValue)),
        .init("--limit", "N", "at most N quotes (1 to 1000, usually 20)"), .json,
    ]

    static func run(_ arguments: Arguments, in surroundings: Surroundings) async throws {
        let limit = try arguments.number("--limit", in: 1...1000) ?? 20
        let kind = arguments["--kind"].map { SavedQuery.Kind(rawValue: $0) } ?? .any
        guard let kind else {
            let kinds = SavedQuery.Kind.allCases.map(\.rawValue).joined(separator: ", ")
            throw Failure.usage("--kind takes one of \(kinds)", command: name)
        }
        let words = arguments.words.joined(separator: " ")
        let library = try surroundings.openLibrary()
        let matches = try await library.searchSaved(
            SavedQuery(query: words.isEmpty ? nil : words, kind: kind, limit: limit))
        guard !arguments.has("--json") else {
            return try surroundings.printJSON(QuoteList(quotes: matches.quotes, total: matches.total))
        }
        let cards = CardRenderer(screen: surroundings.output)
        guard !matches.quotes.isEmpty else {
            surroundings.output.writeLine(
                words.isEmpty && kind == .any
                    ? "You have saved nothing yet; `commonplace save TEXT` keeps a line."
                    : "Nothing saved for that.")
            return
        }
        for quote in matches.quotes { surroundings.output.writeLine(cards.text(of: quote)) }
        if matches.total > matches.quotes.count {
            surroundings.output.writeLine("\(matches.quotes.count) of \(matches.total)")
        }
    }
}
