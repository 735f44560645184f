public import LanguageModels
internal import QuoteLibrary

extension ChatSession {
    /// What a turn came to.
    public struct Reply: Sendable, Equatable {
        /// The calls with the arguments they were run with.
        public var results: [ToolResult] = []
        /// The request that was declined, if one was.
        public var declined: WriteRequest?
        /// The question about the program that was answered, if one was.
        public var explained: ProgramTopic?
        /// Whether a range of dates was asked for, which no tool can give.
        public var asksForDates = false
        /// The comment as it was shown.
        public var comment = ""
    }

    /// A part of a conversation that took place before.
    public enum PastTurn: Sendable {
        /// What the person wrote.
        case message(String)
        /// A call and what it found: quotes with their authors, and the result as text.
        case call(ToolCall, quotes: [(text: String, author: String?)], result: String)
        /// What the model replied.
        case reply(String)
    }
}

extension ChatSession.Reply {
    /// What the program says itself about results, in the model's place; nil when the model is to comment.
    ///
    /// Measured on 39 comments of the standard weights: a streak is recited wrongly, "yesterday" is promised again,
    /// and nothing found is said clumsily. Over cards they comment well.
    var ownSentences: [String]? {
        var keys: [String] = []
        var hasCards = false
        var hasStreak = false
        for result in results {
            switch result.finding {
            case .failure: return nil
            case .catalog, .saved: hasCards = hasCards || !result.cards.isEmpty
            case .streak(let streak):
                hasStreak = true
                if streak.state == .counted { keys.append("streak_counted") }
                if streak.state == .aliveUntilMidnight { keys.append("streak_open") }
            }
        }
        if asksForDates {
            keys.append("dates")
        } else if hasCards, !hasStreak {
            return nil
        }
        if !hasCards, !hasStreak { keys.append("nothing") }
        return keys
    }
}
