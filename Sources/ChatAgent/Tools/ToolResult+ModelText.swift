internal import QuoteLibrary

extension ToolResult {
    /// The result as text for the model: rows under their cards' numbers, and what was left out.
    ///
    /// - Parameter rows: How many rows are given at most; the rest is counted.
    /// - Returns: The text, which begins with `result:`.
    func modelText(rows: Int = .max) -> String {
        var lines: [String] = []
        var note: String?
        switch finding {
        case .failure(let reason):
            return "result: Error: \(reason)"
        case .streak(let status):
            return "result: " + status.modelText
        case .catalog(let matches):
            lines.append(heading(matches.quotes.count))
            note = matches.note.map { "note: \($0.sentence)" }
        case .saved(let matches):
            lines.append(heading(matches.quotes.count))
        }
        let shown = cards.prefix(rows)
        lines += shown.map(\.modelText)
        if shown.count < cards.count { lines.append("(\(cards.count - shown.count) more on the cards)") }
        if let note { lines.append(note) }
        return lines.joined(separator: "\n")
    }

    private func heading(_ count: Int) -> String {
        guard count > 0 else { return "result: nothing found" }
        let remarks = remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))"
        return "result: \(count) \(count == 1 ? "quote" : "quotes")" + remarks
    }
}

extension QuoteCard {
    fileprivate var modelText: String {
        let words = Self.flat(text, limit: 160)
        switch quote {
        case .catalog(let quote):
            return
                "\(number). \(words) — \(quote.author) (\(quote.mood.rawValue), \(quote.category.rawValue))"
        case .saved(let quote):
            var marks = [quote.kind == .generated ? "generated, not a quotation" : quote.kind.rawValue]
            if quote.isFavorite { marks.append("favorite") }
            let author = quote.author.map { Self.flat($0, limit: 60) } ?? "no author"
            return "\(number). \(words) — \(author) (\(marks.joined(separator: ", ")))"
        }
    }

    /// Text on one line, so that none of it passes for a row or a result of its own, and cut behind a character.
    private static func flat(_ text: String, limit: Int) -> String {
        let flat = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return flat.count > limit ? flat.prefix(limit) + "…" : flat
    }
}

extension StreakStatus {
    fileprivate var modelText: String {
        let today =
            switch state {
            case .counted: "today counted"
            case .aliveUntilMidnight: "today not counted yet, alive until midnight"
            case .ended: "the streak has ended"
            case .neverStarted: "no active day yet"
            }
        let last = lastActiveDay.map { ", last active \($0)" } ?? ""
        return "current streak \(current) days, longest streak \(longest) days\(last), "
            + "\(activeDaysInWeek) active days this week, \(today)"
    }
}
