public import LanguageModels

/// What happens while a message becomes a reply, in order, as soon as it does.
public enum ChatEvent: Sendable, Equatable {
    /// The model called a tool; the arguments are those it is run with.
    case called(ToolCall)
    /// The call returned; what it found is shown as cards at once.
    case returned(ToolResult)
    /// A checked piece of the model's comment.
    case comment(String)
    /// The program's own sentence, in the person's language.
    case said(String)
    /// Something the person should know about the conversation, such as turns left out.
    case notice(ChatNotice)
    /// One step of the model, for the trace.
    case step(StepTrace)
}

/// What the person should know about the conversation.
public enum ChatNotice: Sendable, Equatable {
    /// So many of the oldest turns were left out, because the conversation outgrew the model's window.
    case droppedTurns(Int)
    /// The model asked for the same call again; it was not run again.
    case repeatedCall
    /// The model reached the bound of calls or rounds; it answers with what there is.
    case limitReached
    /// A sentence was held back, with the reason.
    case withheld(ReplyCheck.Objection)
    /// The model had nothing to say, twice.
    case emptyReply
}

/// One step of the model and what became of it.
public struct StepTrace: Sendable, Equatable, Codable {
    /// The round of the turn, from 1.
    public var round: Int
    /// What the model wrote.
    public var text: String
    /// `calls`, `reply`, `decline`, `explain` or `malformed`.
    public var kind: String
    /// What the step took.
    public var usage: GenerationUsage
    /// The calls with the arguments they were run with.
    public var calls: [ToolCall]
    /// Names of arguments that no tool knows, left out.
    public var ignoredArguments: [String]
    /// Bytes of tool output given to the model after the step.
    public var outputBytes: Int
    /// What the reply check held back.
    public var withheld: [ReplyCheck.Objection]
}
