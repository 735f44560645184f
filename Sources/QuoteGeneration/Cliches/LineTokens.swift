/// What phrases are matched on: the folded words of a line, or its letters where it has no blanks.
struct LineTokens {
    /// Lines are read to here; no line that is kept is half as long.
    static let most = 160

    /// The folded line.
    let bytes: [UInt8]
    /// Where each token stands in `bytes`.
    private(set) var ranges: [Range<Int>] = []
    /// The word of the draft that each token belongs to.
    private(set) var sources: [Int] = []
    /// Whether tokens are letters.
    let areLetters: Bool

    init(_ draft: Draft) {
        bytes = draft.folded
        areLetters = draft.locale.isWrittenWithoutBlanks
        let isElided = draft.locale == .fr || draft.locale == .it
        ranges.reserveCapacity(32)
        sources.reserveCapacity(32)
        for (index, word) in draft.foldedWords.enumerated() {
            guard ranges.count < Self.most else { break }
            if areLetters {
                appendLetters(of: word, source: index)
            } else if isElided {
                appendElided(word, source: index)
            } else {
                append(word, source: index)
            }
        }
    }

    private mutating func append(_ range: Range<Int>, source: Int) {
        ranges.append(range)
        sources.append(source)
    }

    /// `l'amour` is two words to a phrase.
    private mutating func appendElided(_ word: Range<Int>, source: Int) {
        var first = word.lowerBound
        for index in word where bytes[index] == UInt8(ascii: "'") {
            if index > first { append(first..<index, source: source) }
            first = index + 1
        }
        if first < word.upperBound { append(first..<word.upperBound, source: source) }
    }

    private mutating func appendLetters(of word: Range<Int>, source: Int) {
        var first = word.lowerBound
        while first < word.upperBound {
            var end = first + 1
            while end < word.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
            append(first..<end, source: source)
            first = end
        }
    }
}

extension QuoteLocale {
    /// Whether words run together in its writing.
    var isWrittenWithoutBlanks: Bool {
        self == .ja || self == .th || self == .zh
    }
}
