internal import Foundation

/// What is written for the program and not for a reader.
enum Markup {
    /// Whether a text holds the markup of a call or a chat marker.
    static func isIn(_ text: String) -> Bool { marks.contains { text.contains($0) } }

    private static let marks = [
        "\"arguments\"", "\"parameters\"", "\"name\":", "\"name\" :", "\"function\"", "\"tool\":", "<tool",
        "</tool",
        "<|", "|>", "<think", "</think", "{{", "}}", "```", "[INST]", "search_catalog", "search_saved",
        "streak_status", "catalog(", "saved(", "streak(", "=None",
    ]

    /// The text without what a model thought aloud; thinking that does not end reaches to the end.
    static func withoutThinking(_ text: String) -> String {
        var text = text
        while let open = text.range(of: "<think>") {
            let end = text.range(of: "</think>", range: open.upperBound..<text.endIndex)?.upperBound
            text.removeSubrange(open.lowerBound..<(end ?? text.endIndex))
        }
        return text
    }

    /// The text without the program's commands and the numbers behind them.
    static func withoutCommands(_ text: String) -> String {
        text.replacing(/\/[a-z]+( \d+)?/, with: " ")
    }
}
