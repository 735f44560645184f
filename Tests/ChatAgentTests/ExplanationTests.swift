import Prompts
import Testing

@testable import ChatAgent

/// Questions about the program are answered in its own words, in each language.
@Suite struct ExplanationTests {
    private static let steps = [
        (ProgramTopic.about, "about()"), (.privacy, "privacy()"), (.favorites, "explain_favorites()"),
        (.commands, "list_commands()"),
    ]

    @Test func everyTopicCanBeWritten() {
        #expect(Set(Self.steps.map(\.0)) == Set(ProgramTopic.allCases))
        for (topic, text) in Self.steps { #expect(StepReader.step(from: text) == .explain(topic)) }
    }

    @Test(
        arguments: steps,
        [("en", "what is this?"), ("de", "was ist das und wer bist du"), ("ru", "что это такое?")])
    func saysItsOwnSentence(_ step: (ProgramTopic, String), _ message: (String, String)) async throws {
        let rig = try await Rig(saying: [step.1])
        let reply = try await rig.ask(message.1)
        #expect(rig.said == [try ChatPrompts.standard().sentence(step.0.rawValue, in: message.0)])
        #expect(reply.explained == step.0)
        #expect(rig.results.isEmpty)
    }

    @Test func everyLanguageHasEverySentence() throws {
        let prompts = try ChatPrompts.standard()
        for topic in ProgramTopic.allCases {
            let sentences = prompts.languages.map { prompts.sentence(topic.rawValue, in: $0) }
            #expect(Set(sentences).count == prompts.languages.count)
        }
    }
}
