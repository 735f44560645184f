import LanguageModels
import QuoteLibrary
import Testing

@testable import ChatAgent

/// Faults 9, 10 and 13: the bounds of a turn, each at the limit and one past it.
@Suite struct TurnLimitTests {
    private static func search(_ words: String) -> String { json("search_saved", ["query": .string(words)]) }

    /// One quote for each word that is searched for below, so that the model is asked to go on.
    private static let kept = "one two three four again sea sun moon".split(separator: " ").map {
        NewQuote.kept("Something about \($0).")
    }

    // MARK: Rounds and calls

    @Test func allowsTwoRoundsOfCallsAndAsksTheThirdWithoutTools() async throws {
        let rig = try await Rig(
            saying: [Self.search("one"), Self.search("two"), say("That was all.")], saved: Self.kept)
        try await rig.ask()
        #expect(rig.results.count == 2)
        #expect(rig.text == "That was all.")
        let schemas = rig.model.requests.map(\.schema)
        #expect(schemas.count == 3)
        #expect(
            schemas[2] == StepFormat.schema(hasResult: true, mayCall: false))
        #expect(schemas[1] != schemas[2])
        #expect(!rig.notices.contains(.limitReached))
    }

    @Test func doesNotRunACallOfTheLastRound() async throws {
        let rig = try await Rig(
            saying: [Self.search("one"), Self.search("two"), Self.search("three"), say("Enough.")],
            saved: Self.kept)
        try await rig.ask()
        #expect(rig.results.count == 2)
        #expect(rig.notices == [.limitReached])
        #expect(rig.text == "Enough.")
    }

    @Test(arguments: [search("again"), #"{"name":"search_saved","arguments":"#])
    func endsWhenTheModelNeverStopsCalling(_ text: String) async throws {
        let rig = try await Rig(saying: Array(repeating: text, count: 40), saved: Self.kept)
        try await rig.ask()
        #expect(rig.model.requests.count <= 5)
        #expect(rig.notices.contains(.emptyReply))
        #expect(rig.text.isEmpty)
        // What comes next is a turn like any other.
        let last = rig.model.requests.count
        try await rig.ask("and now?")
        #expect(rig.model.requests[last].transcript.entries.last?.text == "and now?")
        #expect(!rig.conversation.dropLast(2).contains { $0.role == .response && $0.text.isEmpty })
    }

    @Test(arguments: [1, 2, 3])
    func runsAsManyCallsAsAreAllowedAndGivesEachItsResult(_ allowed: Int) async throws {
        var limits = ChatLimits()
        limits.calls = allowed
        let twoCalls = [
            call("search_saved", ["query": "one"]) + "\n" + call("search_saved", ["query": "two"]),
            call("search_saved", ["query": "three"]) + "\n" + call("search_saved", ["query": "four"]),
            say("Enough."), say("Enough."),
        ]
        let rig = try await Rig(twoCalls.map { .text([$0]) }, saved: Self.kept, limits: limits)
        try await rig.ask()
        #expect(rig.results.count == allowed)
        #expect(rig.notices.contains(.limitReached))
        #expect(rig.text == "Enough.")
        for text in rig.resultTexts {
            #expect(text.split(separator: "\n").count { $0.hasPrefix("result:") } == 2)
        }
    }

    @Test func runsFourCallsInATurn() async throws {
        let rig = try await Rig(
            saying: [
                call("search_saved", ["query": "one"]) + "\n" + call("search_saved", ["query": "two"]),
                call("search_saved", ["query": "three"]) + "\n" + call("search_catalog", ["query": "four"]),
                say("Enough."),
            ], saved: Self.kept)
        try await rig.ask()
        #expect(rig.results.count == 4)
        #expect(!rig.notices.contains(.limitReached))
    }

    // MARK: Repeated calls

    @Test(arguments: [
        [search("sea"), search("sea")],
        [search("sea"), json("search_saved", ["query": "sea"])],
        [call("search_saved", ["query": "sea"]) + "\n" + call("search_saved", ["query": "sea"])],
    ])
    func doesNotRunTheSameCallTwice(_ calls: [String]) async throws {
        let rig = try await Rig(saying: calls + [say("Nothing more there.")], saved: Self.kept)
        try await rig.ask("the sea")
        #expect(rig.results.count == 1)
        #expect(rig.notices == [.repeatedCall])
        #expect(rig.resultTexts.joined(separator: "\n").contains("already"))
        #expect(rig.text == "Nothing more there.")
    }

    @Test func endsAlternatingCallsAtTheBound() async throws {
        let rig = try await Rig(
            saying: [
                Self.search("sun"), Self.search("moon"), Self.search("sun"), Self.search("moon"),
            ], saved: Self.kept)
        try await rig.ask("sun and moon")
        #expect(rig.results.count == 2)
        #expect(rig.notices == [.limitReached, .emptyReply])
    }

    @Test func endsACallWhoseLimitGrowsEachTime() async throws {
        let rig = try await Rig(
            saying: (1...6).map { json("search_saved", ["query": "sea", "limit": .integer($0)]) },
            saved: Self.kept)
        try await rig.ask("the sea")
        #expect(rig.results.count == 2)
        #expect(rig.model.requests.count == 4)
    }

    @Test func runsTheSameCallAgainInTheNextTurn() async throws {
        let rig = try await Rig(
            saying: [Self.search("sea"), say("None."), Self.search("sea"), say("None.")], saved: Self.kept)
        try await rig.ask("the sea")
        try await rig.ask("the sea")
        #expect(rig.results.count == 2)
        #expect(rig.notices.isEmpty)
    }

    // MARK: Empty replies

    @Test(arguments: ["", " ", "\n", "say:", "say: "])
    func asksOnceMoreAfterAnEmptyReply(_ empty: String) async throws {
        let rig = try await Rig(saying: [empty, say("Hello.")])
        try await rig.ask("hi")
        #expect(rig.text == "Hello.")
        #expect(rig.notices.isEmpty)
        let asked = rig.model.requests.map { $0.transcript.entries.map(\.text) }
        #expect(asked[0] == asked[1])
    }

    @Test func admitsASecondEmptyReply() async throws {
        let rig = try await Rig(saying: ["", say(""), say("Hello.")])
        try await rig.ask("hi")
        #expect(rig.notices == [.emptyReply])
        #expect(rig.model.requests.count == 2)
        try await rig.ask("hi?")
        #expect(rig.text == "Hello.")
    }

    // MARK: Output

    @Test func countsTokensAndBytesOfTheTurnTogether() async throws {
        let quotes = (1...8).map { number in
            NewQuote.kept("Sea \(number) " + String(repeating: "wave ", count: 60), by: "Ada Moor")
        }
        let rig = try await Rig(
            saying: [
                call("search_saved", ["query": "sea"]) + "\n" + call("search_saved", ["query": "wave"]),
                json("search_saved", ["query": "moor"]), say("Waves."),
            ],
            saved: quotes)
        try await rig.ask("the sea")
        #expect(rig.results.map(\.cards.count) == [8, 8, 8])
        #expect(rig.traces.reduce(0) { $0 + $1.outputBytes } <= 1700)
        for text in rig.resultTexts {
            #expect(text.utf8.count <= 1700)
            #expect(text.contains("on the cards"))
        }
    }

    @Test(arguments: [(1600, 1600, true), (1600, 1599, false)])
    func fillsTheBytesToTheLast(_ needed: Int, _ allowed: Int, _ fits: Bool) async throws {
        try await fills(bytes: allowed, tokens: .max, result: result(ofBytes: needed), fits: fits)
    }

    @Test(arguments: [(0, true), (-1, false)])
    func fillsTheTokensToTheLast(_ spare: Int, _ fits: Bool) async throws {
        let result = try await result(ofBytes: 700)
        let tokens = result.modelText().split(whereSeparator: \.isWhitespace).count + spare
        try await fills(bytes: .max, tokens: tokens, result: result, fits: fits)
    }

    private func fills(bytes: Int, tokens: Int, result: ToolResult, fits: Bool) async throws {
        var limits = ChatLimits()
        limits.outputBytes = bytes
        limits.outputTokens = tokens
        var budget = ToolOutputBudget(limits: limits) { $0.split(whereSeparator: \.isWhitespace).count }
        let text = try await budget.text(of: result)
        #expect((text == result.modelText()) == fits)
        #expect(text.contains("\n\(result.cards.count). ") == fits)
        #expect(text.contains("\n1. "))
        #expect(text.utf8.count <= bytes)
    }

    /// A result whose text for the model has so many bytes.
    private func result(ofBytes bytes: Int) async throws -> ToolResult {
        let author = String(repeating: "Ada ", count: 12)
        var quotes = (1...8).map { NewQuote.kept("Sea \($0) ", by: author) }
        let missing = bytes - (try await Self.result(of: quotes)).modelText().utf8.count
        for index in quotes.indices {
            let share = index == 0 ? missing - 7 * (missing / 8) : missing / 8
            quotes[index].text += String(repeating: "x", count: share)
        }
        let result = try await Self.result(of: quotes)
        try #require(result.modelText().utf8.count == bytes)
        return result
    }

    private static func result(of quotes: [NewQuote]) async throws -> ToolResult {
        let rig = try await Rig(saying: [], saved: quotes)
        return try await SearchSavedTool(library: rig.library, bound: 8).output(for: ["query": "sea"])
    }

    @Test func givesStepsOneHundredAndTwentyTokens() async throws {
        let rig = try await Rig(saying: [say("Hello.")])
        try await rig.ask("hi")
        #expect(rig.model.requests.first?.options.maximumResponseTokens == 120)
    }

    @Test func cutsHugeQuotesBetweenCharactersAndLeavesOutWholeRows() async throws {
        let family = "👨‍👩‍👧‍👦"
        let quotes = (1...8).map { number in
            NewQuote.kept("sea \(number) " + String(repeating: family, count: 800), by: "Ada Moor")
        }
        let rig = try await Rig(
            saying: [json("search_saved", ["query": "sea"]), say("So many.")], saved: quotes)
        try await rig.ask("the sea")
        #expect(rig.results.first?.cards.count == 8)
        #expect(rig.results.first?.cards.first?.text.count == 806)
        let text = try #require(rig.resultTexts.first)
        #expect(text.utf8.count <= 1700)
        #expect(!text.contains("\u{FFFD}"))
        #expect(text.contains("8 more on the cards"))
        #expect(rig.text == "So many.")
    }

    @Test func cutsALongQuoteBehindAWholeCharacter() async throws {
        let family = "👨‍👩‍👧‍👦"
        let text = String(repeating: "a", count: 158) + family + family + family
        let rig = try await Rig(
            saying: [json("search_saved", [:]), say("One.")], saved: [.kept(text, by: "Ada Moor")])
        try await rig.ask("mine")
        #expect(rig.resultTexts.first?.contains(family + family + "…") == true)
        #expect(rig.resultTexts.first?.contains(family + family + family) == false)
    }

    // MARK: Messages

    @Test(arguments: [(12_000, true), (12_001, false)])
    func takesAMessageOfTwelveThousandBytes(_ bytes: Int, _ isTaken: Bool) async throws {
        let rig = try await Rig(saying: [say("Long.")])
        let message = String(repeating: "é", count: bytes / 2) + String(repeating: "e", count: bytes % 2)
        if isTaken {
            try await rig.ask(message)
            #expect(rig.text == "Long.")
        } else {
            await #expect(throws: LanguageModelError.exceededContextWindow(needed: 4000, window: 4000)) {
                try await rig.ask(message)
            }
            #expect(rig.model.requests.isEmpty)
            try await rig.ask("short")
            #expect(rig.conversation.map(\.text) == ["short"])
        }
    }
}
