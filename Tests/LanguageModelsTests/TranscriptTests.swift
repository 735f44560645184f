import Testing

@testable import LanguageModels

@Suite struct TranscriptTests {
    private var transcript = Transcript(
        instructions: "Be brief.", examples: [(role: .prompt, text: "hi"), (role: .response, text: "hello")])

    private var texts: [String] { transcript.entries.map(\.text) }
    private static let head = ["Be brief.", "hi", "hello"]

    @Test func theHeadIsInstructionsAndExamples() {
        #expect(transcript.headCount == 3)
        #expect(transcript.entries.map(\.role) == [.instructions, .prompt, .response])
        #expect(Transcript(instructions: "").headCount == 1)
    }

    @Test(arguments: [Int.min, -1, 0, 2, 3])
    mutating func truncatingNeverReachesTheHead(_ count: Int) {
        transcript.append(.prompt, "one")
        transcript.truncate(to: count)
        #expect(texts == Self.head)
    }

    @Test(arguments: [(3, 0), (4, 1), (5, 2), (6, 2), (Int.max, 2)])
    mutating func truncatingForgetsWhatIsBehind(_ count: Int, _ kept: Int) {
        transcript.append(.prompt, "one")
        transcript.append(.response, "first")
        transcript.truncate(to: count)
        #expect(texts == Self.head + ["one", "first"].prefix(kept))
    }

    @Test mutating func theOldestTurnGoesWithAllThatBelongsToIt() {
        for (role, text) in [
            (.prompt, "one"), (.response, "call"), (.toolOutput, "found"), (.response, "first"),
            (.prompt, "two"),
            (.response, "second"), (.prompt, "three"),
        ] as [(Transcript.Entry.Role, String)] { transcript.append(role, text) }
        let newest = transcript.entries.last?.id
        let hadOne = transcript.dropOldestTurn()
        #expect(hadOne)
        #expect(texts == Self.head + ["two", "second", "three"])
        let hadAnother = transcript.dropOldestTurn()
        #expect(hadAnother)
        #expect(texts == Self.head + ["three"])
        let hadMore = transcript.dropOldestTurn()
        #expect(!hadMore)
        #expect(texts == Self.head + ["three"])
        #expect(transcript.entries.last?.id == newest)
    }

    @Test mutating func theNewestTurnIsNeverLeftOut() {
        let hadOneBefore = transcript.dropOldestTurn()
        #expect(!hadOneBefore)
        transcript.append(.prompt, "one")
        transcript.append(.toolOutput, "found")
        let hadOne = transcript.dropOldestTurn()
        #expect(!hadOne)
        #expect(texts == Self.head + ["one", "found"])
    }

    @Test mutating func entriesKeepTheirNumbersAndNewOnesGetOthers() {
        transcript.append(.prompt, "one")
        transcript.append(.response, "first")
        transcript.truncate(to: 4)
        transcript.append(.response, "again")
        let numbers = transcript.entries.map(\.id)
        #expect(Set(numbers).count == numbers.count)
        #expect(numbers == numbers.sorted())
    }
}
