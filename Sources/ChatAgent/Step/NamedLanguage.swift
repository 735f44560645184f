/// The language that a message asks quotes to be in: "in French", "auf Englisch", "英語で".
enum NamedLanguage {
    /// The code of the language, when the message names one as that of what it asks for, and only one.
    ///
    /// A language alone is not enough: "a French author" and "my English teacher" ask for none.
    static func code(in message: String) -> String? {
        let text = " " + message.plain + " "
        let found = Set(
            names.filter { _, names in
                names.contains { name in
                    guard name.isSpaced else { return text.contains(name) }
                    return prepositions.contains { text.contains(" \($0) \(name) ") }
                        || (name.hasPrefix("po ") || name.hasPrefix("по ")) && text.contains(" \(name) ")
                }
            }.keys)
        return found.count == 1 ? found.first : nil
    }

    /// Whether a text is nothing but the name of a language.
    static func isName(_ text: String) -> Bool {
        let text = text.plain
        return names.values.contains { $0.contains(text) }
    }

    private static let prepositions = [
        "in", "auf", "en", "em", "in het", "bahasa", "dalam bahasa", "berbahasa", "na", "на", "w jezyku",
        "in lingua",
    ]

    private static let names = written.mapValues { Set($0.map(\.plain)) }

    /// In the languages of the conversation; in scripts without blanks with what makes them a place.
    private static let written: [String: Set<String>] = [
        "en": [
            "english", "englisch", "ingles", "anglais", "inglese", "inggris", "engels", "po angielsku",
            "angielskim",
            "英語で", "英語の", "英文", "英语", "بالانجليزيه", "الانجليزيه", "अगरजी", "ingilizce", "по английски",
            "английском",
        ],
        "de": [
            "german", "deutsch", "aleman", "allemand", "tedesco", "alemao", "jerman", "duits", "po niemiecku",
            "ドイツ語で", "ドイツ語の", "德语", "德文", "بالالمانيه", "almanca", "по немецки", "немецком",
        ],
        "es": [
            "spanish", "spanisch", "espanol", "castellano", "espagnol", "spagnolo", "espanhol", "spanyol",
            "spaans",
            "po hiszpansku", "スペイン語で", "スペイン語の", "西班牙语", "بالاسبانيه", "ispanyolca", "по испански",
            "испанском",
        ],
        "fr": [
            "french", "franzosisch", "frances", "francais", "francese", "prancis", "frans", "po francusku",
            "フランス語で", "フランス語の", "法语", "法文", "بالفرنسيه", "fransizca", "по французски", "французском",
        ],
        "it": [
            "italian", "italienisch", "italiano", "italien", "italia", "italiaans", "po wlosku", "イタリア語で",
            "イタリア語の", "意大利语", "بالايطاليه", "italyanca", "по итальянски", "итальянском",
        ],
        "pt": [
            "portuguese", "portugiesisch", "portugues", "portugais", "portoghese", "portugis", "portugees",
            "po portugalsku", "ポルトガル語で", "葡萄牙语", "بالبرتغاليه", "portekizce", "по португальски",
        ],
        "nl": ["dutch", "niederlandisch", "neerlandes", "neerlandais", "olandese", "holandes", "nederlands"],
        "id": ["indonesian", "indonesisch", "indonesio", "indonesien", "indonesiano", "indonesia"],
    ]
}

extension String {
    /// Whether its script puts blanks between words and a word of it may stand alone.
    fileprivate var isSpaced: Bool {
        // The Turkish names are said alone.
        unicodeScalars.allSatisfy { $0.value < 0x590 } && !hasSuffix("ce") && !hasSuffix("ca")
    }
}
