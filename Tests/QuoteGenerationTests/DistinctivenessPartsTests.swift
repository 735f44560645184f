import Testing

@testable import QuoteGeneration

@Suite struct DistinctivenessScoreTests {
    private func score(_ points: Double...) -> DistinctivenessScore {
        DistinctivenessScore(points.map { .init(name: .start, points: $0, evidence: "a test") })
    }

    @Test func isAcceptedFromFive() {
        #expect(score(5).isAccepted)
        #expect(!score(4.99).isAccepted)
    }

    @Test func staysWithinItsBoundsAndSaysSo() {
        #expect(score(9, 1).parts.count == 2)
        #expect(score(9, 1.5).total == 10)
        #expect(score(9, 1.5).parts.last?.name == .bound)
        #expect(score(9, 1.5).parts.last?.points == -0.5)
        #expect(score(1, -2).total == 0)
        #expect(score(1, -2).parts.last?.points == 1)
    }
}

@Suite struct DistinctivenessSurpriseTests {
    let distinctiveness: Distinctiveness

    init() throws {
        distinctiveness = try Distinctiveness(folder: TasteFixtures.resources())
    }

    private func part(_ surprise: Surprise?, _ locale: QuoteLocale = .en) -> DistinctivenessScore.Part? {
        distinctiveness.score(of: "The plumber left his hat", locale: locale, surprise: surprise)
            .parts.first { $0.name == .surprise }
    }

    @Test(arguments: ["standard", "compact", "tiny"], TasteClassifier.calibrated)
    func aLineThatTheModelExpectedLosesPoints(model: String, locale: QuoteLocale) throws {
        let expected = try #require(part(Surprise(natsPerToken: 2, model: model), locale))
        let unexpected = try #require(part(Surprise(natsPerToken: 10, model: model), locale))
        #expect(expected.points == -Points.surpriseCap)
        #expect(unexpected.points == Points.surpriseReward)
    }

    @Test func nothingIsGivenOrTakenWhereItIsNotKnown() {
        #expect(part(nil)?.points == 0)
        #expect(part(Surprise(natsPerToken: 1, model: "another"))?.points == 0)
        #expect(part(Surprise(natsPerToken: .nan, model: "tiny"))?.points == 0)
        #expect(part(Surprise(natsPerToken: 1, model: "tiny"), .ja)?.points == 0)
    }

    @Test func sayWhyNothingIsKnown() {
        #expect(part(Surprise(natsPerToken: 1, model: "another"))?.evidence.contains("another") == true)
    }
}

@Suite struct DistinctivenessRepetitionTests {
    let distinctiveness: Distinctiveness
    let line = "The plumber left his hat on the boiler and never asked for it."

    init() throws {
        distinctiveness = try Distinctiveness(folder: TasteFixtures.resources())
    }

    private func points(_ rejected: [String], _ locale: QuoteLocale = .en) -> Double? {
        distinctiveness.score(of: line, locale: locale, recentRejected: rejected)
            .parts.first { $0.name == .repetition }?.points
    }

    @Test func aRejectedLineComesBackWithFewerPoints() {
        #expect(points([line]) == -Points.repetitionCap)
        #expect(points([line], .ja) == -Points.repetitionCap)
    }

    @Test func aCloseLineCostsLessThanTheSameOne() throws {
        let close = try #require(points(["A plumber left the hat on my boiler and forgot about it."]))
        #expect(close < 0 && close > -Points.repetitionCap)
    }

    @Test func anotherLineCostsNothing() {
        #expect(points(["Whoever salts the soup twice has been thinking of somebody."]) == nil)
        #expect(points([]) == nil)
    }

    @Test func onlyTheLastLinesAreRemembered() {
        let others = (1...NegativeAnchors.limit).map { "\($0)" }
        #expect(points([line] + others) == nil)
        #expect(points([line] + others.dropLast()) == -Points.repetitionCap)
    }

    @Test func readsNothingIntoEmptyLines() {
        #expect(points(["", "…"]) == nil)
    }
}

@Suite struct DistinctivenessWordKindListTests {
    private func kinds(_ word: String, in list: WordKindList, _ locale: QuoteLocale) -> WordKinds {
        let draft = Draft(word, locale: locale)
        return draft.foldedWords.first.map { list.kinds(of: draft.folded[$0]) } ?? []
    }

    @Test func findsWholeWordsAndBeginnings() throws {
        let list = try #require(WordKindList("# thing\nhat kettle*\n# action\nhat\n", locale: .en))
        #expect(kinds("Hat", in: list, .en) == [.thing, .action])
        #expect(kinds("hats", in: list, .en) == [])
        #expect(kinds("kettles", in: list, .en) == .thing)
        #expect(kinds("hat's", in: list, .en) == [.thing, .action])
    }

    @Test func readsTheEndOfAWordInGermanOnly() throws {
        let german = try #require(WordKindList("# thing\ntisch\n", locale: .de))
        #expect(kinds("Küchentisch", in: german, .de) == .thing)
        #expect(kinds("Esstisch", in: german, .de) == .thing)
        #expect(kinds("Untisch", in: german, .de) == [])
        let italian = try #require(WordKindList("# thing\ntisch\n", locale: .it))
        #expect(kinds("Küchentisch", in: italian, .it) == [])
    }

    @Test func isNotReadFromAFileThatHasAnotherForm() {
        #expect(WordKindList("# things\nhat\n", locale: .en) == nil)
        #expect(WordKindList("hat\n", locale: .en) == nil)
        #expect(WordKindList("# thing\nblow-up\n", locale: .en) == nil)
    }
}
