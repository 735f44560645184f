import ChatAgent
import QuoteLibrary
import Terminal

/// Writes quotes and the streak as a person reads them.
///
/// Everything from outside passes the sanitising sink.
struct CardRenderer {
    let screen: Screen

    /// A quote, under its number unless that is left out.
    func text(of card: QuoteCard, isNumbered: Bool = true) -> String {
        let number = isNumbered ? card.number : nil
        return switch card.quote {
        case .catalog(let quote): text(of: quote, number: number)
        case .saved(let quote): text(of: quote, number: number)
        }
    }

    /// A line of a dry run.
    func text(ofUnsaved line: GeneratedLine) -> String {
        card(nil, line.text, by: GeneratedLine.author, details: [Self.generated, "not saved"])
    }

    private static let generated = "generated, not a quotation"

    /// A curated quote, with where it comes from.
    func text(of quote: CatalogQuote, number: Int? = nil) -> String {
        var source = [quote.speaker.map { "\($0), in " + quote.work } ?? quote.work]
        quote.year.map { source.append(year($0, isCirca: quote.isCirca)) }
        quote.translator.map { source.append("translated by \($0)") }
        return card(
            number, quote.text, by: quote.author, details: [source.joined(separator: ", "), "catalog"])
    }

    /// A quote of the person, with its number in the library.
    func text(of quote: SavedQuote, number: Int? = nil) -> String {
        let kind =
            switch quote.kind {
            case .generated: Self.generated
            case .saved, .imported: quote.kind.rawValue
            }
        var details = [kind] + (quote.isFavorite ? ["favorite ★"] : []) + ["#\(quote.id)"]
        if let work = quote.work { details.insert(work, at: 0) }
        return card(number, quote.text, by: quote.author, details: details)
    }

    /// What is known of famous words that are commonly given to the wrong person.
    func text(of note: Misattribution) -> String {
        sanitized("Note: " + note.sentence).wrapped(to: screen.width, firstIndent: "  ", indent: "  ")
            .map { screen.styled($0, as: .note) }
            .joined(separator: "\n")
    }

    /// A year as it is written: `1854`, `c. 108`, `44 BC`.
    func year(_ year: Int, isCirca: Bool) -> String {
        (isCirca ? "c. " : "") + (year < 0 ? "\(-year) BC" : "\(year)")
    }

    private func card(_ number: Int?, _ text: String, by author: String?, details: [String]) -> String {
        let label = number.map { "\($0). " } ?? ""
        let indent = String(repeating: " ", count: max(label.count, 2))
        let first = String(repeating: " ", count: indent.count - label.count) + label
        let body = "“\(sanitized(text))”".wrapped(to: screen.width, firstIndent: first, indent: indent)
            .map { screen.styled($0, as: .quote) }
        let name = author.map { "— \(sanitized($0))" }
        let note = details.map { sanitized($0) }.joined(separator: " · ")
        let below = [name, note].compactMap { $0 }.joined(separator: " · ")
            .wrapped(to: screen.width, firstIndent: indent, indent: indent)
            .map { screen.styled($0, as: .note) }
        return (body + below).joined(separator: "\n")
    }

    /// The streak, with every number the library keeps.
    func text(of streak: StreakStatus) -> String {
        var lines: [String]
        switch streak.state {
        case .counted: lines = ["Streak: \(days(streak.current)). Today already counts."]
        case .aliveUntilMidnight:
            lines = ["Streak: \(days(streak.current)). Today does not count yet; it lives until midnight."]
        case .ended: lines = ["Streak: 0 days. The last one has ended; today can begin a new one."]
        case .neverStarted: lines = ["Streak: 0 days. Keep or read a quote today to begin one."]
        }
        if streak.longest > 0 {
            let span = [streak.longestFrom, streak.longestTo].compactMap { $0.map(String.init(describing:)) }
            lines.append("Longest: \(days(streak.longest)) (\(span.joined(separator: " to "))).")
        }
        if let last = streak.lastActiveDay {
            lines.append("Last active day: \(last). Active this week: \(days(streak.activeDaysInWeek)).")
        }
        return lines.flatMap { $0.wrapped(to: screen.width, firstIndent: "  ", indent: "  ") }
            .joined(separator: "\n")
    }

    private func days(_ count: Int) -> String { count == 1 ? "1 day" : "\(count) days" }
}
