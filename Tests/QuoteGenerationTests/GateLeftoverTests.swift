import Testing

@testable import QuoteGeneration

@Suite struct GateLeftoverTests {
    private let line = "the plough writes one long letter to rain"

    @Test(arguments: [
        "Quote:", "Quote :", "QUOTE:", "Final answer:", "Option 2:", "Here is a quote:",
        "Here's one for you:", "Sure!",
        "Certainly,", "Okay.", "Note:", "Theme:", "Translation (English):", "As an AI,", "<think>",
        "Assistant:",
        "Sure, here is a hopeful sentence about mud:", "Here you go:", "Q:", "(Quote)", "Quote –",
        "I'll write a quote now:",
    ])
    func refusesWhatStandsBefore(leftover: String) {
        #expect(GateFixtures.reason("\(leftover) \(line)") == .promptLeftover)
    }

    @Test(arguments: [
        "(9 words)", "(Word count: 9)", "(nine words)", "— 9 words", "Theme: mud",
        "Let me know if you need another",
        "(Translation of a field)", "I hope this helps",
    ])
    func refusesWhatStandsBehind(leftover: String) {
        #expect(GateFixtures.reason("The plough writes a letter to rain. \(leftover)") == .promptLeftover)
    }

    @Test(arguments: [
        "Here is the river, and here are the hands that named it",
        "Sure hands still tremble when the newborn sleeps",
        "Quote the mountain accurately or leave the valley alone",
        "Note how the moss forgives the axe every spring",
        "Okay was the word my father used for weather", "Let me keep the dented kettle for the winter",
        "I need to mend the net before the moon", "She wrote me twelve words on a frozen window",
        "The answer came by mule: a letter without words",
        "At 6:30 the baker forgives the whole sleeping street",
        "The ferry (twelve planks) carries more gossip than people",
    ])
    func keepsALineThatOnlyBeginsLikeOne(text: String) {
        #expect(GateFixtures.reason(text) == nil)
    }

    /// A label, a presentation, consent and a count of words in each language.
    @Test(arguments: [
        (
            QuoteLocale.de, "das Meer leiht jedem Weinenden etwas Salz",
            ["Zitat:", "Hier ist ein Satz über Mut:", "Gerne!", "Als KI"], "(7 Wörter)"
        ),
        (
            .es, "el mar presta su sal a quien llore",
            ["Cita:", "Aquí tienes una frase sobre el mar:", "¡Claro!", "Como IA"], "(8 palabras)"
        ),
        (
            .fr, "la mer prête son sel à quiconque pleure",
            ["Citation :", "Voici une phrase sur la mer :", "Bien sûr !", "En tant qu'IA"], "(8 mots)"
        ),
        (
            .it, "il mare presta il suo sale a tutti",
            ["Frase:", "Ecco una citazione sul mare:", "Certo!", "Come IA"], "(8 parole)"
        ),
        (
            .pt, "o mar empresta o seu sal a todos",
            ["Citação:", "Aqui está uma frase sobre o mar:", "Claro!", "Como IA"], "(8 palavras)"
        ),
        (
            .id, "laut meminjamkan garamnya kepada siapa pun di sini",
            ["Kutipan:", "Berikut kutipan tentang laut:", "Tentu!", "Sebagai AI"], "(8 kata)"
        ),
        (
            .nl, "de zee leent haar zout aan wie huilt",
            ["Citaat:", "Hier is een zin over de zee:", "Zeker!", "Als AI"], "(8 woorden)"
        ),
        (
            .pl, "morze pożycza sól każdemu, kto płacze",
            ["Cytat:", "Oto zdanie o morzu:", "Jasne!", "Jako AI"], "(6 słów)"
        ),
        (
            .ru, "море одалживает соль каждому, кто плачет",
            ["Цитата:", "Вот фраза о море:", "Конечно!", "Как ИИ"], "(6 слов)"
        ),
        (
            .tr, "deniz yanında ağlayan herkese tuz verir",
            ["Alıntı:", "İşte deniz hakkında bir söz:", "Tabii!", "Yapay zeka olarak"], "(6 kelime)"
        ),
        (
            .ar, "البحر يعير ملحه لكل من يبكي", ["اقتباس:", "إليك جملة عن البحر:", "بالطبع!", "كنموذج لغوي"],
            "(6 كلمات)"
        ),
        (
            .hi, "समुद्र रोने वाले को अपना नमक देता है", ["उद्धरण:", "यह रहा समुद्र पर एक वाक्य:", "ज़रूर!", "एक एआई के रूप में"],
            "(8 शब्द)"
        ),
        (.ja, "海はそばで泣く人に塩を貸してくれる", ["名言：", "こちらが海についての一文です：", "もちろん！", "AIとして、"], "（17文字）"),
        (.ko, "바다는 우는 사람에게 소금을 빌려준다", ["명언:", "다음은 바다에 관한 문장입니다:", "물론입니다!", "인공지능으로서"], "(5단어)"),
        (
            .th, "ทะเลให้ยืมเกลือแก่ทุกคนที่ร้องไห้", ["คำคม:", "นี่คือประโยคเกี่ยวกับทะเล:", "ได้เลยครับ!", "ในฐานะ AI"],
            "(10 คำ)"
        ),
        (.zh, "大海把盐借给每一个在岸边哭泣的人", ["名言：", "以下是一句关于大海的句子：", "当然可以！", "作为一个AI，"], "（16字）"),
    ])
    func speaksEveryLanguage(locale: QuoteLocale, line: String, heads: [String], count: String) {
        #expect(GateFixtures.reason(line, locale) == nil)
        for head in heads {
            #expect(GateFixtures.reason("\(head) \(line)", locale) == .promptLeftover, "\(head)")
        }
        #expect(GateFixtures.reason("\(line). \(count)", locale) == .promptLeftover)
    }

    @Test(arguments: QuoteLocale.allCases)
    func findsEnglishAroundEveryLanguage(locale: QuoteLocale) {
        #expect(GateFixtures.reason("Here is a quote: \(line)", locale) == .promptLeftover)
    }
}
