internal import LanguageModels
internal import QuoteLibrary

/// The gates that a draft meets in their fixed order: cheap and explainable first.
struct Assessment {
    let parts: QuoteGenerator.Parts
    let request: QuoteRequest
    let novelty: NoveltyCheck
    let onEvent: GenerationRun.EventHandler

    /// Puts candidates through the gates; each comes back with what every gate said to it.
    func assess(_ candidates: [Candidate], rejected: [String]) async throws -> [Candidate] {
        var line = candidates
        try await meet(&line) { byRules($0) }
        try await meet(&line) { try await novelty.steps(for: $0) }
        let open = line.filter { $0.rejection == nil }
        guard !open.isEmpty else { return line }
        await onEvent(.judging(count: open.count))
        let scores = try await ownScores(of: open, rejected: rejected)
        try await meet(&line) { try await judge($0, scores.map(\.score)) }
        try await meet(&line) { met in
            met.compactMap { candidate in
                open.firstIndex { $0.number == candidate.number }.map { Self.step(for: scores[$0]) }
            }
        }
        return line
    }

    /// Has the candidates that no gate has refused meet one more.
    private func meet(
        _ line: inout [Candidate], _ gate: ([Candidate]) async throws -> [Candidate.Step]
    ) async throws {
        let open = line.indices.filter { line[$0].rejection == nil }
        guard !open.isEmpty else { return }
        let steps = try await gate(open.map { line[$0] })
        // A cancelled answer may be a half one.
        guard !Task.isCancelled else { throw LanguageModelError.cancelled }
        for (index, step) in zip(open, steps) {
            line[index].add(step)
            if !step.isPassed { await onEvent(.met(line[index])) }
        }
    }

    private func byRules(_ candidates: [Candidate]) -> [Candidate.Step] {
        candidates.map { candidate in
            let started = ContinuousClock.now
            let objection = parts.gates.objection(to: candidate.text, locale: candidate.locale)
            return .init(
                .gate, isPassed: objection == nil,
                reason: objection.map { "\($0.reason.rawValue): \($0.evidence)" },
                seconds: started.secondsSince)
        }
    }

    // MARK: Scores

    private struct OwnScore {
        let score: DistinctivenessScore
        let seconds: Double
    }

    /// Scores what the lines have of their own, with how little the model expected them where it can tell.
    private func ownScores(of candidates: [Candidate], rejected: [String]) async throws -> [OwnScore] {
        let started = ContinuousClock.now
        let surprises = try await surprises(of: candidates.map(\.text))
        let scores = zip(candidates, surprises).map { candidate, surprise in
            parts.distinctiveness.score(
                of: candidate.text, locale: candidate.locale, surprise: surprise, recentRejected: rejected)
        }
        let seconds = started.secondsSince / Double(candidates.count)
        return scores.map { OwnScore(score: $0, seconds: seconds) }
    }

    private func surprises(of texts: [String]) async throws -> [Surprise?] {
        let unknown: [Surprise?] = texts.map { _ in nil }
        do {
            guard let answers = try await parts.model.surprisals(of: [SurprisalQuery(of: texts)]),
                let answer = answers.first, answer.count == texts.count
            else { return unknown }
            return answer.map { Surprise(natsPerToken: $0.mean, model: parts.modelName.name) }
        } catch LanguageModelError.cancelled {
            throw LanguageModelError.cancelled
        } catch is LanguageModelError {
            // The score says that it is not known.
            return unknown
        }
    }

    private static func step(for own: OwnScore) -> Candidate.Step {
        let parts = own.score.parts.map { part in
            let points = (part.points * 10).rounded() / 10
            return "\(part.name.rawValue) \(points >= 0 ? "+" : "")\(points) (\(part.evidence))"
        }
        return .init(
            .distinctiveness, isPassed: own.score.isAccepted, reason: parts.joined(separator: ", "),
            score: own.score.total, seconds: own.seconds)
    }

    /// Has the judge score the lines; where it cannot, the bounded deterministic score stands in, and says so.
    private func judge(_ candidates: [Candidate], _ own: [DistinctivenessScore]) async throws -> [Candidate
        .Step]
    {
        let started = ContinuousClock.now
        let judgements = try await judgements(of: candidates)
        let seconds = started.secondsSince / Double(candidates.count)
        return zip(judgements, own).map { judgement, own in
            let judgement = judgement.or(own.total)
            return .init(
                .judge, isPassed: judgement.isAccepting, reason: judgement.method.sentence,
                score: judgement.score, seconds: seconds)
        }
    }

    private func judgements(of candidates: [Candidate]) async throws -> [JudgeAnswer] {
        let judge: any Judge
        switch parts.judge {
        case .judge(let one): judge = one
        case .none(let reason): return candidates.map { _ in .silent(because: reason) }
        }
        let lines = candidates.map(\.text)
        let locale = candidates.first?.locale ?? request.locale
        let limit = request.budget.duration / 4
        let (answer, isOver) = await Deadline.run(within: limit, clock: parts.clock) {
            await JudgeAnswer.all(of: lines, by: judge, in: locale)
        }
        if Task.isCancelled { throw LanguageModelError.cancelled }
        return isOver ? candidates.map { _ in .silent(because: "the judge did not answer in time") } : answer
    }

    // MARK: What is kept

    /// What the library keeps about a line that passed.
    func line(for candidate: Candidate, draft: Candidate, createdAt moment: SaveMoment) async throws
        -> GeneratedLine
    {
        let category = request.theme.flatMap(ThemeReading.category(of:)) ?? .life
        let similarity = await novelty.result(for: candidate)
        return GeneratedLine(
            text: candidate.text, locale: candidate.locale.rawValue, theme: request.theme,
            mood: request.drawnMood, category: category,
            tags: Metadata.tags(theme: request.theme, mood: request.drawnMood, category: category),
            wordCount: Draft(candidate.text, locale: candidate.locale).wordCount,
            judgeScore: candidate.score(.judge) ?? 0, judgeMethod: candidate.reason(.judge) ?? "",
            distinctiveness: candidate.score(.distinctiveness) ?? 0, novelty: similarity,
            draftLanguage: draft.number == candidate.number ? nil : draft.locale.rawValue,
            model: parts.modelName, promptHash: parts.promptHash(in: draft.locale), seed: draft.seed ?? 0,
            createdAt: moment.instant, explanation: try Metadata.explanation(of: candidate))
    }
}
