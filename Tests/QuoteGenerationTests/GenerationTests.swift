import Foundation
import LanguageModels
import Testing

@testable import QuoteGeneration
@testable import QuoteLibrary

/// The whole way from a request to a saved line.
@Suite struct GenerationTests {
    @Test func savesOneLineThatPassedEveryGateAndSaysWhatItIs() async throws {
        let rig = try GenerationRig([GenerationRig.draft(GenerationRig.line)])
        let report = await rig.generate()
        #expect(report.ending == .completed)
        #expect(report.curated == nil)
        let saved = try #require(report.accepted.first?.saved)
        #expect(saved.text == GenerationRig.line)
        #expect(saved.kind == .generated)
        #expect(saved.author == GeneratedLine.author)
        #expect(saved.locale == "en")
        let line = try #require(try await rig.store.generatedLine(saved.id))
        #expect(line.judgeScore == 8)
        #expect(line.distinctiveness >= DistinctivenessScore.accepted)
        #expect(line.model == .init(name: "scripted", hash: "abc"))
        #expect(!line.promptHash.isEmpty)
        #expect(line.wordCount == 15)
        #expect(!line.isTranslated)
        let stages = try #require(report.candidates.first).steps.map(\.stage)
        #expect(stages == [.draft, .gate, .novelty, .judge, .distinctiveness, .save])
    }

    @Test func savesNoBlanksAroundALine() async throws {
        let rig = try GenerationRig([GenerationRig.draft("  \(GenerationRig.line) ")])
        _ = await rig.generate()
        #expect(try await rig.saved() == [GenerationRig.line])
    }

    @Test func keepsTheBestOfARoundOnly() async throws {
        let rig = try GenerationRig(
            [GenerationRig.cliche, GenerationRig.line, GenerationRig.other].map(GenerationRig.draft))
        let report = await rig.generate(GenerationRig.request(drafts: 3))
        #expect(report.accepted.count == 1)
        let passed = report.candidates.filter { $0.rejection == nil }
        #expect(passed.count == 2)
        let best = try #require(passed.max { $0.totalScore < $1.totalScore })
        #expect(try await rig.saved() == [best.text])
    }

    @Test func keepsAsManyAsAreAskedFor() async throws {
        let rig = try GenerationRig(
            [GenerationRig.line, GenerationRig.other, GenerationRig.third].map(GenerationRig.draft))
        let report = await rig.generate(GenerationRig.request(count: 2, drafts: 1))
        #expect(report.accepted.count == 2)
        #expect(try await rig.saved().count == 2)
        #expect(rig.model.remainingSteps.count == 1)
    }

    @Test func savesNothingInADryRun() async throws {
        let rig = try GenerationRig([GenerationRig.draft(GenerationRig.line)])
        let report = await rig.generate(GenerationRig.request(isDryRun: true))
        #expect(report.ending == .completed)
        #expect(report.accepted.first?.candidate.text == GenerationRig.line)
        #expect(report.accepted.first?.saved == nil)
        #expect(try await rig.saved().isEmpty)
        #expect(try await rig.store.streak(today: GenerationRig.moment.day).state == .neverStarted)
    }

    @Test func countsTheDayOfASave() async throws {
        let rig = try GenerationRig([GenerationRig.draft(GenerationRig.line)])
        _ = await rig.generate()
        #expect(try await rig.store.streak(today: GenerationRig.moment.day).state == .counted)
    }

