import Foundation
import QuoteGeneration

/// Logistic regression with L2 over inverse document frequencies, for one language.
///
/// It is solved in its dual form by Newton's method, because there are far fewer sentences than buckets. The
/// inverse document frequencies are multiplied into the weights, so that nothing else need be stored.
enum TasteTraining {
    /// How much a sentence counts against large weights; on held-out pairs nothing changes from 3 to 100.
    static let strength = 10.0
    /// What inverse document frequencies are multiplied with; with `strength` it makes probabilities softer.
    static let frequencyScale = 0.25

    static func weights(from examples: [TasteExample]) -> TasteWeights {
        let scales = inverseFrequencies(of: examples)
        let rows = examples.map { example in
            zip(example.features.buckets, example.features.weights).map { bucket, weight in
                (bucket: Int(bucket), value: Double(weight) * scales[Int(bucket)])
            }
        }
        let shares = dualSolution(kernel: kernel(of: rows), labels: examples.map(\.isStock))
        var weights = [Double](repeating: 0, count: TasteFeatures.bucketCount)
        for (row, share) in zip(rows, shares) {
            for (bucket, value) in row { weights[bucket] += share * value * scales[bucket] }
        }
        return TasteWeights(rounding: weights, bias: shares.reduce(0, +))
    }

    private static func inverseFrequencies(of examples: [TasteExample]) -> [Double] {
        var counts = [Double](repeating: 0, count: TasteFeatures.bucketCount)
        for example in examples {
            for bucket in example.features.buckets { counts[Int(bucket)] += 1 }
        }
        let total = Double(examples.count)
        return counts.map { (log((1 + total) / (1 + $0)) + 1) * frequencyScale }
    }

    /// Returns the inner products of all rows, the bias being a feature that is 1 in each.
    private static func kernel(of rows: [[(bucket: Int, value: Double)]]) -> SquareMatrix {
        var kernel = SquareMatrix(size: rows.count)
        var spread = [Double](repeating: 0, count: TasteFeatures.bucketCount)
        for first in rows.indices {
            for (bucket, value) in rows[first] { spread[bucket] = value }
            for second in 0...first {
                var product = 1.0
                for (bucket, value) in rows[second] { product += spread[bucket] * value }
                kernel[first, second] = product
                kernel[second, first] = product
            }
            for (bucket, _) in rows[first] { spread[bucket] = 0 }
        }
        return kernel
    }

    /// Returns each row's share in the weights.
    private static func dualSolution(kernel: SquareMatrix, labels: [Bool]) -> [Double] {
        var shares = [Double](repeating: 0, count: labels.count)
        for _ in 0..<25 {
            let sums = kernel.times(shares)
            var system = kernel
            var targets = sums
            for index in labels.indices {
                let probability = 1 / (1 + exp(-sums[index]))
                let curvature = max(probability * (1 - probability), 1e-6)
                targets[index] += ((labels[index] ? 1 : 0) - probability) / curvature
                system[index, index] += 1 / (strength * curvature)
            }
            let next = system.solution(for: targets)
            let change = zip(next, shares).reduce(0) { max($0, abs($1.0 - $1.1)) }
            shares = next
            if change < 1e-9 { break }
        }
        return shares
    }
}
