import Foundation
import Testing

@testable import QuoteLibrary

@Suite struct CatalogSearchTests {
    let store: QuoteStore

    init() throws {
        store = try Fixtures.makeStore()
    }

    // MARK: - The obvious hit first

    @Test(arguments: [
        ("courage lamp", "en-0001"), ("forgiveness", "en-0003"), ("Mut", "de-0001"), ("valor", "es-0001"),
        ("coraggio", "it-0001"), ("coragem", "pt-0001"), ("bravoure", "fr-0001"), ("amitié", "fr-0002"),
        ("amistad", "es-0002"), ("quotes about friendship", "en-0011"), ("stars", "en-0012"),
        ("the lamp one lights", "en-0001"), ("Zahn stars", "en-0012"), ("saudade", "pt-0002"),
        ("lustig", "en-0008"), ("Freiheit", "de-0004"), ("Hamlin", "en-0007"), ("go", "en-0013"),
    ])
    func putsTheObviousHitFirst(query: String, expected: String) async throws {
        let matches = try await store.searchCatalog(CatalogQuery(query: query))
        #expect(matches.quotes.first?.id == expected)
        #expect(matches.method == .allWords)
    }

    @Test func findsQuotesOfAThemeInTheirOwnLanguageFirst() async throws {
        let matches = try await store.searchCatalog(CatalogQuery(query: "Mut", limit: 10))
        #expect(matches.quotes.prefix(2).map(\.id) == ["de-0001", "de-0002"])
        #expect(matches.total == 8)
    }

    @Test func listsQuotesInThePreferredLanguageBeforeEquallyGoodOnes() async throws {
        let matches = try await store.searchCatalog(
            CatalogQuery(query: "bravery", limit: 10, preferredLanguage: "it-IT"))
        #expect(matches.quotes.count == 8)
        #expect(matches.quotes.contains { $0.language == "it" })
        for (language, id) in [("en", "en-0001"), ("fr-FR", "fr-0001")] {
            let query = CatalogQuery(query: "courage", preferredLanguage: language)
            #expect(try await store.searchCatalog(query).quotes.first?.id == id)
        }
        let sample = try await store.searchCatalog(CatalogQuery(limit: 2, preferredLanguage: "it"))
        #expect(sample.quotes.map(\.language) == ["it", "it"])
    }

    // MARK: - The forgiving ladder

    @Test(arguments: [
        ("lamp zebra", SearchMethod.anyWord, "en-0001"), ("forgiv", .partialWords, "en-0003"),
        ("rivers", .partialWords, "en-0005"), ("eiheit", .partialWords, "de-0004"),
        ("anger", .relatedWords, "en-0004"), ("forgivness", .partialWords, "en-0003"),
        ("forgeveness", .correctedSpelling, "en-0003"),
        ("couarge", .correctedSpelling, "en-0001"),
    ])
    func saysHowTheMatchesCameAbout(query: String, method: SearchMethod, first: String) async throws {
        let matches = try await store.searchCatalog(CatalogQuery(query: query, limit: 25))
        #expect(matches.method == method)
        #expect(matches.quotes.map(\.id).contains(first))
    }

    @Test func namesWhatATypingErrorWasTakenFor() async throws {
        let matches = try await store.searchCatalog(CatalogQuery(query: "forgeveness"))
        #expect(matches.corrections == ["forgeveness": "forgiveness"])
    }

    @Test func ranksByTheNumberOfWordsWhenNoQuoteHasThemAll() async throws {
        let matches = try await store.searchCatalog(CatalogQuery(query: "zebra rock waves lamp"))
        #expect(matches.quotes.first?.id == "en-0004")
        #expect(matches.method == .anyWord)
    }

    @Test func takesAWordForASubjectBeforeATitle() async throws {
        // "Prince" is a word on society and stands in the title of the one work; no quote is on society.
        let title = try await store.searchCatalog(CatalogQuery(query: "prince"))
        #expect(title.quotes.map(\.id) == ["en-0007"])
        // "Tests" is in every title and "books" a word on knowledge.
        let subject = try await store.searchCatalog(CatalogQuery(query: "book", limit: 25))
        #expect(subject.quotes.first?.category == .knowledge)
        #expect(subject.method == .relatedWords)
    }

    @Test func saysThatNothingWasFound() async throws {
        let matches = try await store.searchCatalog(CatalogQuery(query: "xylophone"))
        #expect(matches.quotes.isEmpty)
        #expect(matches.total == 0)
    }

    @Test(arguments: [
        ("café", "cafe"), ("don't", "don’t"), ("COURAGE", "courage"), ("Strasse", "Straße"),
        ("cœur", "coeur"),
        ("l'amitié", "l’amitie"), ("ｃｏｕｒａｇｅ", "courage"), ("cafe\u{301}", "café"),
    ])
    func takesTwoSpellingsForOne(first: String, second: String) async throws {
        let one = try await store.searchCatalog(CatalogQuery(query: first))
        let other = try await store.searchCatalog(CatalogQuery(query: second))
        #expect(!one.quotes.isEmpty)
        #expect(one == other)
    }

    @Test func usesStopWordsWhenThereAreNoOthers() async throws {
        let matches = try await store.searchCatalog(CatalogQuery(query: "to be or"))
        #expect(matches.quotes.first?.id == "en-0007")
    }

    // MARK: - Conditions

