import Foundation
import LanguageModels
import Terminal

/// Which model the person chose: `--model`, then `COMMONPLACE_MODEL`, then the standard weights.
struct ModelChoice {
    /// What was chosen: `off`, a name, or a path.
    let name: String
    private let store: WeightsStore
    private let surroundings: Surroundings
    /// How many threads decode, if the person said so.
    private let threads: Int?

    init(_ arguments: Arguments, _ surroundings: Surroundings) throws {
        let named = surroundings.environment["COMMONPLACE_MODEL"].flatMap { $0.isEmpty ? nil : $0 }
        name = arguments["--model"] ?? named ?? "standard"
        self.surroundings = surroundings
        store = WeightsStore(environment: surroundings.environment)
        threads = try Self.threads(in: surroundings.environment)
        let isKnown = store.weights(named: name).map { $0.purpose != .embedding } ?? false
        guard name == "off" || isKnown || name.contains("/") || name.hasSuffix(".gguf") else {
            let origin = arguments["--model"] == nil ? "COMMONPLACE_MODEL" : "--model"
            throw Failure.usage(
                "\(origin) takes standard, compact, tiny, off, or the path of a GGUF file, not \(sanitized(name))"
            )
        }
    }

    /// What is known before the model is loaded.
    var availability: Availability {
        guard name != "off" else { return .turnedOff }
        do throws(WeightsError) {
            _ = try store.path(for: name)
            return .ready
        } catch {
            return Self.availability(of: error, name: name)
        }
    }

    /// Whether the machine can hold the weights chosen; nil when there are none to hold.
    var memory: Availability? {
        guard let path else { return nil }
        do throws(LanguageModelError) {
            try MachineMemory.check(weights: URL(filePath: path))
        } catch {
            if case .unavailable(let reason) = error { return reason }
        }
        return .ready
    }

    /// The model, for so many conversations at once; one that cannot serve says so when it is asked.
    func model(conversations: Int = 1) throws -> any LanguageModel {
        guard let path else { return ScriptedModel([], availability: availability) }
        return LlamaModel(
            .init(
                weights: URL(filePath: path), threads: threads,
                stateFolder: try? surroundings.cacheFolder.appending(path: "states"),
                conversations: conversations),
            onAbort: { EngineFailure.endProcess() })
    }

    /// The SHA-256 of the weights; nil for a file that the program does not know.
    var hash: String? { store.weights(named: name)?.sha256 }

    /// The embedder, if its weights are there.
    func embedder() -> (any TextEmbedder)? {
        guard let path = try? store.path(for: "embedder") else { return nil }
        return LlamaEmbedder(
            weights: URL(filePath: path), onAbort: { EngineFailure.endProcess() })
    }

    /// The path of the weights, if they can be used.
    private var path: String? {
        guard name != "off" else { return nil }
        if let path = try? store.path(for: name) { return path }
        guard let weights = store.weights(named: name) else { return nil }
        if case .unverified(let path) = store.status(of: weights) { return path }
        return nil
    }

    private static func threads(in environment: [String: String]) throws -> Int? {
        guard let text = environment["COMMONPLACE_THREADS"], !text.isEmpty else { return nil }
        guard let count = Int(text), (1...256).contains(count) else {
            throw Failure.usage(
                "COMMONPLACE_THREADS takes a whole number from 1 to 256, not \(sanitized(text))")
        }
        return count
    }

    private static func availability(of error: WeightsError, name: String) -> Availability {
        switch error {
        case .notReady(_, .missing), .notReady(_, .incomplete), .noSuchFile: .weightsMissing(name: name)
        case .notReady(_, .fetching): .fetching(name: name)
        case .notReady(_, .damaged(let path, let damage)): .damaged(path: path, reason: damage.sentence)
        case .notReady(_, .unverified): .ready
        case .notGGUF(let path): .damaged(path: path, reason: "it is not a GGUF file")
        default: .weightsMissing(name: name)
        }
    }
}

extension WeightsStatus.Damage {
    /// What is wrong, as a clause.
    var sentence: String {
        switch self {
        case .wrongSize(let expected, let found): "it has \(found) bytes instead of \(expected)"
        case .wrongHash: "its SHA-256 is not the publisher's"
        case .notGGUF: "it is not a GGUF file"
        }
    }
}

/// The last words when the engine breaks one of its own invariants, which ends the process.
enum EngineFailure {
    /// Restores the terminal, says so in one sentence and ends; the library is a database and stays whole.
    static func endProcess() -> Never {
        TerminalGuard.restoreTerminal()
        let sentence: StaticString =
            "\ncommonplace: the model's engine failed; nothing saved was lost, and starting again helps\n"
        _ = sentence.withUTF8Buffer { Foundation.write(2, $0.baseAddress, $0.count) }
        _exit(ExitCode.failed.rawValue)
    }
}
