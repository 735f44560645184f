internal import LanguageModels
internal import QuoteLibrary

/// Tells the person's streak as of today.
struct StreakStatusTool: Tool {
    let library: QuoteStore
    let today: LocalDay

    let name = "streak_status"
    let argumentNames: [String] = []

    func output(for arguments: [String: JSONValue]) async throws -> ToolResult {
        try await ToolResult.running(name, arguments, known: argumentNames) { _ in
            { .streak(try await library.streak(today: today)) }
        }
    }
}
