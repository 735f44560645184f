import Foundation

/// Texts whose surprise is asked for, and where they would stand.
public struct SurprisalQuery: Sendable, Equatable {
    /// The texts.
    public var texts: [String]
    /// The conversation that each text would answer, or would continue if a response is its last entry; nil when the
    /// texts stand alone, with nothing before them and no turn around them.
    public var transcript: Transcript?

    /// Makes a query.
    public init(of texts: [String], after transcript: Transcript? = nil) {
        self.texts = texts
        self.transcript = transcript
    }
}

/// How little a model expected a text.
///
/// The end of the text is no part of it: what may follow is not asked.
public struct Surprisal: Sendable, Equatable, Codable {
    /// Minus the natural logarithm of the text's probability; 0 for a text that is certain, or empty.
    public var nats: Double
    /// The tokens of the text.
    public var tokens: Int

    /// Makes a surprisal.
    public init(nats: Double, tokens: Int) {
        self.nats = nats
        self.tokens = tokens
    }

    /// Nats for each token; 0 when there is none.
    public var mean: Double { tokens > 0 ? nats / Double(tokens) : 0 }

    /// The probability of the text.
    public var probability: Double { exp(-nats) }
}
