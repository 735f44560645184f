/// A language that lines are judged in.
public enum QuoteLocale: String, CaseIterable, Codable, Sendable {
    case en, de, es, fr, it, pt
    case id, nl, pl, ru, tr
    case ar, hi, ja, ko, th, zh

    /// Reads a language code, alone or at the head of a locale such as `pt-BR` or `de_DE.UTF-8`.
    public init?(identifier: some StringProtocol) {
        let code = identifier.prefix { $0.isLetter }.lowercased()
        // Old codes of Indonesian and Chinese's written standards come from some systems.
        let known = ["in": "id", "cmn": "zh", "yue": "zh"]
        self.init(rawValue: known[code] ?? code)
    }
}