    @Test(arguments: [
        ("Mut", "courage"), ("ruhig", "calm"), ("calming", "calm"), ("engraçado", "humor"),
        ("grateful", "gratitude"),
        ("Gratitude", "gratitude"), ("gratitud", "gratitude"), ("determinaton", "determination"),
        ("sad", "melancholy"),
        ("love", "love"), ("angry", "calm"),
    ])
    func understandsAMoodInSixLanguages(word: String, mood: String) async throws {
        let matches = try await store.searchCatalog(CatalogQuery(mood: word, limit: 30))
        #expect(!matches.quotes.isEmpty)
        #expect(matches.quotes.allSatisfy { $0.mood.rawValue == mood })
    }

    @Test(arguments: [
        ("Freundschaft", "friendship"), ("naturaleza", "nature"), ("friends", "friendship"),
        ("death", "death"),
        ("Arbeit", "work"), ("amour", "love"),
    ])
    func understandsACategoryInSixLanguages(word: String, category: String) async throws {
        let matches = try await store.searchCatalog(CatalogQuery(category: word, limit: 30))
        #expect(!matches.quotes.isEmpty)
        #expect(matches.quotes.allSatisfy { $0.category.rawValue == category })
    }

    @Test func looksForTheWordsOfAMoodItDoesNotKnow() async throws {
        let matches = try await store.searchCatalog(CatalogQuery(mood: "saudade"))
        #expect(matches.quotes.first?.mood == .melancholy)
        let none = try await store.searchCatalog(CatalogQuery(mood: "qwxz"))
        #expect(none.total == 0)
    }

    @Test(arguments: [
        ("Marcus Aurelius", "Marcus Aurelius Test"), ("aurelis", "Marcus Aurelius Test"),
        ("AURELIUS, Marcus", "Marcus Aurelius Test"), ("Mark Aurel", "Marcus Aurelius Test"),
        ("goethe", "Johann Wolf von Goethen"), ("emile", "Émile Zahn"), ("Zahn", "Émile Zahn"),
        ("Camao", "Luís de Camão"), ("Dickinsen", "Emily Dickensen"), ("Hamlin", "William Shakespill"),
    ])
    func findsAnAuthorByAPartOfTheName(name: String, author: String) async throws {
        let matches = try await store.searchCatalog(CatalogQuery(author: name))
        #expect(!matches.quotes.isEmpty)
        #expect(matches.quotes.allSatisfy { $0.author == author })
    }

    @Test(arguments: ["Nobody", "aurels x", "Zuhn", "qq", "Aurxlys"])
    func findsNobodyByANameTooFarOff(name: String) async throws {
        let matches = try await store.searchCatalog(CatalogQuery(author: name))
        #expect(matches.total == 0)
    }

    @Test(arguments: [
        ("fr", "fr"), ("French", "fr"), ("français", "fr"), ("FRANCAIS", "fr"), ("de-AT", "de"),
        ("de_DE", "de"),
        ("Deutsch", "de"), ("alemán", "de"), ("portugiesisch", "pt"), ("eng", "en"), ("italienne", "it"),
    ])
    func understandsALanguage(text: String, code: String) async throws {
        let matches = try await store.searchCatalog(CatalogQuery(language: text, limit: 30))
        #expect(!matches.quotes.isEmpty)
        #expect(matches.quotes.allSatisfy { $0.language == code })
    }

    @Test(arguments: ["ja", "Klingon", "x", "日本語"])
    func findsNothingInALanguageItDoesNotHave(text: String) async throws {
        #expect(try await store.searchCatalog(CatalogQuery(language: text)).total == 0)
    }

    @Test func demandsAllConditionsAtOnce() async throws {
        let query = CatalogQuery(
            query: "stehen", mood: "courage", category: "character", author: "goethen", language: "de")
        let matches = try await store.searchCatalog(query)
        #expect(matches.quotes.map(\.id) == ["de-0001"])
        let none = try await store.searchCatalog(CatalogQuery(query: "Mut", author: "Schillern"))
        #expect(none.total == 0)
    }

    @Test(arguments: ["", "  ", "any", "null"])
    func takesAnEmptyConditionForNone(text: String) async throws {
        let query = CatalogQuery(mood: text, category: text, author: text, language: text, limit: 3)
        #expect(try await store.searchCatalog(query).total == 25)
    }

    // MARK: - Limits and samples

    @Test(arguments: [(0, 0), (1, 1), (7, 7), (8, 8), (9, 8), (-1, 0), (Int.max, 8), (Int.min, 0)])
    func givesNoMoreThanAskedFor(limit: Int, count: Int) async throws {
        let matches = try await store.searchCatalog(CatalogQuery(mood: "courage", limit: limit))
        #expect(matches.quotes.count == count)
        #expect(matches.total == 8)
    }

    @Test func samplesByTheSeedAloneAndVariesTheAuthors() async throws {
        let first = try await store.searchCatalog(CatalogQuery(seed: 7))
        let again = try await store.searchCatalog(CatalogQuery(seed: 7))
        #expect(first == again)
        #expect(first.method == .noWords)
        #expect(Set(first.quotes.map(\.author)).count == 5)
        var samples: Set<[String]> = []
        for seed in UInt64(0)..<20 {
            samples.insert(try await store.searchCatalog(CatalogQuery(seed: seed)).quotes.map(\.id))
        }
        #expect(samples.count > 15)
    }
}
