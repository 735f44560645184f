import Testing

@testable import QuoteGeneration

@Suite struct LanguageScriptTests {
    private func mismatch(_ text: String, _ locale: QuoteLocale) -> String? {
        ScriptRule(Draft(text, locale: locale)).mismatch(with: locale)
    }

    /// A sentence in each script, with the languages that can be written so.
    private static let samples: [(text: String, locales: [QuoteLocale])] = [
        ("Der Mut klopft an.", [.en, .de, .es, .fr, .it, .pt, .id, .nl, .pl, .tr]),
        ("Ｗｉｄｅ letters", [.en, .de, .es, .fr, .it, .pt, .id, .nl, .pl, .tr]),
        ("Маяк держит слово.", [.ru]),
        ("تحفظ المنارة وعدها", [.ar]),
        ("बर्फ़ डायरी लिखती है।", [.hi]),
        ("灯台は約束を守る", [.ja]),
        ("ヒカリトカゲ", [.ja]),
        ("灯塔守着它的诺言", [.zh]),
        ("燈塔守著它的諾言", [.zh]),
        ("등대는 약속을 지킨다", [.ko]),
        ("ประภาคารรักษาสัญญา", [.th]),
        ("Ο φάρος κρατά τον λόγο του", []),
        ("המגדלור שומר על הבטחתו", []),
        ("შუქურა სიტყვას იცავს", []),
        ("ປະພາຄານຮັກສາສັນຍາ", []),
        ("𝐓𝐡𝐞 𝐬𝐞𝐚", []),
        ("1234 – 5!", []),
    ]

    @Test(arguments: samples.indices)
    func admitsEachScriptOnlyForItsLanguages(index: Int) {
        let sample = Self.samples[index]
        for locale in QuoteLocale.allCases {
            #expect((mismatch(sample.text, locale) == nil) == sample.locales.contains(locale), "\(locale)")
        }
    }

    @Test func admitsOneForeignLetterInTwenty() {
        #expect(mismatch(String(repeating: "a", count: 19) + "я", .en) == nil)
        #expect(mismatch(String(repeating: "a", count: 18) + "я", .en) != nil)
    }

    @Test func admitsThreeLatinLettersInTen() {
        #expect(mismatch("яяяяяяя abc", .ru) == nil)
        #expect(mismatch("яяяяяя abc", .ru) != nil)
    }

    @Test func countsAForeignWordAsOneCharacterWhereCharactersAreSyllables() {
        #expect(mismatch("내 iPhone은 조용하고 Schmidt 할머니는 국을 끓인다.", .ko) == nil)
        // Seven of ten, then six of nine.
        #expect(mismatch("雪は白いね iPhone と Schmidt と Max", .ja) == nil)
        #expect(mismatch("雪は白い iPhone と Schmidt と Max", .ja) != nil)
    }

    @Test(arguments: [QuoteLocale.ru, .ar, .hi, .ja, .ko, .th, .zh])
    func admitsTwoLatinWordsInARow(locale: QuoteLocale) {
        let words = [
            QuoteLocale.ru: "Шекспир и вся моя большая семья любят", .ar: "شكسبير وكل عائلتي الكبيرة يحبون",
            .hi: "शेक्सपियर और मेरा पूरा बड़ा परिवार", .ja: "シェイクスピアと家族はみんな好きだ",
            .ko: "셰익스피어와 우리 대가족은 모두 좋아한다", .th: "เชกสเปียร์และครอบครัวใหญ่ของฉันรัก",
            .zh: "莎士比亚和我的全家人都很喜欢",
        ]
        let text = words[locale, default: ""]
        #expect(mismatch("\(text) Jane Austen", locale) == nil)
        #expect(mismatch("\(text) the old tune", locale) == "3 Latin words in a row")
        #expect(mismatch("\(text)the-old tune", locale) == nil)
        #expect(mismatch("\(text) the old—tune", locale) != nil)
    }

    @Test func wantsAKanaInJapaneseAndNoneInChinese() {
        #expect(mismatch("雪写日記", .ja) == "no kana")
        #expect(mismatch("雪は写日記", .ja) == nil)
        #expect(mismatch("雪写着の日记", .zh) == "kana")
    }

    @Test func admitsOneChineseCharacterInJapanese() {
        #expect(mismatch("雪は彼女を她と呼ぶ", .ja) == nil)
        #expect(mismatch("雪は静かに、却总是忘记我们这里", .ja) == "Chinese characters")
    }
}
