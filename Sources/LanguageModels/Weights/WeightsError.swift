/// Why weights cannot be had.
public enum WeightsError: Error, Sendable, Equatable {
    /// Why one source gave nothing.
    public enum SourceFailure: Sendable, Equatable {
        /// A program that the source needs is not installed.
        case toolMissing(name: String)
        /// The program failed; the last line it wrote says why.
        case failed(tool: String, lastLine: String)
        /// What came is not as long as it should be, or cannot be unpacked; names the package or address.
        case damagedDelivery(String)
        /// Everything came, and it is not the pinned file.
        case wrongHash(found: String)
    }

    /// The sources, in the order in which they were tried, each with the reason why it gave nothing.
    public struct Attempt: Sendable, Equatable {
        /// The source.
        public let source: WeightsSource
        /// The reason.
        public let failure: SourceFailure
    }

    /// The disk has too little space, counting what is there already; both in bytes.
    case noSpace(needed: Int64, available: Int64)
    /// No source gave the file.
    case allSourcesFailed([Attempt])
    /// All bytes came from the last source, but they are not the pinned file; they were deleted.
    case wrongHash(file: String, expected: String, found: String)
    /// A program that every check needs is not installed.
    case toolMissing(name: String)
    /// The weights could not be read to be checked.
    case unreadable(path: String)
    /// The store cannot be written to.
    case unwritable(path: String)
    /// The task was cancelled; what had come is kept.
    case cancelled
    /// The named weights are not ready to be used.
    case notReady(name: String, WeightsStatus)
    /// There is no file at the path, and the path is not the name of pinned weights.
    case noSuchFile(path: String)
    /// The file is no GGUF file.
    case notGGUF(path: String)
}
