import Foundation
import Testing

@testable import QuoteGeneration

/// Without the model file.
@Suite struct LanguageFallbackTests {
    private let detector: LanguageDetector

    init() throws {
        detector = try LanguageRig.fallback()
    }

    @Test func saysThatTheModelIsMissing() {
        #expect(detector.method == .functionWords(because: .missing))
    }

    @Test(arguments: [0, 1, 16, 400_000, 938_012])
    func isUsedForAModelFileThatWasCutShort(length: Int) throws {
        let bytes = try LanguageRig.modelBytes().prefix(length)
        let method = try LanguageRig.withResources(model: bytes) {
            try LanguageDetector(resources: $0).method
        }
        #expect(method == .functionWords(because: .damaged))
    }

    @Test(arguments: [0, 20, 500_000, 938_011, 938_012])
    func isUsedForAModelFileWithOneWrongBit(position: Int) throws {
        var bytes = try LanguageRig.modelBytes()
        bytes[position] ^= 1
        let method = try LanguageRig.withResources(model: bytes) {
            try LanguageDetector(resources: $0).method
        }
        #expect(method == .functionWords(because: .damaged))
    }

    @Test func isNotUsedForTheFileItself() throws {
        let bytes = try LanguageRig.modelBytes()
        let method = try LanguageRig.withResources(model: bytes) {
            try LanguageDetector(resources: $0).method
        }
        #expect(method == .model)
    }

    @Test func acceptsNearlyAllSentencesOfEachLanguage() throws {
        let rows = try LanguageRig.rows("lid-testset.tsv").filter { $0.locale != nil }
        let refused = try rows.filter { detector.mismatch($0.text, try #require($0.locale)) != nil }
        #expect(refused.count * 100 <= rows.count, "\(refused)")
    }

    @Test func letsNoMoreThanOneOfTwoHundredThroughInAnotherLanguage() throws {
        var trials = 0
        var passed: [String] = []
        for row in try LanguageRig.rows("lid-testset.tsv") {
            guard let written = row.locale else { continue }
            for locale in QuoteLocale.allCases where locale != written {
                trials += 1
                if detector.mismatch(row.text, locale) == nil { passed.append("\(locale): \(row.text)") }
            }
        }
        #expect(passed.count * 200 <= trials, "\(passed)")
    }

    @Test(arguments: QuoteLocale.allCases)
    func letsNoEnglishThrough(locale: QuoteLocale) {
        guard locale != .en else { return }
        #expect(detector.mismatch("The snow keeps a diary that only the foxes can read.", locale) != nil)
    }

    @Test(arguments: [
        ("Сніг веде щоденник, який уміють читати лише лисиці.", QuoteLocale.ru),
        ("Мостът, по който не смееш да минеш, няма да отведе никого у дома.", .ru),
        ("برف دفتر خاطراتی دارد که تنها روباه‌ها می‌توانند آن را بخوانند.", .ar),
        ("برف ایک ڈائری لکھتی ہے جسے صرف لومڑیاں پڑھ سکتی ہیں۔", .ar),
        ("बर्फ एक अशी डायरी लिहिते जी फक्त कोल्हेच वाचू शकतात.", .hi),
        ("साहस भनेको बत्ती निभेपछि पनि ढोका ढकढक्याइरहने हात हो।", .hi),
    ])
    func knowsNeighboursInTheSameScript(text: String, locale: QuoteLocale) {
        #expect(detector.mismatch(text, locale) != nil)
    }

    @Test func cannotDoWithoutFunctionWords() throws {
        try LanguageRig.withResources(model: nil) { folder in
            let file = folder.appending(path: "language/function-words.json")
            for text in ["", "[]", #"{"en": "the"}"#, #"{"en": ["the"]}"#, #"{"xx": ["the"]}"#] {
                try Data(text.utf8).write(to: file)
                #expect(throws: GenerationResources.Fault.unreadable(file: "function-words.json")) {
                    try LanguageDetector(resources: folder)
                }
            }
            try FileManager.default.removeItem(at: file)
            #expect(throws: GenerationResources.Fault.missing(name: "function-words.json")) {
                try LanguageDetector(resources: folder)
            }
        }
    }
}
