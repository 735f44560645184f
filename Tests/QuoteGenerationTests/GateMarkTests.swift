import Testing

@testable import QuoteGeneration

@Suite struct GateMarkTests {
    private let line = "the harbor keeps a warm lamp for boats"

    @Test(arguments: ["❤", "☀️", "1️⃣", "👍🏽", "🇵🇹", "⭐", "\u{231A}", "\u{2194}"])
    func refusesPictureSigns(sign: String) {
        #expect(GateFixtures.reason("\(line) \(sign)") == .emoji)
    }

    @Test(arguments: ["©", "™", "9", "№ 9", "½", "°", "§", "€"])
    func keepsSignsThatAreText(sign: String) {
        #expect(GateFixtures.reason("\(line) \(sign)") == nil)
    }

    @Test(arguments: ["\n", "\r\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
    func refusesEveryLineEndInsideAndNoneAround(end: String) {
        #expect(GateFixtures.reason("\(line)\(end)without names") == .lineBreak)
        #expect(GateFixtures.reason("\(end)\(line) without names\(end)") == nil)
    }

    @Test(arguments: ["", " ", "…", "“”", "\u{200B}\u{FEFF}", "\u{301}\u{301}", "---", "。"])
    func findsNothingToReadWithoutLetterOrDigit(text: String) {
        #expect(GateFixtures.reason(text) == .empty)
    }

    @Test(arguments: [
        "\u{200B}", "\u{2060}", "\u{AD}", "\u{202E}", "\u{2066}", "\u{7}", "\u{0}", "\u{FFFD}", "\u{E000}",
        "\u{378}", "\u{200D}", "\u{3164}", "\u{34F}", "\u{2800}", "\u{FE0E}", "\u{1D400}",
    ])
    func refusesWhatNobodySees(sign: String) {
        #expect(GateFixtures.reason("the harbor keeps\(sign) a warm lamp for boats") == .forbiddenFragment)
    }

    @Test func keepsAJoinerBetweenLettersThatItShapes() {
        #expect(GateFixtures.reason("क्\u{200D}षमा की सुई में धागा डालो अब", .hi) == nil)
        #expect(GateFixtures.reason("क्षमा\u{200D} की सुई में धागा डालो अब", .hi) == .forbiddenFragment)
    }

    @Test(arguments: [
        "https://sea.example/salt", "www.sea.example", "salt.com", "sea.example/salt", "@salt",
        "a@sea.example", "{name}",
        "[insert name]", "<name>", "<|im_end|>", "</s>", "[INST]", "<start_of_turn>", "<｜end▁of▁sentence｜>",
        "<<SYS>>",
        "salt\\nwind", "&amp;", "&#39;", ":heart:", "%s", "<br>", "why!!!", "salt]",
    ])
    func refusesAddressesPlaceholdersAndMarkers(fragment: String) {
        #expect(
            GateFixtures.reason("the harbor keeps \(fragment) a warm lamp for boats") == .forbiddenFragment)
    }

    @Test(arguments: [
        "R&B; blues", "salt & wind;", "5 @ noon", "6:30", "100% warm", "i.e. a", "(salt)", "and/or",
    ])
    func keepsSignsThatOnlyResembleThem(fragment: String) {
        #expect(GateFixtures.reason("the harbor keeps \(fragment) lamp for boats") == nil)
    }

    @Test(arguments: ["#salt", "＃salt", "#été", "#2024goals"])
    func refusesHashtags(tag: String) {
        #expect(GateFixtures.reason("\(line) \(tag)") == .hashtag)
    }

    @Test(arguments: ["#9", "#7th", "№9"])
    func keepsNumberSigns(tag: String) {
        #expect(GateFixtures.reason("\(line) \(tag)") == nil)
    }

    @Test(arguments: [
        "# ", "### ", "> ", "- ", "* ", "+ ", "• ", "| ", "1. ", "12) ", "(2) ", "a) ", "-", "**", "`", "~~",
        "--- ",
    ])
    func refusesMarkdownAtTheHead(mark: String) {
        #expect(GateFixtures.reason(mark + line) == .markdown)
    }

    @Test(arguments: ["*warm*", "_warm_", "**warm**", "`warm`", "[warm](lamp)", "<b>warm</b>", "__warm__"])
    func refusesMarkdownInside(mark: String) {
        #expect(GateFixtures.reason("the harbor keeps a \(mark) lamp for boats") == .markdown)
    }

    @Test(arguments: ["3 lamps", "1998", "1.5 cups", "'Twas", "A.", "one*", "snake_case", "(salty)"])
    func keepsWhatOnlyResemblesMarkdown(head: String) {
        #expect(GateFixtures.reason("\(head) the harbor keeps a warm lamp") == nil)
    }
}
