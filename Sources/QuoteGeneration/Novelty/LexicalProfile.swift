/// The stems of a line, each with its share of what the line says.
///
/// Later words weigh more: lines that begin alike and end differently are different lines, and models begin
/// alike very often. The first word counts 2, the next 3 and so on.
struct LexicalProfile: Sendable {
    /// The distinct stems, ascending.
    let stems: [UInt32]
    /// The share of each; together they are 1.
    let shares: [Float]

    init(stemsInOrder: [UInt32]) {
        let total = Float(stemsInOrder.count * (stemsInOrder.count + 3) / 2)
        let weighed = stemsInOrder.enumerated().map { (stem: $1, share: Float($0 + 2) / total) }
            .sorted { $0.stem < $1.stem }
        var stems: [UInt32] = []
        var shares: [Float] = []
        for (stem, share) in weighed {
            if stem == stems.last {
                shares[shares.count - 1] += share
            } else {
                stems.append(stem)
                shares.append(share)
            }
        }
        self.stems = stems
        self.shares = shares
    }
}
