/// The bounds of a turn, from the design of the conversation.
public struct ChatLimits: Sendable, Equatable {
    /// Steps the model may take in a turn; the last is asked without tools.
    public var rounds = 3
    /// Calls the model may make in a turn, those answered with a correction included.
    public var calls = 4
    /// Quotes a catalog search may give.
    public var catalogResults = 5
    /// Quotes a search of the saved quotes may give.
    public var savedResults = 8
    /// Tokens of tool output that the model is shown in a turn.
    public var outputTokens = 400
    /// Bytes of tool output that the model is shown in a turn.
    public var outputBytes = 1600
    /// Tokens of one step: a call is about fifteen, a comment at most sixty.
    public var stepTokens = 120
    /// Bytes of a message; a longer one is refused, as it would not leave room for an answer.
    public var messageBytes = 12_000

    /// Makes the limits of the design.
    public init() {}
}
