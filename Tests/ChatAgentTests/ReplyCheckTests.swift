import LanguageModels
import QuoteLibrary
import Testing

@testable import ChatAgent

/// Fault 39: nothing in a comment passes for a quotation, an attribution or a number that was not found.
@Suite struct ReplyCheckTests {
    private typealias Objection = ReplyCheck.Objection

    /// A check in a conversation in which these quotes were found.
    private let check: ReplyCheck

    init() {
        var check = ReplyCheck(authors: ["Mark Twain", "Friedrich Nietzsche", "Seneca", "Victor Hugo"])
        check.add(message: "what did Einstein say about time? I keep a diary of small kind things")
        check.add(
            quote:
                "Time is but the stream I go a-fishing in. I drink at it;\nbut while I drink I see the bottom.",
            author: "Henry David Thoreau")
        check.add(quote: "Don’t count the waves; count the “boats” coming home.", author: "Odile Farnworth")
        check.add(quote: "学而时习之，不亦说乎？有朋自远方来，不亦乐乎？", author: "孔子")
        check.add(quote: "Счастлив тот, кто счастлив у себя дома.", author: "Лев Толстой")
        check.add(quote: "الصبر مفتاح الفرج في كل زمان", author: "مثل عربي")
        check.add(quote: "धीरे धीरे रे मना धीरे सब कुछ होय", author: "कबीर")
        check.add(quote: "Wer zittert, hält die Laterne trotzdem.", author: "Ottokar Wiesenbach")
        self.check = check
    }

    // MARK: Quotations in marks

