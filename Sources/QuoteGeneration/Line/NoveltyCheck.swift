internal import LanguageModels
internal import Prompts
internal import QuoteLibrary

/// Compares lines with everything in the library, with the examples in the prompts, and with those kept before.
actor NoveltyCheck {
    private let embedder: (any TextEmbedder)?
    private let contentWords: ContentWords
    private let index: NoveltyIndex
    private var vectors: [Int: [Float]] = [:]
    private var results: [Int: GeneratedLine.Novelty] = [:]
    /// The highest number of a saved quote that lines are compared with; 0 for none.
    nonisolated let lastCompared: Int
    /// Why meanings are not compared; nil when they are.
    private var doubt: String?
    /// How many texts without an embedding are embedded for one request: some seconds of work, once.
    private static let textsAtOnce = 512

    /// Reads the library; quotes of which nobody noted the language are compared as if they were in `locale`.
    ///
    /// - Throws: `LibraryError`, or `LanguageModelError.cancelled`.
    init(
        parts: QuoteGenerator.Parts, for locale: QuoteLocale, draftsIn language: QuoteLocale
    ) async throws {
        let library = parts.library
        let rows = try await library.noveltyRows()
        let examples = Self.examples(in: parts.prompts, language)
        var known: [String: [Float]] = [:]
        var vectors: [[Float]]?
        if let embedder = parts.embedder {
            known = try await library.embeddings(by: embedder.identifier)
            do {
                known.merge(try await Self.embedMissing(library, embedder)) { _, new in new }
                vectors = try await embedder.embeddings(of: examples)
            } catch LanguageModelError.cancelled {
                throw LanguageModelError.cancelled
            } catch is LanguageModelError {
                doubt = "the embedder cannot serve"
            }
        }
        embedder = doubt == nil ? parts.embedder : nil
        contentWords = parts.contentWords
        lastCompared = rows.reduce(0) { last, row in
            if case .saved(let id, _) = row.source { max(last, id) } else { last }
        }
        let lines = rows.map { KnownLine($0, else: locale, embedding: known[$0.fingerprint]) }
        let shown = examples.enumerated().map { number, text in
            KnownLine(
                identifier: "an example", kind: .catalog, text: text, locale: language,
                embedding: vectors?[number])
        }
        index = NoveltyIndex(
            lines + shown, contentWords: parts.contentWords,
            embedder: embedder.map(NoveltyIndex.Embedder.init))
    }

    /// What the novelty gate says to each candidate.
    func steps(for candidates: [Candidate]) async throws -> [Candidate.Step] {
        let started = ContinuousClock.now
        let made = try await embeddings(of: candidates.map(\.text))
        var steps: [Candidate.Step] = []
        for (index, candidate) in candidates.enumerated() {
            let vector = made?[index]
            let verdict = self.index.verdict(on: candidate.text, locale: candidate.locale, embedding: vector)
            results[candidate.number] = .init(
                isProven: verdict.isProven, nearestSimilarity: verdict.nearestSimilarity)
            vectors[candidate.number] = vector
            steps.append(.init(.novelty, isPassed: verdict.isPassed, reason: sentence(for: verdict)))
        }
        let seconds = started.secondsSince / Double(max(candidates.count, 1))
        return steps.map {
            .init(.novelty, isPassed: $0.isPassed, reason: $0.reason, score: nil, seconds: seconds)
        }
    }

    /// Which of the candidates kept before a candidate copies, as a refusal; nil when none.
    ///
    /// Drafts of one round are often alike. Only what is kept is compared, so that the best of them can be.
    func refusal(of candidate: Candidate, keptBefore kept: [Candidate]) -> Candidate.Step? {
        let known = kept.map { earlier in
            KnownLine(
                identifier: "draft \(earlier.number)", kind: .generated, text: earlier.text,
                locale: earlier.locale, embedding: vectors[earlier.number])
        }
        let index = NoveltyIndex(
            known, contentWords: contentWords, embedder: embedder.map(NoveltyIndex.Embedder.init))
        let verdict = index.verdict(
            on: candidate.text, locale: candidate.locale, embedding: vectors[candidate.number])
        return verdict.isPassed ? nil : .init(.novelty, isPassed: false, reason: sentence(for: verdict))
    }

    /// What the comparison gave for a candidate that has met the gate.
    func result(for candidate: Candidate) -> GeneratedLine.Novelty {
        results[candidate.number] ?? .init(isProven: false)
    }

    /// The embedding of a candidate that passed, if there is an embedder.
    func embedding(of candidate: Candidate) -> Embedding? {
        guard let embedder, let vector = vectors[candidate.number] else { return nil }
        return Embedding(embedder: embedder.identifier, vector: vector)
    }

    /// Whether a line says what a quote says that was saved after the library was read.
    static func isNearCopy(
        _ line: GeneratedLine, _ embedding: Embedding?, of quote: SavedQuote, _ vector: [Float]?,
        _ parts: QuoteGenerator.Parts
    ) -> Bool {
        let locale = QuoteLocale(identifier: line.locale) ?? .en
        let known = KnownLine(
            identifier: "#\(quote.id)", kind: .saved, text: quote.text,
            locale: quote.locale.flatMap(QuoteLocale.init(identifier:)) ?? locale, embedding: vector)
        let embedder = embedding.map {
            NoveltyIndex.Embedder(identifier: $0.embedder, dimension: $0.vector.count)
        }
        let index = NoveltyIndex([known], contentWords: parts.contentWords, embedder: embedder)
        return !index.verdict(on: line.text, locale: locale, embedding: embedding?.vector).isPassed
    }

    // MARK: Embeddings

    /// What the embedder makes of texts; nil without one that serves, which passes as not proven.
    private func embeddings(of texts: [String]) async throws -> [[Float]]? {
        guard let embedder else { return nil }
        do {
            return try await embedder.embeddings(of: texts)
        } catch LanguageModelError.cancelled {
            throw LanguageModelError.cancelled
        } catch is LanguageModelError {
            doubt = "the embedder failed"
            return nil
        }
    }

    private static func embedMissing(
        _ library: QuoteStore, _ embedder: any TextEmbedder
    ) async throws -> [String: [Float]] {
        let missing = try await library.textsWithoutEmbedding(by: embedder.identifier, limit: textsAtOnce)
        guard !missing.isEmpty else { return [:] }
        let vectors = try await embedder.embeddings(of: missing.map(\.text))
        let made = Dictionary(zip(missing.map(\.fingerprint), vectors)) { first, _ in first }
        do {
            try await library.storeEmbeddings(
                made.compactMapValues { Embedding(embedder: embedder.identifier, vector: $0) })
        } catch LibraryError.cancelled {
            throw LibraryError.cancelled
        } catch is LibraryError {
            // A library that cannot be written to now is compared with all the same; next time they are made anew.
        }
        return made
    }

    /// The worked examples of a language, which a model likes to repeat.
    private static func examples(in prompts: GenerationPrompts, _ language: QuoteLocale) -> [String] {
        (prompts.draftHead(in: language.rawValue)?.examples ?? [])
            .filter { $0.speaker == .reply }
            .compactMap { DraftReply.text(of: $0.text) }
    }

    // MARK: Words

    private func sentence(for verdict: NoveltyVerdict) -> String? {
        switch verdict {
        case .novel(let found, let nearest):
            let reason = doubt ?? found.map(Self.sentence(for:))
            let near = nearest.map { "nearest \(Self.figures($0))" }
            return [reason.map { "novelty not proven: \($0)" }, near].compactMap { $0 }.joined(
                separator: "; ")
        case .nearCopy(let neighbour):
            return "nearly \(neighbour.line.identifier), \(Self.figures(neighbour))"
        case .exactDuplicate(let line): return "the same words as \(line.identifier)"
        case .unusableEmbedding: return "its embedding cannot be compared"
        }
    }

    private static func figures(_ neighbour: NoveltyVerdict.Neighbour) -> String {
        func hundredths(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
        let cosine = neighbour.cosine.map { ", cosine \(hundredths($0))" } ?? ""
        return "lexical \(hundredths(neighbour.lexical))\(cosine)"
    }

    private static func sentence(for doubt: NoveltyVerdict.Doubt) -> String {
        switch doubt {
        case .noLines: "there is nothing to compare with"
        case .noEmbedder: "there is no embedder"
        case .notMeasured: "the embedder was not measured in this language"
        case .linesWithoutEmbedding(let count): "\(count) lines have no embedding yet"
        }
    }
}

extension NoveltyIndex.Embedder {
    /// What is to be known of an embedder.
    init(_ embedder: any TextEmbedder) {
        self.init(identifier: embedder.identifier, dimension: embedder.dimension)
    }
}

extension KnownLine {
    /// A text of the library.
    fileprivate init(_ row: NoveltyRow, else locale: QuoteLocale, embedding: [Float]?) {
        let name: String
        let kind: Kind
        switch row.source {
        case .catalog(let id): (name, kind) = (id, .catalog)
        case .saved(let id, let saved): (name, kind) = ("#\(id)", saved == .generated ? .generated : .saved)
        }
        self.init(
            identifier: name, kind: kind, text: row.text,
            locale: row.locale.flatMap(QuoteLocale.init(identifier:)) ?? locale, embedding: embedding)
    }
}
