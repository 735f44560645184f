package import Foundation

/// What training leaves behind for one language: a weight for each bucket, in eight bits, and a bias.
///
/// The file is the heading "taste 1" and a line feed, the scale and the bias as 32-bit floats and the weights
/// as signed bytes, all in little-endian order.
package struct TasteWeights: Equatable, Sendable {
    /// What the sum starts from.
    package let bias: Float
    /// What a stored weight of one stands for.
    package let scale: Float
    /// The weights; one for each bucket of `TasteFeatures`.
    package let stored: [Int8]

    /// Rounds trained weights to eight bits.
    package init(rounding weights: [Double], bias: Double) {
        let largest = weights.reduce(0) { max($0, abs($1)) }
        let scale = largest > 0 ? largest / 127 : 1
        self.bias = Float(bias)
        self.scale = Float(scale)
        stored = weights.map { Int8(($0 / scale).rounded()) }
    }

    /// Reads a file; nil when the bytes are not such a file.
    package init?(bytes: Data) {
        let heading = Data(Self.heading.utf8)
        let start = heading.count + 8
        guard bytes.count == start + TasteFeatures.bucketCount, bytes.starts(with: heading) else {
            return nil
        }
        let content = [UInt8](bytes)
        func float(at first: Int) -> Float {
            let bits = (0..<4).reduce(UInt32(0)) { $0 | UInt32(content[first + $1]) << (8 * UInt32($1)) }
            return Float(bitPattern: bits)
        }
        scale = float(at: heading.count)
        bias = float(at: heading.count + 4)
        guard scale.isFinite, bias.isFinite else { return nil }
        stored = content[start...].map { Int8(bitPattern: $0) }
    }

    /// The file's contents.
    package var bytes: Data {
        var bytes = Data(Self.heading.utf8)
        for value in [scale, bias] {
            for shift in stride(from: UInt32(0), to: 32, by: 8) {
                bytes.append(UInt8(truncatingIfNeeded: value.bitPattern >> shift))
            }
        }
        bytes.append(contentsOf: stored.map { UInt8(bitPattern: $0) })
        return bytes
    }

    /// Returns how probable it is, from 0 to 1, that a line with these features is a stock line.
    package func stockProbability(of features: TasteFeatures) -> Double {
        var sum: Float = 0
        for (bucket, weight) in zip(features.buckets, features.weights) {
            sum += Float(stored[Int(bucket)]) * weight
        }
        return 1 / (1 + exp(-Double(sum * scale + bias)))
    }

    private static let heading = "taste 1\n"
}
