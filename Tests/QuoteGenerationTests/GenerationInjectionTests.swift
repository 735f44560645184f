import Foundation
import LanguageModels
import Synchronization
import Testing

@testable import QuoteGeneration
@testable import QuoteLibrary

/// Each failure at each stage, early, late and in a dry run, and a disk that is full at any page: whatever
/// happens, the library holds exactly what the report calls saved, whole.
@Suite struct GenerationInjectionTests {
    /// Where the failure strikes.
    enum Stage: CaseIterable {
        case beforeADraft, withinADraft, whileComparing, whileScoring, whileJudging, whileTranslating,
            whileTurningBack, whileJudgingTheTranslation
    }

    /// When it does.
    enum Moment: CaseIterable {
        case atOnce, afterALineIsKept, inADryRun
    }

    /// One failure at one stage at one moment.
    struct Injection: CustomTestStringConvertible {
        let stage: Stage
        let moment: Moment
        let error: LanguageModelError

        var testDescription: String { "\(error) \(stage) \(moment)" }
        var locale: QuoteLocale {
            switch stage {
            case .whileTranslating, .whileTurningBack, .whileJudgingTheTranslation: .pl
            default: .en
            }
        }
    }

    static let injections: [Injection] = Stage.allCases.flatMap { stage in
        Moment.allCases.flatMap { moment in
            GenerationFailureTests.errors.map { Injection(stage: stage, moment: moment, error: $0) }
        }
    }
    /// How many pages of the disk are free before it is full.
    static let freePages = 0..<40

    @Test func injectsThreeHundredFailures() {
        // The rounds of `GenerationKillTests` come on top.
        #expect(Self.injections.count + Self.freePages.count >= 300)
    }

    @Test(arguments: injections)
    func keepsWhatIsReportedAndNothingElse(injection: Injection) async throws {
        let rig = try rig(for: injection)
        let ticking = Task {
            while !Task.isCancelled { await rig.clock.wakeNext(waitingAtMost: .seconds(20)) }
        }
        defer { ticking.cancel() }
        let request = GenerationRig.request(
            injection.locale, count: injection.moment == .afterALineIsKept ? 2 : 1,
            isDryRun: injection.moment == .inADryRun)
        try await expectAgreement(rig, await rig.generate(request))
    }

