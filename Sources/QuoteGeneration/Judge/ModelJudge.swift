internal import Foundation
public import LanguageModels
public import Prompts
internal import QuoteLibrary

/// The model as a judge: fresh sessions, one for each question about a line, answered with one digit.
///
/// The score is read from the probabilities of all ten digits, not from one that was drawn; a backend that does not
/// tell probabilities writes whole numbers in a strict form instead.
public struct ModelJudge: Judge {
    private let model: any LanguageModel
    private let prompts: GenerationPrompts
    private let calibration: JudgeCalibration.Scale
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
        calibration = scale
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
            return raw.map { $0.flatMap { Judgement(score: calibration.score($0), method: .probabilities) } }
        }
        var judgements: [Judgement?] = []
        for line in lines { judgements.append(try await written(line)) }
        return judgements
    }

    /// The mean of the expected digits, 0...9, by the weights of the questions; nil where no probabilities are told.
    ///
    /// A question whose weight is negative counts from the other end.
    public func rawScores(of lines: [String]) async throws -> [Double?]? {
        let transcripts = lines.flatMap { line in prompts.questions.map { transcript($0, line) } }
        let queries = transcripts.map { SurprisalQuery(of: Self.digits, after: $0) }
        guard let answers = try await model.surprisals(of: queries) else { return nil }
        let count = prompts.questions.count
        guard answers.count == queries.count, count > 0 else { return lines.map { _ in nil } }
        return lines.indices.map { line in
            var sum = 0.0
            var weights = 0.0
            for (index, question) in prompts.questions.enumerated() {
                guard let digit = Self.expectedDigit(answers[line * count + index]) else { return nil }
                sum += abs(question.weight) * (question.weight < 0 ? 9 - digit : digit)
                weights += abs(question.weight)
            }
            return weights > 0 ? sum / weights : nil
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

    private func transcript(_ question: GenerationPrompts.Question, _ line: String) -> Transcript {
        var transcript = Transcript(prompts.judge)
        transcript.append(.prompt, prompts.judgeTurn(question, line: line))
        return transcript
    }

    // MARK: Without probabilities

    /// Asks every question for one whole number from 0 to 9; an answer of another form is asked for once more.
    private func written(_ line: String) async throws -> Judgement? {
        var sum = 0.0
        var weights = 0.0
        for question in prompts.questions {
            var digit: Int?
            for _ in 1...2 where digit == nil { digit = try await writtenDigit(question, line) }
            guard let digit else { return nil }
            sum += abs(question.weight) * Double(question.weight < 0 ? 9 - digit : digit)
            weights += abs(question.weight)
        }
        guard weights > 0 else { return nil }
        return Judgement(score: calibration.score(sum / weights), method: .written)
    }

    private func writtenDigit(_ question: GenerationPrompts.Question, _ line: String) async throws -> Int? {
        let request = GenerationRequest(
            transcript: transcript(question, line), schema: .integer(0...9),
            options: GenerationOptions(temperature: 0, maximumResponseTokens: 4))
        var reply = ""
        for try await event in model.response(to: request) {
            if case .text(let piece) = event { reply += piece }
        }
        return Self.digit(in: reply)
    }

    /// The digit that a reply is; nil for anything else, so that no number is ever picked out of a sentence.
    static func digit(in reply: String) -> Int? {
        guard reply.utf8.count == 1, let byte = reply.utf8.first, (48...57).contains(byte) else { return nil }
        return Int(byte) - 48
    }
}
