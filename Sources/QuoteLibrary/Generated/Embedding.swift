/// The meaning of a text as numbers, and whose numbers they are.
public struct Embedding: Equatable, Sendable {
    /// The embedder's name; numbers of different embedders cannot be compared.
    public let embedder: String
    /// The numbers.
    public let vector: [Float]

    /// Makes an embedding; nil without a name or numbers, or with a number that is not finite.
    public init?(embedder: String, vector: [Float]) {
        guard !embedder.isEmpty, !vector.isEmpty, vector.allSatisfy(\.isFinite) else { return nil }
        self.embedder = embedder
        self.vector = vector
    }

    /// The numbers as they are stored, four bytes each, the lowest first.
    var bytes: [UInt8] {
        vector.flatMap { number in withUnsafeBytes(of: number.bitPattern.littleEndian) { Array($0) } }
    }

    /// Reads stored numbers.
    static func vector(of bytes: UnsafeRawBufferPointer) -> [Float] {
        let count = bytes.count / 4
        return Array(unsafeUninitializedCapacity: count) { numbers, filled in
            for index in 0..<count {
                let pattern = bytes.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)
                numbers.initializeElement(at: index, to: Float(bitPattern: UInt32(littleEndian: pattern)))
            }
            filled = count
        }
    }
}
