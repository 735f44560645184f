import Testing

@testable import QuoteGeneration

@Suite struct GateQuotationTests {
    private static let pairs = [
        ("\"", "\""), ("“", "”"), ("„", "“"), ("„", "”"), ("”", "”"), ("'", "'"), ("‘", "’"), ("‚", "‘"),
        ("«", "»"),
        ("»", "«"), ("« ", " »"), ("‹", "›"), ("›", "‹"), ("「", "」"), ("『", "』"), ("《", "》"), ("〈", "〉"),
        ("＂", "＂"), ("❝", "❞"),
        ("〝", "〟"), ("｢", "｣"), ("\"\"", "\"\""),
    ]

    @Test(arguments: pairs)
    func refusesALineInQuotationMarks(open: String, close: String) {
        let inside = "the dogs' kettle keeps a secret better than drawers"
        #expect(GateFixtures.reason("\(open)\(inside)\(close)") == .wrappedQuotes)
        #expect(GateFixtures.reason("\(open)\(inside).\(close)") == .wrappedQuotes)
        #expect(GateFixtures.reason("\(open)\(inside)\(close).") == .wrappedQuotes)
    }

    @Test(arguments: pairs)
    func keepsQuotedWordsAtBothEnds(open: String, close: String) {
        #expect(
            GateFixtures.reason("\(open)Yes\(close) took her ten years after a life of \(open)no\(close)")
                == nil)
        #expect(GateFixtures.reason("She wrote \(open)stay\(close) on the glass and boiled eggs") == nil)
    }

    @Test(arguments: ["“", "”", "\"", "«", "»", "„", "「", "』"])
    func refusesAMarkWithoutItsPartner(mark: String) {
        let line = "the kettle keeps a secret better than drawers"
        #expect(GateFixtures.reason(mark + line) == .wrappedQuotes)
        #expect(GateFixtures.reason(line + mark) == .wrappedQuotes)
    }

    @Test(arguments: [
        "'Twas the kettle that kept our secret best", "’s Ochtends vergeeft de bakker de hele straat",
        "The kettle outlived all the sailors' secret wives'", "The 6' ladder leans on all our secrets",
    ])
    func keepsApostrophes(text: String) {
        #expect(GateFixtures.reason(text) == nil)
    }
}
