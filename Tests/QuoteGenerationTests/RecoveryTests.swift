import LanguageModels
import Testing

@testable import QuoteGeneration

/// What is done about each failure of the model: every one of the enum is here, and each is bounded.
@Suite struct RecoveryTests {
    private static let answers: [(LanguageModelError, Recovery)] = [
        (.refusal(reason: "no"), .askAgain),
        (.guardrailViolation, .askAgain),
        (.decodingFailure(reason: "half"), .askAgain),
        (.exceededContextWindow(needed: 5000, window: 4096), .giveUp),
        (.rateLimited(retryAfterSeconds: 7), .wait(.seconds(7))),
        (.rateLimited(retryAfterSeconds: nil), .wait(.seconds(2))),
        (.rateLimited(retryAfterSeconds: -3), .wait(.seconds(1))),
        (.rateLimited(retryAfterSeconds: .max), .wait(.seconds(600))),
        (.concurrentRequests, .wait(.milliseconds(500))),
        (.unavailable(.busy), .wait(.milliseconds(500))),
        (.unavailable(.turnedOff), .giveUp),
        (.unsupportedLanguage(locale: "pl"), .giveUp),
        (.timedOut, .giveUp),
        (.cancelled, .giveUp),
    ]

    @Test(arguments: answers)
    func answersTheFirstFailure(error: LanguageModelError, recovery: Recovery) {
        #expect(Recovery(after: error, earlier: 0) == recovery)
    }

    @Test(arguments: answers)
    func givesUpAfterTheMostRepetitions(error: LanguageModelError, recovery: Recovery) {
        #expect(Recovery(after: error, earlier: Recovery.mostRepetitions) == .giveUp)
        if recovery != .giveUp {
            #expect(Recovery(after: error, earlier: Recovery.mostRepetitions - 1) == recovery)
        }
    }
}
