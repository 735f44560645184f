public import LanguageModels
public import QuoteLibrary

/// What became of a request for new lines.
public struct GenerationReport: Sendable {
    /// How it ended.
    public enum Ending: Sendable, Equatable {
        /// Every line asked for was accepted, and saved unless the run was dry.
        case completed
        /// No more drafts were made, although lines are missing.
        case exhausted
        /// The budget was over.
        case timedOut
        /// The person stopped it.
        case cancelled
        /// The model failed and could not be asked again.
        case failed(LanguageModelError)
        /// The library could not be read or written.
        case notSaved(LibraryError)
    }

    /// A line that passed every gate.
    public struct AcceptedLine: Sendable {
        /// The way it came.
        public let candidate: Candidate
        /// What the library keeps about it.
        public let line: GeneratedLine
        /// The saved quote; nil after a dry run.
        public let saved: SavedQuote?
    }

    /// What was asked for.
    public let request: QuoteRequest
    /// How it ended.
    public let ending: Ending
    /// The lines that were accepted.
    public let accepted: [AcceptedLine]
    /// Every draft and translation, in the order of their numbers.
    public let candidates: [Candidate]
    /// The curated quotation offered when lines are missing.
    public let curated: CatalogQuote?
    /// How long everything took, in seconds.
    public let seconds: Double
}
