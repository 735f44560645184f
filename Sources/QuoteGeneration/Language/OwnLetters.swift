/// Which listed languages write a letter, and which hardly any other writes.
enum OwnLetters {
    /// The languages that have a letter in their words; nil where it says nothing, as of the plain letters.
    static func languages(of scalar: Unicode.Scalar) -> LanguageSet? {
        let value = Int(scalar.value)
        return value < users.count ? users[value].map(LanguageSet.init(rawValue:)) : nil
    }

    /// The languages that a letter gives away.
    static func telltale(of scalar: Unicode.Scalar) -> LanguageSet {
        let value = Int(scalar.value)
        return LanguageSet(rawValue: value < tellers.count ? tellers[value] : 0)
    }

    /// For each scalar the languages that use it, nil where none of the lists names it.
    private static let users: [UInt32?] = table(alphabets).map { $0 == 0 ? nil : $0 }
    private static let tellers: [UInt32] = table(telltales)

    private static func table(_ lists: [(LanguageSet, String)]) -> [UInt32] {
        var table = [UInt32](repeating: 0, count: 0x980)
        for (languages, letters) in lists {
            for letter in letters.unicodeScalars where letter.value < 0x980 {
                table[Int(letter.value)] |= languages.rawValue
            }
        }
        return table
    }

    /// Lower-case letters beyond a to z, and letters that not all of a family have.
    private static let alphabets: [(LanguageSet, String)] = [
        ([.de], "äöüß"), ([.es], "áéíóúñü¿¡"), ([.fr], "àâæçèéêëîïôœùûü"), ([.it], "àèéìòóù"),
        ([.pt], "áâãàçéêíóôõú"), ([.nl], "éëïóöü"), ([.pl], "ąćęłńóśźż"), ([.tr], "çğıöşüâîû"),
        ([.ru], "ыэёъщ"), ([.uk], "іїєґщ"), ([.bg], "ъщѝ"),
        ([.ar], "كيىةأإؤ"), ([.fa], "کیپچژگ"), ([.ur], "کیپچژگٹڈڑںےہھ"),
        ([.mr], "ळऱ"),
    ]

    /// Letters of a line, in either case, that speak for one language, or for each of two.
    private static let telltales: [(LanguageSet, String)] = [
        ([.de], "äßÄ"), ([.de, .tr], "öüÖÜ"), ([.es], "ñ¿¡Ñ"), ([.pt], "ãõÃÕ"), ([.pl], "ąćęłńśźżĄĆĘŁŃŚŹŻ"),
        ([.tr], "ışğİŞĞ"), ([.fr, .tr], "îûÎÛ"), ([.fr], "œŒ"), ([.fr, .it], "èÈ"), ([.it], "ìòÌÒ"),
        ([.fr, .pt], "êôÊÔ"), ([.fr, .pt, .tr], "çÇ"), ([.ru], "ыэё"), ([.uk], "іїєґ"),
    ]
}
