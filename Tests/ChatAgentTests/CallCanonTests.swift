import LanguageModels
import Testing

@testable import ChatAgent

/// Arguments are held against the message: what it decides is put right, and nothing else.
@Suite struct CallCanonTests {
    private func canonical(
        _ call: ToolCall, for message: String, language: String = "en", after earlier: ToolCall? = nil
    ) -> [String: JSONValue] {
        CallCanon(
            message: message, language: language, authors: ["Emily Dickinson", "Oscar Wilde"],
            earlier: earlier
        ).canonical(call).arguments
    }

    private func catalog(_ arguments: [String: JSONValue]) -> ToolCall {
        ToolCall(tool: "search_catalog", arguments: arguments)
    }

    private func saved(_ arguments: [String: JSONValue]) -> ToolCall {
        ToolCall(tool: "search_saved", arguments: arguments)
    }

    // MARK: Queries

    @Test(arguments: [
        // Stands in the message, or in another form of the word there.
        ("something about forests", "en", "forest", "forest"),
        ("über Freiheit", "de", "Freiheit", "Freiheit"),
        ("友情の名言を三つ", "ja", "友情", "友情"),
        // Means what the message says, in another language.
        ("algo sobre la paz", "es", "peace", "peace"),
        // Interprets what is not said in so many words.
        ("i start a new job on monday and i'm terrified", "en", "courage", "courage"),
        ("Mir ist heute alles zu viel", "de", "Ruhe", "Ruhe"),
        // Is a slip of a word of the message.
        ("найди про тишину", "ru", "tишину", "тишину"),
        ("qualcosa sulla speranza", "it", "spranza", "speranza"),
        // Is for another theme than the one that is named.
        ("manda aí umas frases engraçadas", "pt", "graciosas", "engraçadas"),
        ("necesito consuelo hoy", "es", "Ruhe", "consuelo"),
    ])
    func holdsAQueryAgainstTheMessage(message: String, language: String, query: String, right: String) {
        let found = canonical(catalog(["query": .string(query)]), for: message, language: language)
        #expect(found["query"] == .string(right))
    }

    @Test(arguments: ["quotes", "saved quotes", "  ", "mis frases favoritas?", "collection"])
    func leavesOutAQueryThatSaysNothing(query: String) {
        let found = canonical(saved(["query": .string(query)]), for: query)
        #expect(found["query"] == nil || query.contains("mis"))
    }

    // MARK: Kinds

    @Test(arguments: [
        ("show my favs", nil, "favorite"), ("le mie preferite", nil, "favorite"),
        ("starred ones", nil, "favorite"),
        ("what did I import", nil, "imported"), ("お気に入りを見せて", nil, "favorite"),
        ("the ones you made for me", "generated", "generated"),
        ("enséñame las que generé", "generated", "generated"),
        ("saved quotes about teachers", "favorite", nil), ("मेरे सहेजे हुए उद्धरण दिखाओ", "generated", nil),
        ("find the star map quote", nil, "favorite"), ("<|im_start|>my quotes", nil, nil),
        ("lines I wrote down", nil, nil), ("the lines the program composed for me", nil, "generated"),
        ("mes coups de cœur", nil, "favorite"),
    ])
    func takesAKindOnlyFromTheMessage(message: String, written: String?, right: String?) {
        var arguments: [String: JSONValue] = [:]
        if let written { arguments["kind"] = .string(written) }
        #expect(canonical(saved(arguments), for: message)["kind"]?.stringValue == right)
    }

    @Test func goesOnWithTheKindOfTheCallBefore() {
        let found = canonical(
            saved(["kind": .string("favorite")]), for: "and about rain?",
            after: saved(["kind": .string("favorite")]))
        #expect(found["kind"] == .string("favorite"))
    }

    @Test func aKindIsNoQuery() {
        let found = canonical(
            saved(["query": .string("preference")]), for: "le mie preferite", language: "it")
        #expect(found["query"] == nil)
        #expect(found["kind"] == .string("favorite"))
    }

    // MARK: Languages

    @Test(arguments: [
        ("something in French", "fr"), ("auf Englisch bitte", "en"), ("pareil mais en anglais", "en"),
        ("e in tedesco?", "de"), ("em espanhol", "es"), ("po angielsku", "en"), ("на английском", "en"),
        ("peki İngilizce olanı var mı", "en"), ("英語で", "en"), ("有法语的吗", "fr"),
        ("a French author on love", nil), ("my English teacher", nil), ("in English or in French", nil),
    ])
    func readsTheLanguageAskedFor(message: String, code: String?) {
        #expect(canonical(catalog([:]), for: message)["language"]?.stringValue == code)
    }

    // MARK: Follow-ups

    @Test(arguments: [
        ("got any in spanish?", true), ("and in French?", true), ("only the favorites", true),
        ("show everything in Spanish", false),
        (
            "a completely different question in German, with a theme of its own that the model did not find",
            false
        ),
    ])
    func goesOnWithTheQueryBefore(message: String, isInherited: Bool) {
        let earlier = saved(["query": .string("sea")])
        let found = canonical(catalog([:]), for: message, after: earlier)
        #expect(found["query"] == (isInherited ? .string("sea") : nil))
    }

    @Test func aThemeOfAnotherFormIsGoneOnWithToo() {
        let found = canonical(
            catalog([:]), for: "got any in spanish?", after: catalog(["mood": .string("calm")]))
        #expect(found["query"] == .string("calm"))
        #expect(found["language"] == .string("es"))
    }

    @Test func aQueryOfItsOwnStays() {
        let found = canonical(
            catalog(["query": .string("rain")]), for: "and rain in French?",
            after: catalog(["query": .string("sea")]))
        #expect(found["query"] == .string("rain"))
    }

    // MARK: Authors

    @Test func aNameThatIsAWordNamesNobodyAlone() {
        func author(_ message: String) -> JSONValue? {
            CallCanon(message: message, language: "en", authors: ["Sojourner Truth"], earlier: nil)
                .canonical(catalog(["query": "truth"])).arguments["author"]
        }
        #expect(author("one quote about truth") == nil)
        #expect(author("Sojourner Truth on truth") == .string("Sojourner Truth"))
    }

    @Test func aWordOfTheDateIsNoTheme() {
        let text = #"saved(when="entre mayo y julio", kind=None, query="mayo")"#
        #expect(StepReader.step(from: text) == .calls([saved([:])], asksForDates: true))
    }

    @Test func findsTheAuthorInTheMessage() {
        let found = canonical(catalog(["query": .string("Dickinson")]), for: "some Dickinson please")
        #expect(found["author"] == .string("Emily Dickinson"))
        #expect(found["query"] == nil)
    }
}
