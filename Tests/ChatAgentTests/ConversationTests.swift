import Foundation
import LanguageModels
import Testing

@testable import ChatAgent
@testable import QuoteLibrary

/// Faults 11, 12 and 19: whatever goes wrong in a turn, the conversation stays one.
@Suite struct ConversationTests {
    private static let errors: [LanguageModelError] = [
        .unavailable(.busy), .exceededContextWindow(needed: 5000, window: 4096), .refusal(reason: "no"),
        .guardrailViolation, .rateLimited(retryAfterSeconds: 3), .concurrentRequests,
        .decodingFailure(reason: "broke off"), .unsupportedLanguage(locale: "xx"), .timedOut, .cancelled,
    ]

    @Test(arguments: errors)
    func isAsItWasBeforeAfterAnError(_ error: LanguageModelError) async throws {
        let rig = try await Rig(
            [
                .text([say("Hello.")]),
                .text([json("search_saved", ["query": "sea"])]),
                .failure(after: ["say: It was go"], error),
                .failure(after: [], error),
                .text([say("Yes?")]),
            ], saved: [.kept("The sea waits.")])
        try await rig.ask("hi")
        // A context error drops the first turn and asks again: it fails again, and the turn comes back.
        await #expect(throws: error) { try await rig.ask("the sea") }
        if rig.model.remainingSteps.count == 2 {
            await #expect(throws: error) { try await rig.ask("the sea") }
        }
        try await rig.ask("still there?")
        #expect(rig.conversation.map(\.text) == ["hi", say("Hello."), "still there?"])
    }

    @Test func leavesNoTraceWhenCancelled() async throws {
        let rig = try await Rig([
            .text([say("Hello.")]), .silence(after: ["say: One moment. And th"]), .text([say("Yes.")]),
        ])
        try await rig.ask("hello there")
        let task = Task { try await rig.ask("und jetzt bitte etwas über das Meer") }
        while rig.model.requests.count < 2 { await Task.yield() }
        task.cancel()
        await #expect(throws: LanguageModelError.cancelled) { try await task.value }
        try await rig.ask("ok?")
        #expect(rig.conversation.map(\.text) == ["hello there", say("Hello."), "ok?"])
        #expect(rig.model.requests.count == 3)
    }

    @Test func doesNotMixTwoTurnsAtOnce() async throws {
        let rig = try await Rig([.silence(after: []), .text([say("Yes.")])])
        let first = Task { try await rig.ask("first") }
        while rig.model.requests.isEmpty { await Task.yield() }
        await #expect(throws: LanguageModelError.concurrentRequests) { try await rig.ask("second") }
        first.cancel()
        await #expect(throws: LanguageModelError.cancelled) { try await first.value }
        try await rig.ask("third")
        #expect(rig.conversation.map(\.text) == ["third"])
    }

    @Test func dropsTheOldestTurnsAndSaysHowMany() async throws {
        let full = LanguageModelError.exceededContextWindow(needed: 5000, window: 4096)
        let rig = try await Rig([
            .text([say("One.")]), .text([say("Two.")]), .text([say("Three.")]),
            .failure(after: [], full), .failure(after: [], full), .text([say("Heron?")]),
        ])
        for message in ["my password word is heron", "two", "three"] { try await rig.ask(message) }
        try await rig.ask("what is my password word?")
        #expect(rig.notices == [.droppedTurns(2)])
        #expect(rig.conversation.map(\.text) == ["three", say("Three."), "what is my password word?"])
        #expect(rig.model.requests.allSatisfy { $0.transcript.entries.first?.role == .instructions })
    }

    @Test func keepsEveryTurnWhenTheNewestMessageAloneIsTooLong() async throws {
        let full = LanguageModelError.exceededContextWindow(needed: 5000, window: 4096)
        let rig = try await Rig([
            .text([say("One.")]), .text([say("Two.")]),
            .failure(after: [], full), .failure(after: [], full), .failure(after: [], full),
            .text([say("Yes.")]),
        ])
        try await rig.ask("one")
        try await rig.ask("two")
        await #expect(throws: full) { try await rig.ask("a very long message") }
        #expect(rig.notices.isEmpty)
        try await rig.ask("three")
        #expect(rig.conversation.map(\.text) == ["one", say("One."), "two", say("Two."), "three"])
    }

    // MARK: Again and anew

