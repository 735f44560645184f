import LanguageModels
import Prompts
import QuoteLibrary
import Testing

@testable import ChatAgent

/// Requests to write are declined with the command that does it, and nothing is read or written for them.
@Suite struct DeclineTests {
    /// How a declined request is written in a step.
    private func text(of request: WriteRequest) throws -> String {
        let names = [
            "save", "add_favorite", "remove_favorite", "remove_quote", "write_quote", "edit_quote",
            "reset_streak", "other",
        ]
        return try #require(
            names.map { $0 + "()" }.first { StepReader.step(from: $0) == .decline(request) })
    }

    private static let messages = [
        ("en", "please do that with the first quote for me"),
        ("de", "mach das bitte mit dem ersten Zitat für mich"),
        ("es", "haz eso con la primera frase por favor, es para mí"),
        ("fr", "fais ça avec la première citation pour moi"),
        ("it", "fallo con la prima citazione che ho visto"),
        ("pt", "faz isso com a primeira citação para mim, por favor"),
        ("id", "tolong lakukan itu untuk kutipan yang pertama"),
        ("nl", "doe dat graag met het eerste citaat voor mij"),
        ("pl", "zrób to proszę z pierwszym cytatem dla mnie"),
        ("ja", "最初の言葉をそうしてください"),
        ("zh", "请对第一句话这样做"),
        ("ar", "افعل ذلك مع الاقتباس الأول"),
        ("hi", "पहले उद्धरण के साथ ऐसा करो"),
        ("tr", "lütfen bunu ilk söz için yap"),
        ("ru", "сделай это с первой цитатой"),
    ]

    @Test(arguments: WriteRequest.allCases, messages)
    func declinesInThePersonsLanguage(_ request: WriteRequest, _ message: (String, String)) async throws {
        let rig = try await Rig(
            saying: [try text(of: request), say("Hm.")], saved: [.kept("Waves keep count.")])
        let reply = try await rig.ask(message.1)
        let sentence = try #require(ChatPrompts.standard().sentence(request.rawValue, in: message.0))
        #expect(rig.said == [sentence])
        #expect(reply.declined == request)
        #expect(rig.results.isEmpty)
        #expect(try await rig.library.savedCount() == 1)
    }

    @Test func usesTheLanguageOfTheConversationWhenAMessageTellsNone() async throws {
        let rig = try await Rig([.text([try text(of: .save)])], language: "pl")
        try await rig.ask("/1")
        #expect(rig.said == [try ChatPrompts.standard().sentence("save", in: "pl")])
    }

    @Test(arguments: WriteRequest.allCases)
    func leavesTheRequestAndItsRefusalInTheConversation(_ request: WriteRequest) async throws {
        let step = try text(of: request)
        let rig = try await Rig(saying: [step, say("Yes?")])
        try await rig.ask("do it")
        try await rig.ask("hello?")
        #expect(rig.conversation.map(\.text) == ["do it", step, "hello?"])
    }

    @Test func saysThatDatesCannotBeAskedFor() async throws {
        let dated = call("search_saved", ["when": "last week", "kind": "favorite"])
        #expect(StepReader.step(from: dated) != .reply(dated))
        let rig = try await Rig(
            saying: [dated, say("Yes?")],
            saved: [NewQuote(text: "Waves keep count.", kind: .saved, isFavorite: true)])
        let reply = try await rig.ask("was habe ich letzte Woche als Favorit gespeichert?")
        #expect(reply.asksForDates)
        #expect(rig.said == [try ChatPrompts.standard().sentence("dates", in: "de")])
        #expect(rig.results.first?.call.arguments["when"] == nil)
        #expect(rig.results.first?.call.arguments["kind"] == "favorite")
        try await rig.ask("hello?")
        #expect(rig.conversation.map(\.role) == [.prompt, .response, .toolOutput, .response, .prompt])
    }
}
