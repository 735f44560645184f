/// Every known line, held so that a new one is compared with all of them in a few milliseconds.
public struct NoveltyIndex: Sendable {
    /// The embedder whose vectors are compared.
    public struct Embedder: Sendable, Equatable {
        /// Its identifier, by which the threshold is found.
        public let identifier: String
        /// The number of values of its vectors.
        public let dimension: Int

        /// Names an embedder.
        public init(identifier: String, dimension: Int) {
            self.identifier = identifier
            self.dimension = dimension
        }
    }

    /// The lines in the order in which they were added, without their vectors.
    public private(set) var lines: [KnownLine] = []

    private let contentWords: ContentWords
    private let embedder: Embedder?
    /// The first line of each wording.
    private var wordings: [[UInt8]: Int32] = [:]
    private var stems = StemIndex()
    private var vectors: VectorIndex

    /// Makes an index of the lines.
    ///
    /// - Parameters:
    ///   - lines: What is known; a vector without a direction or of another size counts as none.
    ///   - contentWords: Tells what words carry content.
    ///   - embedder: What made the vectors; nil when there are none.
    public init(_ lines: [KnownLine] = [], contentWords: ContentWords, embedder: Embedder?) {
        self.contentWords = contentWords
        self.embedder = embedder
        vectors = VectorIndex(dimension: embedder?.dimension ?? 0)
        self.lines.reserveCapacity(lines.count)
        wordings.reserveCapacity(lines.count)
        stems.reserve(lines.count)
        vectors.reserve(lines.count)
        for line in lines { add(line) }
    }

    /// Adds a line, such as one that was just saved.
    public mutating func add(_ line: KnownLine) {
        let draft = draft(of: line)
        let wording = Self.wording(of: draft)
        if wordings[wording] == nil { wordings[wording] = Int32(lines.count) }
        stems.add(profile(of: draft, locale: line.locale))
        vectors.add(embedder == nil ? nil : line.embedding.flatMap(vectors.direction(of:)))
        lines.append(
            KnownLine(identifier: line.identifier, kind: line.kind, text: line.text, locale: line.locale))
    }

    /// Compares a new line with every known one.
    ///
    /// - Parameters:
    ///   - text: The new line.
    ///   - locale: Its language.
    ///   - embedding: What the embedder of the index made of it; nil when there is no embedder.
    /// - Returns: What the comparison gave.
    public func verdict(on text: String, locale: QuoteLocale, embedding: [Float]?) -> NoveltyVerdict {
        let draft = Draft(text, locale: locale)
        if let known = wordings[Self.wording(of: draft)] { return .exactDuplicate(of: lines[Int(known)]) }
        var direction: [Float]?
        if let embedding, embedder != nil {
            direction = vectors.direction(of: embedding)
            guard direction != nil else { return .unusableEmbedding }
        }
        guard !lines.isEmpty else { return .novel(doubt: .noLines, nearest: nil) }

        let new = NewLine(
            profile: profile(of: draft, locale: locale), letterRuns: contentWords.letterRuns(of: draft),
            direction: direction)
        let finding = stems.finding(on: new.profile)
        for line in finding.suspects {
            let likeness = likeness(of: new, line: line)
            guard likeness.letters >= Float(NoveltyThreshold.letters),
                likeness.overlap >= Float(NoveltyThreshold.lexical)
            else { continue }
            return .nearCopy(of: neighbour(of: new, line: line))
        }
        guard let embedder, let direction else {
            return .novel(doubt: .noEmbedder, nearest: finding.nearest.map { neighbour(of: new, line: $0) })
        }
        let nearest = vectors.nearest(to: direction).map { neighbour(of: new, line: $0) }
        guard let threshold = NoveltyThreshold.cosine(embedder: embedder.identifier, locale: locale) else {
            return .novel(doubt: .notMeasured, nearest: nearest)
        }
        if let nearest, let cosine = nearest.cosine, cosine >= threshold { return .nearCopy(of: nearest) }
        let missing = vectors.linesWithoutVector
        return .novel(doubt: missing > 0 ? .linesWithoutEmbedding(missing) : nil, nearest: nearest)
    }

    private struct NewLine {
        let profile: LexicalProfile
        let letterRuns: [UInt32]
        let direction: [Float]?
    }

    private func neighbour(of new: NewLine, line: Int) -> NoveltyVerdict.Neighbour {
        NoveltyVerdict.Neighbour(
            line: lines[line], lexical: Double(likeness(of: new, line: line).overlap),
            cosine: new.direction.flatMap { vectors.cosine(of: $0, line: line) }.map(Double.init))
    }

    /// Read from the text again, because it is asked for a few lines only.
    private func likeness(of new: NewLine, line: Int) -> LexicalLikeness {
        let known = draft(of: lines[line])
        return LexicalLikeness(
            new.profile, profile(of: known, locale: lines[line].locale),
            letterRuns: (new.letterRuns, contentWords.letterRuns(of: known)))
    }

    private func profile(of draft: Draft, locale: QuoteLocale?) -> LexicalProfile {
        LexicalProfile(stemsInOrder: contentWords.stems(of: draft, locale: locale))
    }

    /// The words are found in the same way in every language.
    private func draft(of line: KnownLine) -> Draft {
        Draft(line.text, locale: line.locale ?? .en)
    }

    /// The words of a line without anything between them; the whole text where it has no words.
    private static func wording(of draft: Draft) -> [UInt8] {
        draft.foldedWords.isEmpty ? Array(draft.text.utf8) : draft.folded
    }
}
