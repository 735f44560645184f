/// Finds the vectors that lie closest to a new one.
///
/// All of them are compared in a rough form of one byte a value first, and exactly only the best of that; the
/// rough cosine is off by about 0.002, and by less than 0.01.
struct VectorIndex: Sendable {
    /// The number of values of a vector.
    let dimension: Int
    /// How many of the roughly nearest are compared exactly.
    private static let recheckedCount = 16

    /// The largest value of the rough form: sixteen products of two such values fit sixteen bits.
    private static let largestRough: Float = 45

    /// The rough forms in chunks of sixteen values, filled up with zeros.
    private var rough: [SIMD16<Int8>] = []
    private let chunks: Int
    /// What one step of the rough form is worth, for each line; 0 where a line has no vector.
    private var steps: [Float] = []
    private var exact: [[Float]] = []
    private(set) var linesWithoutVector = 0

    init(dimension: Int) {
        self.dimension = dimension
        chunks = (dimension + 15) / 16
    }

    /// The vector with the length 1; nil when it has no direction or not the right size.
    func direction(of vector: [Float]) -> [Float]? {
        guard vector.count == dimension else { return nil }
        let length = vector.reduce(into: 0.0) { $0 += Double($1) * Double($1) }.squareRoot()
        guard length.isFinite, length > 1e-6 else { return nil }
        // What comes from an embedder is of length 1 already, and then nothing is copied.
        return abs(length - 1) < 1e-5 ? vector : vector.map { Float(Double($0) / length) }
    }

    mutating func reserve(_ lines: Int) {
        rough.reserveCapacity(lines * chunks)
        steps.reserveCapacity(lines)
        exact.reserveCapacity(lines)
    }

    /// Adds the vector of the next line, of length 1; nil for a line that has none.
    mutating func add(_ direction: [Float]?) {
        guard let direction else {
            linesWithoutVector += 1
            rough.append(contentsOf: repeatElement(.zero, count: chunks))
            steps.append(0)
            exact.append([])
            return
        }
        let step = Self.appendRough(direction, to: &rough)
        steps.append(step)
        exact.append(direction)
    }

    /// Returns the line whose vector is nearest to a vector of length 1; nil when no line has one.
    func nearest(to direction: [Float]) -> Int? {
        var form: [SIMD16<Int8>] = []
        let step = Self.appendRough(direction, to: &form)
        let query = form.map { SIMD16<Int16>(truncatingIfNeeded: $0) }
        var best: [(line: Int, cosine: Float)] = []
        var least = -Float.infinity
        rough.withUnsafeBufferPointer { rough in
            query.withUnsafeBufferPointer { query in
                for line in steps.indices where steps[line] > 0 {
                    let product = Self.product(query, rough, from: line * chunks)
                    let cosine = Float(product) * step * steps[line]
                    guard cosine > least else { continue }
                    if best.count == Self.recheckedCount { best.removeLast() }
                    let place = best.firstIndex { $0.cosine < cosine } ?? best.count
                    best.insert((line, cosine), at: place)
                    if best.count == Self.recheckedCount { least = best[best.count - 1].cosine }
                }
            }
        }
        return best.map { (line: $0.line, cosine: cosine(of: direction, line: $0.line) ?? -1) }
            .max { $0.cosine < $1.cosine }?.line
    }

    /// The cosine between a vector of length 1 and that of a line; nil when the line has none.
    func cosine(of direction: [Float], line: Int) -> Float? {
        guard !exact[line].isEmpty else { return nil }
        return min(1, max(-1, zip(direction, exact[line]).reduce(0) { $0 + $1.0 * $1.1 }))
    }

    /// Appends the rough form of a vector, and returns what one step of it is worth.
    private static func appendRough(_ direction: [Float], to rough: inout [SIMD16<Int8>]) -> Float {
        let largest = direction.reduce(0) { max($0, abs($1)) }
        let scale = largestRough / largest
        for start in stride(from: 0, to: direction.count, by: 16) {
            var chunk = SIMD16<Int8>.zero
            for index in start..<min(start + 16, direction.count) {
                chunk[index - start] = Int8((direction[index] * scale).rounded())
            }
            rough.append(chunk)
        }
        return largest / largestRough
    }

    @inline(__always)
    private static func product(
        _ query: UnsafeBufferPointer<SIMD16<Int16>>, _ rough: UnsafeBufferPointer<SIMD16<Int8>>,
        from start: Int
    ) -> Int32 {
        var total = SIMD16<Int32>.zero
        var sum = SIMD16<Int16>.zero
        var left = 16
        for chunk in 0..<query.count {
            sum &+= query[chunk] &* SIMD16<Int16>(truncatingIfNeeded: rough[start + chunk])
            left -= 1
            if left == 0 {
                total &+= SIMD16<Int32>(truncatingIfNeeded: sum)
                sum = .zero
                left = 16
            }
        }
        return (total &+ SIMD16<Int32>(truncatingIfNeeded: sum)).wrappedSum()
    }
}
