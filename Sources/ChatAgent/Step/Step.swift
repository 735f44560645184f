public import LanguageModels

/// What the model does next.
public enum Step: Sendable, Equatable {
    /// Calls one or two tools; the person asked for a range of dates, which no tool can give.
    case calls([ToolCall], asksForDates: Bool)
    /// Declines to write or change something.
    case decline(WriteRequest)
    /// Speaks.
    case reply(String)
    /// Wrote something that looks like a call and is none that can be run; the text says what was expected.
    case malformed(String)
}

/// Something the conversation may not do, by what the person asked for.
public enum WriteRequest: String, Sendable, Equatable, CaseIterable {
    case save
    case favorite
    case unfavorite
    case remove
    case generate
    case edit
    case resetStreak = "reset_streak"
    case other
}
