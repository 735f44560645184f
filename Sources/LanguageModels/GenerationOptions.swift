/// How an answer is decoded.
public struct GenerationOptions: Sendable, Equatable {
    /// 0 takes the likeliest token each time; higher is freer.
    ///
    /// Bounds: 0...2.
    public var temperature: Double
    /// The most tokens to produce, forced ones included.
    public var maximumResponseTokens: Int
    /// The seed of the draw, so that an answer can be repeated.
    public var seed: UInt64
    /// Ways in which the answer may begin, of which some are preferred; any may be chosen all the same.
    public var openings: [Opening] = []

    /// A character that is preferred wherever the schema admits it, such as what parts two calls; nil for none.
    public var continuation: Opening?

    /// Makes options; values outside the bounds are moved to the nearest bound.
    public init(temperature: Double = 0, maximumResponseTokens: Int = 200, seed: UInt64 = 0) {
        self.temperature = temperature.isFinite ? min(max(temperature, 0), 2) : 0
        self.maximumResponseTokens = max(1, maximumResponseTokens)
        self.seed = seed
    }
}
