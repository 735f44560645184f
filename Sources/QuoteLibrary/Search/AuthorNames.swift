/// Finds the people that a name may mean.
enum AuthorNames {
    /// Returns those candidates that the query means.
    ///
    /// Whole words go before beginnings of words, and those before one typing error in a word of five letters or
    /// more; the order of the words does not matter.
    static func matching(_ query: String, among candidates: [String]) -> [String] {
        let words = words(of: canonical(query))
        guard !words.isEmpty else { return [] }
        var best: (level: Int, names: [String]) = (Int.max, [])
        for candidate in candidates {
            let parts = Self.words(of: candidate)
            let levels = words.map { word in parts.map { level(of: word, in: $0) }.min() ?? Int.max }
            guard let level = levels.max(), level < Int.max else { continue }
            if level < best.level { best = (level, []) }
            if level == best.level { best.names.append(candidate) }
        }
        return best.names
    }

    private static func level(of word: String, in part: String) -> Int {
        if word == part { return 0 }
        if word.count >= 3, part.hasPrefix(word) { return 1 }
        return word.count >= 5 && word.isOneTypo(from: part) ? 2 : Int.max
    }

    private static func words(of name: String) -> [String] {
        let words = name.folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        let telling = words.filter { !particles.contains($0) }
        return telling.isEmpty ? words : telling
    }

    private static let particles: Set<String> = [
        "von", "van", "de", "da", "di", "la", "le", "du", "of", "the", "der", "del", "dos", "y", "e", "by",
        "von",
    ]

    /// Names of the same person in other languages lead to the one the catalog uses.
    private static func canonical(_ query: String) -> String {
        aliases[query.folded.trimmingBlanks] ?? query
    }

    private static let aliases: [String: String] = {
        var result: [String: String] = [:]
        for (name, others) in otherNames {
            for other in others { result[other.folded] = name }
        }
        return result
    }()

    private static let otherNames: [String: [String]] = [
        "Marcus Aurelius": ["Mark Aurel", "Marc Aurel", "Marco Aurelio", "Marc Aurèle", "Marco Aurélio"],
        "Confucius": ["孔子", "Kongzi", "Kong Zi", "Konfuzius", "Confucio", "Confúcio", "Kung Fu Tzu"],
        "Lao Tzu": ["老子", "Laozi", "Lao Zi", "Laotse", "Lao-Tse", "Lao Tse", "Laotzu"],
        "Zhuangzi": ["庄子", "莊子", "Chuang Tzu", "Chuang-tzu", "Zhuang Zi", "Dschuang Dsi"],
        "Seneca": ["Séneca", "Sénèque", "Sêneca"],
        "Epictetus": ["Epiktet", "Epicteto", "Épictète", "Epitteto"],
        "Plato": ["Platon", "Platón", "Platone", "Platão"],
        "Aristotle": ["Aristoteles", "Aristóteles", "Aristote", "Aristotele"],
        "Socrates": ["Sokrates", "Sócrates", "Socrate"],
        "Homer": ["Homero", "Homère", "Omero"],
        "Virgil": ["Vergil", "Virgilio", "Virgile", "Virgílio"],
        "Leo Tolstoy": ["Tolstoi", "Tolstoj", "Tolstói", "Tolstoï", "Толстой", "Лев Толстой"],
        "Fyodor Dostoevsky": [
            "Dostojewski", "Dostoievski", "Dostoïevski", "Dostoevskij", "Достоевский", "Dostoyevsky",
        ],
        "Plutarch": ["Plutarco", "Plutarque"],
        "Cicero": ["Cicerón", "Cicéron", "Cicerone", "Cícero"],
    ]
}

extension String {
    /// The text without blanks at its ends.
    var trimmingBlanks: String {
        var text = self[...]
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
