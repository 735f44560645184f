import Foundation
import LanguageModels
import Testing

@testable import QuoteGeneration
@testable import QuoteLibrary

/// Every failure at every stage: bounded, nothing half kept, and a curated quotation offered.
@Suite struct GenerationFailureTests {
    private static let draft = GenerationRig.draft(GenerationRig.line)
    static let errors: [LanguageModelError] = [
        .refusal(reason: "no"), .guardrailViolation, .exceededContextWindow(needed: 9000, window: 4096),
        .rateLimited(retryAfterSeconds: 3), .concurrentRequests, .decodingFailure(reason: "half"), .timedOut,
        .cancelled, .unsupportedLanguage(locale: "en"), .unavailable(.busy), .unavailable(.turnedOff),
    ]

    /// Generates while the clock goes on whenever somebody waits for a part of the budget.
    private func generate(
        _ rig: GenerationRig, _ request: QuoteRequest = GenerationRig.request()
    ) async -> GenerationReport {
        let ticking = Task {
            while !Task.isCancelled {
                await rig.clock.wakeNext(waitingAtMost: .seconds(20))
            }
        }
        defer { ticking.cancel() }
        return await rig.generate(request)
    }

    private func expectNothingKept(_ rig: GenerationRig, _ report: GenerationReport) async throws {
        #expect(report.accepted.isEmpty)
        #expect(report.curated != nil)
        #expect(try await rig.saved().isEmpty)
        #expect(try await rig.store.recentGenerated(limit: 5).isEmpty)
        #expect(try await rig.store.streak(today: GenerationRig.moment.day).state == .neverStarted)
    }

    // MARK: While drafting

