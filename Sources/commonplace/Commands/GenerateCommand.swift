import Foundation
import LanguageModels
import QuoteGeneration
import QuoteLibrary
import Terminal

/// `commonplace generate`: new lines by the model that must pass every gate before they are saved.
enum GenerateCommand: Command {
    static let name = "generate"
    static let arguments = "[THEME…]"
    static let summary = "have the model write a new line, and keep it if it passes every gate"
    static let details = """
        Drafts are written together, then judged by rules, by likeness to what you have, by the model in a fresh \
        session and by what is their own; the best that passes everything is saved, marked as generated and not as a \
        quotation of anyone. A budget covers all of it: foreground 45 seconds, quick 20, background 120. When no line \
        passes, nothing is saved and a curated quotation is shown, named as such. Exit code 75 means that the time was \
        over, 69 that the model is not available.
        """
    static let options = requestOptions + [.model, .json]

    /// What a request can say, here and in the conversation.
    static let requestOptions: [Arguments.Option] = [
        .locale,
        .init("--theme", "THEME", "what the line should be about"),
        .init(
            "--mood", "MOOD", "the mood it should have", choices: Mood.allCases.map(\.rawValue)),
        .init("--drafts", "K", "how many drafts to write in a round, 1 to 16; usually 4"),
        .init("--count", "N", "how many lines to keep at most, 1 to 20; usually 1"),
        .init(
            "--budget", "BUDGET", "foreground, quick or background",
            choices: QuoteRequest.Budget.allCases.map(\.rawValue)),
        .init("--seed", "N", "repeat the draws of an earlier run"),
        .init("--dry-run", nil, "save nothing"),
        .init("--explain", nil, "show every draft's way through the gates"),
    ]

    static func run(_ arguments: Arguments, in surroundings: Surroundings) async throws {
        let request = try request(arguments, surroundings)
        let choice = try ModelChoice(arguments, surroundings)
        let isJSON = arguments.has("--json")
        let library = try surroundings.openLibrary()
        let generator = try await QuoteGenerator.make(
            try choice.model(), choice, library: library, in: surroundings)
        // Where the lines are drawn too, or the two would write over each other.
        let screen = surroundings.output.isTerminal ? surroundings.output : surroundings.errors
        let printer = GenerationPrinter(
            screen: surroundings.output, status: isJSON ? nil : StatusLine(on: screen))
        let moment = SaveMoment(surroundings.now, in: surroundings.zone)
        let report = try await withInterruption {
            try await withStatus("Getting the model ready", printer.status) {
                await generator.generate(request, at: moment) { printer.show($0) }
            }
        }
        surroundings.reportZone()
        if isJSON {
            try surroundings.printJSON(GenerationResult(report))
        } else {
            printer.show(report, explains: arguments.has("--explain"))
        }
        if let failure = report.failure { throw failure }
    }

    /// Reads a request.
    static func request(_ arguments: Arguments, _ surroundings: Surroundings) throws -> QuoteRequest {
        if let theme = arguments["--theme"], let word = arguments.words.first {
            throw Failure.usage(
                "the theme is given twice, as \(sanitized(theme)) and as \(sanitized(word))", command: name)
        }
        return QuoteRequest(
            locale: try surroundings.locale(arguments),
            theme: arguments["--theme"] ?? arguments.words.joined(separator: " "),
            mood: try value("--mood", arguments, of: Mood.self),
            count: try arguments.number("--count", in: QuoteRequest.countBounds) ?? 1,
            drafts: try arguments.number("--drafts", in: QuoteRequest.draftBounds) ?? 4,
            seed: try seed(arguments) ?? UInt64.random(in: 0...UInt64.max),
            budget: try value("--budget", arguments, of: QuoteRequest.Budget.self) ?? .foreground,
            isDryRun: arguments.has("--dry-run"))
    }

    private static func value<Value: RawRepresentable & CaseIterable>(
        _ option: String, _ arguments: Arguments, of type: Value.Type
    ) throws -> Value? where Value.RawValue == String {
        guard let text = arguments[option] else { return nil }
        guard let value = Value(rawValue: text) else {
            let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
            throw Failure.usage("\(option) takes one of \(known), not \(sanitized(text))", command: name)
        }
        return value
    }

    private static func seed(_ arguments: Arguments) throws -> UInt64? {
        guard let text = arguments["--seed"] else { return nil }
        guard let seed = UInt64(text) else {
            throw Failure.usage(
                "--seed takes a whole number from 0 to \(UInt64.max), not \(sanitized(text))", command: name)
        }
        return seed
    }
}
