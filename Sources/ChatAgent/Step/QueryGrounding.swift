internal import QuoteLibrary

/// Holds a query against the message it is for.
///
/// Small weights translate a theme word wrongly, or take one out of a worked example. A word that stands in the
/// message is right; so is one for the same theme, and one that the message says nothing about.
struct QueryGrounding {
    private let words: [String]
    private let isEnglish: Bool
    private let namings: [(word: String, themes: Set<String>)]

    /// Prepares a message.
    init(message: String, language: String) {
        isEnglish = language == "en"
        words = message.plainWords
        namings = ThemeReading.namings(in: message)
    }

    /// The query as the message has it.
    ///
    /// - Parameters:
    ///   - query: What the model wrote.
    ///   - mayBeLeftOut: Whether the call says enough without it.
    /// - Returns: The query, a word of the message in its place, or nil for none.
    func grounded(_ query: String, mayBeLeftOut: Bool) -> String? {
        let asked = query.plainWords
        guard !asked.isEmpty, !asked.contains(where: isSaid) else { return query }
        let meant = ThemeReading.namings(in: query).reduce(into: Set<String>()) { $0.formUnion($1.themes) }
        // Of an English message, weights of English instructions make a theme out of what it means.
        if !isEnglish, let naming = namings.first {
            return namings.contains { !$0.themes.isDisjoint(with: meant) } ? query : naming.word
        }
        if let word = asked.lazy.compactMap(nearest).first { return word }
        return mayBeLeftOut && meant.isEmpty ? nil : query
    }

    private func isSaid(_ word: String) -> Bool {
        words.contains { said in
            said == word || (word.count >= 4 && said.hasPrefix(word.dropLast(word.count > 5 ? 2 : 1)))
                || (said.count >= 4 && word.hasPrefix(said))
                // Scripts without blanks between words.
                || (said.count > word.count && word.unicodeScalars.contains { $0.value >= 0x3000 }
                    && said.contains(word))
        }
    }

    /// The word of the message that is spelled almost so: at most a third of its letters differ.
    private func nearest(_ word: String) -> String? {
        guard word.count >= 5 else { return nil }
        let close = words.filter { $0.count >= 5 }
            .map { ($0, distance: Self.distance(Array($0), Array(word))) }
            .filter { $0.distance * 3 <= $0.0.count }
        return close.min { $0.distance < $1.distance }?.0
    }

    /// How many letters must be changed, added or left out (Levenshtein).
    private static func distance(_ first: [Character], _ second: [Character]) -> Int {
        var row = Array(0...second.count)
        for (i, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in second.enumerated() {
                let above = row[j + 1]
                row[j + 1] = min(above + 1, row[j] + 1, diagonal + (letter == other ? 0 : 1))
                diagonal = above
            }
        }
        return row[second.count]
    }
}
