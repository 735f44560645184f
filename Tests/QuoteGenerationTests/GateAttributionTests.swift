import Testing

@testable import QuoteGeneration

@Suite struct GateAttributionTests {
    @Test(
        arguments: ["—", "–", "-", "~", "―", "--", "——"],
        ["Elena Marwick", "E. Marwick", "Unknown", "old proverb", "Marwick, 1962"])
    func refusesACreditBehindADash(dash: String, credit: String) {
        #expect(
            GateFixtures.reason("The plough writes one long letter to rain. \(dash) \(credit)")
                == .attribution)
    }

    @Test(arguments: [
        "The plough writes one letter to the rain — Elena Marwick",
        "The plough writes one letter to the rain (Elena Marwick)",
        "The plough writes one letter to the rain. (anonymous)",
        "The plough writes one letter to the rain. by Elena Marwick",
        "The plough writes one letter to the rain, by Elena Marwick",
        "As Elena Marwick said, the plough writes to the rain",
        "The plough writes to the rain, as Elena Marwick once wrote.",
        "The plough, said Elena Marwick, writes to the rain",
        "Elena Marwick once said the plough writes to rain",
        "Elena Marwick said that the plough writes to rain",
        "Elena Marwick: the plough writes a letter to rain", "Seneca: the plough writes a letter to the rain",
        "According to Elena Marwick, the plough writes to rain",
        "In the words of Elena Marwick, ploughs write to rain",
        "As the old proverb says, the plough writes to rain",
        "“The plough writes to the rain” – Elena Marwick, Essays",
    ])
    func refusesASpeaker(text: String) {
        #expect(GateFixtures.reason(text) == .attribution)
    }

    @Test(arguments: [
        "The plough keeps its promise — even when no rain comes",
        "She stood there — patient, muddy, certain — until rain came",
        "We packed one lamp for the road — Anna packed rain.",
        "My mother said rain was an old debt of heaven",
        "As my grandmother said, patience begins with dry kindling",
        "As Aunt Rosa said, patience begins with dry kindling",
        "Anna said little and mended the nets before dawn",
        "“Stay,” said Anna, and she boiled another egg for rain",
        "According to the tide table, we quarrel until noon",
        "The ferry (rusty, late, beloved) carries more rain than people",
        "By candlelight the plumber looked like a saint",
        "Like rain on Sunday, the wedding arrived much too early",
        "One rule survived the flood: whoever has bread cuts it",
        "In the words of the river, everything is still arriving",
    ])
    func keepsAStory(text: String) {
        #expect(GateFixtures.reason(text) == nil)
    }

    /// A speaker and, in the same form, one's own people.
    @Test(arguments: [
        (
            QuoteLocale.de, "Wie Helene Brandtner sagte, leiht das Meer jedem Salz",
            "Wie meine Oma sagte, leiht das Meer jedem Salz"
        ),
        (
            .de, "Laut Helene Brandtner leiht das Meer jedem Salz",
            "Laut Fahrplan leiht das Meer jedem ein wenig Salz"
        ),
        (.es, "Según Inés Valcárcel, el mar presta su sal", "Según el horario, el mar presta su sal"),
        (
            .fr, "Comme disait Odile Verneau, la mer prête son sel",
            "Comme disait ma grand-mère, la mer prête son sel"
        ),
        (
            .it, "Secondo Livia Serrani, il mare presta il sale",
            "Secondo la tabella, il mare presta il suo sale"
        ),
        (
            .pt, "Nas palavras de Tomé Arruda, o mar empresta sal",
            "Nas palavras do vento, o mar empresta o sal"
        ),
        (
            .nl, "Zoals Marijke Veldhuis zei, leent de zee haar zout",
            "Zoals mijn oma zei, leent de zee haar zout"
        ),
        (.pl, "Jak mawiała Halina Brzoza, morze pożycza sól", "Jak mawiała moja babcia, morze pożycza sól"),
        (
            .ru, "По словам Веры Холминой, море одалживает соль",
            "По словам старой соседки, море одалживает соль"
        ),
        (
            .tr, "Defne Karaca'nın dediği gibi deniz tuz verir",
            "Anneannemin dediği gibi deniz herkese tuz verir"
        ),
        (
            .id, "Menurut Ratna Wijaya, laut meminjamkan garam",
            "Menurut jadwal ombak, laut meminjamkan garam kita"
        ),
        (.ar, "كما قالت ليلى الحمداني، البحر يعير ملحه", "كما قالت جدتي، البحر يعير ملحه للجميع"),
        (.hi, "जैसा कि कबीर ने कहा, समुद्र नमक देता है", "जैसा कि दादी ने कहा, समुद्र नमक देता है"),
        (.ja, "夏目漱石曰く、海は泣く人に塩を貸してくれる。", "祖母曰く、海は泣く人に塩を貸してくれる。"),
        (.ko, "공자의 말처럼 바다는 소금을 빌려준다", "할머니의 말처럼 바다는 소금을 빌려준다"),
        (.th, "ดังที่ขงจื๊อกล่าวไว้ว่า ทะเลให้ยืมเกลือแก่คนร้องไห้", "แม่บอกไว้ว่า ทะเลให้ยืมเกลือแก่ทุกคนที่ร้องไห้"),
        (.zh, "正如鲁迅所说，大海把盐借给哭泣的人。", "正如外婆所说，大海把盐借给哭泣的人。"),
    ])
    func tellsASpeakerFromOnesOwnPeople(locale: QuoteLocale, speaker: String, story: String) {
        #expect(GateFixtures.reason(speaker, locale) == .attribution)
        #expect(GateFixtures.reason(story, locale) == nil)
    }

    @Test(arguments: [
        (QuoteLocale.ja, "海はそばで泣く人に塩を貸してくれる。", "——森川千歳", "――船が一隻も見ていなくても。"),
        (.zh, "大海把盐借给每一个在岸边哭泣的人", "——沈若舟", "——哪怕没有一艘船看见。"),
        (.th, "ทะเลให้ยืมเกลือแก่ทุกคนที่ร้องไห้อยู่ใกล้ๆ", " — สุดา แก้วงาม", " — แม้ไม่มีเรือลำไหนมองเห็น"),
        (.ko, "바다는 곁에서 우는 사람에게 소금을 빌려준다", " - 윤하람", " — 그래도 괜찮다"),
    ])
    func tellsANameFromTheRestWhereThereAreNoCapitals(
        locale: QuoteLocale, line: String, credit: String, rest: String
    ) {
        #expect(GateFixtures.reason(line + credit, locale) == .attribution)
        let start = line.hasSuffix("。") ? String(line.dropLast()) : line
        #expect(GateFixtures.reason(start + rest, locale) == nil)
    }
}
