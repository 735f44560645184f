import Testing

@testable import QuoteGeneration

@Suite struct GateDraftTests {
    private func words(_ text: String, _ locale: QuoteLocale = .en) -> [String] {
        let draft = Draft(text, locale: locale)
        return draft.words.map { draft.excerpt($0) }
    }

    @Test func takesTheBlanksAway() {
        #expect(Draft("\u{3000} \n Rain\u{A0}falls \t", locale: .en).text == "Rain\u{A0}falls")
        #expect(Draft(" \u{85} ", locale: .en).text.isEmpty)
    }

    @Test(arguments: [
        ("The mason's well-worn wall", ["The", "mason's", "well", "worn", "wall"]),
        ("’Twas 6.30 at 1,200 l·l", ["Twas", "6.30", "at", "1,200", "l·l"]),
        ("one..two, three", ["one", "two", "three"]),
        ("क्\u{200D}षमा की", ["क्\u{200D}षमा", "की"]),
    ])
    func findsWords(text: String, expected: [String]) {
        #expect(words(text) == expected)
    }

    @Test(arguments: [
        ("Élan vital, ŁÓDŹ!", " elan vital lodz "), ("STRASSE straße", " strasse strasse "),
        ("İstanbul’un", " istanbul'un "), ("علّمَ أن", " علم ان "), ("ёлка", " елка "), ("がぎ", " がぎ "),
        ("", " "), ("ＡＢ９", " ab9 "),
    ])
    func foldsCaseAccentsAndApostrophes(text: String, expected: String) {
        #expect(String(decoding: Draft(text, locale: .en).folded, as: UTF8.self) == expected)
    }

    @Test func foldedWordsStandWhereTheirWordsAre() {
        let draft = Draft("Où dort l’été, ma sœur ?", locale: .fr)
        let folded = draft.foldedWords.map { String(decoding: draft.folded[$0], as: UTF8.self) }
        #expect(folded == ["ou", "dort", "l'ete", "ma", "soeur"])
        #expect(draft.words.count == folded.count)
    }

    @Test(arguments: [
        ("雨", QuoteLocale.ja, 1), ("雨雨", .ja, 1), ("雨雨雨", .ja, 2), ("雨雨雨雨雨雨雨雨", .zh, 5),
        ("雨雨雨雨雨雨雨雨雨", .zh, 6),
        ("ฝนฝนฝน", .th, 2), ("ฝนฝนฝน Jazz", .th, 3), ("うちのJazzとBlues", .ja, 4), ("Снег идёт тихо", .ja, 3),
        ("雪は狐にしか", .ko, 3), ("눈이 온다", .ko, 2),
    ])
    func countsWordsWrittenTogetherByTheirLetters(text: String, locale: QuoteLocale, count: Int) {
        #expect(Draft(text, locale: locale).wordCount == count)
    }
}
