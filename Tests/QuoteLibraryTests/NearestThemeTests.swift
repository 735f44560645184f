import Testing

@testable import QuoteLibrary

/// When nothing is found there is a theme to offer, and it is one that exists.
@Suite struct NearestThemeTests {
    private let store: QuoteStore

    init() throws {
        store = try Fixtures.makeStore()
    }

    @Test(arguments: [
        ("courage", "en", "courage"), ("Mut", "de", "Mut"), ("смелость", "ru", "смелость"),
        ("odwadze", "pl", "odwaga"),
        ("勇気", "ja", "勇気"), ("courge", "en", "courage"), ("courageousness", "en", "courage"),
    ])
    func offersWhatAWordNamesOrNearlyDoes(text: String, language: String, theme: String) async throws {
        #expect(try await store.nearestTheme(to: text, language: language) == theme)
    }

    @Test(arguments: ["volcanoes", "", "🌋", "xyzzy plugh", "42"])
    func offersSomethingThatExistsForAnythingElse(text: String) async throws {
        let theme = try #require(try await store.nearestTheme(to: text, language: "en"))
        #expect(try await !store.searchCatalog(CatalogQuery(query: theme)).quotes.isEmpty)
    }

    @Test func namesEveryThemeInEveryLanguageOfTheConversation() {
        for theme in Themes.all {
            for language in [
                "en", "de", "es", "fr", "it", "pt", "id", "nl", "pl", "ja", "zh", "ar", "hi", "tr", "ru",
            ] {
                #expect(theme.names[language]?.isEmpty == false, "\(theme.name) in \(language)")
                #expect(theme.words[language]?.isEmpty == false)
            }
        }
    }
}