    @Test func throwsRejectedDraftsAwayAndOffersACuratedQuotation() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "library.sqlite")
        let store = try GenerationRig.library(at: .file(file))
        let rig = try GenerationRig(
            Array(repeating: GenerationRig.draft(GenerationRig.cliche), count: 16), store: store)
        let report = await rig.generate()
        #expect(report.ending == .exhausted)
        #expect(report.candidates.count == 16)
        #expect(report.candidates.allSatisfy { $0.rejection?.stage == .gate })
        #expect(report.curated?.language == "en")
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            let bytes = try Data(contentsOf: file)
            #expect(bytes.range(of: Data(GenerationRig.cliche.utf8)) == nil)
            #expect(bytes.range(of: Data("Follow your dreams".utf8)) == nil)
        }
    }

    @Test func refusesWhatTheLibraryHasAlready() async throws {
        let rig = try GenerationRig(
            [
                GenerationRig.line.uppercased(),
                "Every Sunday my uncle mends the radio so the kitchen has someone to argue with.",
                GenerationRig.other,
            ].map(GenerationRig.draft))
        let quote = NewQuote(text: GenerationRig.line, kind: .saved)
        _ = try await rig.store.save(quote, at: GenerationRig.moment.instant, in: .gmt)
        let report = await rig.generate()
        #expect(report.candidates.map { $0.rejection?.stage } == [.novelty, .novelty, nil])
        #expect(report.accepted.first?.saved?.text == GenerationRig.other)
    }

    @Test(arguments: [false, true])
    func keepsNoTwoLinesThatAreAlike(isDryRun: Bool) async throws {
        let again = "Every Sunday my uncle mends the radio so the kitchen has someone to argue with."
        let rig = try GenerationRig(
            [GenerationRig.line, again, GenerationRig.other].map(GenerationRig.draft))
        let report = await rig.generate(GenerationRig.request(count: 2, drafts: 3, isDryRun: isDryRun))
        #expect(report.accepted.count == 2)
        #expect(report.accepted.contains { $0.candidate.text == GenerationRig.other })
        #expect(report.candidates.filter { $0.rejection != nil }.count <= 1)
    }

    @Test func letsTheBestOfDraftsThatAreAlikeBeKept() async throws {
        let plain = "My uncle mends the radio so the kitchen has someone."
        let rig = try GenerationRig(
            [plain, GenerationRig.line].map(GenerationRig.draft), judge: .judge(LengthJudge()))
        let report = await rig.generate(GenerationRig.request(drafts: 2))
        #expect(report.accepted.first?.candidate.text == GenerationRig.line)
    }

    @Test func preparesTheHeadsOfDraftsAndJudge() async throws {
        let judged = try GenerationRig([GenerationRig.draft(GenerationRig.line)])
        _ = await judged.generate()
        #expect(judged.model.prewarmedHeads.count == 2)
        let unjudged = try GenerationRig(
            [GenerationRig.draft(GenerationRig.line)], judge: .none(because: "it is a test"))
        _ = await unjudged.generate()
        #expect(unjudged.model.prewarmedHeads.count == 1)
    }

    @Test func refusesTheExamplesOfItsOwnPrompt() async throws {
        let rig = try GenerationRig([
            GenerationRig.draft("Trust moved in next door and never once asked for the spare key."),
            GenerationRig.draft(GenerationRig.line),
        ])
        let report = await rig.generate()
        #expect(report.candidates.first?.rejection?.stage == .novelty)
        #expect(report.accepted.count == 1)
    }

    @Test func saysThatNoveltyIsNotProvenWithoutAnEmbedder() async throws {
        let rig = try GenerationRig([GenerationRig.draft(GenerationRig.line)])
        let report = await rig.generate()
        #expect(report.accepted.first?.line.novelty.isProven == false)
    }

    @Test func comparesMeaningsWithAnEmbedder() async throws {
        let vectors = FixedEmbedder { text in text == GenerationRig.line ? [0, 1, 0] : [1, 0, 0] }
        let rig = try GenerationRig(
            [GenerationRig.draft(GenerationRig.other), GenerationRig.draft(GenerationRig.line)],
            embedder: vectors)
        let report = await rig.generate()
        #expect(report.candidates.first?.rejection?.stage == .novelty)
        #expect(report.accepted.first?.line.novelty.isProven == true)
        #expect(try await rig.store.embeddings(by: vectors.identifier).values.contains([0, 1, 0]))
    }

    // MARK: Scores

    @Test func acceptsSixAndNotLess() async throws {
        for (score, isAccepted) in [(6.0, true), (5.9, false)] {
            let rig = try GenerationRig(
                [GenerationRig.draft(GenerationRig.line)], judge: .judge(FixedJudge(score: score)))
            let report = await rig.generate()
            #expect(report.candidates.first?.rejection?.stage == (isAccepted ? nil : .judge))
        }
    }

    @Test func refusesWhatHasTooLittleOfItsOwn() async throws {
        let plain = "Being kind to others is something that always matters in many ways."
        let rig = try GenerationRig([GenerationRig.draft(plain)])
        let report = await rig.generate()
        let rejection = try #require(report.candidates.first?.rejection)
        #expect(rejection.stage == .distinctiveness || rejection.stage == .gate)
    }

    @Test func tellsTheSurpriseOfTheModelWhereItCan() async throws {
        let rig = try GenerationRig(
            [GenerationRig.draft(GenerationRig.line)],
            surprise: { queries in queries.map { $0.texts.map { _ in Surprisal(nats: 80, tokens: 20) } } })
        let report = await rig.generate()
        let query = try #require(rig.model.queries.first?.first)
        #expect(query == SurprisalQuery(of: [GenerationRig.line]))
        #expect(report.accepted.count == 1)
    }

    // MARK: What the model is asked

    @Test func drawsTheSameSeedsForTheSameRequest() async throws {
        var seeds: [[UInt64]] = []
        for _ in 1...2 {
            let rig = try GenerationRig([GenerationRig.line, GenerationRig.other].map(GenerationRig.draft))
            _ = await rig.generate(GenerationRig.request(drafts: 2))
            seeds += rig.model.batches.map(\.seeds)
        }
        #expect(seeds.count == 2)
        #expect(seeds[0] == seeds[1])
        #expect(Set(seeds[0]).count == 2)
    }

    @Test func asksForDraftsAsTheRulesSay() async throws {
        let rig = try GenerationRig([GenerationRig.draft(GenerationRig.line)])
        _ = await rig.generate(GenerationRig.request(theme: "grief"))
        let batch = try #require(rig.model.batches.first)
        #expect(batch.request.options.temperature == 0.7)
        #expect(batch.request.options.maximumResponseTokens == 40)
        #expect(batch.request.transcript.entries.last?.text.contains("grief") == true)
        #expect(rig.model.requests.isEmpty)
    }

    @Test func showsTheModelNoLineThatWasAcceptedOrRejected() async throws {
        let rig = try GenerationRig(
            [GenerationRig.line, GenerationRig.cliche, GenerationRig.other].map(GenerationRig.draft))
        _ = await rig.generate()
        _ = await rig.generate()
        let turns = rig.model.batches.map { $0.request.transcript.entries.last?.text ?? "" }
        #expect(turns.count == 3)
        for turn in turns {
            #expect(!turn.contains(GenerationRig.line))
            #expect(!turn.contains(GenerationRig.cliche))
        }
        #expect(turns[1] != turns[2])
    }

    @Test func showsDraftsAsTheyGrowWithoutTheFormAroundThem() async throws {
        let rig = try GenerationRig([GenerationRig.draft(GenerationRig.line)])
        _ = await rig.generate()
        let shown = rig.events.draftTexts
        #expect(shown.last == GenerationRig.line)
        #expect(shown.count == 2)
        #expect(shown.allSatisfy { GenerationRig.line.hasPrefix($0) })
    }

    // MARK: Translation

    private static let polish = "Wujek co niedzielę naprawia radio, żeby kuchnia miała się z kim kłócić."

    @Test func translatesForALanguageThatTheModelDoesNotWrite() async throws {
        let rig = try GenerationRig(
            [GenerationRig.draft(GenerationRig.line)],
            translator: FixedTranslator(result: .success(Self.polish)))
        let report = await rig.generate(GenerationRig.request(.pl))
        let accepted = try #require(report.accepted.first)
        #expect(accepted.saved?.text == Self.polish)
        #expect(accepted.saved?.locale == "pl")
        #expect(accepted.line.draftLanguage == "en")
        #expect(accepted.candidate.translationOf == 1)
        #expect(try await rig.saved() == [Self.polish])
        #expect(report.candidates.map(\.locale) == [.en, .pl])
    }

    @Test func refusesATranslationThatBreaksARuleOfItsLanguage() async throws {
        for bad in [GenerationRig.line, "Wujek.", Self.polish + " I stół."] {
            let rig = try GenerationRig(
                [GenerationRig.draft(GenerationRig.line)],
                translator: FixedTranslator(result: .success(bad)))
            let report = await rig.generate(GenerationRig.request(.pl))
            #expect(report.accepted.isEmpty)
            #expect(report.candidates.last?.rejection != nil)
            #expect(try await rig.saved().isEmpty)
        }
    }

    /// The same direction when the words are as the draft's, another one when they are not.
    private static let embedder = FixedEmbedder { $0.contains("radio") ? [1, 0, 0] : [0, 1, 0] }

    @Test(arguments: [
        (
            back: "My uncle repairs the radio on Sundays so the kitchen has somebody to quarrel with.",
            kept: true
        ),
        (back: "The uncle lives two streets away from the church.", kept: false),
        (back: polish.replacing("radio", with: "odbiornik"), kept: false),
    ])
    func refusesATranslationThatSaysSomethingElse(back: String, isKept: Bool) async throws {
        let rig = try GenerationRig(
            [GenerationRig.draft(GenerationRig.line)],
            translator: FixedTranslator(result: .success(Self.polish), back: .success(back)),
            embedder: Self.embedder)
        let report = await rig.generate(GenerationRig.request(.pl))
        #expect(report.accepted.isEmpty != isKept)
        #expect(try await rig.saved().isEmpty != isKept)
        let step = try #require(report.candidates.last?.steps.last { $0.stage == .translation })
        #expect(step.isPassed == isKept)
        #expect(step.reason?.contains(back) == true)
    }

    @Test func comparesTheWordsOfATranslationWhereNoEmbedderServes() async throws {
        for (back, isKept) in [(GenerationRig.line, true), (GenerationRig.other, false)] {
            let rig = try GenerationRig(
                [GenerationRig.draft(GenerationRig.line)],
                translator: FixedTranslator(result: .success(Self.polish), back: .success(back)))
            #expect(await rig.generate(GenerationRig.request(.pl)).accepted.isEmpty != isKept)
        }
    }
}
