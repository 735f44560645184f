import ChatAgent
import Foundation
import LanguageModels
import QuoteLibrary
import Terminal

/// `commonplace chat`: the conversation.
enum ChatCommand: Command {
    static let name = "chat"
    static let arguments = ""
    static let summary = "talk about quotes and your streak (also plain `commonplace`)"
    static let details = """
        Ask in your own words; /help lists the commands of the conversation. Lines that come through a pipe are read \
        as a script, and nothing is decorated. The history is kept in the state folder; COMMONPLACE_HISTORY=off \
        keeps none.
        """
    static let options: [Arguments.Option] = [
        .model, .trace, .init("--no-history", nil, "keep no history of what you type"),
    ]

    static func run(_ arguments: Arguments, in surroundings: Surroundings) async throws {
        try arguments.requireNoWords()
        let choice = try ModelChoice(arguments, surroundings)
        let trace = try arguments["--trace"].map(TraceFile.init)
        let library = try surroundings.openLibrary()
        let keepsHistory = try keepsHistory(arguments, surroundings.environment)
        let completions = ChatCompletions(home: surroundings.environment["HOME"])
        let input: any ChatInput
        if surroundings.isInputTerminal, surroundings.output.isTerminal {
            // A Ctrl-C that comes a moment too late to stop a reply must not end the conversation. At the prompt it is
            // a key, and while the model works it is watched.
            signal(SIGINT) { _ in }
            input = try EditedInput(surroundings, completions: completions, keepsHistory: keepsHistory)
        } else {
            input = ScriptInput()
        }
        let model = try choice.model()
        let session = try await ChatSession.make(choice, model, library: library, in: surroundings)
        let loop = ChatLoop(
            session: session, model: model, library: library, choice: choice, input: input,
            completions: completions, surroundings: surroundings, trace: trace)
        surroundings.reportZone()
        try await loop.run()
    }

    private static func keepsHistory(_ arguments: Arguments, _ environment: [String: String]) throws -> Bool {
        switch environment["COMMONPLACE_HISTORY"] ?? "" {
        case "", "on": !arguments.has("--no-history")
        case "off": false
        case let other:
            throw Failure.usage("COMMONPLACE_HISTORY takes on or off, not \(sanitized(other))", command: name)
        }
    }
}
