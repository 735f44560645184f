import Foundation
import Testing

@testable import QuoteGeneration

@Suite struct LanguageModelFileTests {
    private let file: LanguageModelFile

    init() throws {
        file = try LanguageModelFile(
            file: LanguageRig.resources.get().appending(path: "language/lid.176.ftz"))
    }

    private func probabilities(of text: String, words: Range<Int>? = nil, minimum: Float = 0) -> [Float]? {
        file.read(text) { reading in
            reading.score(words ?? 0..<reading.wordCount, minimum: minimum) ? reading.probabilities : nil
        }
    }

    @Test func knowsTheLanguagesOfTheGateAmongOthers() {
        #expect(file.codes.count == 176)
        #expect(Set(file.codes).count == 176)
        #expect(file.codes.allSatisfy { (2...3).contains($0.count) })
        for locale in QuoteLocale.allCases { #expect(file.codes.contains(locale.rawValue)) }
    }

    @Test func findsTheLanguageOfNearlyEverySentence() throws {
        let rows = try LanguageRig.rows("lid-testset.tsv").filter { QuoteLocale(rawValue: $0.code) != nil }
        let right = try rows.filter { row in
            let found = try #require(probabilities(of: row.text))
            let best = try #require(found.indices.max { found[$0] < found[$1] })
            return file.codes[best] == row.code
        }
        // The library's own program finds the same 704 of 720.
        #expect(rows.count == 720)
        #expect(right.count == 704)
    }

    @Test func givesTheProbabilitiesThatTheLibraryGives() throws {
        let text = "The bridge you refuse to cross will never carry anyone home."
        let found = try #require(probabilities(of: text))
        let expected: [String: Float] = [
            "en": 0.987531, "de": 0.00225388, "ru": 0.00128729, "fr": 0.00127064, "cs": 0.00110519,
        ]
        for (code, probability) in expected {
            let index = try #require(file.codes.firstIndex(of: code))
            #expect(abs(found[index] - probability) < 0.000_005)
        }
        #expect(abs(found.reduce(0, +) - 1) < 0.001)
    }

    @Test func scoresAWindowLikeTheSameWordsAlone() throws {
        let text = "Kein Fluss entschuldigt sich, perché la pietra non chiede niente."
        let window = try #require(probabilities(of: text, words: 4..<10))
        let alone = try #require(probabilities(of: "perché la pietra non chiede niente."))
        for (one, other) in zip(window, alone) { #expect(abs(one - other) < 0.000_01) }
    }

    @Test func leavesOutWhatIsBelowTheMinimum() throws {
        let all = try #require(probabilities(of: "La porta della casa è aperta."))
        let some = try #require(probabilities(of: "La porta della casa è aperta.", minimum: 0.01))
        #expect(zip(all, some).allSatisfy { $0 >= 0.01 ? abs($0 - $1) < 0.000_1 : $1 == 0 || $0 > 0.009 })
        #expect(some.contains(0))
    }

    @Test func refusesWordsThatTheTextHasNot() {
        #expect(probabilities(of: "one two three", words: 0..<3) != nil)
        #expect(probabilities(of: "one two three", words: 0..<4) == nil)
        #expect(probabilities(of: "one two three", words: 3..<4) == nil)
        #expect(probabilities(of: "one two three", words: -1..<1) == nil)
        #expect(probabilities(of: "", words: 0..<0) != nil)
    }

    @Test func readsEachTextAnew() throws {
        let first = try #require(probabilities(of: "La porta della casa è aperta."))
        #expect(file.read("") { $0.wordCount } == 0)
        #expect(file.read(" \t\n\0 ") { $0.wordCount } == 0)
        #expect(file.read("eins zwei") { $0.wordCount } == 2)
        #expect(probabilities(of: "La porta della casa è aperta.") == first)
    }

    @Test func isMissingWhereNoFileIs() throws {
        let nowhere = URL(filePath: "/nowhere/lid.176.ftz")
        #expect(throws: LanguageDetector.Fault.missing) { try LanguageModelFile(file: nowhere) }
        let folder = try LanguageRig.resources.get()
        #expect(throws: LanguageDetector.Fault.missing) { try LanguageModelFile(file: folder) }
    }
}
