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
