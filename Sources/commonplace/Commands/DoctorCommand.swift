import Foundation
import LanguageModels
import QuoteGeneration
import QuoteLibrary
import Terminal

/// `commonplace doctor`: every part of readiness, with its remedy.
enum DoctorCommand: Command {
    static let name = "doctor"
    static let arguments = ""
    static let summary = "check every part the program needs, and name remedies"
    static let options: [Arguments.Option] = [.model, .json]

    /// A part, whether it is well, and what to do if not.
    struct Finding: Encodable {
        let part: String
        let isWell: Bool
        let finding: String
    }

    static func run(_ arguments: Arguments, in surroundings: Surroundings) async throws {
        try arguments.requireNoWords()
        let choice = try ModelChoice(arguments, surroundings)
        var findings = [program(), engine(), memory(choice), model(choice)]
        findings += [embedder(choice), gates()]
        findings.append(await library(surroundings))
        findings.append(zone(surroundings))
        findings.append(terminal(surroundings))
        if arguments.has("--json") {
            try surroundings.printJSON(findings)
        } else {
            for finding in findings {
                let mark = surroundings.output.styled(
                    finding.isWell ? "ok  " : "!!  ", as: finding.isWell ? .note : .warning)
                let part = finding.part.padding(toLength: 9, withPad: " ", startingAt: 0)
                surroundings.output.writeLine(mark + part + sanitized(finding.finding))
            }
        }
        if findings.contains(where: { !$0.isWell }) { throw ExitCode.failed }
    }

    private static func program() -> Finding {
        Finding(part: "program", isWell: true, finding: "commonplace \(Version.current)")
    }

    private static func engine() -> Finding {
        let engine = LlamaModel.engineDescription
        // The engine lists what it uses as "CPU : SSE3 = 1 | AVX = 1 | ".
        let features = engine.features.replacing(" :", with: ":").replacing(" = 1", with: "")
            .split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        return Finding(
            part: "engine", isWell: true,
            finding: "llama.cpp \(engine.version), \(features.joined(separator: ", "))")
    }

    private static func memory(_ choice: ModelChoice) -> Finding {
        guard let memory = choice.memory else {
            return Finding(part: "memory", isWell: true, finding: "no weights to load")
        }
        let isWell = memory == .ready
        return Finding(
            part: "memory", isWell: isWell,
            finding: isWell ? "enough for \(choice.name)" : ErrorSentences.sentence(for: memory))
    }

    private static func model(_ choice: ModelChoice) -> Finding {
        let availability = choice.availability
        let finding =
            availability == .ready ? "\(choice.name) is ready" : ErrorSentences.sentence(for: availability)
        return Finding(part: "model", isWell: availability == .ready, finding: finding)
    }

    /// Without it new lines are compared by their words alone, which is no failure.
    private static func embedder(_ choice: ModelChoice) -> Finding {
        Finding(
            part: "embedder", isWell: true,
            finding: choice.embedder() == nil
                ? "not here, so novelty is not proven; `commonplace model fetch embedder` gets it"
                : "ready")
    }

    private static func gates() -> Finding {
        do {
            let remark = try GateLine.standard().remark
            return Finding(part: "gates", isWell: remark == nil, finding: remark ?? "ready in 17 languages")
        } catch {
            return Finding(part: "gates", isWell: false, finding: ErrorSentences.failure(for: error).sentence)
        }
    }

    private static func library(_ surroundings: Surroundings) async -> Finding {
        do {
            let library = try surroundings.openLibrary()
            let saved = try await library.savedCount()
            let catalog = try await library.catalogCounts().values.reduce(0, +)
            return Finding(
                part: "library", isWell: true,
                finding: "\(saved) saved, \(catalog) in the catalog, in \(try surroundings.libraryFile.path)")
        } catch {
            return Finding(
                part: "library", isWell: false, finding: ErrorSentences.failure(for: error).sentence)
        }
    }

    private static func zone(_ surroundings: Surroundings) -> Finding {
        let remark = surroundings.zoneRemark
        return Finding(
            part: "days", isWell: remark == nil,
            finding: remark ?? "today is \(surroundings.today) in \(surroundings.zone.identifier)")
    }

    private static func terminal(_ surroundings: Surroundings) -> Finding {
        let screen = surroundings.output
        guard screen.isTerminal else {
            return Finding(
                part: "terminal", isWell: true, finding: "output goes to a pipe or file; nothing is decorated"
            )
        }
        let color = screen.usesColor ? "with colour" : "without colour"
        return Finding(part: "terminal", isWell: true, finding: "\(screen.width) columns, \(color)")
    }
}
