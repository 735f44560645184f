import LanguageModels
import QuoteGeneration
import Terminal

extension GenerationReport.Ending {
    /// The ending in one word, for machines.
    var word: String {
        switch self {
        case .completed: "completed"
        case .exhausted: "exhausted"
        case .timedOut: "timed_out"
        case .cancelled: "cancelled"
        case .failed(.unavailable): "unavailable"
        case .failed: "failed"
        case .notSaved: "not_saved"
        }
    }
}

extension GenerationReport {
    /// What to say and which way to end when lines are missing; nil when none is.
    var failure: Failure? {
        let kept =
            accepted.isEmpty
            ? "nothing was saved" : "\(accepted.count) of \(request.count) lines were accepted"
        switch ending {
        case .completed: return nil
        case .exhausted:
            return Failure(
                "\(candidates.count) drafts were not enough and \(kept); try another theme, or --explain to see why"
            )
        case .timedOut:
            return Failure(
                "the time was over after \(request.budget.duration.components.seconds) seconds and \(kept); "
                    + "try again, with another theme or with --budget background",
                code: .temporaryFailure)
        case .cancelled: return Failure("stopped, and \(kept)", code: .interrupted)
        case .failed(let error):
            let failure = ErrorSentences.failure(for: error)
            return Failure("\(failure.sentence) (\(kept))", code: failure.code)
        case .notSaved(let error):
            let failure = ErrorSentences.failure(for: error)
            return Failure(
                "the line could not be saved, and nothing of it was kept: \(failure.sentence)",
                code: failure.code)
        }
    }
}
