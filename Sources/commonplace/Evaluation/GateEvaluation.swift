import LanguageModels
import QuoteGeneration
import Terminal

/// `commonplace eval gates`: how often the deterministic gate decides as people labelled.
enum GateEvaluation {
    private struct Row: Decodable {
        let id: String
        let locale: String
        let text: String
        let expect: String
        let reason: String?
        let alt: [String]?
        let tier: String?
    }

    fileprivate struct Count {
        var all = 0
        var right = 0
    }

    static func run(_ path: String, _ arguments: Arguments, in surroundings: Surroundings) throws {
        let rows = try LabelledRows.read(
            Row.self, from: path, named: "a row with id, locale, text, expect and reason")
        let gates = try GateLine.standard()
        if let remark = gates.remark { surroundings.errors.writeLine("commonplace: \(remark)") }
        var verdicts = Count()
        var reasons = Count()
        var accepts = Count()
        var stretch = Count()
        var misses: [String] = []
        for row in rows {
            let locale = try LabelledRows.locale(row.locale, of: row.id)
            let objection = gates.objection(to: row.text, locale: locale)
            if arguments.has("--json") {
                try surroundings.printJSON(GateVerdict(id: .string(row.id), objection))
                continue
            }
            let isRight = (objection == nil) == (row.expect == "accept")
            guard row.tier != "stretch" else {
                stretch.count(isRight)
                continue
            }
            verdicts.count(isRight)
            if row.expect == "accept" { accepts.count(isRight) }
            if row.expect != "accept", let objection {
                let labels = [row.reason].compactMap { $0 } + (row.alt ?? [])
                reasons.count(labels.contains(objection.reason.rawValue))
            }
            if !isRight { misses.append("\(row.id): \(objection.map { $0.reason.rawValue } ?? "accept")") }
        }
        guard !arguments.has("--json") else { return }
        surroundings.output.writeLine(
            sanitized(
                """
                verdicts right:        \(verdicts.percent)
                reasons right:         \(reasons.percent) of the rejections that are right
                good lines rejected:   \(LabelledRows.percent(accepts.all - accepts.right, of: accepts.all))
                stretch rows right:    \(stretch.percent), not counted above
                """))
        for miss in misses { surroundings.output.writeLine(sanitized("  " + miss)) }
    }
}

extension GateEvaluation.Count {
    fileprivate mutating func count(_ isRight: Bool) {
        all += 1
        if isRight { right += 1 }
    }

    fileprivate var percent: String { LabelledRows.percent(right, of: all) }
}
