/// How much of its own a line has, from 0 to 10, with the reason for every point.
public struct DistinctivenessScore: Equatable, Sendable, Codable {
    /// The score from which a line is kept.
    public static let accepted = 5.0

    /// Something that gave points, took some, or could not be told.
    public struct Part: Equatable, Sendable, Codable {
        /// What was looked for.
        public enum Name: String, Sendable, Codable, CaseIterable {
            /// What every line starts from.
            case start
            /// Things that can be seen or touched.
            case image
            /// Somebody in a kinship or a trade.
            case person
            /// A number, a day, a month or an hour.
            case detail
            /// Something that is done with the body.
            case action
            /// Somebody who does it, or the reader who is told to.
            case agency
            /// A feeling that stands beside a thing.
            case feeling
            /// Words that stock lines are made of.
            case formula
            /// Images that stock lines are made of, used for what cannot be seen.
            case staleImage = "stale_image"
            /// What the taste filter says.
            case taste
            /// Closeness to a line that was rejected shortly before.
            case repetition
            /// How little the model expected the line.
            case surprise
            /// What lies beyond 0 and 10.
            case bound
        }

        /// What was looked for.
        public let name: Name
        /// The points given, or taken when negative; 0 when nothing could be told.
        public let points: Double
        /// What was found, or why nothing could be told; may be shown.
        public let evidence: String
    }

    /// The parts, which add up to `total`.
    public let parts: [Part]
    /// The score.
    public let total: Double

    /// Whether the line is kept.
    public var isAccepted: Bool { total >= Self.accepted }

    init(_ parts: [Part]) {
        let sum = parts.reduce(0) { $0 + $1.points }
        let total = min(max(sum, 0), 10)
        let bound = Part(name: .bound, points: total - sum, evidence: "from 0 to 10")
        self.parts = total == sum ? parts : parts + [bound]
        self.total = total
    }
}
