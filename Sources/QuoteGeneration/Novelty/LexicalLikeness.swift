/// How like each other two lines are by their letters.
struct LexicalLikeness: Sendable, Equatable {
    /// The share of either line's content that the other has too, whichever is smaller; from 0 to 1.
    let overlap: Float
    /// How many distinct stems both have.
    let sharedStems: Int
    /// The share of the runs of four letters that both have, from 0 to 1.
    let letters: Float

    /// Compares two lines.
    init(_ first: LexicalProfile, _ second: LexicalProfile, letterRuns: ([UInt32], [UInt32])) {
        var shares = SIMD2<Float>.zero
        var count = 0
        for (mine, others) in Self.common(first.stems, second.stems) {
            shares += SIMD2(first.shares[mine], second.shares[others])
            count += 1
        }
        overlap = min(shares.x, shares.y, 1)
        sharedStems = count
        let common = Self.common(letterRuns.0, letterRuns.1).count
        let all = letterRuns.0.count + letterRuns.1.count - common
        letters = all == 0 ? 0 : Float(common) / Float(all)
    }

    /// The places of what two ascending arrays have in common.
    private static func common(_ first: [UInt32], _ second: [UInt32]) -> [(Int, Int)] {
        var places: [(Int, Int)] = []
        var i = 0
        var j = 0
        while i < first.count, j < second.count {
            if first[i] == second[j] {
                places.append((i, j))
                i += 1
                j += 1
            } else if first[i] < second[j] {
                i += 1
            } else {
                j += 1
            }
        }
        return places
    }
}