    @Test(arguments: errors)
    func endsWhenDraftingFailsForGood(error: LanguageModelError) async throws {
        let failure = ScriptedModel.Step.failure(after: [#"{"text":"My un"#], error)
        let rig = try GenerationRig(Array(repeating: failure, count: 8))
        let report = await generate(rig)
        #expect(rig.model.batches.count <= 1 + Recovery.mostRepetitions)
        switch error {
        case .cancelled: #expect(report.ending == .cancelled)
        default: #expect(report.ending == .failed(error))
        }
        try await expectNothingKept(rig, report)
    }

    @Test(arguments: errors)
    func goesOnAfterOneFailureWhereAskingAgainHelps(error: LanguageModelError) async throws {
        let rig = try GenerationRig([.failure(after: [], error), Self.draft])
        let report = await generate(rig)
        if Recovery(after: error, earlier: 0) == .giveUp {
            try await expectNothingKept(rig, report)
        } else {
            #expect(report.accepted.count == 1)
        }
    }

    @Test(arguments: [
        #"{"text":"My uncle mends the radio every Sunday so the kitchen"#, "", "null", #"{"text":7}"#,
        #"{"text":"My uncle mends the radio every Sunday.","score":10}"#, #"["My uncle mends the radio."]"#,
    ])
    func refusesAReplyOfAnotherForm(reply: String) async throws {
        let rig = try GenerationRig([.text([reply]), Self.draft])
        let report = await rig.generate()
        #expect(report.candidates.first?.rejection?.stage == .draft)
        #expect(report.accepted.count == 1)
    }

    @Test(arguments: [
        Availability.runtimeMissing, .machineUnfit(neededBytes: 2, availableBytes: 1), .turnedOff,
        .weightsMissing(name: "standard"), .fetching(name: "standard"), .damaged(path: "x", reason: "y"),
        .busy,
    ])
    func asksNothingOfAModelThatIsNotReady(availability: Availability) async throws {
        let rig = try GenerationRig([Self.draft], availability: availability)
        let report = await rig.generate()
        #expect(report.ending == .failed(.unavailable(availability)))
        #expect(rig.model.batches.isEmpty)
        #expect(await rig.generator.readiness(for: .en) == availability)
        try await expectNothingKept(rig, report)
    }

    // MARK: While judging

    @Test(arguments: errors)
    func letsTheBoundedScoreStandInWhenTheJudgeFails(error: LanguageModelError) async throws {
        let judge = FixedJudge(error: error)
        let rig = try GenerationRig([Self.draft], judge: .judge(judge))
        let report = await rig.generate()
        let accepted = try #require(report.accepted.first)
        #expect(accepted.line.judgeScore <= JudgeAnswer.mostWithoutJudge)
        #expect(accepted.line.judgeMethod.contains("deterministic"))
    }

    @Test func letsTheBoundedScoreStandInWhenTheJudgeDoesNotAnswer() async throws {
        let rig = try GenerationRig([Self.draft], judge: .judge(SilentJudge()))
        let report = await generate(rig)
        #expect(report.accepted.first?.line.judgeMethod.contains("deterministic") == true)
    }

    @Test(arguments: [Double.nan, .infinity, -1, 10.1])
    func takesNoScoreOutsideTheBounds(score: Double) async throws {
        let rig = try GenerationRig([Self.draft], judge: .judge(FixedJudge(score: score)))
        let report = await rig.generate()
        #expect(report.accepted.first?.line.judgeMethod.contains("deterministic") == true)
    }

    // MARK: Embedder, surprise, translator

    @Test(arguments: errors)
    func passesAsNotProvenWhenTheEmbedderFails(error: LanguageModelError) async throws {
        let rig = try GenerationRig([Self.draft], embedder: FixedEmbedder(error: error))
        let report = await rig.generate()
        if error == .cancelled {
            try await expectNothingKept(rig, report)
        } else {
            #expect(report.accepted.first?.line.novelty.isProven == false)
        }
    }

    @Test func passesAsNotProvenWhenTheEmbedderFailsAtTheDraftsOrTheExamplesOnly() async throws {
        let example = "Trust moved in next door and never once asked for the spare key."
        for text in [GenerationRig.line, example] {
            let embedder = FixedEmbedder(error: .decodingFailure(reason: "half"), failingText: text)
            let rig = try GenerationRig([Self.draft], embedder: embedder)
            #expect(await rig.generate().accepted.first?.line.novelty.isProven == false)
        }
    }

    @Test(arguments: [[Float.nan, 0, 0], [0, 0, 0], [1, 0]])
    func refusesALineWhoseVectorIsNone(vector: [Float]) async throws {
        let embedder = FixedEmbedder { $0 == GenerationRig.line ? vector : [1, 0, 0] }
        let rig = try GenerationRig([Self.draft], embedder: embedder)
        let report = await rig.generate()
        #expect(report.candidates.first?.rejection?.stage == .novelty)
        #expect(try await rig.saved().isEmpty)
    }

    @Test(arguments: errors)
    func scoresWithoutSurpriseWhenTheModelCannotTell(error: LanguageModelError) async throws {
        let rig = try GenerationRig([Self.draft], surprise: { _ in throw error })
        let report = await rig.generate()
        if error == .cancelled {
            try await expectNothingKept(rig, report)
        } else {
            #expect(report.accepted.count == 1)
        }
    }

    @Test(arguments: errors)
    func keepsNothingWhenTheTranslatorFails(error: LanguageModelError) async throws {
        let rig = try GenerationRig([Self.draft], translator: FixedTranslator(result: .failure(error)))
        try await expectNothingKept(rig, await generate(rig, GenerationRig.request(.pl)))
    }

    // MARK: Time

    @Test(arguments: [(QuoteRequest.Budget.foreground, 45), (.quick, 20), (.background, 120)])
    func endsWithTheBudgetAndSavesNothing(budget: QuoteRequest.Budget, seconds: Int) async throws {
        let rig = try GenerationRig([.silence(after: [#"{"text":"My uncle"#])])
        let run = Task { await rig.generate(GenerationRig.request(budget: budget)) }
        await rig.clock.waitForSleeper()
        rig.clock.advance(by: .seconds(seconds) - .milliseconds(1))
        #expect(!run.isCancelled)
        rig.clock.advance(by: .milliseconds(1))
        let report = await run.value
        #expect(report.ending == .timedOut)
        try await expectNothingKept(rig, report)
    }

    @Test func endsWhenItIsCancelledAndSavesNothing() async throws {
        let rig = try GenerationRig([.silence(after: [])])
        let run = Task { await rig.generate() }
        await rig.clock.waitForSleeper()
        run.cancel()
        let report = await run.value
        #expect(report.ending == .cancelled)
        try await expectNothingKept(rig, report)
    }

    @Test func keepsWhatWasSavedBeforeTheTimeWasOver() async throws {
        let rig = try GenerationRig([Self.draft, .silence(after: [])])
        let run = Task { await rig.generate(GenerationRig.request(count: 2)) }
        await rig.clock.waitForSleeper()
        while rig.model.batches.count < 2 { await Task.yield() }
        rig.clock.advance(by: .seconds(45))
        let report = await run.value
        #expect(report.ending == .timedOut)
        #expect(report.accepted.count == 1)
        #expect(try await rig.saved() == [GenerationRig.line])
    }

    @Test func answersOneRequestAtATime() async throws {
        let rig = try GenerationRig([.silence(after: [])])
        let first = Task { await rig.generate() }
        await rig.clock.waitForSleeper()
        #expect(await rig.generator.readiness(for: .en) == .busy)
        let second = await rig.generate()
        #expect(second.ending == .failed(.concurrentRequests))
        first.cancel()
        _ = await first.value
        #expect(await rig.generator.readiness(for: .en) == .ready)
    }

    // MARK: While saving

    @Test func keepsNothingWhenTheLibraryIsLocked() async throws {
        try await withFile { file in
            _ = try GenerationRig.library(at: .file(file))
            let store = try QuoteStore(
                at: .file(file), catalog: GenerationRig.catalog, migrations: Migration.all, busyTimeout: 20)
            let other = try Connection(file.path, access: .readWrite)
            try other.run("BEGIN IMMEDIATE")
            let rig = try GenerationRig([Self.draft], store: store)
            let report = await rig.generate()
            guard case .notSaved(.locked) = report.ending else {
                Issue.record("ended as \(report.ending)")
                return
            }
            try await expectNothingKept(rig, report)
        }
    }

    @Test func keepsNothingWhenTheDiskIsFull() async throws {
        try await withFile { file in
            let store = try GenerationRig.library(at: .file(file))
            try await store.fillDisk()
            // A vector that needs pages of its own.
            let embedder = FixedEmbedder(dimension: 4_000) { text in
                let isDraft = text == GenerationRig.line
                return [isDraft ? 0 : 1, isDraft ? 1 : 0] + Array(repeating: 0, count: 3_998)
            }
            let rig = try GenerationRig([Self.draft], embedder: embedder, store: store)
            let report = await rig.generate()
            guard case .notSaved(.diskFull) = report.ending else {
                Issue.record("ended as \(report.ending)")
                return
            }
            try await expectNothingKept(rig, report)
        }
    }

    @Test func keepsNothingInALibraryThatCanOnlyBeRead() async throws {
        try await withFile { file in
            _ = try GenerationRig.library(at: .file(file))
            let store = try #require(try QuoteStore.readingOnly(at: file))
            let rig = try GenerationRig([Self.draft], store: store)
            let report = await rig.generate()
            guard case .notSaved(.readOnlyFile) = report.ending else {
                Issue.record("ended as \(report.ending)")
                return
            }
            try await expectNothingKept(rig, report)
        }
    }

    private func withFile(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder.appending(path: "library.sqlite"))
    }
}

extension QuoteStore {
    /// Lets the file grow no more.
    fileprivate func fillDisk() throws {
        try writer.run("VACUUM")
        let pages = try writer.integer("PRAGMA page_count")
        _ = try writer.integer("PRAGMA max_page_count = \(pages)")
    }
}
