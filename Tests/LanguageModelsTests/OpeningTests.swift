import Testing

@testable import LanguageModels

/// Which opening a token stands for.
@Suite struct OpeningTests {
    private let table = OpeningTable(
        ["save", "saved", "remove_quote", "remove_favorite", "say"].map { Opening($0) })

    @Test(arguments: [
        ("save", "save"), ("saved", "saved"), ("saved(", "saved"), ("save()", "save"), ("say:", "say"),
        ("sav", nil),
        ("remove", nil), ("remove_q", "remove_quote"), ("", nil), ("(", nil), ("x", nil), ("sa", nil),
        ("say", "say"),
    ])
    func readsATokenAsAnOpening(token: String, word: String?) {
        #expect(table.opening(of: token.utf8)?.word == word)
    }
}