    @Test(arguments: [
        ("\"", "\""), ("“", "”"), ("„", "“"), ("„", "”"), ("«", "»"), ("« ", " »"), ("»", "«"), ("‹", "›"),
        ("‘", "’"), ("‚", "‘"), ("'", "'"), ("”", "”"), ("「", "」"), ("『", "』"), ("＂", "＂"), ("《", "》"),
        ("`", "`"), ("*", "*"), ("〝", "〟"),
    ])
    func seesAQuotationInMarksOfAnyStyle(_ open: String, _ close: String) {
        for (invented, real) in [
            ("Imagination is more important than knowledge.", "Time is but the stream I go"),
            ("Воображение важнее знания во всём", "Счастлив тот, кто счастлив"),
            ("想象力比知识更重要得多", "有朋自远方来，不亦乐乎"),
            ("الخيال أهم من المعرفة", "الصبر مفتاح الفرج"),
            ("कल्पना ज्ञान से अधिक महत्वपूर्ण है", "धीरे धीरे रे मना"),
        ] {
            #expect(
                check.objection(to: "Here: \(open)\(invented)\(close) is nice.") == .ungroundedQuotation,
                "\(open)\(invented)\(close)")
            let objection = check.objection(to: "Here: \(open)\(real)\(close) is nice.")
            #expect(objection == nil || objection == .repeatsCard, "\(open)\(real)\(close)")
        }
    }

    @Test(arguments: [
        "“Imagination is more important", "He said \"imagination is everything",
        "„Phantasie ist wichtiger als Wissen",
    ])
    func seesAQuotationThatIsNotClosed(_ text: String) {
        #expect(check.objection(to: text) == .ungroundedQuotation)
    }

    @Test(arguments: [
        "“Time is but the river I go a-fishing in.”", "“Time is the stream I go a-fishing in.”",
        "“go the I stream”", "“… count the sails”", "“Time is but … the boats coming home”",
        "“I drink at him”", "“ime is but the stream”", "“学而时习之，不亦乐乎”", "“有朋自远方来不亦说乎”",
    ])
    func seesAChangedWord(_ text: String) {
        #expect(check.objection(to: text) == .ungroundedQuotation)
    }

    @Test(arguments: [
        "“time is BUT the stream,”", "\"Don't count the waves\"", "“Dont’ count” is its start.",
        "“I drink at it; but while”", "“Time is but … I drink at it”", "„счастлив тот, кто“", "“有朋自远方来 不亦乐乎”",
        "“the waves”", "“a small kind thing” and “small kind things”",
        "“I keep a diary of small kind things”",
    ])
    func acceptsWordsThatWereFoundOrSaid(_ text: String) {
        let objection = check.objection(to: text)
        // "Dont" and "thing" are no words of the evidence, but too few to be a quotation.
        #expect(objection == nil || objection == .repeatsCard || text.contains("small kind thing”"))
    }

    @Test func countsAFragmentFromThreeWordsAndSevenIdeographsOn() {
        #expect(check.objection(to: "Of “distant quiet” hills.") == nil)
        #expect(check.objection(to: "Of “distant quiet hills”.") == .ungroundedQuotation)
        #expect(check.objection(to: "看「远方的山很静」。") == nil)
        #expect(check.objection(to: "看「远方的山很安静」。") == .ungroundedQuotation)
    }

    // MARK: Attributions

    @Test(arguments: [
        "“Time is but the stream I go a-fishing in” — Mark Twain",
        "“Time is but the stream” by Mark Twain.", "Twain's line: “Time is but the stream I go”.",
        "“Time is but the stream” (Odile Farnworth)", "As Odile Farnworth said, “time is but the stream”.",
        "Nietzsche schrieb: „Time is but the stream“", "“Don't count the waves” — Henry David Thoreau",
        "“有朋自远方来，不亦乐乎” — 老子", "爱因斯坦说：“有朋自远方来，不亦乐乎”", "“Счастлив тот, кто счастлив” — Пушкин",
        "“Time is but the stream” — Albert Einstein",
        "Time is but the stream I go a-fishing in. — Mark Twain",
    ])
    func seesTheWrongAuthorOfTheRightWords(_ text: String) {
        #expect(check.objection(to: text) == .wrongAuthor)
    }

    @Test(arguments: [
        "“Time is but the stream” — Thoreau", "“Time is but the stream” (Henry David Thoreau)",
        "Thoreaus „Time is but the stream“ passt.", "“Счастлив тот, кто счастлив” — слова Льва Толстого.",
        "“有朋自远方来，不亦乐乎” — 孔子", "Farnworth’s “don’t count the waves” may fit.",
        "Confucius: “有朋自远方来，不亦乐乎”",
    ])
    func acceptsTheRightAuthor(_ text: String) {
        let objection = check.objection(to: text)
        #expect(objection == nil || objection == .repeatsCard)
    }

    @Test(arguments: [
        // Invented words and a real author, who was found.
        "“Water never asks the way.” — Henry David Thoreau", "“Water never asks the way,” wrote Thoreau.",
        "Water never asks the way. — Henry David Thoreau", "Water never asks the way — Odile Farnworth",
        "Thoreau wrote: water never asks the way.", "As Thoreau once wrote: water never asks",
        // Somebody the person named, by whom nothing was found.
        "Einstein said: imagination is more important than knowledge.",
        "Albert Einstein once said that imagination is everything.",
        "Einstein said imagination is more important than knowledge.",
        "As Einstein put it, imagination is more important than knowledge.",
        "Imagination is more important than knowledge, as Einstein put it.",
        "Imagination is more important than knowledge, said Einstein.",
        "According to Einstein, imagination is more important than knowledge.",
        "Imagination is more important than knowledge. — Einstein",
        "Imagination is more important than knowledge – Albert Einstein.",
        "Imagination is more important than knowledge -- Einstein",
        "Einstein: imagination is more important than knowledge.",
        "Einstein's words: imagination is more important than knowledge.",
        "Einstein – imagination is more important than knowledge.",
        "Imagination is more important than knowledge (Albert Einstein).",
        "Einstein believed that imagination is more important than knowledge.",
        "Einstein reminds us that imagination is more important.", "爱因斯坦认为想象力比知识更重要。",
        "The famous line goes: imagination is more important than knowledge.",
        "Einstein sagte, Phantasie ist wichtiger als Wissen.",
        "Einstein hat einmal gesagt: Phantasie ist wichtiger als Wissen.",
        "Laut Einstein ist Phantasie wichtiger als Wissen.",
        "Einstein dijo que la imaginación es más importante.",
        "Según Einstein, la imaginación es más importante.",
        "Comme le disait Einstein, l'imagination est plus importante.",
        "Selon Einstein, l'imagination est plus importante.",
        "Einstein disse: l'immaginazione è più importante.",
        "Einstein escreveu que a imaginação é tudo.", "Einstein berkata bahwa imajinasi lebih penting.",
        "Einstein zei dat verbeelding belangrijker is.",
        "Einstein powiedział, że wyobraźnia jest ważniejsza.",
        "Эйнштейн сказал, что воображение важнее знаний.",
        "Einstein şöyle dedi: hayal gücü bilgiden önemlidir.",
        "爱因斯坦说过：想象力比知识更重要。", "爱因斯坦曾说想象力比知识更重要。",
        "アインシュタインは言った：想像力は知識より大切だ。", "قال أينشتاين إن الخيال أهم من المعرفة.",
        "आइंस्टीन ने कहा कि कल्पना ज्ञान से बड़ी है।",
    ])
    func seesWordsGivenToSomebodyWithoutMarks(_ text: String) {
        #expect(check.objection(to: text) == .ungroundedQuotation)
    }

    @Test(arguments: [
        "This reminds me of Mark Twain.", "Twain would agree.", "Nietzsche has more on this.",
        "Two lines by Johannes Rabe about time.", "See also Maya Angelou.", "One by Albert Schweitzer too.",
        "Das ist von Johannes Rabe.", "Hier spricht Nietzsche.", "Victor Hugo aurait aimé cela.",
        "Como Gabriel García Márquez.", "Cela rappelle aussi Simone de Beauvoir.", "Это похоже на Пушкина.",
        "Słowa Adama Mickiewicza.", "这让人想起鲁迅。", "太宰治にも似た言葉がある。", "هذا يشبه المتنبي.", "यह चाणक्य जैसा है।",
    ])
    func seesANameThatWasNotFound(_ text: String) {
        #expect(check.objection(to: text) == .ungroundedName)
    }

    @Test(arguments: [
        "Nothing by Einstein is in the catalog.", "About Einstein: nothing was found.",
        "The second one speaks of waves (Farnworth).", "Farnworth: one about waves.",
        "Waves (Odile Farnworth) and time.", "I found nothing that Einstein said.",
        "Im Katalog steht nichts, was Einstein sagte.", "Von Einstein habe ich nichts gefunden.",
        "没有找到爱因斯坦说的话。", "One is by Henry David Thoreau.", "Thoreau and Farnworth, on time and waves.",
        "Two lines about time: one by Thoreau.", "Ein Spruch von Ottokar Wiesenbach.",
    ])
    func acceptsNamesThatWereFoundOrAskedFor(_ text: String) {
        #expect(check.objection(to: text) == nil)
    }

    // MARK: Numbers, repetition, markup

    @Test(arguments: [
        ("Your streak is 12 days.", true), ("Your best run was 31 days.", true),
        ("19 more days to your record.", true),
        ("20 days and it is broken.", true), ("You came on 6 days this week.", true), ("١٢ يومًا", true),
        ("Your streak is 13 days.", false), ("45 days, well done!", false), ("١٣ يومًا", false),
        ("You have 120 days.", false), ("Last active on 18 September.", false),
        ("Last active on 19 September 2026.", true), ("第一次坚持十二天，一起加油。", true), ("三日坊主ではありません。", true),
        ("Type /saved 3 for more.", true),
    ])
    func comparesTheNumbersOfAStreak(_ text: String, _ isRight: Bool) async throws {
        let days =
            (8...19).map { "2026-09-\($0 < 10 ? "0" : "")\($0)" }
            + (1...31).map {
                "2026-07-\($0 < 10 ? "0" : "")\($0)"
            }
        let rig = try await Rig(saying: [call("streak_status")], activeDays: days)
        let reply = try await rig.ask("is my streak 45 days?")
        var check = ReplyCheck()
        // That the person says a number does not make it true.
        check.add(message: "is my streak 45 days?")
        check.add(try #require(reply.results.first))
        #expect(check.objection(to: text) == (isRight ? nil : .ungroundedNumber))
    }

    @Test func lyingAboutASearchThatWasNotMadeIsSeen() async throws {
        let rig = try await Rig(
            saying: [
                say("I searched your library and found 3 lines. “Courage knocks until it opens.” — Seneca")
            ])
        try await rig.ask("courage")
        #expect(!rig.text.contains("3"))
        #expect(!rig.text.contains("knocks"))
        #expect(rig.notices.count == 2)
    }

    @Test func sayingTheAskedNumberIsFine() async throws {
        let rig = try await Rig(
            saying: [json("search_saved", ["query": "sea"]), say("There are not 50 of them, only 1.")],
            saved: [.kept("The sea waits.")])
        try await rig.ask("show 50 about the sea")
        #expect(rig.text == "There are not 50 of them, only 1.")
    }

    @Test(arguments: [
        "Time is but the stream I go fishing in.", "It says don't count the waves; count on.",
        "学而时习之，不亦说乎？有朋。", "Wer zittert, hält die Laterne.",
    ])
    func leavesOutTheWordsOfACard(_ text: String) {
        #expect(check.objection(toComment: text) == .repeatsCard)
    }

    @Test func saysACardAgainToWhoAsksForIt() async throws {
        let line = "Waves keep count of every single stone."
        let rig = try await Rig(
            saying: [json("search_saved", [:]), say("One about patience."), say("“\(line)” — Ada Moor")],
            saved: [.kept(line, by: "Ada Moor")])
        try await rig.ask("mine")
        try await rig.ask("say the first one again?")
        #expect(rig.text.hasSuffix("“\(line)” — Ada Moor"))
        #expect(rig.notices.isEmpty)
    }

    @Test func doesNotSayThatARepetitionWasLeftOut() async throws {
        let rig = try await Rig(
            saying: [
                json("search_saved", [:]), say("Waves keep count of every single stone. One about patience."),
                json("search_saved", [:]), say("“Waves keep count of every single stone.”"), say("Hm?"),
            ],
            saved: [.kept("Waves keep count of every single stone.", by: "Ada Moor")])
        try await rig.ask("mine")
        #expect(rig.text == "One about patience.")
        try await rig.ask("and now")
        #expect(rig.notices.isEmpty)
        #expect(rig.said.isEmpty)
        #expect(rig.text == "One about patience.")
        try await rig.ask("ok")
        #expect(rig.traces.flatMap(\.withheld) == [.repeatsCard, .repeatsCard])
        #expect(!rig.conversation.contains { $0.role == .response && $0.text.contains("stone") })
    }

    @Test func tellsThePersonWhenAllOfACommentIsWithheld() async throws {
        let rig = try await Rig(
            saying: [say("“Imagination is more important than knowledge.” — Einstein"), say("Hm.")])
        try await rig.ask("was hat Einstein über die Zeit gesagt?")
        #expect(rig.notices == [.withheld(.ungroundedQuotation)])
        #expect(rig.said.count == 1)
        try await rig.ask("ok")
        #expect(!rig.conversation.contains { $0.text.contains("magination") })
    }
}
