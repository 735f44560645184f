internal import Foundation

/// Whether a message asks how something is done.
///
/// "How do I remove a quote?" and "remove a quote" are one word apart, and weights of this size decline both. The
/// first is a question to answer; that much can be told from how it opens.
enum HowQuestion {
    static func opens(_ message: String) -> Bool {
        let text = message.lowercased().trimmingPrefix { !($0.isLetter || $0.isNumber) }
        return openings.contains { text.hasPrefix($0) } || text.prefix(25).contains("कैसे")
    }

    private static let openings = [
        "how do ", "how can ", "how would ", "how could ", "how to ", "how does ",
        "wie kann ", "wie mach", "wie lösch", "wie speicher", "wie entfern", "wie füg", "wie änder",
        "wie geht",
        "comment ", "cómo ", "como eu ", "como se ", "como faço", "como faz", "como posso", "como salv",
        "como apag", "como remov", "come si ", "come faccio", "come posso", "come salv", "come elimin",
        "come rimuov", "come cancell", "come aggiung", "hoe kan ", "hoe moet ", "hoe sla ", "hoe verwijder",
        "hoe maak ", "hoe voeg", "jak mogę", "jak zapisać", "jak usunąć", "jak dodać", "jak się", "nasıl ",
        "bagaimana cara", "bagaimana aku", "bagaimana saya", "gimana cara", "как мне", "как можно",
        "как сохран",
        "как удал", "как добав", "как убрать", "如何", "怎么", "怎样", "どうやって", "どうすれば", "كيف ",
    ]
}
