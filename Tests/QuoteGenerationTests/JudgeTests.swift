import LanguageModels
import Prompts
import Testing

@testable import QuoteGeneration

/// The model as a judge: what its digits mean, and whether it may decide.
@Suite struct JudgeTests {
    private static let scale = JudgeCalibration.Scale(poor: 2.7, good: 6.3)

    /// A model that is certain of the same digits for every line.
    private static func model(saying digits: String) -> ScriptedModel {
        ScriptedModel(
            [],
            surprise: { queries in
                queries.map { query in
                    let entries = query.transcript?.entries ?? []
                    let answered = entries.last.map { $0.role == .response ? $0.text.count : 0 } ?? 0
                    let wanted = Array(digits)[answered]
                    return query.texts.map { Surprisal(nats: $0 == String(wanted) ? 0 : 40, tokens: 1) }
                }
            })
    }

    @Test func readsADigitForEachScoreBehindTheDigitsBefore() async throws {
        let judge = ModelJudge(
            model: Self.model(saying: "951"), prompts: try .standard(), scale: Self.scale)
        let raw = try #require(try await judge.rawScores(of: ["one", "two"]))
        #expect(raw.count == 2)
        for score in raw { #expect(abs((score ?? -1) - 5) < 0.001) }
    }

    @Test func expectsTheMeanOfTheDigitsByTheirProbabilities() {
        var surprisals = (0...9).map { _ in Surprisal(nats: .infinity, tokens: 1) }
        surprisals[2].nats = 0.7
        surprisals[8].nats = 0.7
        #expect(ModelJudge.expectedDigit(surprisals) == 5)
        #expect(ModelJudge.expectedDigit([]) == nil)
        #expect(ModelJudge.expectedDigit(surprisals.map { _ in Surprisal(nats: .nan, tokens: 1) }) == nil)
    }

    @Test(arguments: [
        ("898", [8.0, 9, 8]), ("89", nil), ("8988", nil), ("8/10", nil), (" 98", nil), ("", nil),
        ("-98", nil),
        ("9.8", nil), ("I give it 9", nil), ("８９８", nil),
    ])
    func picksNoNumberOutOfAnythingElse(reply: String, digits: [Double]?) {
        #expect(ModelJudge.digits(in: reply, count: 3) == digits)
    }

    @Test func hasTheDigitsWrittenWhereNoProbabilitiesAreToldAndAsksOnceMore() async throws {
        let model = ScriptedModel(saying: ["nine", "999", "no", "no"])
        let judge = ModelJudge(model: model, prompts: try .standard(), scale: Self.scale)
        let judgements = try await judge.judgements(of: ["one", "two"], in: .en)
        #expect(judgements[0] == Judgement(score: Self.scale.score(9), method: .written))
        #expect(judgements[1] == nil)
    }

    @Test func scoresBetweenNoughtAndTen() {
        #expect(abs(Self.scale.score(2.7) - 3) < 0.001)
        #expect(abs(Self.scale.score(6.3) - 7) < 0.001)
        #expect(Self.scale.score(0) == 0)
        #expect(Self.scale.score(9.5) == 10)
        #expect(Self.scale.score(.nan).isNaN)
        #expect(JudgeCalibration.Scale(poor: 5, good: 5).score(5).isNaN)
    }

    // MARK: Calibration

    @Test func theMeasurementThatShipsIsAboutTheQuestionsThatShip() throws {
        let prompts = try GenerationPrompts.standard()
        let records = try JudgeCalibration(resources: LanguageRig.resources.get()).records
        #expect(!records.isEmpty)
        for record in records.values { #expect(record.prompts == ModelJudge.promptHash(prompts)) }
    }

    @Test func onlyAModelThatWasMeasuredAndIsGoodEnoughDecides() throws {
        let prompts = try GenerationPrompts.standard()
        let hash = ModelJudge.promptHash(prompts)
        func decides(_ record: JudgeCalibration.Record?) -> Bool {
            let choice = QuoteGenerator.JudgeChoice.decided(
                by: record, ScriptedModel([]), prompts: prompts)
            if case .judge = choice { return true }
            return false
        }
        func record(_ ordering: Double, prompts: String) -> JudgeCalibration.Record {
            .init(model: "any", prompts: prompts, pairs: 120, ordering: ordering, scale: Self.scale)
        }
        #expect(decides(record(0.75, prompts: hash)))
        #expect(!decides(record(0.749, prompts: hash)))
        #expect(!decides(record(0.99, prompts: "other questions")))
        #expect(!decides(nil))
    }
}
