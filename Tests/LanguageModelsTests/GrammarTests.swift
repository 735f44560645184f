import Testing

@testable import LanguageModels

@Suite struct GrammarTests {
    @Test(arguments: [
        (GenerationSchema.literal("streak()"), ["streak()"], ["", "streak(", "streak() ", "Streak()"]),
        (.literal(""), [""], ["a"]),
        (.literal("日é"), ["日é"], ["日", "日e"]),
        (.integer(0...0), ["0"], ["", "00", "1", "-0"]),
        (.integer(1...5), ["1", "5"], ["", "0", "6", "05", "10", "+1"]),
        (.integer(8...213), ["8", "9", "10", "99", "100", "199", "213"], ["7", "214", "300", "08", "1000"]),
        (.integer(-3...3), ["0", "3"], ["-1", "4"]),
        (.integer(5...Int.max), ["5", "9223372036854775807"], ["4", "9223372036854775808"]),
        (.integer(-3 ... -1), [], ["0", "1", "-1", ""]),
        (
            .enumeration(["sea", "seas", "a\"b"]), ["\"sea\"", "\"seas\"", "\"a\\\"b\""],
            ["sea", "\"se\"", "\"a\"b\""]
        ),
        (.enumeration([]), [], ["", "\"\""]),
        (
            .string(maximumLength: 3), ["\"a\"", "\"日本語\"", "\" a \""],
            ["\"\"", "\"abcd\"", "abc", "\"a", "\"\"\""]
        ),
        (
            .string(maximumLength: 3, without: "<é"), ["\"ab\"", "\"è\""],
            ["\"<\"", "\"é\"", "\"\\n\"", "\"\n\""]
        ),
        (
            .oneOf([.literal("ab"), .literal("abc"), .integer(1...2)]), ["ab", "abc", "2"],
            ["a", "abcd", "ab2"]
        ),
        (.oneOf([]), [], ["", "a"]),
        (
            .sequence([.literal("a"), .optional(.literal("b")), .literal("c")]), ["ac", "abc"],
            ["a", "abbc", "bc"]
        ),
        (.sequence([]), [""], ["a"]),
        (.optional(.literal("x")), ["", "x"], ["xx"]),
        (
            .prose(maximumLength: 4, without: "{`"), ["a", "abcd", "a b", "“ja", "¿qué"],
            [
                "", " a", "abcde", "a{", "`", "a\nb", "\u{A0}a", "\u{3000}a", "a\u{2028}b", "a\u{85}b",
                "a\u{7F}", "a\u{202E}",
            ]
        ),
        (.prose(maximumLength: 0, without: ""), [""], ["a"]),
    ])
    func admitsItsTextsAndNoOthers(_ schema: GenerationSchema, _ texts: [String], _ others: [String]) {
        for text in texts { #expect(admits(schema, text.utf8), "\(text)") }
        for text in others { #expect(!admits(schema, text.utf8), "\(text)") }
    }

    private static let fields = GenerationSchema.fields(
        open: "f(", separator: ", ", close: ")",
        [
            .init("a=", .integer(1...9)), .init("b=", .integer(1...9), isRequired: true),
            .init("c=", .integer(1...9)), .init("d=", .integer(1...9)),
        ])

    @Test(arguments: ["f(b=2)", "f(a=1, b=2)", "f(b=2, d=4)", "f(a=1, b=2, c=3, d=4)", "f(b=2, c=3)"])
    func fieldsMayBeLeftOutUnlessRequired(_ text: String) {
        #expect(admits(Self.fields, text.utf8))
    }

    @Test(arguments: [
        "f()", "f(a=1)", "f(, b=2)", "f(b=2, )", "f(b=2, a=1)", "f(b=2b=2)", "f(a=1b=2)", "f(b=2, c=3",
    ])
    func fieldsKeepTheirOrderAndSeparators(_ text: String) {
        #expect(!admits(Self.fields, text.utf8))
    }

    @Test func anObjectOfOptionalPropertiesMayBeEmpty() {
        let schema = GenerationSchema.object([
            ("a", .literal("true"), isRequired: false), ("\"", .literal("1"), isRequired: false),
        ])
        for text in ["{}", #"{"a":true}"#, #"{"\"":1}"#, #"{"a":true,"\"":1}"#] {
            #expect(admits(schema, text.utf8), "\(text)")
        }
        #expect(!admits(schema, #"{"\"":1,"a":true}"#.utf8))
    }

    @Test(
        arguments: [
            [0xC3], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
            [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
            [0xF8],
            [0xFF], [0x80], [0xC2, 0x80], [0xC2, 0x9F], [0xE2, 0x82], [0xC3, 0x28], [0xE2, 0x28, 0xA1], [0],
            [0x1B], [0x7F],
        ] as [[UInt8]])
    func guidedTextIsNeverMalformed(_ bytes: [UInt8]) {
        #expect(!admits(.prose(maximumLength: 9, without: ""), [UInt8(ascii: "a")] + bytes))
        #expect(!admits(.string(maximumLength: 9), [0x22] + bytes + [0x22]))
    }

    @Test(arguments: [
        "\u{20}", "\u{7E}", "\u{A0}", "\u{7FF}", "\u{800}", "\u{2027}", "\u{202F}", "\u{D7FF}", "\u{E000}",
        "\u{FFFD}", "\u{FFFF}", "\u{10000}", "\u{1F468}", "\u{3FFFF}",
    ])
    func guidedTextReachesTheEdgesOfEveryLength(_ character: String) {
        #expect(admits(.string(maximumLength: 1), "\"\(character)\"".utf8))
    }

    @Test(arguments: [1, 2, 48, 400])
    func aLengthIsCountedInCharactersNotBytes(_ length: Int) {
        for character in ["a", "é", "日", "𝄞"] {
            let full = String(repeating: character, count: length)
            #expect(admits(.string(maximumLength: length), "\"\(full)\"".utf8))
            #expect(!admits(.string(maximumLength: length), "\"\(full)\(character)\"".utf8))
            #expect(admits(.prose(maximumLength: length, without: ""), full.utf8))
            #expect(!admits(.prose(maximumLength: length, without: ""), (full + character).utf8))
        }
    }

    @Test func bytesAreForcedOnlyWhereThereIsNoOtherWay() {
        let matcher = Walk(
            .sequence([
                .literal("say: "), .oneOf([.literal("search_catalog"), .literal("search_saved")]),
            ]))
        #expect(matcher.forcedBytes() == Array("say: search_".utf8))
        #expect(matcher.forcedBytes() == Array("say: search_".utf8))
        #expect(matcher.advance("say: search_s".utf8))
        #expect(matcher.forcedBytes() == Array("aved".utf8))
        #expect(matcher.canContinue(after: "ave".utf8))
        #expect(!matcher.canContinue(after: "aved".utf8))
        #expect(matcher.advance("aved".utf8))
        #expect(matcher.forcedBytes().isEmpty)
        #expect(matcher.isComplete)
        #expect(!matcher.canContinue)
    }

    @Test func nothingIsForcedWhereTheTextMayEnd() {
        let matcher = Walk(.sequence([.literal("a"), .optional(.literal("b"))]))
        #expect(matcher.forcedBytes() == [UInt8(ascii: "a")])
        #expect(matcher.advance("a".utf8))
        #expect(matcher.forcedBytes().isEmpty)
        #expect(matcher.isComplete)
        #expect(matcher.canContinue)
    }

    @Test func aRefusedStepMovesNothing() {
        let matcher = Walk(.literal("abc"))
        #expect(!matcher.advance("abx".utf8))
        #expect(!matcher.advance([]))
        #expect(!matcher.admits([]))
        #expect(matcher.admits("ab".utf8))
        #expect(matcher.advance("abc".utf8))
        #expect(!matcher.advance("a".utf8))
        matcher.restart()
        #expect(matcher.advance("abc".utf8))
    }
}

/// Whether a schema admits exactly this text.
func admits(_ schema: GenerationSchema, _ bytes: some Collection<UInt8>) -> Bool {
    var matcher = GrammarMatcher(Grammar(schema))
    guard !bytes.isEmpty else { return matcher.isComplete }
    return matcher.advance(bytes) && matcher.isComplete
}

/// A matcher whose steps can stand inside an expectation.
private final class Walk {
    private var matcher: GrammarMatcher

    init(_ schema: GenerationSchema) { matcher = GrammarMatcher(Grammar(schema)) }

    var isComplete: Bool { matcher.isComplete }
    var canContinue: Bool { matcher.canContinue }
    func advance(_ bytes: some Sequence<UInt8>) -> Bool { matcher.advance(bytes) }
    func admits(_ bytes: some Sequence<UInt8>) -> Bool { matcher.admits(bytes) }
    func canContinue(after bytes: some Sequence<UInt8>) -> Bool { matcher.canContinue(after: bytes) }
    func forcedBytes() -> [UInt8] { matcher.forcedBytes() }
    func restart() { matcher.restart() }
}
