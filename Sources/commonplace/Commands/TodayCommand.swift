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
        try await surroundings.recordActivity(.today, in: library)
        guard !arguments.has("--json") else { return try surroundings.printJSON(quote) }
        surroundings.output.writeLine(CardRenderer(screen: surroundings.output).text(of: quote))
    }
}
