public import LanguageModels

/// What the model does next.
public enum Step: Sendable, Equatable {
    /// Calls one or two tools; the person asked for a range of dates, which no tool can give.
    case calls([ToolCall], asksForDates: Bool)
    /// Declines to write or change something.
    case decline(WriteRequest)
    /// Leaves a question about the program to the program's own sentence.
    case explain(ProgramTopic)
    /// Speaks.
    case reply(String)
    /// Wrote something that looks like a call and is none that can be run; the text says what was expected.
    case malformed(String)
}

/// Something the conversation may not do, by what the person asked for; who asks how it is done is told the same.
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

/// Something about the program that it says in its own words, the same each time and in each language.
public enum ProgramTopic: String, Sendable, Equatable, CaseIterable {
    /// What it is called and what it can do.
    case about
    /// Whether anything leaves the computer, and whether it needs a network.
    case privacy
    /// What the commands do, and what the numbers are for.
    case commands
    /// What favorites are beside saved quotes.
    case favorites
}
