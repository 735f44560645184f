import ChatAgent
import Foundation
import LanguageModels
import QuoteLibrary
import Terminal

/// `commonplace ask`: one message, one reply.
enum AskCommand: Command {
    static let name = "ask"
    static let arguments = "TEXT…"
    static let summary = "ask one question and leave; standard input is joined"
    static let details = """
        A text piped in is put behind the question. Exit code 69 means that the model is not available; search, \
        saved, streak and today work without it.
        """
    static let options: [Arguments.Option] = [.model, .trace, .json]

    /// The reply as JSON.
    private struct Answer: Encodable {
        struct Quote: Encodable {
            let number: Int
            let text: String
            let author: String?
        }

        let calls: [ToolCall]
        let quotes: [Quote]
        let said: [String]
        let comment: String
    }

    static func run(_ arguments: Arguments, in surroundings: Surroundings) async throws {
        var message = arguments.words.joined(separator: " ")
        if !surroundings.isInputTerminal {
            let piped = try surroundings.standardInput().trimmingCharacters(in: .whitespacesAndNewlines)
            if !piped.isEmpty { message = message.isEmpty ? piped : message + "\n\n" + piped }
        }
        guard !message.allSatisfy(\.isWhitespace) else {
            throw Failure.usage("a question is needed", command: name)
        }
        let choice = try ModelChoice(arguments, surroundings)
        if choice.availability != .ready {
            throw LanguageModelError.unavailable(choice.availability)
        }
        let library = try surroundings.openLibrary()
        let isJSON = arguments.has("--json")
        // Where the answer is drawn too, or the two would write over each other.
        let screen = surroundings.output.isTerminal ? surroundings.output : surroundings.errors
        let status = isJSON ? nil : StatusLine(on: screen)
        let printer = ChatPrinter(
            screen: isJSON ? Screen(descriptor: -1, environment: [:]) : surroundings.output, status: status,
            trace: try arguments["--trace"].map(TraceFile.init))
        let session = try await ChatSession.make(
            choice, try choice.model(), library: library, in: surroundings)
        let said = SentenceList()
        let reply: ChatSession.Reply
        do {
            reply = try await withInterruption { [message] in
                try await withStatus("Getting the model ready", status) { try await session.prewarm() }
                return try await withStatus("Thinking", status) {
                    try await session.reply(to: message) { event in
                        if case .said(let sentence) = event { said.append(sentence) }
                        await printer.show(event)
                    }
                }
            }
        } catch {
            await printer.endTurn()
            throw error
        }
        await printer.endTurn()
        surroundings.reportZone()
        if isJSON {
            let quotes = reply.results.flatMap(\.cards)
            try surroundings.printJSON(
                Answer(
                    calls: reply.results.map(\.call),
                    quotes: quotes.map { .init(number: $0.number, text: $0.text, author: $0.author) },
                    said: said.sentences, comment: reply.comment))
        }
        try await surroundings.recordActivity(.chat, in: library)
    }
}
