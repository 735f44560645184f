import Terminal
import Testing

@Suite struct SanitizingTests {
    @Test(arguments: [
        ("plain", "plain"),
        ("a\nb\tc", "a\nb\tc"),
        ("one\r\ntwo", "one\ntwo"),
        ("shown\rhidden", "shownhidden"),
        ("ab\u{8}\u{8}c\u{7F}d\u{0}e\u{7}", "abcde"),
        ("\u{1B}[2Jclear\u{1B}[1;31mred\u{1B}[0m", "clearred"),
        ("\u{1B}[?1049hx\u{1B}[ qy", "xy"),
        ("\u{1B}]52;c;ZXZpbA==\u{7}end", "end"),
        ("\u{1B}]52;c;ZXZpbA==\u{1B}\\end", "end"),
        ("\u{1B}]8;;http://evil.example\u{1B}\\words\u{1B}]8;;\u{1B}\\", "words"),
        ("\u{9D}52;c;ZXZpbA==\u{9C}end", "end"),
        ("\u{9B}2Jx\u{85}y\u{84}z", "xyz"),
        ("\u{90}1$r0m\u{9C}x\u{1B}P+q\u{1B}\\y\u{1B}_app\u{1B}\\z\u{1B}^pm\u{9C}!", "xyz!"),
        ("\u{1B}(Bx\u{1B}cy\u{1B}#8z\u{1B}=!", "xyz!"),
        ("\u{1B}]0;title\nnext line", "\nnext line"),
        ("\u{1B}[31\u{1B}[1mx", "x"),
        ("\u{1B}[3é", "é"),
        ("\u{1B}]a\u{1B}[31mx", "x"),
        ("end\u{1B}", "end"),
        ("end\u{1B}[12", "end"),
        ("\u{202E}drawkcab\u{202C}\u{2066}x\u{2069}", "drawkcabx"),
        ("in\u{200B}vis\u{2060}ible\u{FEFF}\u{3164}", "invisible"),
        ("a\u{200D}b\u{200C}c", "abc"),
        ("hi\u{E0041}\u{E0042}dden", "hidden"),
        ("", ""),
    ])
    func removesWhatDrivesATerminalOrHidesText(text: String, expected: String) {
        #expect(sanitized(text) == expected)
    }

    @Test(arguments: [
        "👩‍👩‍👧‍👦", "❤️", "1️⃣", "🇫🇷", "👍🏽", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏳️‍🌈",
        "क्‍ष", "می‌خواهم", "ශ්‍රී", "日本語", "é", "e\u{301}", "שלום", "“curly” — dash", "葛\u{E0100}",
    ])
    func keepsWhatIsSpelledWithJoinersSelectorsAndMarks(text: String) {
        #expect(sanitized(text) == text)
    }

    @Test func isTheSameWhenDoneTwice() {
        for text in Self.samples { #expect(sanitized(sanitized(text)) == sanitized(text)) }
    }

    @Test func aTextInTwoPiecesGivesTheSameWhereverItIsCut() {
        for text in Self.samples {
            let bytes = Array(text.utf8)
            for cut in 0...bytes.count {
                var stream = StreamSanitizer()
                let result =
                    stream.sanitize(bytes[..<cut]) + stream.sanitize(bytes[cut...]) + stream.finish()
                #expect(result == sanitized(text), "cut at \(cut) of \(text.debugDescription)")
            }
        }
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func randomBytesInRandomPiecesGiveTheSameAsTheWhole(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let alphabet: [UInt8] =
            [0x1B, 0x5B, 0x5D, 0x07, 0x5C, 0x0A, 0x0D, 0x33, 0x6D, 0x41, 0xC2, 0x9B, 0x9D, 0x9C]
            + [0xE2, 0x80, 0x8D, 0xAE, 0xF0, 0x9F, 0x98, 0x80, 0xED, 0xA0, 0xFF, 0xEF, 0xB8, 0x8F]
        let bytes = (0..<60).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
        var whole = StreamSanitizer()
        let expected = whole.sanitize(bytes) + whole.finish()

        var pieces = StreamSanitizer()
        var result = ""
        var rest = bytes[...]
        while !rest.isEmpty {
            let length = Int.random(in: 0...3, using: &generator)
            result += pieces.sanitize(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        #expect(result + pieces.finish() == expected)
        #expect(!expected.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x9B })
    }

    @Test func canBeUsedAgainAfterTheEnd() {
        var stream = StreamSanitizer()
        _ = stream.sanitize("\u{1B}]unterminated")
        _ = stream.finish()
        #expect(stream.sanitize("next") == "next")
    }

    private static let samples = [
        "a\u{1B}[1mb\u{1B}]52;c;x\u{7}c\u{1B}]8;;u\u{1B}\\d", "\u{9B}2Jé日😀\u{200D}x", "👩‍👩‍👧 می‌خواهم",
        "\u{1B}Pq\u{1B}\\z\u{1B}", "\u{202E}r\r\n\u{8}t",
    ]
}

/// A generator that gives the same numbers for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
