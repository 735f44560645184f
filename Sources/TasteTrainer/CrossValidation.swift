import QuoteGeneration

/// What training reaches on sentences it has not seen: five folds, counterparts always in the same one.
struct CrossValidation: Encodable, Equatable {
    static let folds = 5

    /// The share of sentences on the right side of one half.
    let accuracy: Double
    /// How often a stock line has the higher probability, over all of them and all good lines.
    let areaUnderCurve: Double
    /// Pairs whose stock line has the higher probability, and how many pairs there are.
    let pairsOrdered: Int
    let pairs: Int
    /// The share of good lines at or above 0.7, and of stock lines.
    let goodAtSevenTenths: Double
    let stockAtSevenTenths: Double

    init(_ examples: [TasteExample]) {
        var places: [String: Int] = [:]
        for example in examples where places[example.group] == nil {
            places[example.group] = places.count
        }
        var probabilities = [Double](repeating: 0, count: examples.count)
        for fold in 0..<Self.folds {
            func isHeldOut(_ example: TasteExample) -> Bool {
                places[example.group].map { $0 % Self.folds == fold } ?? false
            }
            let weights = TasteTraining.weights(from: examples.filter { !isHeldOut($0) })
            for (index, example) in examples.enumerated() where isHeldOut(example) {
                probabilities[index] = weights.stockProbability(of: example.features)
            }
        }
        self.init(examples, probabilities: probabilities)
    }

    init(_ examples: [TasteExample], probabilities: [Double]) {
        let good = zip(examples, probabilities).filter { !$0.0.isStock }.map(\.1)
        let stock = zip(examples, probabilities).filter { $0.0.isStock }.map(\.1)
        let right = good.count { $0 < 0.5 } + stock.count { $0 >= 0.5 }
        accuracy = Self.rounded(Double(right) / Double(max(examples.count, 1)))
        var above = 0.0
        for one in stock {
            for other in good { above += one > other ? 1 : one == other ? 0.5 : 0 }
        }
        areaUnderCurve = Self.rounded(above / Double(max(good.count * stock.count, 1)))
        goodAtSevenTenths = Self.rounded(Double(good.count { $0 >= 0.7 }) / Double(max(good.count, 1)))
        stockAtSevenTenths = Self.rounded(Double(stock.count { $0 >= 0.7 }) / Double(max(stock.count, 1)))
        let groups = Dictionary(grouping: zip(examples, probabilities)) { $0.0.group }.values
        let pairs = groups.filter { $0.count == 2 }
        pairsOrdered = pairs.count { pair in
            let good = pair.first { !$0.0.isStock }
            let stock = pair.first { $0.0.isStock }
            return good.map(\.1) ?? 1 < stock.map(\.1) ?? 0
        }
        self.pairs = pairs.count
    }

    private static func rounded(_ share: Double) -> Double {
        (share * 1000).rounded() / 1000
    }
}
