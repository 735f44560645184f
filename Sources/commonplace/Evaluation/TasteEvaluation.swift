import Foundation
import LanguageModels
import Prompts
import QuoteGeneration
import Terminal

/// `commonplace eval taste`: whether the better line of a pair scores higher, and the good lines of a list.
enum TasteEvaluation {
    private struct Row: Decodable {
        let id: String
        let locale: String
        let better: String?
        let worse: String?
        let text: String?
        let label: String?

        /// The texts of the row: two of a pair, or one of a list.
        var texts: [String]? {
            if let better, let worse { return [better, worse] }
            return text.map { [$0] }
        }
    }

    /// What a line was given.
    private struct Scored: Encodable {
        let score: Double
        let parts: [DistinctivenessScore.Part]
        /// What the judge alone would say, 0 to 9; nil when it was not asked.
        let judge: Double?
    }

    private struct Result: Encodable {
        let id: String
        let better: Scored?
        let worse: Scored?
        let line: Scored?
        let label: String?
    }

    private static let linesAtOnce = 8

    static func run(_ path: String, _ arguments: Arguments, in surroundings: Surroundings) async throws {
        let rows = try LabelledRows.read(
            Row.self, from: path, named: "a row with id, locale, and better and worse or text and label")
        for row in rows where row.texts == nil {
            throw Failure("row \(sanitized(row.id)) has neither better and worse nor a text; correct it")
        }
        let choice = try ModelChoice(arguments, surroundings)
        if choice.availability != .ready {
            surroundings.errors.writeLine(
                "commonplace: surprise and judge are left out: \(ErrorSentences.sentence(for: choice.availability))"
            )
        }
        let scorer = try LineScorer(choice)
        let isJSON = arguments.has("--json")
        let results = try await withInterruption { () async throws -> [Result] in
            let lines = try rows.flatMap { row in
                let locale = try LabelledRows.locale(row.locale, of: row.id)
                return (row.texts ?? []).map { (text: $0, locale: locale) }
            }
            let bar = ProgressBar(
                "eval taste", total: lines.count, unit: .things("lines"), on: surroundings.errors)
            var scored: [Scored] = []
            for start in stride(from: 0, to: lines.count, by: linesAtOnce) {
                try Task.checkCancellation()
                scored += try await scorer.scores(of: Array(lines[start...].prefix(linesAtOnce)))
                bar.update(completed: scored.count)
            }
            bar.finish()
            return Self.results(of: rows, scored)
        }
        if isJSON {
            for result in results { try surroundings.printJSON(result) }
        } else {
            report(results, to: surroundings)
        }
    }

    private static func results(of rows: [Row], _ scored: [Scored]) -> [Result] {
        var rest = scored[...]
        return rows.map { row in
            if row.better != nil, row.worse != nil {
                return Result(
                    id: row.id, better: rest.popFirst(), worse: rest.popFirst(), line: nil, label: nil)
            }
            return Result(id: row.id, better: nil, worse: nil, line: rest.popFirst(), label: row.label)
        }
    }

    // MARK: Figures

    private static func report(_ results: [Result], to surroundings: Surroundings) {
        let pairs = results.compactMap { result in
            result.better.flatMap { better in result.worse.map { (result.id, better, $0) } }
        }
        var lines: [String] = []
        if !pairs.isEmpty {
            let right = pairs.count { $0.1.score > $0.2.score }
            lines.append("pairs in order:        \(LabelledRows.percent(right, of: pairs.count))")
            let judged = pairs.compactMap { pair in
                pair.1.judge.flatMap { better in pair.2.judge.map { better > $0 } }
            }
            if !judged.isEmpty {
                lines.append(
                    "by the judge alone:    \(LabelledRows.percent(judged.count { $0 }, of: judged.count))")
            }
            lines += pairs.filter { $0.1.score <= $0.2.score }.map { "  \($0.0)" }
        }
        let good = results.filter { $0.label == "plain_good" }.compactMap(\.line?.score)
        let other = results.filter { $0.label != nil && $0.label != "plain_good" }.compactMap(\.line?.score)
        if !good.isEmpty, !other.isEmpty {
            let area = (areaUnderCurve(good, other) * 1000).rounded() / 1000
            lines.append("good above the others: AUC \(area) (\(good.count) and \(other.count) lines)")
        }
        for line in lines { surroundings.output.writeLine(sanitized(line)) }
    }

    /// How often one of the first scores is above one of the second, ties counted by half.
    private static func areaUnderCurve(_ good: [Double], _ other: [Double]) -> Double {
        var sum = 0.0
        for one in good {
            for another in other { sum += one > another ? 1 : one == another ? 0.5 : 0 }
        }
        return sum / Double(good.count * other.count)
    }

    /// Scores lines as the generation does.
    private struct LineScorer {
        private let distinctiveness: Distinctiveness
        private let model: (any LanguageModel)?
        private let judge: ModelJudge?
        private let name: String

        init(_ choice: ModelChoice) throws {
            let resources = try GenerationResources.folder()
            distinctiveness = try Distinctiveness(folder: resources)
            name = choice.name
            model = choice.availability == .ready ? try choice.model() : nil
            // The scale does not change the order, and only the order is measured.
            judge = try model.map {
                ModelJudge(
                    model: $0, prompts: try GenerationPrompts.standard(), scale: .init(poor: 0, good: 9))
            }
        }

        func scores(of lines: [(text: String, locale: QuoteLocale)]) async throws -> [Scored] {
            let texts = lines.map(\.text)
            let surprises = try await model?.surprisals(of: [SurprisalQuery(of: texts)])?.first
            let judged = try await judge?.rawScores(of: texts)
            return lines.enumerated().map { index, line in
                let surprise = surprises.map { Surprise(natsPerToken: $0[index].mean, model: name) }
                let score = distinctiveness.score(of: line.text, locale: line.locale, surprise: surprise)
                return Scored(score: score.total, parts: score.parts, judge: judged?[index])
            }
        }
    }
}
