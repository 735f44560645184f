/// What the parts of the score weigh; measured as a whole on pairs of a better and a worse line.
enum Points {
    static let start = 5.0
    static let image = 0.5
    static let imageCap = 1.5
    static let person = 0.5
    static let detail = 0.5
    static let action = 0.5
    static let agency = 0.5
    static let feeling = 0.5

    /// The share of formula words that costs nothing, and what the rest costs.
    static let formulaAllowed = 0.10
    static let formulaSlope = 12.0
    static let formulaCap = 4.0
    /// How much a formula word weighs that is not abstract.
    static let genericWeight = 0.5
    /// How many words behind a thing it can be said to stand for something.
    static let imageReach = 3
    static let staleImage = 0.75
    static let staleImageCap = 1.5

    /// The stock probability that gives no points, what a whole one would cost, and the bounds of it.
    static let tasteMiddle = 0.45
    static let tasteSlope = 6.0
    static let tasteCap = 2.0
    static let tasteReward = 1.0

    static let closenessAllowed = 0.25
    static let closenessSlope = 8.0
    static let repetitionCap = 4.0

    static let surpriseSlope = 0.75
    static let surpriseCap = 1.0
    static let surpriseReward = 0.5
}
