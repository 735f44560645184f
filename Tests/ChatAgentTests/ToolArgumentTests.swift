import LanguageModels
import QuoteLibrary
import Testing

@testable import ChatAgent

/// Faults 7 and 8: limits and names of arguments as models write them.
@Suite struct ToolArgumentTests {
    private let saved = (1...12).map { NewQuote.kept("The sea keeps secret number \($0).", by: "Ada Moor") }

    private func result(
        _ tool: String, _ arguments: [String: JSONValue], for message: String = "the sea"
    ) async throws -> (Rig, ToolResult) {
        let rig = try await Rig(saying: [json(tool, arguments), say("There.")], saved: saved)
        try await rig.ask(message)
        return (rig, try #require(rig.results.first))
    }

    @Test(arguments: [
        (JSONValue.string("5"), 5), (.string(" 3 "), 3), (.string("2.0"), 2), (.number(2), 2),
        (.integer(1), 1), (.integer(8), 8), (.null, 8),
    ])
    func acceptsALimitInAnyForm(_ limit: JSONValue, _ count: Int) async throws {
        let (_, result) = try await result("search_saved", ["query": "sea", "limit": limit])
        #expect(result.cards.count == count)
        #expect(result.remarks.isEmpty)
    }

    @Test(arguments: [
        (JSONValue.integer(9), 8), (.integer(50), 8), (.number(1e99), 8), (.string("1e99"), 8),
        (.integer(.max), 8), (.number(9_223_372_036_854_775_808), 8),
    ])
    func movesALimitOverTheBoundAndSaysSo(_ limit: JSONValue, _ count: Int) async throws {
        let (rig, result) = try await result("search_saved", ["query": "sea", "limit": limit])
        #expect(result.cards.count == count)
        #expect(result.call.arguments["limit"] == .integer(count))
        #expect(result.remarks.count == 1)
        #expect(rig.resultTexts.first?.contains(result.remarks[0]) == true)
    }

    @Test(arguments: [
        JSONValue.string("abc"), .string(""), .integer(0), .integer(-1), .integer(.min), .number(2.5),
        .string("nan"), .string("inf"), .number(-1e99), .bool(true), .array([.integer(2)]), .object([:]),
    ])
    func refusesALimitThatIsNone(_ limit: JSONValue) async throws {
        let (rig, result) = try await result("search_saved", ["query": "sea", "limit": limit])
        #expect(result.failure?.contains("limit") == true)
        #expect(rig.resultTexts.first?.contains("Error") == true)
        #expect(rig.text == "There.")
    }

    @Test(arguments: [4, 5, 6])
    func showsAtMostFiveOfTheCatalog(_ limit: Int) async throws {
        let (_, result) = try await result("search_catalog", ["query": "love", "limit": .integer(limit)])
        #expect(result.cards.count == min(limit, 5))
        #expect(result.remarks.isEmpty == (limit <= 5))
    }

    @Test(arguments: [7, 8, 9])
    func showsAtMostEightOfTheSaved(_ limit: Int) async throws {
        let (_, result) = try await result("search_saved", ["query": "sea", "limit": .integer(limit)])
        #expect(result.cards.count == min(limit, 8))
        #expect(result.remarks.isEmpty == (limit <= 8))
    }

    @Test(arguments: [
        ["q": JSONValue.string("sea")], ["term": "sea"], ["search": "sea", "count": 3],
    ])
    func doesNotRunACallWithoutAnyKnownArgument(_ arguments: [String: JSONValue]) async throws {
        let (rig, result) = try await result("search_saved", arguments)
        let failure = try #require(result.failure)
        for name in arguments.keys { #expect(failure.contains(name)) }
        #expect(failure.contains("query"))
        #expect(rig.resultTexts.first?.contains("query") == true)
    }

    @Test func leavesUnknownArgumentsOutAndReportsThem() async throws {
        let (rig, result) = try await result("search_saved", ["query": "sea", "sort": "new", "page": 2])
        #expect(result.cards.count == 8)
        #expect(result.call.arguments == ["query": "sea", "limit": nil].compactMapValues { $0 })
        #expect(rig.traces.first?.ignoredArguments == ["page", "sort"])
    }

    @Test func tellsTheStreakWhateverArgumentsItIsGiven() async throws {
        let (rig, result) = try await result("streak_status", ["limit": 8])
        #expect(result.failure == nil)
        #expect(rig.traces.first?.ignoredArguments == ["limit"])
    }

    @Test func trimsText() async throws {
        let (_, result) = try await result("search_saved", ["query": "  sea\n"])
        #expect(result.call.arguments["query"] == "sea")
        #expect(result.cards.count == 8)
    }

    @Test(arguments: [
        ("search_saved", ["query": JSONValue.array(["sea"])], "query"),
        ("search_saved", ["query": .integer(5)], "query"),
        ("search_catalog", ["author": .object([:])], "author"),
        ("search_saved", ["query": "sea", "kind": "best"], "kind"),
        ("search_saved", ["query": "sea", "kind": .bool(true)], "kind"),
    ])
    func namesTheArgumentThatIsWrong(
        _ tool: String, _ arguments: [String: JSONValue], _ name: String
    ) async throws {
        let (rig, result) = try await result(tool, arguments)
        #expect(result.failure?.contains(name) == true)
        #expect(result.cards.isEmpty)
        #expect(rig.text == "There.")
    }

    @Test func takesAKindInAnyCase() async throws {
        let (_, result) = try await result(
            "search_saved", ["query": "sea", "kind": "Favorite"], for: "my favorites about the sea")
        #expect(result.failure == nil)
        #expect(result.call.arguments["kind"] == "favorite")
    }
}
