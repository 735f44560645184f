import Foundation
import Testing

@testable import ChatAgent

/// The language of the program's own sentences follows the person's.
@Suite struct MessageLanguageTests {
    private struct Row {
        let language: String
        let text: String
    }

    private func rows(of file: String) throws -> [Row] {
        let url = Bundle.module.bundleURL.appending(path: "Fixtures").appending(path: file)
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { line in
            let parts = line.split(separator: "\t", maxSplits: 1)
            return Row(language: String(parts[0]), text: String(parts[1]))
        }
    }

    private func share(of file: String, language: String? = nil) throws -> Double {
        let rows = try rows(of: file).filter { language == nil || $0.language == language }
        let right = rows.count { MessageLanguage.code(of: $0.text) == $0.language }
        return Double(right) / Double(rows.count)
    }

    @Test func knowsTheLanguageOfNineMessagesInTen() throws {
        #expect(try share(of: "messages.tsv") >= 0.9)
    }

    @Test func knowsTheLanguageOfNineSentencesInTen() throws {
        #expect(try share(of: "sentences.tsv") >= 0.9)
    }

    @Test(arguments: [
        "en", "de", "es", "fr", "it", "pt", "id", "nl", "pl", "ja", "zh", "ar", "hi", "tr", "ru",
    ])
    func knowsEveryLanguageMostOfTheTime(_ language: String) throws {
        #expect(try share(of: "sentences.tsv", language: language) >= 0.75)
        #expect(try share(of: "messages.tsv", language: language) >= 0.75)
    }

    @Test(arguments: ["", "   ", "12345", "🙂🙂", "???", "/save 1", "Xyzzyx"])
    func doesNotGuessWhereNothingTells(_ text: String) {
        #expect(MessageLanguage.code(of: text) == nil)
    }

    @Test(arguments: [
        ("ja", "友情についての言葉"), ("zh", "有没有孔子的话"), ("ru", "Толстой о счастье"), ("ar", "أريد اقتباسًا"),
        ("hi", "मेरे उद्धरण दिखाओ"), ("ru", "Дай цитату из catalog"), ("en", "a line with 友 in it, please"),
    ])
    func tellsAScriptByMostOfTheLetters(_ language: String, _ text: String) {
        #expect(MessageLanguage.code(of: text) == language)
    }
}
