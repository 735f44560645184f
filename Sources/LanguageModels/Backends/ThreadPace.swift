/// How many threads decode, by how fast it goes.
///
/// The engine's threads wait for each other by spinning. When another program takes a core, they wait for the one
/// that is not running, and a token takes fifty times as long (measured: 3 s instead of 0.06 s on two cores with two
/// busy neighbours); with one thread less it takes twice as long. So a token far slower than the fastest costs a
/// thread for a while, and then all are tried again.
struct ThreadPace {
    /// So many times slower than the fastest token is too slow: no cache miss or clock step does that.
    private static let slowness = 4.0
    /// Tokens decoded with fewer threads before all are tried again.
    private static let patience = 24
    /// The most tokens of an evaluation that is a measure: one for each answer of a batch.
    private static let measured = 16

    private let most: Int
    private(set) var threads: Int
    /// The fastest evaluation of so many tokens; only small ones are a measure.
    private var fastest: [Int: Double] = [:]
    private var rest = 0

    init(most: Int) {
        self.most = max(1, most)
        threads = self.most
    }

    /// Takes the time of an evaluation, and answers with how many threads to use for the next.
    ///
    /// A token among many costs a fraction of one alone, never more: the measure is what fewer took, each as long.
    mutating func threads(after seconds: Double, tokens: Int = 1) -> Int {
        guard most > 1 else { return 1 }
        if threads < most {
            rest -= 1
            if rest <= 0 { threads = most }
            return threads
        }
        if tokens <= Self.measured { fastest[tokens] = min(fastest[tokens] ?? seconds, seconds) }
        let expected = fastest.filter { $0.key <= tokens }
            .map { count, seconds in seconds * Double(tokens) / Double(count) }.min()
        if let expected, seconds > expected * Self.slowness {
            threads = max(1, most / 2)
            rest = Self.patience
        }
        return threads
    }
}
