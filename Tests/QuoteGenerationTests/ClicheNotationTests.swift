import Testing

@testable import QuoteGeneration

@Suite struct ClicheNotationTests {
    @Test(arguments: [
        ("follow your heart", "Just follow your heart today.", "follow your heart"),
        ("believ* in you", "Believing in you is easy.", "Believing in you"),
        ("*heart", "A sweetheart of mine.", "sweetheart"),
        ("*ear*", "My hearts are old.", "hearts"),
        ("a (red|light blue) door", "It is a light blue door.", "a light blue door"),
        ("every? day counts", "Today the day counts.", "day counts"),
        ("never (ever)? stop", "You never ever stop here.", "never ever stop"),
        ("never (ever)? stop", "You never stop here.", "never stop"),
        ("dance & rain", "Rain makes them dance.", "Rain makes them dance"),
        ("(a|(b|c) d) e", "X c d e y.", "c d e"),
        ("déjà vu", "It is DEJA VU again.", "DEJA VU"),
    ])
    func findsAPhrase(phrase: String, line: String, evidence: String) throws {
        #expect(try ClicheRig.evidence(phrase, in: line) == evidence)
    }

    @Test(arguments: [
        ("follow your heart", "Follow your own heart."),
        ("follow your heart", "Your heart may follow."),
        ("believ in", "Believing in rain."),
        ("heart", "Hearts are heartless."),
        ("*heart", "Hearts and sweethearts."),
        ("a (red|light blue) door", "A light red door."),
        ("dance & rain", "Rain all day."),
        ("to follow", "Go to bed."),
    ])
    func leavesOtherWordsAlone(phrase: String, line: String) throws {
        #expect(try ClicheRig.evidence(phrase, in: line) == nil)
    }

    @Test func aGapHoldsAsManyWordsAsItSays() throws {
        #expect(try ClicheRig.evidence("a ..2 d", in: "a b c d") == "a b c d")
        #expect(try ClicheRig.evidence("a ..2 d", in: "a b b c d") == nil)
        #expect(try ClicheRig.evidence("a .. d", in: "a b b c d") != nil)
        #expect(try ClicheRig.evidence("a .. d", in: "a b b b c d") == nil)
    }

    @Test func theEdgesOfALineHold() throws {
        #expect(try ClicheRig.evidence("^ home is", in: "Home is far.") != nil)
        #expect(try ClicheRig.evidence("^ home is", in: "My home is far.") == nil)
        #expect(try ClicheRig.evidence("^ ..1 home is", in: "My home is far.") != nil)
        #expect(try ClicheRig.evidence("come true $", in: "Dreams come true!") != nil)
        #expect(try ClicheRig.evidence("come true $", in: "Dreams come true again!") == nil)
    }

    @Test func aSetStandsForItsWords() throws {
        let gate = try ClicheRig.gate("@self = yourself|one's self\n[phrases]\nbe (@self|kind)")
        for line in ["Be yourself.", "To be one's self.", "Be kind."] {
            #expect(gate.objection(to: Draft(line, locale: .en)) != nil)
        }
        #expect(gate.objection(to: Draft("Be late.", locale: .en)) == nil)
    }

    @Test func elidedWordsStandAlone() throws {
        #expect(try ClicheRig.evidence("l amour est", in: "L’amour est là.", locale: .fr) == "L’amour est")
        #expect(try ClicheRig.evidence("l'amour est", in: "L'amour est là.", locale: .fr) == "L'amour est")
        #expect(try ClicheRig.evidence("don t", in: "Don't go.") == nil)
    }

    @Test func lettersAreCountedWhereThereAreNoBlanks() throws {
        #expect(try ClicheRig.evidence("夢 ..2 叶", in: "夢は必叶う。", locale: .ja) == "夢は必叶")
        #expect(try ClicheRig.evidence("夢 ..2 叶", in: "夢は必ず叶う。", locale: .ja) == nil)
        #expect(try ClicheRig.evidence("(虹|青空) & 雨", in: "雨のあとに青空。", locale: .ja) != nil)
    }

    @Test func commentsAndEmptyLinesAreSkipped() throws {
        let gate = try ClicheRig.gate("# one\n\n[phrases] # two\nfollow your heart # three\n")
        #expect(gate.objection(to: Draft("Follow your heart.", locale: .en)) != nil)
    }

    @Test(arguments: [
        ("[phrases]\nok\n[sayings]", 3, PhraseFault.unknownSection("[sayings]")),
        ("follow your heart", 1, .outsideSections),
        ("[phrases]\nbe @self", 2, .unknownSet("@self")),
        ("@a = b\n@a = c", 2, .repeatedSet("@a")),
        ("[phrases]\na (b|c", 2, .brackets),
        ("[phrases]\na b) c", 2, .brackets),
        ("[phrases]\n\na (b|) c", 3, .nothing),
        ("[phrases]\na & ", 2, .nothing),
        ("[phrases]\na?", 2, .nothing),
        ("[phrases]\na (b?|c)", 2, .nothing),
        ("[phrases]\nwor*d", 2, .word("wor*d")),
        ("[phrases]\na - b", 2, .word("-")),
        ("[strong]\nlove (hope)", 2, .word("(hope)")),
        ("[phrases]\n..2 a", 2, .gap("..2")),
        ("[phrases]\na ..2", 2, .gap("..2")),
        ("[phrases]\na ..2 ..3 b", 2, .gap("..3")),
        ("[phrases]\na ..x b", 2, .gap("..x")),
        ("[phrases]\na ..0 b", 2, .gap("..0")),
        ("[phrases]\na ..31 b", 2, .gap("..31")),
    ])
    func namesFileAndLineOfAnError(text: String, line: Int, fault: PhraseFault) {
        #expect(throws: ClicheLexiconError.malformed(file: "en.txt", line: line, fault: fault)) {
            try ClicheRig.gate(text)
        }
    }

    @Test func theWidestGapIsAllowed() throws {
        #expect(try ClicheRig.evidence("a ..30 b", in: "a b") == "a b")
    }

    @Test func aLineStandsForSoManyFormsAndNoMore() throws {
        let four = "(a b|c d|e f|g h)"
        let most = Array(repeating: four, count: 5).joined(separator: " ")
        #expect(try ClicheRig.evidence(most, in: "a b c d e f g h a b") != nil)
        #expect(
            throws: ClicheLexiconError.malformed(file: "en.txt", line: 2, fault: .tooManyForms(2048))
        ) {
            try ClicheRig.gate("[phrases]\n\(most) (a b|c d)")
        }
    }

    @Test func everyShippedLexiconFollowsTheNotation() throws {
        #expect(throws: Never.self) { try ClicheRig.shipped() }
    }
}
