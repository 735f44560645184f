import Foundation

/// What the taste filter sees of a line: which runs of letters and of words it has, hashed into buckets.
///
/// Runs are those of two to five letters inside a word (its edges count as blanks), single words, and two
/// words that follow each other. Frequent runs count with the logarithm, and the whole has the length one.
package struct TasteFeatures: Sendable {
    /// How many buckets there are.
    package static let bucketCount = 16_384

    /// The buckets that occur, ascending, each once.
    package let buckets: [UInt16]
    /// How much each of `buckets` weighs.
    package let weights: [Float]

    /// Reads a line.
    package init(_ draft: Draft) {
        var found = Self.runs(in: draft.folded)
        found.sort()
        var buckets: [UInt16] = []
        var weights: [Float] = []
        buckets.reserveCapacity(found.count)
        weights.reserveCapacity(found.count)
        var squares: Float = 0
        var index = 0
        while index < found.count {
            var end = index + 1
            while end < found.count, found[end] == found[index] { end += 1 }
            let weight = end - index == 1 ? 1 : 1 + log(Float(end - index))
            buckets.append(found[index])
            weights.append(weight)
            squares += weight * weight
            index = end
        }
        let length = max(squares, 1).squareRoot()
        self.buckets = buckets
        self.weights = weights.map { $0 / length }
    }

    /// Returns the bucket of every run; a word ends at a blank and after an apostrophe.
    private static func runs(in folded: [UInt8]) -> [UInt16] {
        var found: [UInt16] = []
        found.reserveCapacity(folded.count * 5)
        var before: UInt64?
        var first = 0
        while first < folded.count {
            if folded[first] == blank {
                first += 1
                continue
            }
            var end = first
            while end < folded.count, folded[end] != blank, folded[end] != apostrophe { end += 1 }
            if end < folded.count, folded[end] == apostrophe { end += 1 }
            appendLetterRuns(of: folded[first..<end], to: &found)
            let word = folded[first..<end].reduce(wordSeed) { hash($0, $1) }
            found.append(bucket(word))
            if let before { found.append(bucket((before ^ word &* 3) &* prime)) }
            before = word
            first = end
        }
        return found
    }

    private static func appendLetterRuns(of word: ArraySlice<UInt8>, to found: inout [UInt16]) {
        // Position -1 and the one behind the last are the blanks around the word.
        for start in (word.startIndex - 1)...word.endIndex {
            var value = letterSeed
            for offset in 0..<5 {
                let place = start + offset
                guard place <= word.endIndex else { break }
                let isEdge = place < word.startIndex || place == word.endIndex
                value = hash(value, isEdge ? blank : word[place])
                if offset > 0 { found.append(bucket(value)) }
            }
        }
    }

    private static let blank: UInt8 = 0x20
    private static let apostrophe: UInt8 = 0x27
    // FNV-1a with 64 bits, from another start for words than for letters.
    private static let letterSeed: UInt64 = 0xcbf2_9ce4_8422_2325
    private static let wordSeed: UInt64 = 0x9e37_79b9_7f4a_7c15
    private static let prime: UInt64 = 0x100_0000_01b3

    private static func hash(_ value: UInt64, _ byte: UInt8) -> UInt64 {
        (value ^ UInt64(byte)) &* prime
    }

    private static func bucket(_ value: UInt64) -> UInt16 {
        let mixed = value ^ value >> 29
        return UInt16(truncatingIfNeeded: (mixed ^ mixed >> 14 ^ mixed >> 40) % UInt64(bucketCount))
    }
}
