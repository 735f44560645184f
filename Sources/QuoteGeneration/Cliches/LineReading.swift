/// What a lexicon finds in one line.
struct LineReading {
    /// A word of the lexicon in the line.
    private struct Hit {
        let start: Int32
        let end: Int32
        /// The hit before it in the same group.
        let next: Int32
    }

    /// A phrase in the line.
    struct Found {
        /// The tokens of the line from the first to the last of the phrase.
        let tokens: Range<Int>
        /// Whether it is a formula shape.
        let isShape: Bool
        /// The line of the lexicon that holds it.
        let line: Int
    }

    /// The tokens of the line.
    let tokens: LineTokens
    /// The weight of each token.
    let weights: [ClicheLexicon.Weight]
    private let index: PhraseIndex
    private var hits: [Hit] = []
    /// The newest hit of each group.
    private var newest: [Int32]
    private var touched: [Int32] = []

    init(_ draft: Draft, lexicon: ClicheLexicon) {
        tokens = LineTokens(draft)
        index = lexicon.index
        let finds = WordFinds(in: tokens, lexicon: lexicon)
        weights = finds.weights
        newest = Array(repeating: -1, count: lexicon.index.groupCount)
        hits.reserveCapacity(512)
        touched.reserveCapacity(256)
        for find in finds.words {
            let slots = Int(index.groupStarts[find.word])..<Int(index.groupStarts[find.word + 1])
            for slot in slots {
                let group = index.groupsOfWords[slot]
                let next = newest[Int(group)]
                if next < 0 { touched.append(group) }
                newest[Int(group)] = Int32(hits.count)
                hits.append(Hit(start: find.start, end: find.end, next: next))
            }
        }
    }

    /// Counts the phrases and the shapes of the line; forms of one line of the lexicon count once.
    func phrases() -> (first: Range<Int>?, phraseCount: Int, shapeCount: Int) {
        var first: Range<Int>?
        var phrases: [Int] = []
        var shapes: [Int] = []
        forEachPhrase { found in
            if found.isShape {
                if !shapes.contains(found.line) { shapes.append(found.line) }
            } else {
                if first == nil { first = found.tokens }
                if !phrases.contains(found.line) { phrases.append(found.line) }
            }
        }
        return (first, phrases.count, shapes.count)
    }

    /// Calls `body` with each phrase of the line.
    func forEachPhrase(_ body: (Found) -> Void) {
        for group in touched {
            let slots = Int(index.entryStarts[Int(group)])..<Int(index.entryStarts[Int(group) + 1])
            for slot in slots {
                let entry = index.entries[Int(index.entriesOfGroups[slot])]
                guard let tokens = match(entry) else { continue }
                body(Found(tokens: tokens, isShape: entry.isShape, line: entry.line))
            }
        }
    }

    private func match(_ entry: PhraseIndex.Entry) -> Range<Int>? {
        var whole: Range<Int>?
        for number in entry.parts {
            guard let found = match(index.parts[number]) else { return nil }
            guard let before = whole else {
                whole = found
                continue
            }
            whole = min(before.lowerBound, found.lowerBound)..<max(before.upperBound, found.upperBound)
        }
        return whole
    }

    private func match(_ part: PhraseIndex.Part) -> Range<Int>? {
        let first = index.places[part.places.lowerBound]
        var hit = newest[first.group]
        while hit >= 0 {
            let candidate = hits[Int(hit)]
            hit = candidate.next
            if part.isAtStart, Int(candidate.start) > first.gap { continue }
            if let end = end(of: part, place: part.places.lowerBound + 1, after: Int(candidate.end)) {
                return Int(candidate.start)..<end
            }
        }
        return nil
    }

    /// Where a part ends whose places from `place` on stand behind a token; nil when they do not.
    private func end(of part: PhraseIndex.Part, place: Int, after token: Int) -> Int? {
        guard place < part.places.upperBound else {
            return part.isAtEnd && token < tokens.ranges.count ? nil : token
        }
        let needed = index.places[place]
        var hit = newest[needed.group]
        while hit >= 0 {
            let candidate = hits[Int(hit)]
            hit = candidate.next
            let skipped = Int(candidate.start) - token
            guard skipped >= 0, skipped <= needed.gap else { continue }
            if let end = end(of: part, place: place + 1, after: Int(candidate.end)) { return end }
        }
        return needed.isOptional ? end(of: part, place: place + 1, after: token) : nil
    }
}

extension LineReading {
    /// The words of a draft that some tokens belong to, as they are written.
    func text(of range: Range<Int>, in draft: Draft) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        if tokens.areLetters {
            let bytes = tokens.ranges[first].lowerBound..<tokens.ranges[last].upperBound
            return String(decoding: tokens.bytes[bytes], as: UTF8.self)
        }
        let start = draft.words[tokens.sources[first]].lowerBound
        let end = draft.words[tokens.sources[last]].upperBound
        var view = String.UnicodeScalarView()
        view.append(contentsOf: draft.scalars[start..<end])
        return String(view)
    }

    /// The abstractions of a draft, as they are written; where it has none, all of it.
    func strongWords(in draft: Draft) -> String {
        var words: [String] = []
        for (token, weight) in weights.enumerated() where weight == .strong {
            let word = text(of: token..<token + 1, in: draft)
            if words.last != word { words.append(word) }
        }
        return words.isEmpty ? draft.text : words.joined(separator: ", ")
    }
}
