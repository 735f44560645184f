import QuoteLibrary
import Testing

@testable import ChatAgent

/// A check that withholds good comments is as bad as one that lets invented quotations by.
@Suite struct GoodCommentTests {
    private let check: ReplyCheck

    init() {
        var check = ReplyCheck(authors: [
            "Marcus Aurelius", "Thomas Paine", "John Stuart Mill", "Victor Hugo", "King James Bible",
            "Laozi (Lao Tzu)",
            "Gautama Buddha (traditional)", "Francis Bacon", "Henry Adams", "William Blake",
            "Benjamin Franklin",
        ])
        check.add(message: "find me something about courage and the sea")
        check.add(quote: "Courage is the hand that keeps knocking after the lights go out.", author: "Seneca")
        check.add(quote: "The sea keeps no diary, yet it remembers every shore.", author: "Emily Dickinson")
        check.add(quote: "Wer zittert, hält die Laterne trotzdem.", author: "Johann Wolfgang von Goethe")
        check.add(quote: "Das Meer fragt nicht nach dem Weg.", author: nil)
        self.check = check
    }

    @Test(arguments: [
        // English
        "Two lines about courage, one of them about the sea.", "Hello! Shall I look for a quotation?",
        "Hello, I'm Commonplace, your private quotation book.", "Yes. Everything stays on this computer.",
        "You are welcome. Goodbye!", "Type /save and the number of the card.",
        "Type /save 1 to keep the first.",
        "The first is by Seneca; the second by Emily Dickinson.", "Seneca speaks of courage at night.",
        "Both Seneca and Dickinson write about holding on.", "Try Seneca next.", "More on the cards above.",
        "Seneca's line is about not giving up.", "Here you go: one about courage and one about the sea.",
        "Three by Seneca: on anger, on time and on courage.", "These may calm you before your exam.",
        "I found a line in German too.", "Nothing in the catalog was written by her.",
        "That is a difficult day; may these lines help.", "I'm a small model, so I only comment.",
        "Good luck on Monday!", "Happy New Year to you!",
        "I can search the catalog, your saved quotes and your streak.",
        "The word courage appears in the first one.", "One speaks of “the sea”, the other of “courage”.",
        "It's about patience, isn't it?", "Use /search or /saved whenever you like.",
        "Here is what I found: two lines on courage.", "As always, the cards show the exact words.",
        "The catalog says nothing about dragons.", "There are more by the same author — just ask.",
        "Two about courage — enjoy!", "Two lines (one by Seneca).",
        "One by a Stoic (Seneca) and one by a poet.",
        "Seneca – one about courage.", "Dickinson believed that little things matter.",
        "One is calm, the other bold — both short.",
        // German: nouns have capitals.
        "Zum Thema Freundschaft habe ich zwei Zitate gefunden.", "Hier sind zwei Sprüche über Mut und Meer.",
        "Im Katalog stehen Zitate über Mut.", "Gib /save und die Nummer der Karte ein.",
        "Guten Morgen! Worüber möchtest du lesen?", "Ein Zitat von Goethe über den Mut.",
        "Goethes Zeile handelt vom Durchhalten.", "Diese Zitate handeln von Mut, Angst und Hoffnung.",
        "Gern geschehen. Viel Freude damit!", "Der erste Spruch passt zu deinem Abend.",
        "Deine Serie lebt noch bis Mitternacht.", "Alles Gute für deine Prüfung am Montag!",
        "Das zweite Zitat stammt von einem unbekannten Autor.", "Viel Erfolg!",
        "Zwei über Mut — viel Freude!",
        "Johann Wolfgang von Goethe schreibt über das Zittern.", "Liebe Grüße und gute Nacht!",
        // Spanish
        "Dos frases sobre el valor, una de Séneca.", "Encontré algo sobre el mar.", "¡Buenas noches!",
        "Escribe /save y el número de la tarjeta.", "La primera habla del valor; la segunda, del mar.",
        "No hay nada más en el catálogo.",
        // French
        "Deux lignes sur le courage, dont une de Sénèque.", "Voici ce que j'ai trouvé : une sur la mer.",
        "De rien, à bientôt !", "L'une parle du courage et l'autre de la mer.", "Tapez /save et le numéro.",
        "C'est une belle idée pour aujourd'hui.", "Bonjour ! Que puis-je chercher ?",
        // Italian
        "Due frasi sul coraggio, una di Seneca.", "Prego! A domani.",
        "Una parla del mare, l'altra del coraggio.",
        "Scrivi /save e il numero della carta.", "Ecco cosa ho trovato: una sul mare.",
        "L'ha scritta Seneca.",
        // Portuguese
        "Duas frases sobre a coragem, uma de Sêneca.", "De nada, até amanhã!",
        "Uma fala do mar, a outra da coragem.",
        "Digite /save e o número do cartão.", "Também encontrei algo sobre o mar.",
        "Não encontrei nada sobre dragões.",
        // Indonesian
        "Dua kutipan tentang keberanian, satu dari Seneca.", "Sama-sama, sampai besok!",
        "Yang pertama tentang laut, yang kedua tentang keberanian.", "Ketik /save dan nomornya.",
        // Dutch
        "Twee regels over moed, één van Seneca.", "Graag gedaan, tot morgen!", "De eerste gaat over de zee.",
        "Typ /save en het nummer van de kaart.", "Welterusten en tot morgen!",
        // Polish
        "Dwa cytaty o odwadze, jeden Seneki.", "Proszę bardzo, do jutra!",
        "Pierwszy mówi o morzu, drugi o odwadze.",
        "Wpisz /save i numer karty.", "Nie znalazłem nic o smokach.",
        // Japanese
        "勇気についての言葉が二つあります。", "一つは海について、もう一つは勇気についてです。", "どういたしまして。また明日！", "/save と番号を入力してください。",
        "セネカの言葉です。", "「海」という言葉が出てきます。", "はじめまして。何をお探しですか？",
        // Chinese
        "找到两句关于勇气的话，一句是塞内卡的。", "不客气，明天见！", "第一句讲大海，第二句讲勇气。", "请输入 /save 和编号。", "你好！想找一句什么样的话？",
        "一句关于大海，另一句关于坚持。", "没有找到关于龙的句子。",
        // Arabic
        "اقتباسان عن الشجاعة، أحدهما عن البحر.", "على الرحب والسعة!", "الأول عن البحر والثاني عن الشجاعة.",
        "اكتب /save مع رقم البطاقة.", "مرحبا! عمّ تبحث اليوم؟",
        // Hindi
        "साहस पर दो पंक्तियाँ, एक समुद्र के बारे में।", "आपका स्वागत है!", "पहली समुद्र के बारे में है, दूसरी साहस के बारे में।",
        "/save और नंबर लिखें।", "नमस्ते! क्या खोजूँ?",
        // Turkish
        "Cesaret üzerine iki söz, biri Seneca'nın.", "Rica ederim, yarın görüşürüz!",
        "İlki deniz, ikincisi cesaret hakkında.",
        "/save ve kartın numarasını yaz.", "Merhaba! Ne arayayım?",
        // Russian
        "Две цитаты о смелости, одна из них Сенеки.", "Пожалуйста, до завтра!",
        "Первая о море, вторая о смелости.",
        "Введи /save и номер карточки.", "Привет! Что поискать?", "О драконах ничего не нашлось.",
    ])
    func isShown(_ comment: String) {
        for language in ["", "zeig mir bitte etwas über Mut"] {
            var check = check
            if !language.isEmpty { check.add(message: language) }
            var stream = ReplyStream()
            for sentence in stream.sentences(appending: comment) + [stream.rest()] {
                #expect(check.objection(to: sentence) == nil)
            }
        }
    }
}
