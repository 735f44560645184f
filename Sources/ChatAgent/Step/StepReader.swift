import Foundation
internal import LanguageModels

/// Reads what the model wrote as a step.
///
/// Besides the guided form, text from models that cannot be guided is read: one JSON object that names a call, bare,
/// fenced, in tags or in doubled braces. Only what can be mended without guessing is mended.
enum StepReader {
    /// Reads a whole step.
    static func step(from text: String) -> Step {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if let step = StepFormat.step(from: text) { return step }
        if let foreign = foreignCall(in: text) { return foreign }
        return .reply(StepFormat.replyText(text))
    }

    /// Whether text that begins so may still turn out to be a call, and must not be shown yet.
    static func mayBecomeCall(_ beginning: String) -> Bool {
        let text = beginning.trimmingPrefix { $0.isWhitespace }
        guard let first = text.first else { return true }
        if "{[<`".contains(first) { return true }
        return StepFormat.mayBecomeCall(String(text))
    }

    private static func foreignCall(in text: String) -> Step? {
        var body = text
        for (open, close) in [
            ("```json", "```"), ("```", "```"), ("<tools>", "</tools>"), ("<tool_call>", "</tool_call>"),
        ]
        where body.hasPrefix(open) {
            body.removeFirst(open.count)
            if body.hasSuffix(close) { body.removeLast(close.count) }
            body = body.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        if body.hasPrefix("{{"), body.hasSuffix("}}") { body = String(body.dropFirst().dropLast()) }
        guard body.hasPrefix("{") else { return nil }
        let looksLikeCall =
            body.contains("\"name\"") || body.contains("\"arguments\"") || body.contains("\"function\"")
        // One missing bracket at the end can be mended without guessing what was meant.
        let value =
            JSONValue(parsing: body) ?? JSONValue(parsing: body + "}") ?? JSONValue(parsing: body + "}}")
        guard let value else { return looksLikeCall ? .malformed(expectedShape) : nil }
        guard case .object(let object) = value, let call = call(in: object) else {
            return looksLikeCall ? .malformed(expectedShape) : nil
        }
        return .calls([call], asksForDates: false)
    }

    private static func call(in object: [String: JSONValue]) -> ToolCall? {
        var object = object
        if case .object(let function)? = object["function"] { object = function }
        guard let name = object["name"]?.stringValue ?? object["function"]?.stringValue else { return nil }
        switch object["arguments"] ?? object["parameters"] {
        case .object(let arguments)?:
            return ToolCall(tool: name, arguments: arguments)
        case .string(let text)?:
            guard case .object(let arguments)? = JSONValue(parsing: text) else { return nil }
            return ToolCall(tool: name, arguments: arguments)
        default:
            return nil
        }
    }

    static let expectedShape = """
        a call is one JSON object, for example {"name":"search_catalog","arguments":{"query":"sea"}}
        """
}
