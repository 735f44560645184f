import QuoteLibrary
import Terminal

/// `commonplace remove`: takes a saved quote out of the library.
enum RemoveCommand: Command {
    static let name = "remove"
    static let arguments = "NUMBER"
    static let summary = "remove a saved quote"
    static let details = "The quote is printed once more, so that it can be saved again."
    static let options: [Arguments.Option] = [.json]

    static func run(_ arguments: Arguments, in surroundings: Surroundings) async throws {
        let id = try SavedNumber(arguments.onlyWord("number of a saved quote"), command: name).id
        let library = try surroundings.openLibrary()
        guard let quote = try await library.remove(id) else { throw SavedNumber.missing(id) }
        guard !arguments.has("--json") else { return try surroundings.printJSON(["removed": quote]) }
        surroundings.output.writeLine("Removed:")
        surroundings.output.writeLine(CardRenderer(screen: surroundings.output).text(of: quote))
    }
}
