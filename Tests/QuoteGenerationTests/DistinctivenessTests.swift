import Foundation
import Testing

@testable import QuoteGeneration

@Suite struct DistinctivenessTests {
    let distinctiveness: Distinctiveness

    init() throws {
        distinctiveness = try Distinctiveness(folder: TasteFixtures.resources())
    }

    private func part(
        _ name: DistinctivenessScore.Part.Name, of text: String, _ locale: QuoteLocale = .en,
        surprise: Surprise? = nil, rejected: [String] = []
    ) -> DistinctivenessScore.Part? {
        distinctiveness.score(of: text, locale: locale, surprise: surprise, recentRejected: rejected)
            .parts.first { $0.name == name }
    }

    @Test func ordersPairsOfABetterAndAWorseLine() throws {
        for (name, bar) in [("pairs", 0.95), ("unseen-pairs", 0.95)] {
            let pairs = try TasteFixtures.pairs(name)
            let ordered = pairs.count { pair in
                distinctiveness.score(of: pair.better, locale: pair.locale).total
                    > distinctiveness.score(of: pair.worse, locale: pair.locale).total
            }
            #expect(Double(ordered) / Double(pairs.count) >= bar, "\(name): \(ordered) of \(pairs.count)")
        }
    }

    @Test func putsPlainGoodLinesBeforeDecoratedStockLines() throws {
        let lines = try TasteFixtures.lines("stress-en")
        let scores = lines.map { (distinctiveness.score(of: $0.text, locale: .en).total, $0.label) }
        let good = scores.filter { $0.1 == "plain_good" }.map(\.0)
        let stock = scores.filter { $0.1 != "plain_good" }.map(\.0)
        var above = 0.0
        for one in good {
            for other in stock { above += one > other ? 1 : one == other ? 0.5 : 0 }
        }
        #expect(above / Double(good.count * stock.count) >= 0.85)
    }

    @Test func everyPointIsExplained() throws {
        for pair in try TasteFixtures.pairs("pairs") {
            for text in [pair.better, pair.worse] {
                let score = distinctiveness.score(of: text, locale: pair.locale)
                let sum = score.parts.reduce(0) { $0 + $1.points }
                #expect(abs(sum - score.total) < 1e-9)
                #expect((0...10).contains(score.total))
                #expect(score.parts.allSatisfy { !$0.evidence.isEmpty })
            }
        }
    }

    @Test(arguments: [
        (QuoteLocale.en, "The kettle sang.", "kettle"), (.de, "Auf dem Küchentisch lag Mehl.", "Küchentisch"),
        (.es, "La cuchara cayó.", "cuchara"), (.fr, "L'échelle tremble.", "L'échelle"),
        (.it, "Nella pentola bolle.", "pentola"), (.pt, "A panela ferve.", "panela"),
    ])
    func rewardsAThingThatCanBeSeen(locale: QuoteLocale, text: String, evidence: String) throws {
        let image = try #require(part(.image, of: text, locale))
        #expect(image.points > 0)
        #expect(image.evidence.contains(evidence))
    }

    @Test func rewardsOnlySoManyThings() {
        #expect(part(.image, of: "spoon fork knife")?.points == Points.imageCap)
        #expect(part(.image, of: "spoon fork knife plate bowl")?.points == Points.imageCap)
        #expect(part(.image, of: "spoon fork")?.points == 2 * Points.image)
    }

    @Test func rewardsSomebodyWhoActs() throws {
        #expect(part(.agency, of: "My aunt folded it")?.evidence == "My")
        #expect(part(.agency, of: "Fold it twice")?.evidence == "Fold")
        #expect(part(.agency, of: "It was folded") == nil)
        #expect(part(.action, of: "It was folded") != nil)
        #expect(part(.person, of: "Ask the plumber")?.evidence == "plumber")
    }

    @Test func rewardsADetail() {
        #expect(part(.detail, of: "Come on Tuesday")?.evidence == "Tuesday")
        #expect(part(.detail, of: "Come at 7")?.evidence == "7")
        #expect(part(.detail, of: "Come soon") == nil)
    }

    @Test func rewardsAFeelingOnlyBesideAThing() {
        #expect(part(.feeling, of: "Grief folds the towel") != nil)
        #expect(part(.feeling, of: "Grief is difficult") == nil)
    }

    @Test func penalisesFormula() throws {
        let formula = try #require(
            part(.formula, of: "True happiness is believing in the beauty of your dreams"))
        #expect(formula.points < 0 && formula.points >= -Points.formulaCap)
        #expect(formula.evidence.contains("happiness"))
        #expect(part(.formula, of: "The plumber left his hat on the boiler") == nil)
    }

    @Test func oneAbstractWordInTenIsFreeAndOneInNineIsNot() {
        #expect(part(.formula, of: "the soul of a man is in the old oven") == nil)
        #expect(part(.formula, of: "the soul of a man is in old ovens") != nil)
    }

    @Test func aRiverIsAnImageUntilItStandsForSomethingElse() {
        #expect(part(.staleImage, of: "The river took the lower field") == nil)
        #expect(part(.staleImage, of: "Hope is a river") != nil)
        #expect(part(.image, of: "Sit at the table of friendship") == nil)
        #expect(part(.image, of: "Sit at the table") != nil)
        #expect(part(.image, of: "We sat at the table, friendship or not") != nil)
        #expect(part(.image, of: "Sit at the table without any friendship") == nil)
        #expect(part(.image, of: "Sit at the table without any old friendship") != nil)
    }

    @Test func tasteHasACappedWeight() throws {
        for pair in try TasteFixtures.pairs("pairs") {
            let better = try #require(part(.taste, of: pair.better, pair.locale)).points
            let worse = try #require(part(.taste, of: pair.worse, pair.locale)).points
            #expect(better <= Points.tasteReward && worse >= -Points.tasteCap && better > worse)
        }
    }

    @Test(arguments: QuoteLocale.allCases.filter { !TasteClassifier.calibrated.contains($0) })
    func looksAtNoWordsInALanguageItDoesNotKnow(locale: QuoteLocale) throws {
        let score = distinctiveness.score(of: "The plumber folded 3 towels", locale: locale)
        #expect(score.parts.map(\.name) == [.start, .detail, .taste, .surprise])
        let taste = try #require(score.parts.first { $0.name == .taste })
        #expect(taste.points == 0 && taste.evidence.contains(locale.rawValue))
    }

    @Test(arguments: ["weights", "words"])
    func namesTheFileThatIsMissing(kind: String) throws {
        let folder = try TasteFixtures.copiedResources()
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.removeItem(at: folder.appending(path: "taste/de.\(kind)"))
        #expect(throws: GenerationResources.Fault.missing(name: "taste/de.\(kind)")) {
            _ = try Distinctiveness(folder: folder)
        }
    }

    @Test(arguments: ["words", "json"])
    func namesTheFileThatIsUnreadable(kind: String) throws {
        let folder = try TasteFixtures.copiedResources()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = kind == "json" ? "taste/surprise.json" : "taste/de.words"
        try Data("two words\n".utf8).write(to: folder.appending(path: file))
        #expect(throws: GenerationResources.Fault.unreadable(file: file)) {
            _ = try Distinctiveness(folder: folder)
        }
    }
}
