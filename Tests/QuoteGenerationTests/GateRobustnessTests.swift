import Testing

@testable import QuoteGeneration

@Suite struct GateRobustnessTests {
    /// Numbers that look random and are the same in every run.
    private struct Numbers {
        var state: UInt64 = 88_172_645_463_325_252

        mutating func next(below limit: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(truncatingIfNeeded: state >> 1) % limit
        }
    }

    private static let scalars: [Unicode.Scalar] =
        [
            "\0", "\u{7}", "\n", " ", ".", "!", "…", ",", ":", "：", "\"", "“", "”", "'", "«", "」", "(", ")",
            "[", "]", "<", ">",
            "{", "#", "*", "_", "-", "—", "~", "/", "\\", "&", ";", "%", "@", "|", "A", "z", "é", "ß", "İ",
            "9", "१", "\u{301}",
            "\u{200B}", "\u{200D}", "\u{FEFF}", "\u{FFFD}", "\u{FFFF}", "\u{10FFFF}", "😀", "\u{FE0F}", "ع",
            "क", "่", "語", "한",
            "か", "\u{3099}",
        ] + "Here is Quote said by".unicodeScalars

    private func mutated(_ text: String, _ numbers: inout Numbers) -> String {
        var scalars = Array(text.unicodeScalars)
        for _ in 0..<numbers.next(below: 8) + 1 {
            let other = Self.scalars[numbers.next(below: Self.scalars.count)]
            switch numbers.next(below: 4) {
            case 0: scalars.insert(other, at: numbers.next(below: scalars.count + 1))
            case 1 where !scalars.isEmpty: scalars.remove(at: numbers.next(below: scalars.count))
            case 2 where !scalars.isEmpty: scalars[numbers.next(below: scalars.count)] = other
            default: scalars = Array(scalars.prefix(numbers.next(below: scalars.count + 1))) + [other]
            }
        }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    @Test func judgesThousandsOfBrokenLines() throws {
        let rows = try GateFixtures.rows("gates.jsonl") + GateFixtures.rows("fresh.jsonl")
        var numbers = Numbers()
        var refused = 0
        let count = 2_500
        for _ in 0..<count {
            let row = rows[numbers.next(below: rows.count)]
            let text = mutated(row.text, &numbers)
            let locale = QuoteLocale.allCases[numbers.next(below: QuoteLocale.allCases.count)]
            if let objection = GateFixtures.form.objection(to: text, locale: locale) {
                refused += 1
                #expect(!objection.evidence.isEmpty)
            }
        }
        #expect((1..<count).contains(refused))
    }

    @Test(
        arguments: [
            "a", "a ", "\u{301}", "\0", "\u{FFFD}", ".", ". a", "A. ", "\"", "\" ", "'a", "(", ")", "[a](",
            "[", "]", "*", "*a", "_a ",
            "<", "<a", ":", "a:", "Quote: ", "— ", "-a", "said Anna, ", "語", "。", "曰", "ก", "한 ", "http:",
            "a.b", "#", "{", "😀",
        ], [QuoteLocale.en, .de, .zh, .ko, .ar])
    func readsALongLineOfAnything(piece: String, locale: QuoteLocale) {
        let text = String(repeating: piece, count: 4_000 / piece.utf8.count)
        #expect(GateFixtures.form.objection(to: text, locale: locale) != nil)
    }

    @Test(arguments: ["\u{301}a", "a. ", "語"])
    func readsALineOfAMillionBytes(piece: String) {
        let text = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
        #expect(GateFixtures.form.objection(to: text, locale: .en) != nil)
    }
}
