/// How a file of weights is made on this machine out of files that a publisher offers.
public struct Conversion: Sendable, Equatable {
    /// The files it is made of, each pinned like weights.
    public let ingredients: [Weights]
    /// The packages of the Python index that the script needs, with their versions.
    public let requirements: [String]
    /// The Python script, called with the folder of those packages, the file to write, and the ingredients.
    public let script: [UInt8]
    /// Space that the packages need at most, in bytes.
    public let requirementBytes: Int64

    /// Makes a conversion; the same ingredients must always give the same bytes.
    public init(
        ingredients: [Weights], requirements: [String], script: [UInt8], requirementBytes: Int64
    ) {
        self.ingredients = ingredients
        self.requirements = requirements
        self.script = script
        self.requirementBytes = requirementBytes
    }
}
