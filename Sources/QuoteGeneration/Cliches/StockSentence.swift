/// Whether a sentence is made of stock words only.
///
/// Stock sentences are abstractions ("happiness", "dream", "believe") held together by small words; a sentence
/// with something of its own in it has words that no list of these holds.
struct StockSentence: Sendable {
    let strong: Int
    let mild: Int
    let other: Int
    let count: Int
    let shapes: Int
    let areLetters: Bool

    init(_ weights: [ClicheLexicon.Weight], shapes: Int, areLetters: Bool) {
        var strong = 0
        var mild = 0
        var other = 0
        for weight in weights {
            switch weight {
            case .strong: strong += 1
            case .mild: mild += 1
            case .unknown, .concrete: other += 1
            case .plain: break
            }
        }
        self.strong = strong
        self.mild = mild
        self.other = other
        self.count = weights.count
        self.shapes = shapes
        self.areLetters = areLetters
    }

    /// Whether more than a third of the words are in no list: then a stock phrase is only an ingredient.
    var hasItsOwnWords: Bool { other * 3 > count }

    /// The decision.
    var isStock: Bool {
        guard !areLetters, other <= 1 else { return false }
        let points = 2 * strong + mild + 2 * shapes - 2 * other
        return strong >= 2 && points >= 5
    }
}
