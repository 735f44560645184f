import Foundation
import Testing

@testable import QuoteGeneration

@Suite struct LanguageDetectorTests {
    private let detector: LanguageDetector

    init() throws {
        detector = try LanguageRig.detector()
    }

    @Test func restsOnTheModel() {
        #expect(detector.method == .model)
    }

    @Test(arguments: QuoteLocale.allCases)
    func acceptsTheSentencesOfALanguage(locale: QuoteLocale) throws {
        let rows = try LanguageRig.rows("lid-testset.tsv").filter { $0.locale == locale }
        #expect(rows.count >= 40)
        for row in rows {
            #expect(detector.mismatch(row.text, locale) == nil, "\(row.text)")
        }
    }

    @Test func letsNoMoreThanOneOfAThousandThroughInAnotherLanguage() throws {
        var trials = 0
        var passed: [String] = []
        for row in try LanguageRig.rows("lid-testset.tsv") {
            guard let written = row.locale else { continue }
            for locale in QuoteLocale.allCases where locale != written {
                trials += 1
                if detector.mismatch(row.text, locale) == nil { passed.append("\(locale): \(row.text)") }
            }
        }
        #expect(trials > 11_000)
        #expect(passed.count * 1000 <= trials, "\(passed)")
    }

    @Test func letsFewSentencesOfNeighbouringLanguagesThrough() throws {
        // Malay passes as Indonesian by design, Afrikaans half of the time as Dutch.
        let rows = try LanguageRig.rows("lid-testset.tsv").filter {
            $0.locale == nil && !["ms", "af"].contains($0.code)
        }
        let trials = rows.flatMap { row in QuoteLocale.allCases.map { (row.text, $0) } }
        let passed = trials.filter { detector.mismatch($0.0, $0.1) == nil }
        #expect(trials.count > 1500)
        #expect(passed.count * 100 <= trials.count, "\(passed)")
    }

    @Test func findsTheSecondLanguageInMixedSentences() throws {
        let rows = try LanguageRig.rows("lid-mixed.tsv")
        #expect(rows.count == 45)
        for row in rows {
            let locale = try #require(row.locale)
            #expect(detector.mismatch(row.text, locale) != nil, "\(row.text)")
        }
    }

    @Test func judgesSentencesWrittenAfterTheRules() throws {
        let url = Bundle.module.bundleURL.appending(path: "Fixtures/language/lid-fresh.tsv")
        let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
        var wrong: [String: [Substring]] = [:]
        for line in lines {
            let columns = line.split(separator: "\t")
            let locale = try #require(QuoteLocale(identifier: columns[1]))
            let verdict = detector.mismatch(String(columns[2]), locale) == nil ? "accept" : "reject"
            if columns[0] != verdict { wrong[String(columns[0]), default: []].append(columns[2]) }
        }
        #expect(lines.count == 176)
        #expect(wrong["accept", default: []].count <= 1, "\(wrong)")
        #expect(wrong["reject", default: []].count <= 3, "\(wrong)")
    }

    @Test(arguments: [
        ("Rdza omija otwartą bramę.", QuoteLocale.pl), ("Até o trovão perde o fôlego.", .pt),
        ("Der Bäcker öffnet früh, und die Straße riecht nach süßem Brot.", .de),
    ])
    func readsAccentsApartFromTheirLettersAsTogether(text: String, locale: QuoteLocale) {
        let apart = text.decomposedStringWithCanonicalMapping
        #expect(apart.unicodeScalars.count > text.unicodeScalars.count)
        #expect(detector.mismatch(text, locale) == nil)
        #expect(detector.mismatch(apart, locale) == nil)
    }

    @Test(arguments: ["", " ", "…", "1998", "— ! —", "🙂🙂", "\u{200B}\u{FEFF}", "\0\0"])
    func refusesWhatHasNoLetters(text: String) {
        for locale in QuoteLocale.allCases {
            #expect(detector.mismatch(text, locale) != nil, "\(locale)")
        }
    }

    @Test func readsTextsOfAnyLengthAndShape() {
        let sentence = "The bridge you refuse to cross will never carry anyone home. "
        #expect(detector.mismatch(String(repeating: sentence, count: 500), .en) == nil)
        #expect(detector.mismatch(String(repeating: "ж", count: 100_000), .en) != nil)
        #expect(
            detector.mismatch("The bridge\0you refuse\u{B}to cross\u{2028}will carry nobody home.", .en)
                == nil)
        #expect(detector.mismatch("\u{301}\u{301}\u{301}", .en) != nil)
    }

    @Test func saysTheSameToManyAtOnce() async throws {
        let rows = try LanguageRig.rows("lid-testset.tsv").filter { $0.kind == "plain" }
        let alone = rows.map { detector.mismatch($0.text, .es) }
        #expect(alone.contains(nil) && alone.contains { $0 != nil })
        await withTaskGroup(of: [String?].self) { group in
            for _ in 0..<32 {
                group.addTask { [detector] in rows.map { detector.mismatch($0.text, .es) } }
            }
            for await together in group { #expect(together == alone) }
        }
    }
}
