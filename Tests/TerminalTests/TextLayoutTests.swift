import Terminal
import Testing

@Suite struct TextLayoutTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한글", 4), ("ｆｕｌｌ", 8), ("ﾊﾝ", 2),
        ("😀", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("🇫🇷", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("—…“", 3),
        ("שלום", 4), ("ไทย", 3), ("กำ", 2), ("a\u{200D}b", 2), ("x\u{AD}y", 3),
    ])
    func widthCountsColumns(text: String, columns: Int) {
        #expect(text.displayWidth == columns)
    }

    @Test(arguments: [
        ("the quick brown fox", 10, ["the quick", "brown fox"]),
        ("exactly ten", 11, ["exactly ten"]),
        ("exactly ten", 10, ["exactly", "ten"]),
        ("  many   blanks\there ", 80, ["many blanks here"]),
        ("one\n\ntwo", 80, ["one", "", "two"]),
        ("incomprehensibilities", 8, ["incompre", "hensibil", "ities"]),
        ("an incomprehensible", 8, ["an", "incompre", "hensible"]),
        ("日本語を学ぶ", 6, ["日本語", "を学ぶ"]),
        ("時間。愛", 4, ["時", "間。", "愛"]),
        ("日「本」", 6, ["日", "「本」"]),
        ("日「本」", 4, ["日", "「本", "」"]),
        ("go 日本", 5, ["go 日", "本"]),
        ("😀😀😀", 3, ["😀", "😀", "😀"]),
        ("日本", 1, ["日", "本"]),
        ("ab", 0, ["a", "b"]),
        ("", 10, [""]),
    ])
    func wrapsAtSpacesAndBetweenWideCharacters(text: String, width: Int, lines: [String]) {
        #expect(text.wrapped(to: width) == lines)
    }

    @Test func indentsTheFirstLineAndTheOthers() {
        let lines = "one two three\nfour".wrapped(to: 10, firstIndent: "1. ", indent: "   ")
        #expect(lines == ["1. one two", "   three", "   four"])
    }

    @Test func leavesOutAnIndentThatWouldLeaveNoRoom() {
        #expect("ab cd".wrapped(to: 4, firstIndent: "12. ", indent: "    ") == ["ab", "cd"])
    }

    @Test(arguments: 2...25)
    func noLineIsWiderThanTheWindowAndNothingIsLost(width: Int) {
        let text = "Kein Weg ist länger als 日本語の道、 incomprehensibilities 👩‍👩‍👧 — «fin»."
        let lines = text.wrapped(to: width, firstIndent: "> ", indent: "> ")
        #expect(lines.allSatisfy { $0.displayWidth <= width })
        let letters: (String) -> [Character] = { $0.filter { !$0.isWhitespace && $0 != ">" }.map { $0 } }
        #expect(letters(lines.joined()) == letters(text))
    }

    @Test(arguments: [
        ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("ab", 1, "…"),
        ("ab", 0, ""),
    ])
    func truncationFitsAndSaysSo(text: String, width: Int, expected: String) {
        #expect(text.truncated(to: width) == expected)
    }
}
