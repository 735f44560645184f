import Foundation
import QuoteLibrary
import Terminal

/// `commonplace save`: keeps a quote.
enum SaveCommand: Command {
    static let name = "save"
    static let arguments = "TEXT…"
    static let summary = "keep a quote; `-` reads it from standard input"
    static let options: [Arguments.Option] = [
        .init("--author", "NAME", "whose it is"), .init("--work", "TITLE", "where it stands"),
        .init("--tags", "TAGS", "words to find it by, separated by commas"),
        .init("--catalog", "ID", "keep this quote of the catalog"), .json,
    ]

    static func run(_ arguments: Arguments, in surroundings: Surroundings) async throws {
        let library = try surroundings.openLibrary()
        let quote: NewQuote
        if let id = arguments["--catalog"] {
            try arguments.requireNoWords()
            guard let found = try await library.catalogQuote(id: id) else {
                throw Failure(
                    "the catalog has no quote \(sanitized(id)); `commonplace search --json` shows them")
            }
            quote = NewQuote(found)
        } else {
            var text = arguments.words.joined(separator: " ")
            if text == "-" { text = try surroundings.standardInput() }
            guard !text.allSatisfy(\.isWhitespace) else {
                throw Failure.usage("a text is needed", command: name)
            }
            let tags = (arguments["--tags"] ?? "").split(separator: ",")
                .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
            quote = NewQuote(
                text: text.trimmingCharacters(in: .whitespacesAndNewlines), author: arguments["--author"],
                work: arguments["--work"], kind: .saved, tags: tags)
        }
        let outcome = try await library.save(quote, at: surroundings.now, in: surroundings.zone)
        // Said at once: it is in the library now, whatever becomes of the streak.
        if arguments.has("--json") {
            try surroundings.printJSON(["saved": outcome.quote])
        } else {
            surroundings.output.writeLine(outcome.sentence)
        }
        surroundings.reportZone()
        try await surroundings.recordActivity(.save, in: library)
    }
}

extension SaveOutcome {
    /// What became of the quote.
    var sentence: String {
        switch self {
        case .saved(let quote): "Saved as #\(quote.id)."
        case .alreadySaved(let quote): "Already saved as #\(quote.id)."
        }
    }
}
