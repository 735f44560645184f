internal import LanguageModels
internal import QuoteLibrary

/// Searches the curated catalog; at most five quotes.
struct SearchCatalogTool: Tool {
    let library: QuoteStore
    let bound: Int
    /// The language whose quotes come first among equals.
    let preferredLanguage: String?
    /// What the person asked: it may hold a famous saying of which the query has a word.
    let message: String
    /// Varies what is shown when no theme is asked for.
    let seed: UInt64

    let name = "search_catalog"
    let argumentNames = ["author", "category", "language", "limit", "mood", "query"]

    func output(for arguments: [String: JSONValue]) async throws -> ToolResult {
        try await ToolResult.running(name, arguments, known: argumentNames) { (arguments) in
            let query = CatalogQuery(
                query: try arguments.text("query"), mood: try arguments.text("mood"),
                category: try arguments.text("category"), author: try arguments.text("author"),
                language: try arguments.text("language"), limit: try arguments.limit("limit", bound: bound),
                preferredLanguage: preferredLanguage, saying: message, seed: seed)
            return { .catalog(try await library.searchCatalog(query)) }
        }
    }
}
