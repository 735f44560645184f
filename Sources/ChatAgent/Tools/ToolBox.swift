internal import LanguageModels
internal import QuoteLibrary

/// The three tools, and what is said of a fourth.
struct ToolBox {
    let library: QuoteStore
    let limits: ChatLimits
    /// The language whose quotes come first among equals.
    let language: String
    /// What the person asked.
    let message: String
    let seed: UInt64
    let today: LocalDay

    /// Runs a call; one of an unknown tool gives a result that names the known ones.
    ///
    /// - Throws: Only when cancelled.
    func output(of call: ToolCall) async throws -> ToolResult {
        switch call.tool {
        case "search_catalog":
            try await SearchCatalogTool(
                library: library, bound: limits.catalogResults, preferredLanguage: language, message: message,
                seed: seed
            ).output(for: call.arguments)
        case "search_saved":
            try await SearchSavedTool(library: library, bound: limits.savedResults)
                .output(for: call.arguments)
        case "streak_status":
            try await StreakStatusTool(library: library, today: today).output(for: call.arguments)
        default:
            ToolResult(
                call: call,
                finding: .failure(
                    "there is no such tool; the tools are search_catalog, search_saved and streak_status"))
        }
    }
}
