internal import LanguageModels
internal import Prompts
internal import QuoteLibrary

/// One request on its way: rounds of drafts, each met by every gate in the fixed order, and the save at the end.
actor GenerationRun {
    typealias EventHandler = @Sendable (LineEvent) async -> Void

    let request: QuoteRequest
    let parts: QuoteGenerator.Parts
    let moment: SaveMoment
    let onEvent: EventHandler
    private(set) var candidates: [Candidate] = []
    private(set) var accepted: [GenerationReport.AcceptedLine] = []
    private let drafter: Drafter
    private let service: GenerationPrompts.Service?
    /// The language that drafts are written in; so are the lines that steer them.
    private let draftLocale: QuoteLocale
    private var assessment: Assessment?
    private var novelty: NoveltyCheck?
    private let rejectedEarlier: [String]
    private var drawn: UInt64 = 0
    private var usedHints: Set<String> = []
    /// How many of the lines generated last steer the choice of a hint.
    private static let recentLines = 12
    /// The highest number of a saved quote that every later draft is compared with.
    private var lastCompared = 0
    /// A run that keeps nothing ends by itself after so many rounds.
    private static let mostRounds = 16

    init(
        _ request: QuoteRequest, parts: QuoteGenerator.Parts, moment: SaveMoment, rejectedEarlier: [String],
        onEvent: @escaping EventHandler
    ) {
        self.request = request
        self.parts = parts
        self.moment = moment
        self.rejectedEarlier = rejectedEarlier
        self.onEvent = onEvent
        drafter = Drafter(parts: parts)
        service = parts.prompts.service(of: request.locale.rawValue)
        draftLocale = parts.draftLocale(for: request.locale)
    }

    /// The drafts that a gate refused for what they say, newest last; translations are not among them.
    var rejectedTexts: [String] {
        candidates.filter { candidate in
            candidate.locale == draftLocale && candidate.rejection.map { $0.stage != .save } ?? false
        }
        .map(\.text)
    }

    /// Runs until every line asked for is accepted, or something ends it.
    func run() async -> GenerationReport.Ending {
        do {
            try await prepare()
            for round in 1...Self.mostRounds where accepted.count < request.count {
                try checkCancellation()
                try await self.round(round)
            }
            return accepted.count < request.count ? .exhausted : .completed
        } catch let error as LanguageModelError {
            return error == .cancelled ? .cancelled : .failed(error)
        } catch let error as LibraryError {
            return error == .cancelled ? .cancelled : .notSaved(error)
        } catch is CancellationError {
            return .cancelled
        } catch {
            return .failed(.decodingFailure(reason: String(describing: error)))
        }
    }

    private func checkCancellation() throws(LanguageModelError) {
        // A cancelled consumer of a stream ends without an error.
        if Task.isCancelled { throw .cancelled }
    }

    private func prepare() async throws {
        let availability = await parts.readiness(for: request.locale)
        guard availability == .ready else { throw LanguageModelError.unavailable(availability) }
        // The model loads, and evaluates what every request begins with, while the library is read.
        async let isWarm: Void = drafter.prewarm(for: draftLocale)
        let novelty = try await NoveltyCheck(
            parts: parts, for: request.locale, draftsIn: draftLocale)
        await isWarm
        assessment = Assessment(parts: parts, request: request, novelty: novelty, onEvent: onEvent)
        self.novelty = novelty
        lastCompared = novelty.lastCompared
    }

    // MARK: A round

    private func round(_ number: Int) async throws {
        await onEvent(.round(number, drafts: request.drafts))
        let drafts = try await drafts(round: number)
        let survivors = try await assess(drafts, rejected: rejectedEarlier + rejectedTexts)
        for survivor in survivors where accepted.count < request.count {
            try checkCancellation()
            guard service == .translated else {
                try await keep(survivor, draft: survivor)
                continue
            }
            guard let translated = try await translate(survivor) else { continue }
            for line in try await assess([translated], rejected: []) {
                guard let faithful = try await turnBack(line, draft: survivor) else { continue }
                try await keep(faithful, draft: survivor)
            }
        }
    }

    /// The drafts of a round, asked for again as long as the kind of failure allows.
    private func drafts(round: Int) async throws -> [Candidate] {
        let hint = try await hint(round: round)
        return try await asking { [self] in
            let seeds = nextSeeds(request.drafts)
            let first = candidates.count + 1
            let started = ContinuousClock.now
            let texts = try await drafter.drafts(
                for: request, in: draftLocale, hint: hint, seeds: seeds
            ) { [onEvent] index, text in
                await onEvent(.draft(number: first + index, text: text))
            }
            try checkCancellation()
            let seconds = started.secondsSince / Double(max(texts.count, 1))
            return texts.enumerated().map { index, draft in
                var candidate = Candidate(
                    number: first + index, seed: seeds[index], locale: draftLocale, text: draft.text)
                candidate.add(
                    .init(.draft, isPassed: draft.fault == nil, reason: draft.fault, seconds: seconds))
                return candidate
            }
        }
    }

    /// The hint of a round: none twice, and away from the lines accepted and rejected lately.
    private func hint(round: Int) async throws -> String {
        let recent = try await parts.library.recentGenerated(
            limit: Self.recentLines, locale: draftLocale.rawValue)
        let choice = HintChoice(
            parts.prompts.stock(of: draftLocale.rawValue).hints,
            recent: recent.map(\.text) + rejectedEarlier + rejectedTexts, locale: draftLocale)
        let hint = choice.hint(seed: request.seed(ofDraft: .max - UInt64(round)), notIn: usedHints) ?? ""
        usedHints.insert(hint)
        return hint
    }

    private func nextSeeds(_ count: Int) -> [UInt64] {
        (0..<count).map { _ in
            drawn += 1
            return request.seed(ofDraft: drawn)
        }
    }

    /// Asks the model until it answers, or its failures are not to be answered by asking again.
    private func asking<Answer>(_ ask: () async throws -> Answer) async throws -> Answer {
        var failures = 0
        while true {
            do {
                return try await ask()
            } catch let error as LanguageModelError {
                switch Recovery(after: error, earlier: failures) {
                case .askAgain: break
                case .wait(let time):
                    await onEvent(.waiting(time))
                    try await parts.clock.sleep(for: time)
                case .giveUp: throw error
                }
                failures += 1
            }
        }
    }

    // MARK: The gates

    /// Puts candidates through the gates, and returns those that passed all, best first.
    private func assess(_ drafts: [Candidate], rejected: [String]) async throws -> [Candidate] {
        guard let assessment else { return [] }
        let begun = candidates.count
        candidates += drafts
        let assessed = try await assessment.assess(drafts, rejected: rejected)
        candidates.replaceSubrange(begun..., with: assessed)
        return assessed.filter { $0.rejection == nil }
            .sorted { $0.totalScore > $1.totalScore }
    }

    private func translate(_ draft: Candidate) async throws -> Candidate? {
        let started = ContinuousClock.now
        let seed = nextSeeds(1)[0]
        let text = try await asking {
            try await parts.translator.translation(
                of: draft.text, from: .en, into: request.locale, seed: seed)
        }
        try checkCancellation()
        var translated = Candidate(
            number: candidates.count + 1, seed: nil, locale: request.locale, translationOf: draft.number,
            text: text)
        translated.add(.init(.translation, isPassed: true, seconds: started.secondsSince))
        return translated
    }

    /// The translation with what turning it back gave; nil when that refuses it.
    private func turnBack(_ translated: Candidate, draft: Candidate) async throws -> Candidate? {
        let started = ContinuousClock.now
        let seed = nextSeeds(1)[0]
        let back = try await asking {
            try await BackTranslation(of: translated, draft: draft, seed: seed, parts: parts)
        }
        try checkCancellation()
        let step = Candidate.Step(
            .translation, isPassed: back.isFaithful, reason: back.sentence, seconds: started.secondsSince)
        let met = await meet(translated, step)
        return back.isFaithful ? met : nil
    }

    // MARK: The save

    private func keep(_ candidate: Candidate, draft: Candidate) async throws {
        guard let assessment, let novelty else { return }
        if let refusal = await novelty.refusal(of: candidate, keptBefore: accepted.map(\.candidate)) {
            await meet(candidate, refusal)
            return
        }
        let line = try await assessment.line(for: candidate, draft: draft, createdAt: moment)
        guard !request.isDryRun else {
            accepted.append(.init(candidate: candidate, line: line, saved: nil))
            return
        }
        let started = ContinuousClock.now
        let embedding = await novelty.embedding(of: candidate)
        // A line saved meanwhile is compared as every other was, by the index of two.
        let outcome = try await parts.library.saveGenerated(
            line, embedding: embedding, comparedUpTo: lastCompared, at: moment.instant, in: moment.zone
        ) { [parts] quote, vector in
            NoveltyCheck.isNearCopy(line, embedding, of: quote, vector, parts)
        }
        let refusal: String? =
            switch outcome {
            case .saved: nil
            case .alreadySaved(let quote): "the library has the same words already, as #\(quote.id)"
            case .alreadyInCatalog(let quote): "the catalog has the same words, as \(quote.id)"
            case .nearDuplicate(let quote): "nearly the same was saved meanwhile, as #\(quote.id)"
            }
        let step = Candidate.Step(
            .save, isPassed: refusal == nil, reason: refusal, seconds: started.secondsSince)
        let met = await meet(candidate, step)
        if case .saved(let quote) = outcome {
            lastCompared = max(lastCompared, quote.id)
            accepted.append(.init(candidate: met, line: line, saved: quote))
        }
    }

    /// Notes what a candidate met behind the gates.
    @discardableResult
    private func meet(_ candidate: Candidate, _ step: Candidate.Step) async -> Candidate {
        var met = candidate
        met.add(step)
        if let index = candidates.firstIndex(where: { $0.number == met.number }) { candidates[index] = met }
        await onEvent(.met(met))
        return met
    }
}
