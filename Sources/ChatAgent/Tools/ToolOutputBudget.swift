internal import LanguageModels

/// What is left of the tool output that the model may be shown in a turn.
///
/// Whole rows are left out from the end.
struct ToolOutputBudget {
    private var bytes: Int
    private var tokens: Int
    private let count: @Sendable (String) async throws -> Int
    /// What was given so far.
    private(set) var usedBytes = 0

    init(limits: ChatLimits, count: @escaping @Sendable (String) async throws -> Int) {
        bytes = limits.outputBytes
        tokens = limits.outputTokens
        self.count = count
    }

    /// The text of a result with as many rows as fit, shared with all results of the turn.
    mutating func text(of result: ToolResult) async throws -> String {
        for rows in stride(from: result.cards.count, through: 0, by: -1) {
            let text = result.modelText(rows: rows)
            guard text.utf8.count <= bytes else { continue }
            let needed = try await count(text)
            guard needed <= tokens else { continue }
            bytes -= text.utf8.count
            tokens -= needed
            usedBytes += text.utf8.count
            return text
        }
        return "result: on the cards"
    }
}
