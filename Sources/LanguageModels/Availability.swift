/// Whether a model can serve, and why not: readiness is not a Boolean.
///
/// Checked before a session is made. Every case has its own sentence and remedy in the program.
public enum Availability: Sendable, Equatable {
    /// The model is loaded, or can be loaded at once.
    case ready
    /// The program was built without an engine, or the server named by the person does not answer.
    case runtimeMissing
    /// The machine cannot hold the model: bytes of memory needed and there.
    case machineUnfit(neededBytes: UInt64, availableBytes: UInt64)
    /// The person turned the model off.
    case turnedOff
    /// No weights of this name are on the machine.
    case weightsMissing(name: String)
    /// The weights are being fetched right now, here or by another process.
    case fetching(name: String)
    /// The weights are there and wrong.
    case damaged(path: String, reason: String)
    /// The model does not serve this language well.
    case languageUnsupported(locale: String)
    /// The model answers somebody else.
    case busy
}
