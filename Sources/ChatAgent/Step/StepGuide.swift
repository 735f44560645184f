internal import LanguageModels

/// How a step may begin, and which beginnings the message speaks for.
///
/// Likelihoods of the first token were collected from the standard weights over 400 labelled messages: where the
/// right call lost, it was mostly a close second, and a sign in the message would have turned it; at 2 nats none that
/// was right was turned. A sign does not forbid anything.
enum StepGuide {
    /// What a sign adds to the logit of the call it speaks for, in nats.
    static let preference = 2.0
    /// What it adds once other tools have answered and this one was not asked: two questions in one message.
    static let preferenceForSecond = 3.0

    /// The openings of the next step.
    ///
    /// - Parameters:
    ///   - message: What the person asked.
    ///   - called: The tools that returned something in this turn.
    static func openings(for message: String, called: Set<String>) -> [Opening] {
        let signs = SpokenSign.signs(in: message)
        return StepFormat.openings.map { word in
            guard let tool = StepFormat.tool(named: word), let sign = sign(for: tool), signs.contains(sign)
            else { return Opening(word) }
            if called.isEmpty { return Opening(word, preference: preference) }
            return Opening(word, preference: called.contains(tool) ? 0 : preferenceForSecond)
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
