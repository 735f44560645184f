import Foundation
import LanguageModels
import Prompts
import Synchronization

@testable import ChatAgent
@testable import QuoteLibrary

/// A conversation of a scripted model over a real library in memory, and everything that happened in it.
struct Rig {
    let model: ScriptedModel
    let library: QuoteStore
    let session: ChatSession
    private let log = EventLog()

    /// Makes a conversation in which the model does `steps`, one after the other.
    init(
        _ steps: [ScriptedModel.Step], saved: [NewQuote] = [], limits: ChatLimits = ChatLimits(),
        language: String = "en", today: String = "2026-09-19", activeDays: [String] = [],
        library given: QuoteStore? = nil, model override: (any LanguageModel)? = nil
    ) async throws {
        let library = try given ?? QuoteStore(at: .inMemory, catalog: Self.catalog)
        for (index, quote) in saved.enumerated() {
            _ = try await library.save(quote, at: Self.instant + Double(index), in: .gmt)
        }
        for day in activeDays.compactMap({ LocalDay($0) }) {
            try await library.recordActivity(.chat, on: day, at: Self.instant)
        }
        let day = LocalDay(today) ?? LocalDay(of: Self.instant, in: .gmt)
        model = ScriptedModel(steps)
        self.library = library
        session = ChatSession(
            model: override ?? model, library: library, prompts: try ChatPrompts.standard(), limits: limits,
            language: language, authors: try await library.catalogAuthors(), today: { day })
    }

    /// Makes a conversation in which the model says these texts, one each time.
    init(saying texts: [String], saved: [NewQuote] = [], activeDays: [String] = []) async throws {
        try await self.init(texts.map { .text([$0]) }, saved: saved, activeDays: activeDays)
    }

    static let instant = Date(timeIntervalSince1970: 1_789_000_000)

    static let catalog = CatalogFiles(folder: Bundle.module.bundleURL.appending(path: "Fixtures/Catalog"))

    @discardableResult
    func ask(_ message: String = "something about courage") async throws -> ChatSession.Reply {
        let log = log
        return try await session.reply(to: message) { log.append($0) }
    }

    @discardableResult
    func regenerate() async throws -> ChatSession.Reply? {
        let log = log
        return try await session.regenerate { log.append($0) }
    }

    // MARK: What happened

    var events: [ChatEvent] { log.events }

    /// Everything that the person read as text, cards aside.
    var text: String {
        events.compactMap { event in
            switch event {
            case .comment(let text), .said(let text): text
            default: nil
            }
        }.joined()
    }

    var said: [String] {
        events.compactMap { if case .said(let text) = $0 { text } else { nil } }
    }

    var notices: [ChatNotice] {
        events.compactMap { if case .notice(let notice) = $0 { notice } else { nil } }
    }

    var results: [ToolResult] {
        events.compactMap { if case .returned(let result) = $0 { result } else { nil } }
    }

    var traces: [StepTrace] {
        events.compactMap { if case .step(let trace) = $0 { trace } else { nil } }
    }

    /// What the model read last, without the head.
    var conversation: [Transcript.Entry] {
        guard let transcript = model.requests.last?.transcript else { return [] }
        return Array(transcript.entries.dropFirst(transcript.headCount))
    }

    /// The results as the model read them.
    var resultTexts: [String] { conversation.filter { $0.role == .toolOutput }.map(\.text) }
}

final class EventLog: Sendable {
    private let list = Mutex<[ChatEvent]>([])
    var events: [ChatEvent] { list.withLock { $0 } }
    func append(_ event: ChatEvent) { list.withLock { $0.append(event) } }
}

// MARK: What a model writes

/// A call in the form of the guided step.
func call(_ tool: String, _ arguments: [String: JSONValue] = [:]) -> String {
    StepFormat.text(of: ToolCall(tool: tool, arguments: arguments))
}

/// A call as JSON, the way models that are not guided write it.
func json(_ tool: String, _ arguments: [String: JSONValue] = [:]) -> String {
    ToolCall(tool: tool, arguments: arguments).canonicalText
}

/// A reply in the form of the guided step.
func say(_ text: String) -> String { "say: " + text }

extension NewQuote {
    static func kept(_ text: String, by author: String? = nil) -> NewQuote {
        NewQuote(text: text, author: author, kind: .saved)
    }
}

extension ToolResult {
    var failure: String? {
        if case .failure(let reason) = finding { reason } else { nil }
    }
}

extension QuoteStore {
    /// Breaks or changes the database under the tools.
    func run(sql: String) throws { try writer.run(sql) }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByUnicodeScalarLiteral,
    ExpressibleByExtendedGraphemeClusterLiteral
{
    init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
    init(integerLiteral value: Int) { self = .integer(value) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
    init(booleanLiteral value: Bool) { self = .bool(value) }
}
