/// What people call a language, and its code.
enum Languages {
    /// Returns the code of two letters of a language given by code or by name, in its own tongue or in one of the six
    /// of the catalog; nil for a text that names none.
    static func code(of text: String) -> String? {
        let folded = text.folded
        if let code = codes[folded] { return code }
        let subtag = folded.split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? ""
        if let code = codes[subtag] { return code }
        let isCode = (2...3).contains(subtag.count) && subtag.utf8.allSatisfy { (97...122).contains($0) }
        return isCode ? subtag : nil
    }

    private static let codes: [String: String] = {
        var result: [String: String] = [:]
        for (code, names) in names {
            result[code] = code
            for name in names.folded.split(separator: " ") { result[String(name)] = code }
        }
        return result
    }()

    private static let names = [
        "en":
            "eng english englisch inglés anglais anglaise inglese inglês engels angielski İngilizce английский",
        "de": "deu ger german deutsch alemán alemana allemand allemande tedesco tedesca alemão alemã duits",
        "es":
            "spa spanish spanisch español española castellano espagnol espagnole spagnolo spagnola espanhol",
        "fr": "fra fre french französisch francés francesa français française francese francês frans",
        "it": "ita italian italienisch italiano italiana italien italienne italiaans",
        "pt": "por portuguese portugiesisch portugués portuguesa portugais portugaise portoghese português",
        "la": "lat latin latein latein latín latino latim",
        "nl": "nld dut dutch niederländisch neerlandés holandés néerlandais olandese holandês nederlands",
        "id": "ind indonesian indonesisch indonesio indonésien indonesiano indonésio indonesia",
        "ja": "jpn japanese japanisch japonés japonais giapponese japonês 日本語",
        "zh": "zho chi chinese chinesisch chino chinois cinese chinês 中文 汉语 漢語",
        "ru": "rus russian russisch ruso russe russo русский",
        "ar": "ara arabic arabisch árabe arabe arabo العربية",
        "el": "ell gre greek griechisch griego grec greco grego",
    ]
}
