internal import Foundation
internal import LanguageModels
internal import QuoteLibrary

extension QuoteRequest {
    /// The mood asked for, or the one that the theme names, or else one drawn by the seed.
    var drawnMood: Mood {
        mood ?? theme.flatMap(ThemeReading.mood(of:)) ?? draw(from: Mood.allCases, 0) ?? .reflection
    }

    /// Draws one of several by the request's seed.
    ///
    /// - Parameters:
    ///   - stock: What to draw from.
    ///   - number: Tells draws of one request apart.
    /// - Returns: One of them; nil when there is none.
    func draw<Element>(from stock: [Element], _ number: UInt64) -> Element? {
        var generator = SplitMix64(state: ~seed &+ number &* 0xD134_2543_DE82_EF95)
        return stock.randomElement(using: &generator)
    }
}

/// What the library keeps of a line beside its words.
enum Metadata {
    /// Words to find the line by: its theme, mood and category, each once.
    static func tags(theme: String?, mood: Mood, category: QuoteLibrary.Category) -> [String] {
        var tags: [String] = []
        for tag in [theme?.lowercased(), mood.rawValue, category.rawValue].compactMap({ $0 })
        where !tags.contains(tag) {
            tags.append(tag)
        }
        return tags
    }

    /// Every point of the scores, as a JSON text.
    static func explanation(of candidate: Candidate) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(candidate.steps), as: UTF8.self)
    }
}
