/// What can go wrong between a prompt and its response.
public enum LanguageModelError: Error, Equatable, Sendable {
    /// No model can serve; the reason is one of readiness.
    case unavailable(Availability)
    /// The transcript and the answer asked for do not fit the window: tokens needed and there.
    case exceededContextWindow(needed: Int, window: Int)
    /// The model declined to answer.
    case refusal(reason: String)
    /// A safety rule of the model or its server stopped the answer.
    case guardrailViolation
    /// The server asks to come back later.
    case rateLimited(retryAfterSeconds: Int?)
    /// The session is still answering an earlier prompt.
    case concurrentRequests
    /// What came is not what the schema asked for, or the engine failed while decoding.
    case decodingFailure(reason: String)
    /// The model does not speak the language asked for.
    case unsupportedLanguage(locale: String)
    /// The time allowed was over.
    case timedOut
    /// The caller cancelled.
    case cancelled
}
