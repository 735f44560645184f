import Testing

@testable import QuoteLibrary

/// When nothing is found there is a theme to offer, and it is one that exists.
@Suite struct NearestThemeTests {
    private let store: QuoteStore

    init() throws {
        store = try Fixtures.makeStore()
    }

    @Test(arguments: [
        ("courage", "courage"), ("Mut", "courage"), ("смелость", "courage"), ("odwadze", "courage"),
        ("勇気", "courage"),
        ("courge", "courage"), ("courageousness", "courage"), ("volcanoes", nil), ("", nil), ("🌋", nil),
        ("42", nil),
    ])
    func isWhatAWordNamesOrNearlyDoes(text: String, theme: String?) async throws {
        let themes = try await store.catalogThemes(in: "en")
        #expect(ThemeReading.nearest(to: text, among: Set(themes)) == theme)
    }

    @Test func existsInTheCatalog() async throws {
        let themes = try await store.catalogThemes(in: "en")
        #expect(Set(themes).isSubset(of: Themes.all.map(\.name)))
        for theme in themes {
            #expect(try await !store.searchCatalog(CatalogQuery(query: theme)).quotes.isEmpty)
        }
        #expect(!themes.contains("society"))
        #expect(ThemeReading.nearest(to: "society", among: Set(themes)) != "society")
    }

    @Test func isCalledAsInThePersonsLanguage() {
        #expect(ThemeReading.title(of: "courage", in: "de") == "Mut")
        #expect(ThemeReading.title(of: "courage", in: "pl") == "odwaga")
        #expect(ThemeReading.title(of: "courage", in: "xx") == "courage")
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
