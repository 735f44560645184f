import QuoteLibrary
import Terminal

/// `commonplace today`: shows the quote of the day.
enum TodayCommand: Command {
    static let name = "today"
    static let arguments = ""
    static let summary = "show the day's line: one generated today, or else the quote of the day"
    static let options: [Arguments.Option] = [.json]

    static func run(_ arguments: Arguments, in surroundings: Surroundings) async throws {
        try arguments.requireNoWords()
        let library = try surroundings.openLibrary()
        guard let line = try await surroundings.lineOfTheDay(from: library) else {
            throw Failure("the catalog is empty; install the program again")
        }
        surroundings.reportZone()
        let renderer = CardRenderer(screen: surroundings.output)
        let isJSON = arguments.has("--json")
        switch line {
        case .generated(let quote, _):
            if isJSON {
                try surroundings.printJSON(quote)
            } else {
                surroundings.output.writeLine(renderer.text(of: quote))
            }
        case .curated(let quote):
            if isJSON {
                try surroundings.printJSON(quote)
            } else {
                surroundings.output.writeLine(renderer.text(of: quote))
            }
        }
        try await surroundings.recordActivity(.today, in: library)
    }
}
