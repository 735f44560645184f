import QuoteLibrary
import Terminal

/// `commonplace favorite`: marks a saved quote as a favorite, or takes the mark away.
enum FavoriteCommand: Command {
    static let name = "favorite"
    static let arguments = "NUMBER"
    static let summary = "mark a saved quote as a favorite"
    static let options: [Arguments.Option] = [.init("--off", nil, "take the mark away"), .json]

    static func run(_ arguments: Arguments, in surroundings: Surroundings) async throws {
        let id = try SavedNumber(arguments.onlyWord("number of a saved quote"), command: name).id
        let library = try surroundings.openLibrary()
        let isOn = !arguments.has("--off")
        guard let quote = try await library.setFavorite(id, to: isOn) else { throw SavedNumber.missing(id) }
        if arguments.has("--json") {
            try surroundings.printJSON(["saved": quote])
        } else {
            surroundings.output.writeLine(isOn ? "#\(id) is a favorite." : "#\(id) is no favorite any more.")
        }
        surroundings.reportZone()
        try await surroundings.recordActivity(.favorite, in: library)
    }
}

/// The number of a saved quote as people write it: `12` or `#12`.
struct SavedNumber {
    let id: Int

    init(_ text: String, command: String) throws {
        let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
        guard let id = Int(digits), id > 0 else {
            throw Failure.usage("\(sanitized(text)) is not the number of a saved quote", command: command)
        }
        self.id = id
    }

    /// There is no quote of this number.
    static func missing(_ id: Int) -> Failure {
        Failure("there is no saved quote #\(id); `commonplace saved` shows the numbers")
    }
}
