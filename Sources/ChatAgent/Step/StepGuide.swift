internal import LanguageModels

/// How a step may begin, and which beginnings are preferred for a message.
///
/// The likelihoods of the first token were collected from the standard weights over 400 labelled messages. Where the
/// right call lost it was mostly a close second, and what can be known for certain would have turned it. With these
/// preferences 377 of the 400 begin rightly, without them 356; nothing is forbidden by them.
struct StepGuide {
    /// What a sign adds to the logit of the call it speaks for, in nats.
    static let preference = 2.0
    /// What it adds once other tools have answered and this one was not asked: two questions in one message.
    static let preferenceForSecond = 3.0
    /// Beginnings that these weights take too easily where nothing else fits well, in nats.
    static let thresholds = ["other": -1.5, "list_commands": -1.0, "write_quote": -0.7]

    private let signs: Set<SpokenSign>
    /// What joins a second call to the first, when the message seems to hold a second question; nil when not.
    let continuation: Opening?

    /// Reads a message.
    ///
    /// - Parameters:
    ///   - message: What the person asked.
    ///   - namesAuthor: Whether it names an author of the catalog.
    init(message: String, namesAuthor: Bool) {
        var signs = SpokenSign.signs(in: message)
        // An author among one's own quotes is asked for as one's own.
        if namesAuthor, !signs.contains(.own) { signs.insert(.catalog) }
        self.signs = signs
        let isSecondNamed = signs.count > 1 || (signs.contains(.streak) && message.plainWords.count > 6)
        continuation =
            isSecondNamed && SpokenSign.joins(message)
            ? Opening(StepFormat.callSeparator, preference: Self.preferenceForSecond) : nil
    }

    /// The openings of the next step, `called` being the tools that returned something in this turn.
    func openings(after called: Set<String>) -> [Opening] {
        StepFormat.openings.map { word in
            let threshold = Self.thresholds[word] ?? 0
            guard let tool = StepFormat.tool(named: word), let sign = Self.sign(for: tool),
                signs.contains(sign)
            else { return Opening(word, preference: threshold) }
            if called.isEmpty { return Opening(word, preference: Self.preference) }
            return Opening(word, preference: called.contains(tool) ? 0 : Self.preferenceForSecond)
        }
    }

    private static func sign(for tool: String) -> SpokenSign? {
        switch tool {
        case "search_saved": .own
        case "streak_status": .streak
        case "search_catalog": .catalog
        default: nil
        }
    }
}
