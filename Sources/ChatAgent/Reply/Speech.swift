/// Words by which a sentence gives words to somebody.
enum Speech {
    /// Whether a name between these words is the name of who said something.
    static func givesWords(before: [String], after: [String]) -> Bool {
        before.contains { verbs.contains($0) || $0 == "by" || $0 == "von" || openings.contains([$0]) }
            || after.contains(where: verbs.contains)
    }

    /// Whether a sentence reports something that a person said, rather than that nothing of theirs was found.
    static func reports(_ name: [String], in sentence: String) -> Bool {
        let words = sentence.plainWords
        guard let first = name.first else { return false }
        guard let start = words.firstIndex(of: first) else { return reportsInside(first, in: sentence) }
        let before = words[..<start]
        guard !denies(before) else { return false }
        let after = words.dropFirst(start + name.count).prefix(2)
        return before.suffix(1).contains(where: verbs.contains)
            || after.contains { verbs.contains($0) || opinions.contains($0) }
            || openings.contains(Array(before))
    }

    /// The same where there are no blanks between words.
    private static func reportsInside(_ name: String, in sentence: String) -> Bool {
        let text = sentence.squeezed
        guard let range = text.firstRange(of: name), !denies(sentence.plainWords[...]) else { return false }
        let after = text[range.upperBound...]
        return uncasedReports.contains { after.hasPrefix($0) && !after.dropFirst($0.count).hasPrefix("的") }
    }

    /// Whether the words before a colon announce what somebody said.
    static func announces(_ text: some StringProtocol) -> Bool {
        let words = text.plainWords
        guard !words.contains(where: { word in places.contains { word.hasPrefix($0) } }) else { return false }
        if words.suffix(6).contains(where: verbs.contains) { return true }
        let squeezed = words.joined()
        return uncasedEndings.contains { squeezed.hasSuffix($0) }
    }

    /// Whether a text says that something is not there.
    static func denies(_ text: String) -> Bool { denies(text.plainWords[...]) }

    private static func denies(_ words: ArraySlice<String>) -> Bool {
        words.contains(where: denials.contains)
            || ["没", "未", "ません", "いない", "なかった"].contains { words.joined().contains($0) }
    }

    private static let verbs = words(
        """
        said says wrote writes goes reads lautet reza quipped remarked declared proclaimed observed put
        sagte sagt schrieb schreibt meinte meint bemerkte erklärte gesagt
        dijo dice decía escribió escribe afirmó
        dit disait écrit écrivait écrivit affirmait déclara
        disse diceva scrisse scrive affermò
        dizia escreveu escreve afirmou diz
        berkata mengatakan menulis
        zei zegt schreef schrijft
        powiedział powiedziała mówił mówiła pisał pisała napisał napisała rzekł
        dedi demiş söyledi yazdı demişti
        сказал сказала говорил говорила писал писала написал написала заметил
        कहा लिखा कहते
        قال قالت يقول كتب
        """)

    /// Words that report what somebody holds.
    private static let opinions = words(
        """
        believed believes thought taught teaches reminds tells told argued held
        glaubte dachte lehrte fand erinnert creía pensaba enseñó croyait pensait enseignait credeva pensava
        insegnava acreditava ensinava percaya geloofde dacht wierzył uważał inanırdı inanıyordu düşünürdü
        считал думал верил учил
        """)

    /// How a sentence begins that names its source.
    private static let openings: Set<[String]> = [
        ["according", "to"], ["laut"], ["selon"], ["segun"], ["secondo"], ["segundo"], ["menurut"],
        ["volgens"],
        ["według".plain], ["по", "словам"],
    ]

    private static let uncasedReports = [
        "说", "曾说", "曾经说", "认为", "相信", "は考え", "は信じ", "也说", "曰", "云", "写道", "は言", "が言", "も言", "はこう言", "曰く",
        "いわく",
    ]

    private static let uncasedEndings = [
        "说", "说过", "曾说", "说道", "曰", "云", "写道", "曾经说过", "言った", "言いました", "曰く", "いわく",
        "述べた", "書いた", "قال", "कहा था", "कहाथा",
    ]

    /// What is said to say something without anybody speaking.
    private static let places = [
        "catal", "katalog", "card", "karte", "librar", "bibliot", "result", "ergebnis",
    ]

    private static let denials = words(
        """
        no not nothing none never nichts kein keine keinen nicht nada ningún ninguna rien pas aucun aucune ne
        niente non nessun nessuna não nenhum nenhuma tidak belum niets geen niet nic nie żaden yok değil не нет
        ничего нечего नहीं لا لم ليس لن
        """)

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map { $0.plain })
    }
}