    @Test(arguments: freePages)
    func keepsAWholeLineOrNoneOnAFullDisk(pages: Int) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try GenerationRig.library(at: .file(folder.appending(path: "library.sqlite")))
        try await store.leave(pages: pages)
        let embedder = FixedEmbedder(dimension: 4_000) { text in
            let isDraft = text == GenerationRig.line
            return [isDraft ? 0 : 1, isDraft ? 1 : 0] + Array(repeating: 0, count: 3_998)
        }
        let rig = try GenerationRig(
            [GenerationRig.draft(GenerationRig.line)], embedder: embedder, store: store)
        try await expectAgreement(rig, await rig.generate())
    }

    // MARK: The rig

    private static let polish = [
        "Wujek co niedzielę naprawia radio, żeby kuchnia miała się z kim kłócić.",
        "Piekarz liczy we mgle siedem lamp, zanim otworzy okiennice.",
    ]

    private func rig(for injection: Injection) throws -> GenerationRig {
        let error = injection.error
        // The first line is kept before the failure where one should be.
        let passed = injection.moment == .afterALineIsKept ? 1 : 0
        let lines = [GenerationRig.line, GenerationRig.other, GenerationRig.third].map(GenerationRig.draft)
        var steps = lines
        if injection.stage == .beforeADraft || injection.stage == .withinADraft {
            let part = injection.stage == .beforeADraft ? [] : [#"{"text":"The baker cou"#]
            let failures = Array(repeating: ScriptedModel.Step.failure(after: part, error), count: 8)
            steps = lines.prefix(passed) + failures
        }
        let struck = injection.stage
        // A translated line is judged twice: as a draft, then as a translation.
        let judgedFirst =
            switch injection.locale {
            case .pl: struck == .whileJudgingTheTranslation ? 2 * passed + 1 : .max
            default: struck == .whileJudging ? passed : .max
            }
        let comparedFirst = struck == .whileComparing ? passed : .max
        let surpriseFailure = FailureAfter(struck == .whileScoring ? passed : .max, error)
        return try GenerationRig(
            steps, judge: .judge(FailingJudge(failure: FailureAfter(judgedFirst, error))),
            translator: PolishTranslator(
                there: FailureAfter(struck == .whileTranslating ? passed : .max, error),
                back: FailureAfter(struck == .whileTurningBack ? passed : .max, error)),
            embedder: FailingEmbedder(failure: FailureAfter(comparedFirst, error)),
            surprise: { _ in
                try surpriseFailure.strike()
                return nil
            })
    }

    /// Fails whenever it is called after the first so many times.
    final class FailureAfter: Sendable {
        private let passing: Int
        private let error: LanguageModelError
        private let calls = Mutex(0)

        init(_ passing: Int, _ error: LanguageModelError) {
            self.passing = passing
            self.error = error
        }

        func strike() throws {
            let call = calls.withLock { calls in
                calls += 1
                return calls
            }
            if call > passing { throw error }
        }
    }

    private struct FailingJudge: Judge {
        let failure: FailureAfter

        func judgements(of lines: [String], in locale: QuoteLocale) async throws -> [Judgement?] {
            try failure.strike()
            return lines.map { _ in Judgement(score: 8, method: .probabilities) }
        }
    }

    /// Translates the first two lines of the rig, there and back.
    private struct PolishTranslator: Translator {
        let there: FailureAfter
        let back: FailureAfter

        func translation(
            of line: String, from source: QuoteLocale, into target: QuoteLocale, seed: UInt64
        ) async throws -> String {
            try (target == .en ? back : there).strike()
            let pairs = zip([GenerationRig.line, GenerationRig.other], GenerationInjectionTests.polish)
            for (english, polish) in pairs where [english, polish].contains(line) {
                return target == .en ? english : polish
            }
            throw LanguageModelError.decodingFailure(reason: "nobody translated this")
        }
    }

    /// Gives every new line a direction of its own; fails at drafts only, when it is time to.
    private struct FailingEmbedder: TextEmbedder {
        let identifier = "all-MiniLM-L6-v2"
        let dimension = 64
        let failure: FailureAfter

        func embeddings(of texts: [String]) async throws -> [[Float]] {
            if texts.count == 1 { try failure.strike() }
            return texts.map { text in
                var vector = Array(repeating: Float(0), count: 64)
                vector[abs(text.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % 9_973 }) % 64] = 1
                return vector
            }
        }
    }

    // MARK: What holds

    private func expectAgreement(_ rig: GenerationRig, _ report: GenerationReport) async throws {
        let saved = try await rig.store.searchSaved(SavedQuery(limit: 100)).quotes
        let reported = report.accepted.compactMap(\.saved)
        #expect(Set(saved.map(\.id)) == Set(reported.map(\.id)))
        #expect(saved.count == reported.count)
        #expect(!report.request.isDryRun || saved.isEmpty)
        for line in report.accepted where line.saved != nil {
            let id = try #require(line.saved?.id)
            #expect(try await rig.store.generatedLine(id) == line.line)
            #expect(line.saved?.author == GeneratedLine.author)
        }
        #expect(try await rig.store.recentGenerated(limit: 100).count == saved.count)
        let kept = Set(saved.map(\.text))
        for candidate in report.candidates where candidate.rejection != nil {
            #expect(!kept.contains(candidate.text))
        }
        #expect((report.curated != nil) == (report.accepted.count < report.request.count))
        #expect((report.ending == .completed) == (report.accepted.count == report.request.count))
        try await rig.store.expectSoundness()
    }
}

extension QuoteStore {
    /// Lets the file grow by so many pages and no more.
    fileprivate func leave(pages: Int) throws {
        try writer.run("VACUUM")
        let count = try writer.integer("PRAGMA page_count")
        _ = try writer.integer("PRAGMA max_page_count = \(count + pages)")
    }

    fileprivate func expectSoundness() throws {
        #expect(
            try writer.integer("SELECT count(*) FROM pragma_integrity_check WHERE integrity_check <> 'ok'")
                == 0)
        #expect(try writer.integer("SELECT count(*) FROM pragma_foreign_key_check") == 0)
    }
}
