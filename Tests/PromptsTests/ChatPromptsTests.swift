import Foundation
import Testing

@testable import Prompts

/// The texts that every conversation begins with, and the program's own sentences.
@Suite struct ChatPromptsTests {
    private static let languages = [
        "ar", "de", "en", "es", "fr", "hi", "id", "it", "ja", "nl", "pl", "pt", "ru", "tr", "zh",
    ]

    @Test func hasSentencesInFifteenLanguages() throws {
        #expect(try ChatPrompts.standard().languages == Self.languages)
    }

    @Test(arguments: languages)
    func hasEverySentenceInEveryLanguage(_ language: String) throws {
        let prompts = try ChatPrompts.standard()
        for key in [
            "save", "favorite", "unfavorite", "remove", "generate", "edit", "reset_streak", "other", "dates",
            "withheld", "nothing", "theme", "streak_counted", "streak_open", "about", "privacy", "favorites",
            "commands",
        ] {
            let sentence = try #require(prompts.sentence(key, in: language))
            #expect(!sentence.isEmpty)
            if language != "en" { #expect(sentence != prompts.sentence(key, in: "en")) }
        }
    }

    @Test(arguments: [
        ("save", "/save"), ("favorite", "/favorite"), ("unfavorite", "/unfavorite"), ("remove", "/remove"),
        ("edit", "/remove"), ("generate", "/generate"), ("other", "/help"),
    ])
    func namesTheCommandThatDoesIt(_ key: String, _ command: String) throws {
        let prompts = try ChatPrompts.standard()
        for language in Self.languages {
            #expect(prompts.sentence(key, in: language)?.contains(command) == true)
        }
    }

    @Test func fallsBackToEnglishAndKnowsNothingElse() throws {
        let prompts = try ChatPrompts.standard()
        #expect(prompts.sentence("save", in: "xx") == prompts.sentence("save", in: "en"))
        #expect(prompts.sentence("no such key", in: "en") == nil)
    }

    @Test func isTheSameEachTimeAndNamesNoDayOrCount() throws {
        let prompts = try ChatPrompts.standard()
        #expect(try ChatPrompts.standard() == prompts)
        let head = ([prompts.head.instructions] + prompts.head.examples.map(\.text)).joined(separator: "\n")
        #expect(head.firstMatch(of: /\d\d\d\d-\d\d-\d\d|20\d\d/) == nil)
        #expect(!head.contains("<|"))
    }

    @Test func beginsExamplesWithAPersonAndEndsThemWithAStep() throws {
        let examples = try ChatPrompts.standard().head.examples
        #expect(examples.first?.speaker == .person)
        #expect(examples.last?.speaker == .step)
        for (turn, next) in zip(examples, examples.dropFirst()) {
            switch turn.speaker {
            case .person, .result: #expect(next.speaker == .step)
            case .step, .reply: #expect(next.speaker == .person || next.speaker == .result)
            }
        }
    }

    // MARK: The form of the files

    private static let sentences = Data(#"{"en": {"save": "Type it."}}"#.utf8)

    @Test func readsTurnsAndTheLinesThatContinueThem() throws {
        let head = "Be brief.\n\n---\nperson: a: b\nstep: one()\n  two()\nresult: x\n  y\nstep: say: Fine.\n"
        let prompts = try ChatPrompts(head: head, sentences: Self.sentences)
        #expect(prompts.head.instructions == "Be brief.")
        #expect(prompts.head.examples.map(\.speaker) == [.person, .step, .result, .step])
        #expect(prompts.head.examples.map(\.text) == ["a: b", "one()\ntwo()", "result: x\ny", "say: Fine."])
    }

    @Test(arguments: [
        "", "no examples", "Be brief.\n---\nsomebody: hello", "Be brief.\n---\n  continues nothing",
        "a\n---\nperson",
    ])
    func refusesAHeadOfAnotherForm(_ head: String) {
        #expect(throws: PromptFault.unreadable(file: "chat.md")) {
            try ChatPrompts(head: head, sentences: Self.sentences)
        }
    }

    @Test(arguments: ["", "{}", "[]", #"{"de": {"save": "Tippe."}}"#, #"{"en": "x"}"#])
    func refusesSentencesOfAnotherForm(_ text: String) {
        #expect(throws: PromptFault.unreadable(file: "phrases.json")) {
            try ChatPrompts(head: "Be brief.\n---\nperson: a\nstep: say: b", sentences: Data(text.utf8))
        }
    }
}
