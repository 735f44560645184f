/// Reads which mood and category people's words name, in the catalog's six languages.
public enum ThemeReading {
    /// Returns the mood that a text names or leads to; nil when it does neither.
    public static func mood(of text: String) -> Mood? {
        first(in: text, Mood.init(rawValue:))
    }

    /// Returns the category that a text names or leads to; nil when it does neither.
    public static func category(of text: String) -> Category? {
        first(in: text, Category.init(rawValue:))
    }

    /// Returns the words of a text that name moods or categories, as they stand there, with what each names.
    public static func namings(in text: String) -> [(word: String, themes: Set<String>)] {
        text.split { !$0.isLetter }.compactMap { word in
            let themes = Themes.named(by: String(word).folded)
            return themes.isEmpty ? nil : (String(word), themes)
        }
    }

    /// Returns the theme among some that a text is nearest to: one that a word of it names or leads to, or nearly does by a
    /// typing error, else the one with a name that is spelled most like a word; nil when none is.
    public static func nearest(to text: String, among existing: Set<String>) -> String? {
        let words = text.folded.split { !$0.isLetter }.map(String.init)
        for reading in [Themes.named(by:), Themes.related(to:), Themes.nearly(by:)] {
            for word in words {
                if let found = reading(word).intersection(existing).sorted().first { return found }
            }
        }
        let likeness = words.flatMap { word in
            Themes.all.filter { existing.contains($0.name) }.flatMap { theme in
                theme.words.values.joined().map { (theme.name, Self.likeness($0, word)) }
            }
        }
        let best = likeness.max { ($0.1, $1.0) < ($1.1, $0.0) }
        return best.flatMap { $0.1 >= leastLikeness ? $0.0 : nil }
    }

    /// Returns what a theme is called in a language, else in English.
    public static func title(of theme: String, in language: String) -> String {
        Themes.named[theme]?.names[language] ?? theme
    }

    /// Half of what either word is made of.
    private static let leastLikeness = 0.5

    /// The share of the runs of three letters that two words have in common (Dice), from 0 to 1.
    private static func likeness(_ first: String, _ second: String) -> Double {
        func runs(_ word: String) -> Set<String> {
            let letters = Array(word)
            return Set((0..<max(letters.count - 2, 0)).map { String(letters[$0...($0 + 2)]) })
        }
        let (a, b) = (runs(first), runs(second))
        guard !a.isEmpty, !b.isEmpty else { return 0 }
        return 2 * Double(a.intersection(b).count) / Double(a.count + b.count)
    }

    /// The first name that a word of the text names; those it only leads to come after.
    private static func first<Name>(in text: String, _ name: (String) -> Name?) -> Name? {
        let words = text.folded.split { !$0.isLetter }.map(String.init)
        for themes in [Themes.named(by:), Themes.related(to:)] {
            for word in words {
                if let found = themes(word).sorted().compactMap(name).first { return found }
            }
        }
        return nil
    }
}
