import ChatAgent
import LanguageModels

/// A row of an evaluation file: a conversation and, for its last message, what is expected (which only the scorer reads).
struct EvaluationRow: Decodable {
    struct Turn: Decodable {
        let user: String?
        let assistant: String?
        let toolResult: PastResult?

        enum CodingKeys: String, CodingKey {
            case user, assistant
            case toolResult = "tool_result"
        }
    }

    struct PastResult: Decodable {
        let tool: String
        let arguments: [String: JSONValue]
        let result: JSONValue
    }

    let id: String
    let category: String
    let turns: [Turn]

    /// The message to answer.
    var message: String? { turns.last?.user }

    /// What was said before it.
    var past: [ChatSession.PastTurn] {
        turns.dropLast().compactMap { turn in
            if let text = turn.user { return .message(text) }
            if let text = turn.assistant { return .reply(text) }
            guard let past = turn.toolResult else { return nil }
            let quotes = past.quotes
            return .call(
                ToolCall(tool: past.tool, arguments: past.arguments),
                quotes: quotes.map { ($0.text, $0.author) }, result: past.text)
        }
    }
}

extension EvaluationRow.PastResult {
    fileprivate struct Quote {
        let text: String
        let author: String?
        let marks: [String]
    }

    fileprivate var quotes: [Quote] {
        guard case .object(let object) = result, case .array(let rows)? = object["quotes"] else { return [] }
        return rows.compactMap { row in
            guard case .object(let row) = row, let text = row["text"]?.stringValue else { return nil }
            var marks = [row["kind"]?.stringValue].compactMap { $0 }
            if row["favorite"] == .bool(true) { marks.append("favorite") }
            if case .array(let themes)? = row["themes"] { marks += themes.compactMap(\.stringValue) }
            return Quote(text: text, author: row["author"]?.stringValue, marks: marks)
        }
    }

    /// The result in the form in which the model is shown results.
    fileprivate var text: String {
        guard tool != "streak_status" else {
            guard case .object(let object) = result else { return "result: nothing found" }
            let names = [
                "current_days", "longest_days", "last_active_day", "active_days_this_week", "today_counted",
            ]
            let parts = names.compactMap { name in
                object[name].map { "\(name.replacing("_", with: " ")) \($0.stringValue ?? $0.canonicalText)" }
            }
            return "result: " + parts.joined(separator: ", ")
        }
        guard !quotes.isEmpty else { return "result: nothing found" }
        let rows = quotes.enumerated().map { index, quote in
            let marks = quote.marks.isEmpty ? "" : " (\(quote.marks.joined(separator: ", ")))"
            return "\(index + 1). \(quote.text.prefix(160)) — \(quote.author ?? "no author")\(marks)"
        }
        return (["result:"] + rows).joined(separator: "\n")
    }
}
