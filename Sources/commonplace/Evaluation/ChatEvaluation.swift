import ChatAgent
import Foundation
import LanguageModels
import Prompts
import QuoteLibrary
import Synchronization
import Terminal

/// `commonplace eval chat`: runs labelled conversations through the real agent on a library in memory.
enum ChatEvaluation {
    static func run(_ path: String, _ arguments: Arguments, in surroundings: Surroundings) async throws {
        var rows = try rows(in: path)
        if let category = arguments["--only"] { rows = rows.filter { $0.category == category } }
        if let limit = try arguments.number("--limit", in: 1...1_000_000) { rows = Array(rows.prefix(limit)) }
        guard !rows.isEmpty else { throw Failure("no row of \(path) is left to run") }
        let library = try EvaluationLibrary(path: try arguments.required("--library"))
        let now = try instant(try arguments.required("--now"))
        let results = try ResultsFile(path: try arguments.required("--out"))
        let store = try QuoteStore(at: .inMemory, catalog: try CatalogFiles.bundled())
        try await library.fill(store)
        let width = try arguments.number("--parallel", in: 1...16) ?? conversationsAtOnce
        let model = try ModelChoice(arguments, surroundings).model(conversations: width)
        let today = LocalDay(of: now, in: try library.zone)
        let prompts = try ChatPrompts.standard()
        let authors = try await store.catalogAuthors()
        // A session for each row: what a row comes to does not depend on those before it.
        @Sendable func makeSession() -> ChatSession {
            ChatSession(
                model: model, library: store, prompts: prompts, authors: authors, today: { today })
        }
        let isRoutingOnly = arguments.has("--routing-only")
        let chosen = rows
        let isDone = try await withInterruption { () async throws -> Bool in
            try await makeSession().prewarm()
            let bar = ProgressBar(
                "eval chat", total: chosen.count, unit: .things("rows"), on: surroundings.errors)
            try await inOrder(chosen, atOnce: width) { row in
                try await EvaluationRun(session: makeSession(), isRoutingOnly: isRoutingOnly).result(of: row)
            } onResult: { index, result in
                try results.write(result)
                bar.update(completed: index + 1)
            }
            bar.finish()
            return true
        }
        guard isDone else { throw LanguageModelError.cancelled }
    }

    /// Measured: see `LlamaModel.Configuration.batchWidth`.
    private static let conversationsAtOnce = 4

    /// Runs `body` on several rows at once, and hands the results over in the order of the rows.
    private static func inOrder(
        _ rows: [EvaluationRow], atOnce width: Int,
        _ body: @escaping @Sendable (EvaluationRow) async throws -> JSONValue,
        onResult: (Int, JSONValue) throws -> Void
    ) async throws {
        try await withThrowingTaskGroup(of: (Int, JSONValue).self) { group in
            var waiting = Array(rows.enumerated())[...]
            var early: [Int: JSONValue] = [:]
            var next = 0
            func begin() {
                guard let (index, row) = waiting.popFirst() else { return }
                group.addTask { (index, try await body(row)) }
            }
            for _ in 0..<width { begin() }
            while let (index, result) = try await group.next() {
                try Task.checkCancellation()
                begin()
                early[index] = result
                while let due = early.removeValue(forKey: next) {
                    try onResult(next, due)
                    next += 1
                }
            }
        }
    }

    private static func rows(in path: String) throws -> [EvaluationRow] {
        guard let data = try? Data(contentsOf: URL(filePath: path)) else {
            throw Failure("the evaluation file \(path) cannot be read; check its name")
        }
        return try data.split(separator: UInt8(ascii: "\n")).enumerated().map { index, line in
            let row = try? JSONDecoder().decode(EvaluationRow.self, from: Data(line))
            guard let row, row.message != nil else {
                throw Failure(
                    "line \(index + 1) of \(path) is not a row that ends with a message; correct it")
            }
            return row
        }
    }

    private static func instant(_ text: String) throws -> Date {
        guard let date = try? Date(text, strategy: .iso8601) else {
            throw Failure.usage(
                "--now takes an instant such as 2026-09-19T20:15:00+02:00", command: EvalCommand.name)
        }
        return date
    }
}

/// Where results go, one JSON line each, written at once.
private final class ResultsFile: Sendable {
    private let handle: Mutex<FileHandle>

    init(path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Failure("the results file \(path) cannot be written") }
        handle = Mutex(FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
    }

    func write(_ result: JSONValue) throws {
        try handle.withLock { try $0.write(contentsOf: Data((result.canonicalText + "\n").utf8)) }
    }
}
