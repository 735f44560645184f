import Glibc

/// Finds the lines that share stems with a new one, without looking at the others.
struct StemIndex: Sendable {
    /// What the stems say about a new line.
    struct Finding {
        /// The line with the greatest overlap; nil when none shares a stem.
        var nearest: Int?
        /// The lines that share so much that their letters are worth comparing, greatest overlap first.
        var suspects: [Int]
    }

    private struct Posting {
        let line: Int32
        /// The share that the stem has of the line.
        let share: Float
    }

    private var numbers: [UInt32: Int32] = [:]
    private var postings: [[Posting]] = []
    private(set) var count = 0
    /// More than these are not looked at: they would all be copies of one another.
    private static let mostSuspects = 64

    mutating func reserve(_ lines: Int) {
        // Distinct stems grow far slower than lines do.
        numbers.reserveCapacity(min(lines * 4, 60_000))
    }

    /// Adds the next line.
    mutating func add(_ profile: LexicalProfile) {
        for (stem, share) in zip(profile.stems, profile.shares) {
            let posting = Posting(line: Int32(count), share: share)
            if let number = numbers[stem] {
                postings[Int(number)].append(posting)
            } else {
                numbers[stem] = Int32(postings.count)
                postings.append([posting])
            }
        }
        count += 1
    }

    /// Compares a new line with all others by their stems.
    func finding(on profile: LexicalProfile) -> Finding {
        guard count > 0 else { return Finding(nearest: nil, suspects: []) }
        // For each line: the share of the new line, of the known one, the surprise, and the number of stems.
        return withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: count) { sums in
            sums.initialize(repeating: .zero)
            for (stem, share) in zip(profile.stems, profile.shares) {
                guard let number = numbers[stem] else { continue }
                postings[Int(number)].withUnsafeBufferPointer { postings in
                    let surprise = surprise(ofStemIn: postings.count)
                    for posting in postings {
                        sums[Int(posting.line)] += SIMD4(share, posting.share, surprise, 1)
                    }
                }
            }
            return finding(in: sums)
        }
    }

    private func finding(in sums: UnsafeMutableBufferPointer<SIMD4<Float>>) -> Finding {
        let leastOverlap = Float(NoveltyThreshold.lexical)
        let leastStems = Float(NoveltyThreshold.sharedStems)
        let leastSurprise = Float(NoveltyThreshold.surprise) + logf(Float(count))
        var nearest: (line: Int, overlap: Float)?
        var suspects: [(line: Int, overlap: Float)] = []
        for line in 0..<count {
            let sum = sums[line]
            let overlap = min(sum.x, sum.y)
            if overlap > nearest?.overlap ?? 0 { nearest = (line, overlap) }
            // What was added up in another order may be off in the last place.
            if overlap > leastOverlap - 0.001, sum.w >= leastStems, sum.z >= leastSurprise {
                suspects.append((line, overlap))
            }
        }
        suspects.sort { ($0.overlap, $1.line) > ($1.overlap, $0.line) }
        return Finding(
            nearest: nearest?.line, suspects: suspects.prefix(Self.mostSuspects).map(\.line))
    }

    /// How surprising a stem is: the logarithm of how many lines there are for one that has it.
    ///
    /// A small index is no measure of a language, so a thousand lines without the stem are added.
    private func surprise(ofStemIn lines: Int) -> Float {
        logf(Float(count + 1_000) / Float(lines))
    }
}
