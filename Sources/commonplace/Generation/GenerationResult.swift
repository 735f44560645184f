import Foundation
import QuoteGeneration
import QuoteLibrary

/// What became of a request, as JSON: the same that the table shows.
struct GenerationResult: Encodable {
    private struct Accepted: Encodable {
        let candidate: Int
        let text: String
        let locale: String
        let isPublicDomain = false
        let author: String
        let line: GeneratedLine
        let saved: SavedQuote?
    }

    private let ending: String
    private let locale: String
    /// As text, because not every reader of JSON keeps 64 bits.
    private let seed: String
    private let seconds: Double
    private let accepted: [Accepted]
    private let candidates: [Candidate]
    private let curated: CatalogQuote?

    init(_ report: GenerationReport) {
        ending = report.ending.word
        locale = report.request.locale.rawValue
        seed = String(report.request.seed)
        seconds = report.seconds
        accepted = report.accepted.map {
            Accepted(
                candidate: $0.candidate.number, text: $0.candidate.text, locale: $0.candidate.locale.rawValue,
                author: GeneratedLine.author, line: $0.line, saved: $0.saved)
        }
        candidates = report.candidates
        curated = report.curated
    }
}
