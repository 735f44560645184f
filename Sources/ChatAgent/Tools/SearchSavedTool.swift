internal import LanguageModels
internal import QuoteLibrary

/// Searches the person's own quotes; at most eight, newest first.
struct SearchSavedTool: Tool {
    let library: QuoteStore
    let bound: Int

    let name = "search_saved"
    let argumentNames = ["kind", "limit", "query"]

    func output(for arguments: [String: JSONValue]) async throws -> ToolResult {
        try await ToolResult.running(name, arguments, known: argumentNames) { (arguments) in
            let kinds = SavedQuery.Kind.allCases.map(\.rawValue)
            let kind = try arguments.choice("kind", of: kinds).flatMap(SavedQuery.Kind.init) ?? .any
            let query = SavedQuery(
                query: try arguments.text("query"), kind: kind,
                limit: try arguments.limit("limit", bound: bound))
            return { .saved(try await library.searchSaved(query)) }
        }
    }
}
