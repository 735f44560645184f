import ChatAgent
import QuoteLibrary
import Terminal

/// `commonplace search`: looks in the catalog.
enum SearchCommand: Command {
    static let name = "search"
    static let arguments = "[WORDS…]"
    static let summary = "search the catalog of public-domain quotations"
    static let options: [Arguments.Option] = [
        .init("--mood", "MOOD", "a mood, such as calm", choices: Mood.allCases.map(\.rawValue)),
        .init(
            "--category", "CATEGORY", "a category, such as nature",
            choices: Category.allCases.map(\.rawValue)),
        .init("--author", "NAME", "an author, or part of the name"),
        .init(
            "--language", "LANGUAGE", "a language by code or name",
            choices: ["de", "en", "es", "fr", "id", "it", "nl", "pt"]),
        .init("--limit", "N", "at most N quotes (1 to 100, usually 5)"), .json,
    ]

    static func run(_ arguments: Arguments, in surroundings: Surroundings) async throws {
        let limit = try arguments.number("--limit", in: 1...100) ?? 5
        let words = arguments.words.joined(separator: " ")
        let library = try surroundings.openLibrary()
        let matches = try await library.searchCatalog(
            CatalogQuery(
                query: words.isEmpty ? nil : words, mood: arguments["--mood"],
                category: arguments["--category"],
                author: arguments["--author"], language: arguments["--language"], limit: limit,
                preferredLanguage: surroundings.language,
                seed: UInt64(bitPattern: Int64(surroundings.today.number))))
        guard !arguments.has("--json") else {
            return try surroundings.printJSON(
                QuoteList(quotes: matches.quotes, total: matches.total, note: matches.note))
        }
        let cards = CardRenderer(screen: surroundings.output)
        if matches.quotes.isEmpty { surroundings.output.writeLine("Nothing in the catalog for that.") }
        for quote in matches.quotes { surroundings.output.writeLine(cards.text(of: quote)) }
        if matches.total > matches.quotes.count {
            surroundings.output.writeLine("\(matches.quotes.count) of \(matches.total)")
        }
        if let note = matches.note { surroundings.output.writeLine(cards.text(of: note)) }
    }
}
