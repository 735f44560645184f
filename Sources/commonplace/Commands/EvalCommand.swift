import Foundation
import Terminal

/// `commonplace eval`: measures the program on labelled files.
enum EvalCommand: Command {
    static let name = "eval"
    static let arguments = "chat | gates | duplicates | taste FILE"
    static let summary = "measure the conversation or the gates on labelled rows"
    static let details = """
        `chat` runs conversations through the real agent on a library in memory, and writes one JSON line a row to \
        --out: the calls made, what the tools returned, and the whole reply as a person sees it. `gates` judges \
        sentences by the deterministic gate, `duplicates` compares pairs of lines, and `taste` scores pairs of a \
        better and a worse line; they print figures, or with --json one line a row. Your library is not read.
        """
    static let words = ["chat", "gates", "duplicates", "taste"]
    static let options: [Arguments.Option] = [
        .json, .model,
        .init("--library", "FILE", "chat: saved quotes and streak to run on, as JSON"),
        .init("--now", "INSTANT", "chat: the instant it is, such as 2026-09-19T20:15:00+02:00"),
        .init("--out", "FILE", "chat: where the results are written"),
        .init("--routing-only", nil, "chat: stop after the model's first step"),
        .init("--limit", "N", "chat: run the first N rows only"),
        .init("--parallel", "N", "chat: conversations decoded together, 1 to 16; the standard is 4"),
        .init("--only", "CATEGORY", "chat: run rows of this category only"),
    ]

    static func run(_ arguments: Arguments, in surroundings: Surroundings) async throws {
        guard arguments.words.count == 2 else {
            throw Failure.usage("what to measure and one file are needed", command: name)
        }
        let path = arguments.words[1]
        switch arguments.words[0] {
        case "chat": try await ChatEvaluation.run(path, arguments, in: surroundings)
        case "gates": try GateEvaluation.run(path, arguments, in: surroundings)
        case "duplicates": try await DuplicateEvaluation.run(path, arguments, in: surroundings)
        case "taste": try await TasteEvaluation.run(path, arguments, in: surroundings)
        case let word:
            throw Failure.usage(
                "\(sanitized(word)) is none of \(words.joined(separator: ", "))", command: name)
        }
    }
}
