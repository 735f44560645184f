/// Whether a sentence is made of stock words only.
///
/// Stock sentences are abstractions ("happiness", "dream", "believe") held together by small words; a sentence
/// with something of its own in it has words that no list of these holds.
struct StockSentence: Sendable {
    /// How many words are abstractions.
    private(set) var strong = 0
    /// How many are padding: "always", "every", "begin".
    private(set) var mild = 0
    /// How many are things that stock phrases know too: doors, storms, wings.
    private(set) var images = 0
    /// How many are in no list.
    private(set) var own = 0
    /// How many there are.
    let count: Int
    /// How many formula shapes the sentence has.
    let shapes: Int

    init(_ weights: [ClicheLexicon.Weight], shapes: Int) {
        for weight in weights {
            switch weight {
            case .strong: strong += 1
            case .mild: mild += 1
            case .plain: break
            case .image: images += 1
            case .unknown, .concrete: own += 1
            }
        }
        count = weights.count
        self.shapes = shapes
    }

    /// Whether so many stock phrases make a cliché of it.
    ///
    /// Where more than a fifth of the words are the sentence's own, one phrase is only an ingredient; where more
    /// than a third are, any number of them is.
    func isRuled(byPhrases phrases: Int) -> Bool {
        phrases > 0 && own * 3 <= count && (phrases > 1 || own * 5 <= count)
    }

    /// Whether there is nothing but stock in it; the more words have a body, the more abstractions it takes.
    var isStock: Bool {
        let points = 2 * strong + mild + shapes
        return switch own + images {
        case 0: strong >= 2 && points >= 4 || strong == 1 && points >= 5
        case 1: strong >= 2 && points >= 6
        case 2: strong >= 3 && points >= 8
        default: false
        }
    }
}
