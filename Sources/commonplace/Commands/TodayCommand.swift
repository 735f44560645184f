import QuoteLibrary
import Terminal

/// `commonplace today`: shows the quote of the day.
enum TodayCommand: Command {
    static let name = "today"
    static let arguments = ""
    static let summary = "show the quote of the day"
    static let options: [Arguments.Option] = [.json]

    static func run(_ arguments: Arguments, in surroundings: Surroundings) async throws {
        try arguments.requireNoWords()
        let library = try surroundings.openLibrary()
        guard let quote = try await surroundings.quoteOfTheDay(from: library) else {
            throw Failure("the catalog is empty; install the program again")
        }
        surroundings.reportZone()
        if arguments.has("--json") {
            try surroundings.printJSON(quote)
        } else {
            surroundings.output.writeLine(CardRenderer(screen: surroundings.output).text(of: quote))
        }
        try await surroundings.recordActivity(.today, in: library)
    }
}
