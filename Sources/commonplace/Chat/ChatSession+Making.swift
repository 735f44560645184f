import ChatAgent
import Foundation
import LanguageModels
import Prompts
import QuoteLibrary
import Synchronization
import Terminal

extension ChatSession {
    /// A conversation with a model, over the person's library.
    static func make(
        _ choice: ModelChoice, _ model: any LanguageModel, library: QuoteStore, in surroundings: Surroundings
    ) async throws -> ChatSession {
        ChatSession(
            model: model, library: library, prompts: try ChatPrompts.standard(),
            language: surroundings.language, authors: try await library.catalogAuthors(),
            embedder: choice.embedder(),
            today: { surroundings.today })
    }
}

/// Runs `body` while a spinner turns on a terminal.
func withStatus<Value: Sendable>(
    _ text: String, _ status: StatusLine?, _ body: @Sendable () async throws -> Value
) async throws -> Value {
    guard let status else { return try await body() }
    let spinner = Task { await status.spin(text) }
    defer { spinner.cancel() }
    return try await body()
}

/// Sentences gathered from events, which may come from any thread.
final class SentenceList: Sendable {
    private let list = Mutex<[String]>([])

    var sentences: [String] { list.withLock { $0 } }

    func append(_ sentence: String) { list.withLock { $0.append(sentence) } }
}

extension Surroundings {
    /// Whether somebody sits before standard input.
    var isInputTerminal: Bool { isatty(0) == 1 }
}
