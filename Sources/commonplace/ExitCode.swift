/// How the program ends.
enum ExitCode: Int32, Error {
    case done = 0
    case failed = 1
    /// Wrong use (`EX_USAGE`).
    case wrongUse = 64
    /// The model is not available (`EX_UNAVAILABLE`).
    case modelUnavailable = 69
    /// Busy, or out of time (`EX_TEMPFAIL`).
    case temporaryFailure = 75
    case interrupted = 130
}

/// A failure that is explained to the person in one sentence, on standard error.
struct Failure: Error {
    /// What, why, and the remedy.
    let sentence: String
    let code: ExitCode

    init(_ sentence: String, code: ExitCode = .failed) {
        self.sentence = sentence
        self.code = code
    }

    /// Wrong use: says what is wrong, and where the right use is described.
    static func usage(_ problem: String, command: String? = nil) -> Failure {
        let help = command.map { "commonplace \($0) --help" } ?? "commonplace --help"
        return Failure("\(problem); see `\(help)`", code: .wrongUse)
    }
}
