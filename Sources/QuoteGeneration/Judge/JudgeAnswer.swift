internal import LanguageModels

/// What the judge said about one line, or why it said nothing.
enum JudgeAnswer: Sendable, Equatable {
    case said(Judgement)
    case silent(because: String)

    /// The most that the deterministic score gives in the judge's place.
    static let mostWithoutJudge = 8.0

    /// Asks a judge about lines; however it fails, there is an answer for each.
    static func all(of lines: [String], by judge: any Judge, in locale: QuoteLocale) async -> [JudgeAnswer] {
        func silent(_ reason: String) -> [JudgeAnswer] { lines.map { _ in .silent(because: reason) } }
        do {
            let judgements = try await judge.judgements(of: lines, in: locale)
            guard judgements.count == lines.count else { return silent("the judge could not be read") }
            return judgements.map {
                $0.map(JudgeAnswer.said) ?? .silent(because: "the judge could not be read")
            }
        } catch let error as LanguageModelError {
            return silent(reason(for: error))
        } catch {
            return silent("the judge failed")
        }
    }

    private static func reason(for error: LanguageModelError) -> String {
        switch error {
        case .refusal: "the judge declined"
        case .guardrailViolation: "a safety rule stopped the judge"
        case .timedOut, .cancelled: "the judge did not answer in time"
        case .exceededContextWindow: "the line did not fit the judge's window"
        case .rateLimited, .concurrentRequests: "the judge was busy"
        case .unavailable, .unsupportedLanguage: "the judge is not available"
        case .decodingFailure: "the judge could not be read"
        }
    }

    /// The judgement, or the deterministic score in its place, within its bound.
    func or(_ deterministic: Double) -> Judgement {
        switch self {
        case .said(let judgement): return judgement
        case .silent(let reason):
            let score = deterministic.isFinite ? min(max(deterministic, 0), Self.mostWithoutJudge) : 0
            return Judgement(bounded: score, method: .deterministic(because: reason))
        }
    }
}
