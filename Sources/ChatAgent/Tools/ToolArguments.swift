internal import LanguageModels

/// Checks the arguments of a call against what a tool takes: nothing is guessed, nothing silently defaulted.
struct ToolArguments {
    /// Why a call cannot be run, as text for the model.
    struct Objection: Error, Equatable {
        let message: String
    }

    /// The arguments that are used, as they will be reported.
    private(set) var used: [String: JSONValue] = [:]
    /// Names that the tool does not know.
    let ignored: [String]
    /// What was moved into its bounds, as text for the model and the person.
    private(set) var remarks: [String] = []
    private let given: [String: JSONValue]

    /// - Throws: `Objection` when arguments were given and none of them is known: running the tool without would
    ///   answer another question.
    init(_ arguments: [String: JSONValue], known: [String]) throws(Objection) {
        given = arguments
        ignored = arguments.keys.filter { !known.contains($0) }.sorted()
        guard ignored.isEmpty || known.isEmpty || ignored.count < arguments.count else {
            throw Objection(
                message:
                    "unknown argument \(ignored.joined(separator: ", ")); known are \(known.joined(separator: ", "))"
            )
        }
    }

    /// A text, trimmed; nil when absent or blank.
    mutating func text(_ name: String) throws(Objection) -> String? {
        switch given[name] {
        case nil, .null: return nil
        case .string(let value):
            let trimmed = value.trimmingBlanks
            guard !trimmed.isEmpty else { return nil }
            used[name] = .string(trimmed)
            return trimmed
        default: throw Objection(message: "\(name) must be text")
        }
    }

    /// One of a list of words, in any case.
    mutating func choice(_ name: String, of choices: [String]) throws(Objection) -> String? {
        guard let value = try text(name) else { return nil }
        guard let choice = choices.first(where: { $0 == value.lowercased() }) else {
            throw Objection(message: "\(name) must be one of \(choices.joined(separator: ", "))")
        }
        used[name] = .string(choice)
        return choice
    }

    /// A whole number from 1; one above `bound` becomes the bound, and the result says so.
    mutating func limit(_ name: String, bound: Int) throws(Objection) -> Int {
        let number: Double
        switch given[name] {
        case nil, .null: return bound
        case .integer(let value): number = Double(value)
        case .number(let value): number = value
        case .string(let value):
            guard let value = Double(value.trimmingBlanks) else {
                throw Objection(message: "\(name) must be a whole number from 1 to \(bound)")
            }
            number = value
        default: throw Objection(message: "\(name) must be a whole number from 1 to \(bound)")
        }
        guard number.isFinite, number == number.rounded(), number >= 1 else {
            throw Objection(message: "\(name) must be a whole number from 1 to \(bound)")
        }
        let limit = number > Double(bound) ? bound : Int(number)
        if number > Double(bound) { remarks.append("at most \(bound) can be shown") }
        used[name] = .integer(limit)
        return limit
    }
}

extension String {
    /// The text without blanks at either end.
    var trimmingBlanks: String {
        var text = self[...]
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
