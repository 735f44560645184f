internal import Foundation

/// The language a message is written in, from its script and its commonest words.
///
/// Only chooses the language of the program's own sentences; a wrong guess is a sentence in another language.
enum MessageLanguage {
    /// The code of the language, or nil when nothing tells.
    static func code(of message: String) -> String? {
        if let script = scriptLanguage(of: message) { return script }
        let words = message.lowercased().split { !($0.isLetter || $0 == "'" || $0 == "’") }
            .flatMap { $0.split { $0 == "'" || $0 == "’" } }.map(String.init)
        var best: (code: String, score: Int)?
        for (code, known) in functionWords {
            let score = words.count(where: known.contains)
            if score > best?.score ?? 0 || (score > 0 && score == best?.score && code == "en") {
                best = (code, score)
            }
        }
        return best?.code
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

    private static let functionWords: [(code: String, words: Set<String>)] = [
        (
            "en",
            words(
                """
                the a an my me i you it is are was do does did have has what which how to of and in on for
                with that this please add show find any
                """)
        ),
        (
            "de",
            words(
                """
                der die das den dem ein eine einen mein meine meinen meiner mir ich du es ist sind war hast
                habe hab was welche wie zu und im in auf für mit nicht bitte zeig aus zur zum von über
                letzte
                """)
        ),
        (
            "es",
            words(
                """
                el la los las un una mi mis me yo tú es son qué que cuál cuáles cómo de del y en por para
                con no lo al se esta este frase favoritas guardé
                """)
        ),
        (
            "fr",
            words(
                """
                le la les un une des mon ma mes me je tu il est sont que quoi quelle quelles comment de du
                et en dans sur pour avec pas ce cette moi au aux ai citation
                """)
        ),
        (
            "it",
            words(
                """
                il lo la i gli le un una mio mia miei mie mi io tu è sono che cosa quale quali come di del
                della e in su per con non questa questo ho alla ai frase
                """)
        ),
        (
            "pt",
            words(
                """
                o a os as um uma meu minha meus minhas me eu você é são que qual quais como de do da e em no
                na por para com não essa esse nos nas eu salvei guardei frase
                """)
        ),
        (
            "id",
            words(
                """
                yang aku saya kamu ini itu di ke dari dan untuk dengan tidak apa bagaimana semua kutipan ada
                sudah tolong hapus simpan favorit tambahkan ke
                """)
        ),
        (
            "nl",
            words(
                """
                de het een mijn me ik jij je is zijn was heb hebt wat welke hoe te van en in op voor met
                niet dit dat uit graag laatste mij er
                """)
        ),
        (
            "pl",
            words(
                """
                i w na z do to jest są mój moja moje mi ja ty co jak nie ten ta te się mam dla po od tę tego
                proszę usuń zapisz cytat cytaty
                """)
        ),
        (
            "tr",
            words(
                """
                bir bu şu ve ben sen benim bana ne nasıl mı mi mu mü için ile değil var yok en çok sil
                kaydet ekle sözü alıntı lütfen daha
                """)
        ),
    ]

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
