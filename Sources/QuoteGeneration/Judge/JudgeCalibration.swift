public import Foundation

/// What a model's judgement is worth: measured once for each model, on the pairs that ship with the program.
///
/// A model that puts the better line of a pair above the worse one in less than three quarters of them may not
/// decide. Asked plainly, the standard weights did so in 3 of 120 pairs.
public struct JudgeCalibration: Sendable, Equatable, Codable {
    /// The least share of pairs in their right order with which a judge may decide.
    public static let leastOrdering = 0.75

    /// How a mean digit becomes a score: the two digits that mean 3 and 7 out of 10.
    public struct Scale: Sendable, Equatable, Codable {
        /// The mean digit that a poor line gets, which becomes 3.
        public let poor: Double
        /// The mean digit that a good line gets, which becomes 7.
        public let good: Double

        /// Makes a scale.
        public init(poor: Double, good: Double) {
            self.poor = poor
            self.good = good
        }

        /// The score of a mean digit, from 0 to 10.
        public func score(_ digit: Double) -> Double {
            guard digit.isFinite, good > poor else { return .nan }
            return min(max(3 + 4 * (digit - poor) / (good - poor), 0), 10)
        }
    }

    /// What was measured of one model.
    public struct Record: Sendable, Equatable, Codable {
        /// The model's name.
        public let model: String
        /// The hash of the prompts it was measured with.
        public let prompts: String
        /// How many pairs were measured.
        public let pairs: Int
        /// The share of them in their right order.
        public let ordering: Double
        /// What its digits mean.
        public let scale: Scale

        /// Makes a record.
        public init(model: String, prompts: String, pairs: Int, ordering: Double, scale: Scale) {
            self.model = model
            self.prompts = prompts
            self.pairs = pairs
            self.ordering = ordering
            self.scale = scale
        }

        /// Whether the model may decide.
        public var isCalibrated: Bool { ordering >= JudgeCalibration.leastOrdering }
    }

    /// What was measured, by the SHA-256 of the weights.
    public let records: [String: Record]

    /// Reads the records that ship with the program.
    ///
    /// - Throws: `GenerationResources.Fault`.
    public init(resources: URL) throws {
        let file = resources.appending(path: "judge/calibration.json")
        guard let data = try? Data(contentsOf: file),
            let read = try? JSONDecoder().decode([String: Record].self, from: data)
        else { throw GenerationResources.Fault.unreadable(file: "judge/calibration.json") }
        records = read
    }
}
