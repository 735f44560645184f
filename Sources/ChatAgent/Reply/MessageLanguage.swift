internal import Foundation

/// The language a message is written in, from its script and its commonest words.
///
/// Only chooses the language of the program's own sentences; a wrong guess is a sentence in another language.
enum MessageLanguage {
    /// The code of the language, or nil when nothing tells.
    static func code(of message: String) -> String? {
        if let script = scriptLanguage(of: message) { return script }
        let words = message.lowercased().split { !$0.isLetter }.map(String.init)
        var scores: [String: Double] = [:]
        for word in words {
            let languages = languagesOfWord[word] ?? []
            for language in languages { scores[language, default: 0] += 1 / Double(languages.count) }
            for (language, letters) in ownLetters where word.contains(where: letters.contains) {
                scores[language, default: 0] += 0.8
            }
        }
        let best = scores.max { first, second in
            // Of two that are equally likely, English; else the same one each time.
            (first.value, first.key == "en" ? "~" : first.key) < (
                second.value, second.key == "en" ? "~" : second.key
            )
        }
        return best?.key
    }

    /// The English name of a language, as the model is told it.
    static func name(of code: String) -> String { names[code] ?? "the language of the question" }

    private static let names = [
        "en": "English", "de": "German", "es": "Spanish", "fr": "French", "it": "Italian", "pt": "Portuguese",
        "id": "Indonesian", "nl": "Dutch", "pl": "Polish", "ja": "Japanese", "zh": "Chinese", "ar": "Arabic",
        "hi": "Hindi", "tr": "Turkish", "ru": "Russian",
    ]

    private static func scriptLanguage(of message: String) -> String? {
        var counts: [String: Int] = [:]
        for scalar in message.unicodeScalars {
            switch scalar.value {
            case 0x3040...0x30FF: counts["ja", default: 0] += 1
            case 0x4E00...0x9FFF: counts["zh", default: 0] += 1
            case 0x0600...0x06FF: counts["ar", default: 0] += 1
            case 0x0900...0x097F: counts["hi", default: 0] += 1
            case 0x0400...0x04FF: counts["ru", default: 0] += 1
            default: break
            }
        }
        if counts["ja"] != nil { return "ja" }
        let letters = message.unicodeScalars.count { $0.properties.isAlphabetic }
        return counts.first { $0.value * 3 >= letters }?.key
    }

    private static let languagesOfWord: [String: [String]] = {
        var languages: [String: [String]] = [:]
        for (language, words) in commonWords {
            for word in Set(words.split(whereSeparator: \.isWhitespace)) {
                languages[String(word), default: []].append(language)
            }
        }
        return languages
    }()

    /// Letters that hardly any other of the languages has.
    private static let ownLetters: [(language: String, letters: Set<Character>)] = [
        ("de", ["ß", "ä"]), ("es", ["ñ"]), ("fr", ["œ", "ê", "û"]), ("pt", ["ã", "õ"]),
        ("pl", ["ł", "ż", "ź", "ś", "ć", "ń", "ą", "ę"]), ("tr", ["ı", "ş", "ğ"]), ("it", ["ò", "ì"]),
    ]
}
