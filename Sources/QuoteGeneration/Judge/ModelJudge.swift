internal import Foundation
public import LanguageModels
public import Prompts
internal import QuoteLibrary

/// The model as a judge: a fresh session for each line, answered with a digit each for quality, originality and
/// warmth.
///
/// The score is read from the probabilities of all ten digits, not from one that was drawn; a backend that does not
/// tell probabilities writes the digits in a strict form instead.
public struct ModelJudge: Judge {
    private let model: any LanguageModel
    private let prompts: GenerationPrompts
    private let scale: JudgeCalibration.Scale
    private static let digits = (0...9).map(String.init)

    /// Makes a judge.
    ///
    /// - Parameters:
    ///   - model: The model that judges.
    ///   - prompts: The questions.
    ///   - scale: What the model's answers mean, as measured for it.
    public init(model: any LanguageModel, prompts: GenerationPrompts, scale: JudgeCalibration.Scale) {
        self.model = model
        self.prompts = prompts
        self.scale = scale
    }

    /// The hash of the questions, by which a measurement is known to be about them.
    public static func promptHash(_ prompts: GenerationPrompts) -> String {
        var hash = StableHash()
        hash.combine(prompts.judgeText)
        return String(hash.value, radix: 16)
    }

    /// Judges lines; the model is asked about all of them together.
    public func judgements(of lines: [String], in locale: QuoteLocale) async throws -> [Judgement?] {
        guard !lines.isEmpty else { return [] }
        if let raw = try await rawScores(of: lines) {
            return raw.map { $0.flatMap { Judgement(score: scale.score($0), method: .probabilities) } }
        }
        var judgements: [Judgement?] = []
        for line in lines { judgements.append(try await written(line)) }
        return judgements
    }

    /// The mean of the expected digits, 0...9, by their weights; nil where no probabilities are told.
    ///
    /// A digit is asked for behind the likeliest digits before it, as the model would write them.
    public func rawScores(of lines: [String]) async throws -> [Double?]? {
        var answers = lines.map { _ in Answer() }
        for _ in prompts.scores {
            let queries = zip(lines, answers).map { line, answer in
                SurprisalQuery(of: Self.digits, after: transcript(line, answered: answer.written))
            }
            guard let surprisals = try await model.surprisals(of: queries) else { return nil }
            guard surprisals.count == lines.count else { return lines.map { _ in nil } }
            for index in answers.indices { answers[index].add(surprisals[index]) }
        }
        return answers.map { answer in mean(of: answer.digits) }
    }

    /// What the model has answered about one line so far.
    private struct Answer {
        var written = ""
        var digits: [Double] = []

        mutating func add(_ surprisals: [Surprisal]) {
            guard let digit = ModelJudge.expectedDigit(surprisals),
                let likeliest = surprisals.indices.min(by: { surprisals[$0].nats < surprisals[$1].nats })
            else { return }
            digits.append(digit)
            written += String(likeliest)
        }
    }

    /// The digit to be expected from how surprising each would be; nil when that cannot be told.
    static func expectedDigit(_ surprisals: [Surprisal]) -> Double? {
        guard surprisals.count == digits.count else { return nil }
        let probabilities = surprisals.map { exp(-$0.nats) }
        let sum = probabilities.reduce(0, +)
        guard sum.isFinite, sum > 0 else { return nil }
        return zip(0..., probabilities).reduce(0) { $0 + Double($1.0) * $1.1 } / sum
    }

    /// The mean by the weights; nil unless there is a digit for each.
    private func mean(of digits: [Double]) -> Double? {
        let weights = prompts.scores.map(\.weight)
        let sum = weights.reduce(0, +)
        guard digits.count == weights.count, sum > 0 else { return nil }
        return zip(digits, weights).reduce(0) { $0 + $1.0 * $1.1 } / sum
    }

    private func transcript(_ line: String, answered: String = "") -> Transcript {
        var transcript = Transcript(prompts.judge)
        transcript.append(.prompt, prompts.judgeTurn(line))
        if !answered.isEmpty { transcript.append(.response, answered) }
        return transcript
    }

    // MARK: Without probabilities

    /// Has the digits written; an answer of another form is asked for once more.
    private func written(_ line: String) async throws -> Judgement? {
        let digit = GenerationSchema.integer(0...9)
        let request = GenerationRequest(
            transcript: transcript(line), schema: .sequence(prompts.scores.map { _ in digit }),
            options: GenerationOptions(temperature: 0, maximumResponseTokens: 2 * prompts.scores.count + 2))
        for _ in 1...2 {
            var reply = ""
            for try await event in model.response(to: request) {
                if case .text(let piece) = event { reply += piece }
            }
            if let digits = Self.digits(in: reply, count: prompts.scores.count), let mean = mean(of: digits) {
                return Judgement(score: scale.score(mean), method: .written)
            }
        }
        return nil
    }

    /// The digits that a reply is; nil for anything else, so that no number is ever picked out of a sentence.
    static func digits(in reply: String, count: Int) -> [Double]? {
        let bytes = Array(reply.utf8)
        guard bytes.count == count, bytes.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return bytes.map { Double($0) - 48 }
    }
}
