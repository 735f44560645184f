import Foundation
import LanguageModels
import QuoteLibrary
import Terminal

/// `commonplace widget`: the day's stored line in one line, for a status bar or a login message.
///
/// It opens no model, loads no weights and writes nothing, neither files nor an active day.
enum WidgetCommand: Command {
    static let name = "widget"
    static let arguments = ""
    static let summary = "print the day's stored line for a status bar; writes nothing"
    static let details = """
        A line generated today is shown, marked as generated; otherwise the curated quote of the day. Looking at a \
        widget does not count for the streak. Exit code 75 means that the library was busy.
        """
    static let options: [Arguments.Option] = [
        .init("--format", "FORMAT", "text, json or waybar", choices: Format.allCases.map(\.rawValue))
    ]

    private enum Format: String, CaseIterable {
        case text, json, waybar
    }

    static func run(_ arguments: Arguments, in surroundings: Surroundings) async throws {
        try arguments.requireNoWords()
        let named = arguments["--format"] ?? Format.text.rawValue
        guard let format = Format(rawValue: named) else {
            throw Failure.usage("--format takes text, json or waybar, not \(sanitized(named))", command: name)
        }
        guard let line = try await surroundings.storedLineOfTheDay() else {
            throw Failure("the catalog is empty; install the program again")
        }
        let shown = StoredLine(line)
        switch format {
        case .text: surroundings.output.writeLine(sanitized(shown.oneLine))
        case .json: try surroundings.printJSON(shown)
        case .waybar: try surroundings.printJSON(shown.waybar)
        }
    }
}

/// The day's line as a widget shows it.
struct StoredLine: Encodable {
    /// Where the line comes from.
    enum Source: String, Encodable {
        case generated, catalog
    }

    let text: String
    let author: String
    let source: Source
    let locale: String

    init(_ line: LineOfTheDay) {
        switch line {
        case .generated(let quote, let generated):
            (text, author, source, locale) = (quote.text, GeneratedLine.author, .generated, generated.locale)
        case .curated(let quote):
            (text, author, source, locale) = (quote.text, quote.author, .catalog, quote.language)
        }
    }

    /// The line and whose it is, without line breaks.
    var oneLine: String {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return "“\(words)” — \(origin)"
    }

    private var origin: String {
        source == .generated ? "\(author), generated, not a quotation" : author
    }

    /// What waybar reads; its text may hold markup, so what could be read as such is written as entities.
    var waybar: [String: String] {
        ["text": oneLine.markupEscaped, "tooltip": origin.markupEscaped, "class": source.rawValue]
    }
}

extension String {
    fileprivate var markupEscaped: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
