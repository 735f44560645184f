import ChatAgent
import Foundation
import LanguageModels
import QuoteLibrary
import Synchronization
import Terminal

/// Runs one row, and gathers what the person would have seen.
struct EvaluationRun {
    let session: ChatSession
    let isRoutingOnly: Bool

    /// What was gathered while the row ran.
    private struct Gathered {
        var text = ""
        var steps: [StepTrace] = []
        var results: [ToolResult] = []
    }

    /// The result of a row, in the form `score_chat.py` reads.
    func result(of row: EvaluationRow) async throws -> JSONValue {
        guard let message = row.message else {
            throw Failure("row \(row.id) does not end with a message of the person")
        }
        await session.recall(row.past)
        let gathered = Mutex(Gathered())
        let plain = Screen(descriptor: -1, environment: [:])
        var failure: String?
        do {
            let limit = isRoutingOnly ? 1 : Int.max
            _ = try await session.reply(to: message, steps: limit) { event in
                gathered.withLock { Self.add(event, to: &$0, on: plain) }
            }
        } catch LanguageModelError.cancelled {
            throw LanguageModelError.cancelled
        } catch {
            failure = "\(error)"
        }
        let all = gathered.withLock { $0 }
        var object: [String: JSONValue] = [
            "id": .string(row.id),
            "calls": .array(
                all.results.map {
                    .object(["tool": .string($0.call.tool), "arguments": .object($0.call.arguments)])
                }),
            "reply": .string(all.text.trimmingCharacters(in: .whitespacesAndNewlines)),
            "tool_results": .array(all.results.map(Self.evidence(of:))),
            "steps": .array(all.steps.map(Self.step(of:))),
        ]
        if let failure { object["error"] = .string(failure) }
        return .object(object)
    }

    private static func add(_ event: ChatEvent, to gathered: inout Gathered, on screen: Screen) {
        switch event {
        case .returned(let result):
            gathered.results.append(result)
            gathered.text += ChatPrinter.text(of: result, on: screen) + "\n"
        case .comment(let sentence): gathered.text += sanitized(sentence)
        case .said(let sentence): gathered.text += "\n" + sanitized(sentence) + "\n"
        case .notice(let notice):
            if let text = ChatPrinter.text(of: notice) { gathered.text += "\n" + text + "\n" }
        case .step(let step): gathered.steps.append(step)
        case .called: break
        }
    }

    private static func evidence(of result: ToolResult) -> JSONValue {
        switch result.finding {
        case .failure(let reason): return .string(reason)
        case .streak(let streak):
            return .object([
                "current_days": .integer(streak.current), "longest_days": .integer(streak.longest),
                "last_active_day": .string(streak.lastActiveDay.map(String.init(describing:)) ?? ""),
            ])
        case .catalog, .saved:
            return .array(
                result.cards.map { card in
                    var row: [String: JSONValue] = [
                        "n": .integer(card.number), "text": .string(sanitized(card.text)),
                        "author": .string(sanitized(card.author ?? "")),
                    ]
                    if case .catalog(let quote) = card.quote {
                        row["work"] = .string(quote.work)
                        row["speaker"] = .string(quote.speaker ?? "")
                        row["translator"] = .string(quote.translator ?? "")
                    }
                    return .object(row)
                })
        }
    }

    private static func step(of trace: StepTrace) -> JSONValue {
        .object([
            "kind": .string(trace.kind), "text": .string(trace.text),
            "evaluated": .integer(trace.usage.evaluatedTokens), "reused": .integer(trace.usage.reusedTokens),
            "sampled": .integer(trace.usage.sampledTokens), "forced": .integer(trace.usage.forcedTokens),
            "prompt_seconds": .number(trace.usage.promptSeconds),
            "decode_seconds": .number(trace.usage.decodeSeconds),
            "openings": .object(trace.usage.openings.mapValues { .number($0) }),
            "withheld": .array(trace.withheld.map { .string($0.rawValue) }),
        ])
    }
}
