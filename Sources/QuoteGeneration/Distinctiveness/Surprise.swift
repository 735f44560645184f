/// How little a model expected a line: the mean over its tokens, the line standing alone.
public struct Surprise: Equatable, Sendable {
    /// Minus the natural logarithm of the line's probability, divided by its tokens.
    public let natsPerToken: Double
    /// The name of the model's weights, such as "standard".
    public let model: String

    /// Makes a surprise.
    public init(natsPerToken: Double, model: String) {
        self.natsPerToken = natsPerToken
        self.model = model
    }
}