    @Test func answersTheLastMessageAgainInItsPlace() async throws {
        let rig = try await Rig(saying: [say("One."), say("Two."), say("Second try."), say("Three.")])
        #expect(try await rig.regenerate() == nil)
        try await rig.ask("first")
        try await rig.ask("second")
        let reply = try await rig.regenerate()
        #expect(reply?.comment == "Second try.")
        #expect(rig.model.requests[2].transcript.entries.last?.text == "second")
        #expect(rig.model.requests[2].options != rig.model.requests[1].options)
        try await rig.ask("third")
        #expect(
            rig.conversation.map(\.text)
                == ["first", say("One."), "second", say("Second try."), "third"])
    }

    @Test func answersAgainAfterOldTurnsWereDropped() async throws {
        let full = LanguageModelError.exceededContextWindow(needed: 5000, window: 4096)
        let rig = try await Rig([
            .text([say("One.")]), .failure(after: [], full), .text([say("Two.")]),
            .failure(after: [], full), .text([say("Two again.")]), .text([say("Three.")]),
        ])
        try await rig.ask("one")
        try await rig.ask("two")
        try await rig.regenerate()
        try await rig.ask("three")
        #expect(rig.conversation.map(\.text) == ["two", say("Two again."), "three"])
    }

    @Test func keepsTheEarlierReplyWhenAnsweringAgainFails() async throws {
        let rig = try await Rig([
            .text([say("One.")]), .failure(after: ["say: Tw"], .timedOut), .text([say("Two.")]),
        ])
        try await rig.ask("one")
        await #expect(throws: LanguageModelError.timedOut) { try await rig.regenerate() }
        try await rig.ask("two")
        #expect(rig.conversation.map(\.text) == ["one", say("One."), "two"])
    }

    @Test func forgetsEverythingWhenCleared() async throws {
        let rig = try await Rig(
            saying: [
                json("search_saved", [:]), say("One by Ada Moor."), say("Hi."),
                say("Another line by Ada Moor."),
            ],
            saved: [.kept("Waves keep count.", by: "Ada Moor")])
        try await rig.ask("meine Zitate und die Wellen bitte")
        #expect(await rig.session.cards.count == 1)
        await rig.session.clear()
        #expect(await rig.session.cards.isEmpty)
        #expect(try await rig.regenerate() == nil)
        try await rig.ask("hello")
        #expect(rig.conversation.map(\.text) == ["hello"])
        // What was found before is no evidence any more.
        try await rig.ask("and by whom?")
        #expect(rig.notices == [.withheld(.ungroundedName)])
    }

    @Test func numbersCardsThroughATurnAndAnewInTheNext() async throws {
        let rig = try await Rig(
            saying: [
                call("search_saved", ["query": "sea"]) + "\n" + call("search_saved", ["query": "moon"]),
                say("There."), json("search_saved", ["query": "sea"]), say("There."),
            ],
            saved: [.kept("The sea waits."), .kept("The sea returns."), .kept("The moon is late.")])
        try await rig.ask("sea and moon")
        #expect(await rig.session.cards.map(\.number) == [1, 2, 3])
        try await rig.ask("sea")
        #expect(await rig.session.cards.map(\.number) == [1, 2])
    }

    // MARK: The database

    @Test(arguments: [
        "DROP TABLE saved_tag", "DROP TABLE saved_words", "ALTER TABLE saved RENAME TO kept",
        "ALTER TABLE saved RENAME COLUMN author TO writer",
    ])
    func tellsTheModelWhenTheDatabaseFails(_ sql: String) async throws {
        let rig = try await Rig(
            saying: [
                json("search_saved", ["query": "waves"]), say("I cannot look right now."), say("Hello."),
            ],
            saved: [.kept("Waves keep count.")])
        try await rig.library.run(sql: sql)
        try await rig.ask("waves")
        try expectHonestFailure(rig)
    }

    @Test func tellsTheModelWhenTheDatabaseIsLocked() async throws {
        let library = try QuoteStore(
            at: .inMemory, catalog: Rig.catalog, migrations: Migration.all, busyTimeout: 1)
        let rig = try await Rig(
            [
                .text([json("search_saved", ["query": "waves"])]), .text([say("I cannot look right now.")]),
                .text([say("Hello.")]),
            ], library: library)
        try await library.run(sql: "BEGIN EXCLUSIVE")
        try await rig.ask("waves")
        try expectHonestFailure(rig)
    }

    private func expectHonestFailure(_ rig: Rig) throws {
        let text = try #require(rig.resultTexts.first)
        #expect(text.contains("Error"))
        for secret in ["SELECT", "saved_", "no such", "file:", "/", "SQL", "locked"] {
            #expect(!text.contains(secret))
        }
        #expect(rig.results.first?.failure != nil)
        #expect(rig.text == "I cannot look right now.")
    }

    @Test func survivesAFailureOfTheDatabaseIntoTheNextTurn() async throws {
        let rig = try await Rig(saying: [
            json("search_saved", ["query": "waves"]), say("I cannot look right now."),
            json("search_catalog", ["query": "love"]), say("These speak of love."),
        ])
        try await rig.library.run(sql: "DROP TABLE saved_tag")
        try await rig.library.run(sql: "DROP TABLE saved_words")
        try await rig.ask("waves")
        try await rig.ask("love")
        #expect(rig.results.last?.cards.isEmpty == false)
    }

    @Test func loadsTheHeadThatEveryRequestBeginsWith() async throws {
        let rig = try await Rig(saying: [say("Hi."), say("Hi.")])
        try await rig.session.prewarm()
        try await rig.ask("one")
        await rig.session.clear()
        try await rig.ask("two")
        let head = try #require(rig.model.prewarmed.first?.entries.map(\.text))
        for request in rig.model.requests {
            #expect(Array(request.transcript.entries.map(\.text).prefix(head.count)) == head)
        }
    }
}
