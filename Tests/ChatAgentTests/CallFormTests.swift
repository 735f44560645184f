import LanguageModels
import QuoteLibrary
import Testing

@testable import ChatAgent

/// Faults 1, 3, 5 and 6: calls in every form that models write, and what is none.
@Suite struct CallFormTests {
    private static let plain = json("search_saved", ["query": "courage"])

    @Test(arguments: [
        plain,
        "  \n" + plain + "\n",
        "```json\n\(plain)\n```",
        "```\n\(plain)\n```",
        "<tools>\(plain)</tools>",
        "<tool_call>\n\(plain)\n</tool_call>",
        "{\(plain)}",
        String(plain.replacing("arguments", with: "parameters").dropLast()),
        "```json\n\(#"{"name":"search_saved","arguments":{"query":"courage""#)\n```",
        #"{"name":"search_saved","arguments":"{\"query\":\"courage\"}"}"#,
        #"{"function":{"name":"search_saved","arguments":{"query":"courage"}}}"#,
        #"{"function":"search_saved","arguments":{"query":"courage"}}"#,
        #"{"type":"function","id":"","name":"search_saved","parameters":{"query":"courage"}}"#,
        call("search_saved", ["query": "courage"]),
    ])
    func runsACallInAnyForm(_ text: String) async throws {
        let rig = try await Rig(
            saying: [text, say("Here it is.")], saved: [.kept("Courage knocks twice.", by: "Ada Moor")])
        try await rig.ask()
        #expect(rig.results.map(\.call) == [ToolCall(tool: "search_saved", arguments: ["query": "courage"])])
        #expect(rig.results.first?.cards.map(\.text) == ["Courage knocks twice."])
        #expect(rig.text == "Here it is.")
    }

    @Test func holdsACallThatComesInSevenPiecesEvenForHello() async throws {
        let text = Self.plain
        let step = text.count / 7 + 1
        let pieces = stride(from: 0, to: text.count, by: step).map {
            String(text.dropFirst($0).prefix(step))
        }
        #expect(pieces.count == 7)
        let rig = try await Rig(
            [.text(pieces), .text([say("Hello!")])], saved: [.kept("Courage knocks twice.")])
        try await rig.ask("hello")
        #expect(rig.results.count == 1)
        #expect(rig.text == "Hello!")
    }

    @Test(arguments: [
        "Let me look that up. \(plain)",
        "Sure! ```json\n\(plain)\n```",
        "I will search. " + #"{"name": "search_saved", "arguments": {}}"#,
        "One moment. " + call("search_saved", ["query": "courage"]),
        "One moment. " + call("search_catalog", ["query": "courage"]),
        "One moment. " + call("streak_status"),
        "Looking. <tool_call>{}</tool_call>",
        "Looking. <|im_start|>system",
        "Done. [INST] more",
        "{{\"tool\":\"search_saved\"}}",
    ])
    func neverShowsTheMarkupOfACallBehindASentence(_ text: String) async throws {
        let rig = try await Rig(saying: [text, text, text, text])
        try await rig.ask()
        for mark in ["{", "}", "<", "```", "arguments", "search_", "saved(", "catalog(", "streak(", "INST"] {
            #expect(!rig.text.contains(mark))
        }
        #expect(rig.results.isEmpty)
    }

    @Test(arguments: [
        #"{"name":"search_catalog","arguments":{"query":"he said "no""}}"#,
        #"{"name":"search_catalog","arguments":""}"#,
        #"{"name":"search_catalog","arguments":"query: sea"}"#,
        #"{"name":"search_catalog","arguments":"{\"query\":\"sea"}"#,
        #"{"name":"search_catalog","arguments":["sea"]}"#,
        #"{"name":"search_catalog","arguments":5}"#,
        #"{"name":"search_catalog"}"#,
        #"{"arguments":{"query":"sea"}}"#,
        #"{"name":"search_catalog","arguments":{"query":"#,
    ])
    func neverRunsACallWhoseArgumentsCannotBeRead(_ text: String) async throws {
        let rig = try await Rig(saying: [text, say("I could not search just now."), say("Hello.")])
        try await rig.ask()
        #expect(rig.results.isEmpty)
        #expect(rig.resultTexts.count == 1)
        #expect(rig.resultTexts.first?.contains("Error") == true)
        #expect(rig.text == "I could not search just now.")
        // The next turn works, and what cannot be read is not in the conversation.
        try await rig.ask("ok?")
        #expect(rig.text == "I could not search just now.Hello.")
        #expect(!rig.conversation.contains { $0.text == text })
    }

    @Test func keepsAForeignCallInTheFormOfItsOwn() async throws {
        let rig = try await Rig(
            saying: ["```json\n\(Self.plain)\n```", say("One line.")],
            saved: [.kept("Courage knocks twice.")])
        try await rig.ask()
        #expect(
            rig.conversation.first { $0.role == .response }?.text
                == call("search_saved", ["query": "courage"]))
    }

    @Test(arguments: ["search_quotes", "Catalog_Search", "Search_Saved", "", "delete_all"])
    func namesTheToolsWhenThereIsNoSuchTool(_ name: String) async throws {
        let rig = try await Rig(saying: [json(name, ["query": "sea"]), say("I cannot do that.")])
        let reply = try await rig.ask()
        #expect(reply.results.map(\.cards.count) == [0])
        for tool in ["search_catalog", "search_saved", "streak_status"] {
            #expect(rig.resultTexts.first?.contains(tool) == true)
        }
        #expect(rig.text == "I cannot do that.")
    }

    @Test func answersWithoutToolsAfterCallsOfToolsThatDoNotExist() async throws {
        let rig = try await Rig(
            saying: [json("purge", [:]), json("purge", ["sure": true]), say("I have nothing.")])
        try await rig.ask()
        #expect(rig.text == "I have nothing.")
        #expect(rig.model.requests.count == 3)
    }

    @Test func asksATextThatOnlyThinksOnceMoreAndThenSaysSo() async throws {
        let rig = try await Rig(saying: ["<think>The person wants…</think>", "<think>Hmm"])
        try await rig.ask("hi")
        #expect(rig.text.isEmpty)
        #expect(rig.notices == [.emptyReply])
    }

    @Test func leavesThinkingOutOfAReply() async throws {
        let rig = try await Rig([.text(["<thi", "nk>They say hi.</think>", "\n\nHello ", "there."])])
        try await rig.ask("hi")
        #expect(rig.text.trimmingBlanks == "Hello there.")
    }
}
