internal import LanguageModels

/// What is done about a failure of the model while it drafts or translates: bounded for every one of them.
enum Recovery: Equatable {
    /// Ask again with other seeds.
    case askAgain
    /// Ask again after so long.
    case wait(Duration)
    /// Give up, and offer the curated library.
    case giveUp

    /// How often one kind of failure is answered by asking again.
    static let mostRepetitions = 2

    /// What to do about `error`.
    ///
    /// - Parameters:
    ///   - error: What went wrong.
    ///   - earlier: How often something went wrong since the last answer.
    init(after error: LanguageModelError, earlier: Int) {
        guard earlier < Self.mostRepetitions else {
            self = .giveUp
            return
        }
        self =
            switch error {
            case .refusal, .guardrailViolation, .decodingFailure: .askAgain
            case .rateLimited(let seconds): .wait(.seconds(min(max(seconds ?? 2, 1), 600)))
            case .concurrentRequests, .unavailable(.busy): .wait(.milliseconds(500))
            // What is asked is short and does not grow: a window too small for it stays so.
            case .exceededContextWindow, .unavailable, .unsupportedLanguage, .timedOut, .cancelled: .giveUp
            }
    }
}
