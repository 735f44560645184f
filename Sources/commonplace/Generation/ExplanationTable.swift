import Foundation
import QuoteGeneration
import Terminal

/// Every draft's way through the gates, as a table.
struct ExplanationTable {
    private static let head = ["draft", "gate", "verdict", "score", "seconds", "reason"]
    private let candidates: [Candidate]

    init(_ candidates: [Candidate]) {
        self.candidates = candidates
    }

    /// The table; every draft's words stand above its rows.
    var text: String {
        let rows = candidates.map(rows(of:))
        let all = [Self.head] + rows.flatMap { $0 }
        let widths = Self.head.indices.dropLast().map { column in all.map { $0[column].count }.max() ?? 0 }
        func line(_ row: [String]) -> String {
            let padded = zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
            return (padded + row.suffix(1)).joined(separator: "  ").trimmingSuffix(" ")
        }
        var lines = [line(Self.head)]
        for (candidate, rows) in zip(candidates, rows) {
            let origin = candidate.translationOf.map { "translation of \($0)" } ?? "draft"
            lines.append("\(candidate.number)  \(origin), \(candidate.locale.rawValue): \(candidate.text)")
            lines += rows.map(line)
        }
        return sanitized(lines.joined(separator: "\n"))
    }

    private func rows(of candidate: Candidate) -> [[String]] {
        candidate.steps.map { step in
            [
                "", step.stage.rawValue, step.isPassed ? "passed" : "refused",
                step.score.map { String(format: "%.1f", $0) } ?? "–", String(format: "%.3f", step.seconds),
                step.reason ?? "",
            ]
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(_ character: Character) -> String {
        var text = self[...]
        while text.last == character { text.removeLast() }
        return String(text)
    }
}
