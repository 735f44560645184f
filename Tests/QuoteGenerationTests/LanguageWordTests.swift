import Foundation
import Testing

@testable import QuoteGeneration

@Suite struct LanguageWordTests {
    private let words: FunctionWords

    init() throws {
        words = try FunctionWords(
            file: LanguageRig.resources.get().appending(path: "language/function-words.json"))
    }

    private func evidence(_ text: String, _ locale: QuoteLocale) throws -> WordEvidence {
        WordEvidence(Draft(text, locale: locale), wanted: try #require(ListedLanguage(locale)), words: words)
    }

    private func rule(_ text: String, _ locale: QuoteLocale) throws -> WordRule {
        WordRule(evidence: try evidence(text, locale), wanted: try #require(ListedLanguage(locale)))
    }

    @Test func countsTheFunctionWordsOfEachLanguage() throws {
        let found = try evidence("L'eau ET le pain, dans CETTE maison", .fr)
        #expect(found.total == 8)
        #expect(found.counts[ListedLanguage.fr.rawValue] == 5)
        #expect(found.counts[ListedLanguage.pl.rawValue] == 0)
        #expect(found.score(of: .fr) == 5.0 / 8)
    }

    @Test func givesMoreToALanguageWithALetterOfItsOwn() throws {
        #expect(try evidence("Straße", .de).score(of: .de) == 0.12)
        #expect(try evidence("Strasse", .de).score(of: .de) == 0)
        #expect(try evidence("¿Casa?", .es).score(of: .es) == 0.12)
        #expect(try evidence("IŞIK", .tr).score(of: .tr) == 0.12)
    }

    @Test func asksWhichWordsOnlyOneOfTwoLanguagesHas() throws {
        // "a" and "que" are both languages'; "não", "um" are Portuguese, "y", "pero" Spanish.
        let found = try evidence("a casa que não tem um nome y pero", .pt)
        #expect(found.words(in: 0..<3, of: .es) == (foreign: 0, own: 0))
        #expect(found.words(in: 3..<7, of: .es) == (foreign: 0, own: 3))
        #expect(found.words(in: 7..<9, of: .es) == (foreign: 2, own: 0))
        #expect(found.words(in: 0..<9, of: .ja) == (foreign: 0, own: 0))
    }

    @Test func readsLettersInLowerCaseOnly() throws {
        #expect(try evidence("niño", .fr).foreign[0].contains(.es))
        #expect(try evidence("Núñez", .fr).foreign[0].isEmpty)
    }

    @Test func partsWordsWhereTheModelDoes() throws {
        let text = "Où dort\u{A0}la marée\tquand\u{202F}le\nport ferme ?"
        let file = try LanguageModelFile(
            file: LanguageRig.resources.get().appending(path: "language/lid.176.ftz"))
        let count = file.read(text) { $0.wordCount }
        #expect(try evidence(text, .fr).foreign.count == count)
    }

    @Test func admitsOneEnglishWord() throws {
        #expect(
            try rule("Der Film hieß nothing but Regen, und who weinte, blieb.", .de).mixture
                == "2 English words")
        #expect(try rule("Der Film hieß nothing but Regen, und wer weinte, blieb.", .de).mixture == nil)
        #expect(try rule("Der Film hieß but but but Regen.", .de).mixture == nil)
        #expect(try rule("Don't say it's over, and the rest.", .de).mixture == "4 English words")
    }

    @Test func doesNotTakeALanguagesOwnWordForEnglish() throws {
        // Dutch has "of", Polish "to".
        #expect(try rule("Thee of koffie, the vraag is altijd dezelfde.", .nl).mixture == nil)
        #expect(try rule("To jest dom, a the napis już wyblakł.", .pl).mixture == nil)
    }

    @Test func admitsOneWordOfANeighbour() throws {
        #expect(try rule("Маяк видит їжак и молчит", .ru).mixture == nil)
        #expect(try rule("Маяк видит їжак і молчит", .ru).mixture != nil)
        #expect(try rule("छन् मेघा रात भर", .hi).mixture == nil)
        #expect(try rule("छन् मेघा रात भर पनि", .hi).mixture == "2 words of ne")
    }

    @Test func wantsOneFunctionWordInTwenty() throws {
        let filler = Array(repeating: "xq", count: 19).joined(separator: " ")
        #expect(try rule("und \(filler)", .de).mismatch == nil)
        #expect(try rule("und \(filler) xq", .de).mismatch != nil)
        #expect(try rule("und \(filler)", .de).passesInDoubt == false)
        #expect(try rule("und xq xq xq xq xq", .de).passesInDoubt)
        #expect(try rule("und xq xq xq xq xq xq", .de).passesInDoubt == false)
        #expect(try rule("und xq y pero no", .de).mismatch != nil)
    }

    @Test(arguments: [
        (7, 0.9, 0.02, 0, 0, true), (6, 0.9, 0.02, 0, 0, false), (7, 0.89, 0.02, 0, 0, false),
        (7, 0.9, 0.021, 0, 0, false), (7, 0.99, 0, 0, 1, false),
        (5, 0.8, 0.05, 1, 0, true), (4, 0.8, 0.05, 1, 0, false), (5, 0.79, 0.05, 1, 0, false),
        (5, 0.8, 0.051, 1, 0, false), (7, 0.99, 0, 1, 1, false),
        (4, 0.45, 0.3, 2, 0, true), (4, 0.44, 0.3, 2, 0, false), (4, 0.45, 0.31, 2, 0, false),
        (4, 0.4, 0.39, 3, 0, true), (4, 0.39, 0.3, 3, 0, false), (4, 0.45, 0.45, 3, 0, false),
        (4, 0.6, 0.1, 3, 1, true), (4, 0.59, 0.1, 3, 1, false), (4, 0.6, 0.11, 3, 1, false),
        (4, 0.99, 0, 2, 1, false),
    ])
    func weighsAPassage(
        width: Int, rival: Float, wanted: Float, foreign: Int, own: Int, isForeign: Bool
    ) {
        let passage = ForeignPassage(
            width: width, rival: rival, wanted: wanted, foreignWords: foreign, ownWords: own)
        #expect(passage.isForeign == isForeign)
    }
}
