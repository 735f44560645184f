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
    /// The weight of each token, and how far the word reaches that gave it.
    private(set) var weights: [ClicheLexicon.Weight]
    private let index: PhraseIndex
    private var hits: [Hit] = []
    /// The newest hit of each group.
    private var newest: [Int32]
    private var touched: [Int32] = []

    init(_ draft: Draft, lexicon: ClicheLexicon) {
        tokens = LineTokens(draft)
        index = lexicon.index
        weights = Array(repeating: .unknown, count: tokens.ranges.count)
        newest = Array(repeating: -1, count: lexicon.index.groupCount)
        hits.reserveCapacity(128)
        touched.reserveCapacity(64)
        if tokens.areLetters {
            readLetters(lexicon)
        } else {
            readWords(lexicon)
        }
    }

    /// Calls `body` with each phrase of the line until it answers no.
    func forEachPhrase(_ body: (Found) -> Bool) {
        for group in touched {
            let entries = Int(index.entryStarts[Int(group)])..<Int(index.entryStarts[Int(group) + 1])
            for slot in entries {
                let entry = index.entries[Int(index.entriesOfGroups[slot])]
                if let tokens = match(entry), !body(Found(tokens: tokens, isShape: entry.isShape, line: entry.line)) { return }
            }
        }
    }

    private mutating func readWords(_ lexicon: ClicheLexicon) {
        let heads = lexicon.index.heads
        let inner = lexicon.index.inner
        for (position, range) in tokens.ranges.enumerated() {
            var weight = ClicheLexicon.Weight.unknown
            walk(heads, range, from: range.lowerBound) { reading, number, _ in
                reading.add(number, position..<position + 1)
                let known = lexicon.weights[number]
                if known != .unknown { weight = known }
            }
            if !inner.isEmpty {
                for start in range where tokens.bytes[start] & 0xC0 != 0x80 {
                    walk(inner, range, from: start) { reading, number, _ in
                        reading.add(number, position..<position + 1)
                        let known = lexicon.weights[number]
                        if known != .unknown, weight == .unknown { weight = known }
                    }
                }
            }
            weights[position] = weight
        }
    }

    private mutating func readLetters(_ lexicon: ClicheLexicon) {
        let inner = lexicon.index.inner
        let end = tokens.ranges.last?.upperBound ?? 0
        for (position, range) in tokens.ranges.enumerated() {
            walk(inner, range.lowerBound..<end, from: range.lowerBound) { reading, number, byte in
                var last = position + 1
                while last < reading.tokens.ranges.count, reading.tokens.ranges[last].lowerBound < byte {
                    last += 1
                }
                reading.add(number, position..<last)
                let known = lexicon.weights[number]
                guard known != .unknown else { return }
                for token in position..<last where reading.weights[token].rawValue < known.rawValue {
                    reading.weights[token] = known
                }
            }
        }
    }

    /// Follows the bytes of a range down a trie, and reports each word that ends on the way with the byte behind it.
    @inline(__always)
    private mutating func walk(
        _ trie: WordTrie, _ range: Range<Int>, from start: Int,
        found: (inout LineReading, Int, Int) -> Void
    ) {
        var node = 0
        var byte = start
        while byte < range.upperBound, let next = trie.child(of: node, along: tokens.bytes[byte]) {
            node = next
            byte += 1
            let ending = trie.endings[node]
            if ending.open >= 0 { found(&self, Int(ending.open), byte) }
            if ending.closed >= 0, byte == range.upperBound { found(&self, Int(ending.closed), byte) }
        }
    }

    private mutating func add(_ word: Int, _ range: Range<Int>) {
        for slot in Int(index.groupStarts[word])..<Int(index.groupStarts[word + 1]) {
            let group = Int(index.groupsOfWords[slot])
            if newest[group] < 0 { touched.append(Int32(group)) }
            hits.append(
                Hit(start: Int32(range.lowerBound), end: Int32(range.upperBound), next: newest[group]))
            newest[group] = Int32(hits.count - 1)
        }
    }

    private func match(_ entry: PhraseIndex.Entry) -> Range<Int>? {
        var whole: Range<Int>?
        for number in entry.parts {
            guard let found = match(index.parts[number]) else { return nil }
            whole =
                whole.map {
                    min($0.lowerBound, found.lowerBound)..<max($0.upperBound, found.upperBound)
                } ?? found
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
        let scalars = draft.words[tokens.sources[first]].lowerBound..<draft.words[tokens.sources[last]].upperBound
        return Self.string(draft.scalars[scalars])
    }

    /// The abstractions of a draft, as they are written.
    func strongWords(in draft: Draft) -> String {
        var words: [String] = []
        for (token, weight) in weights.enumerated() where weight == .strong {
            let word = text(of: token..<token + 1, in: draft)
            if words.last != word { words.append(word) }
        }
        return words.joined(separator: ", ")
    }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }
}
