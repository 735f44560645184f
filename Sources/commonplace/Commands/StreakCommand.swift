import QuoteLibrary
import Terminal

/// `commonplace streak`: shows the days in a row.
enum StreakCommand: Command {
    static let name = "streak"
    static let arguments = ""
    static let summary = "show your streak"
    static let options: [Arguments.Option] = [.json]

    static func run(_ arguments: Arguments, in surroundings: Surroundings) async throws {
        try arguments.requireNoWords()
        surroundings.reportZone()
        let streak = try await surroundings.openLibrary().streak(today: surroundings.today)
        guard !arguments.has("--json") else { return try surroundings.printJSON(streak) }
        surroundings.output.writeLine(CardRenderer(screen: surroundings.output).text(of: streak))
    }
}
