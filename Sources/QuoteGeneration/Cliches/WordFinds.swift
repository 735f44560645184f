/// The words of a lexicon in the tokens of a line, and the weight of each token.
struct WordFinds {
    /// A word at its place.
    struct Find {
        let word: Int
        let start: Int32
        let end: Int32
    }

    /// What was found, from the beginning of the line on.
    private(set) var words: [Find] = []
    /// The weight of each token: that of the longest word that fits.
    private(set) var weights: [ClicheLexicon.Weight]

    init(in tokens: LineTokens, lexicon: ClicheLexicon) {
        weights = Array(repeating: .unknown, count: tokens.ranges.count)
        words.reserveCapacity(96)
        if tokens.areLetters {
            readLetters(tokens, lexicon)
        } else {
            readWords(tokens, lexicon)
        }
    }

    private mutating func readWords(_ tokens: LineTokens, _ lexicon: ClicheLexicon) {
        let heads = lexicon.index.heads
        let inner = lexicon.index.inner
        let known = lexicon.weights
        for (position, range) in tokens.ranges.enumerated() {
            let place = Int32(position)
            var weight = ClicheLexicon.Weight.unknown
            heads.walk(tokens.bytes, range) { word, _ in
                words.append(Find(word: word, start: place, end: place + 1))
                if known[word] != .unknown { weight = known[word] }
            }
            if !inner.isEmpty {
                for start in range where tokens.bytes[start] & 0xC0 != 0x80 {
                    inner.walk(tokens.bytes, start..<range.upperBound) { word, _ in
                        words.append(Find(word: word, start: place, end: place + 1))
                        if weight == .unknown { weight = known[word] }
                    }
                }
            }
            weights[position] = weight
        }
    }

    private mutating func readLetters(_ tokens: LineTokens, _ lexicon: ClicheLexicon) {
        let inner = lexicon.index.inner
        let end = tokens.ranges.last?.upperBound ?? 0
        for (position, range) in tokens.ranges.enumerated() {
            inner.walk(tokens.bytes, range.lowerBound..<end) { word, byte in
                var last = position + 1
                while last < tokens.ranges.count, tokens.ranges[last].lowerBound < byte { last += 1 }
                words.append(Find(word: word, start: Int32(position), end: Int32(last)))
            }
        }
    }
}
