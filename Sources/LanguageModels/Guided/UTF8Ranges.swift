/// Ranges of Unicode scalars, and of numbers, as sequences of byte ranges, which is how a machine over bytes sees them.
enum UTF8Ranges {
    /// What ends a line or turns the direction of writing, beside the control characters.
    private static let unfit = [0x2028...0x202E, 0x2066...0x2069].flatMap(Array.init) as [UInt32]

    /// Every scalar but control characters (C0, DEL, C1), line separators, marks that turn the direction of writing,
    /// and those of `text`, in order.
    static func scalars(without text: String) -> [ClosedRange<UInt32>] {
        let left = Set(text.unicodeScalars.map(\.value) + unfit)
        var ranges: [ClosedRange<UInt32>] = []
        for range: ClosedRange<UInt32> in [0x20...0x7E, 0xA0...0xD7FF, 0xE000...0x10FFFF] {
            var lower = range.lowerBound
            for value in left.filter(range.contains).sorted() {
                if value > lower { ranges.append(lower...(value - 1)) }
                lower = value + 1
            }
            if lower <= range.upperBound { ranges.append(lower...range.upperBound) }
        }
        return ranges
    }

    /// Sequences of byte ranges that together stand for exactly the scalars of a range without surrogates.
    static func sequences(of range: ClosedRange<UInt32>) -> [[ClosedRange<UInt8>]] {
        // One length of encoding at a time.
        for limit: UInt32 in [0x7F, 0x7FF, 0xFFFF] where range.contains(limit) && range.upperBound > limit {
            return sequences(of: range.lowerBound...limit) + sequences(of: (limit + 1)...range.upperBound)
        }
        let lower = bytes(of: range.lowerBound)
        let upper = bytes(of: range.upperBound)
        return sequences(from: lower[...], to: upper[...], rest: 0x80...0xBF)
    }

    /// Sequences of digits that together stand for exactly the numbers of a range, written as short as they can be.
    static func digits(of range: ClosedRange<Int>) -> [[ClosedRange<UInt8>]] {
        let shortest = String(range.lowerBound)
        let longest = String(range.upperBound)
        return (shortest.count...longest.count).flatMap { count in
            let low = count == shortest.count ? shortest : "1" + String(repeating: "0", count: count - 1)
            let high = count == longest.count ? longest : String(repeating: "9", count: count)
            return sequences(from: Array(low.utf8)[...], to: Array(high.utf8)[...], rest: 0x30...0x39)
        }
    }

    /// Splits where the first bytes differ, so that every tail in the middle is a full one of bytes of `rest`.
    private static func sequences(
        from lower: ArraySlice<UInt8>, to upper: ArraySlice<UInt8>, rest: ClosedRange<UInt8>
    ) -> [[ClosedRange<UInt8>]] {
        guard let first = lower.first, let last = upper.first else { return [[]] }
        let lowerTail = lower.dropFirst()
        let upperTail = upper.dropFirst()
        guard first < last else {
            return sequences(from: lowerTail, to: upperTail, rest: rest).map { [first...first] + $0 }
        }
        let zeros = lowerTail.map { _ in rest.lowerBound }
        let ones = lowerTail.map { _ in rest.upperBound }
        let startsFull = lowerTail.elementsEqual(zeros)
        let endsFull = upperTail.elementsEqual(ones)
        var found: [[ClosedRange<UInt8>]] = []
        if !startsFull {
            found += sequences(from: lowerTail, to: ones[...], rest: rest).map { [first...first] + $0 }
        }
        let from = startsFull ? first : first + 1
        let to = endsFull ? last : last - 1
        if from <= to { found.append([from...to] + ones.map { _ in rest }) }
        if !endsFull {
            found += sequences(from: zeros[...], to: upperTail, rest: rest).map { [last...last] + $0 }
        }
        return found
    }

    private static func bytes(of value: UInt32) -> [UInt8] {
        Unicode.Scalar(value).map { Array(String(Character($0)).utf8) } ?? []
    }
}
