/// What the store holds of some weights.
public enum WeightsStatus: Sendable, Equatable {
    /// What is wrong with a file that is there in the place of the weights.
    public enum Damage: Sendable, Equatable {
        /// The file has another length, in bytes.
        case wrongSize(expected: Int64, found: Int64)
        /// The file is as long as it should be and its content another.
        case wrongHash(expected: String, found: String)
        /// The file does not begin like a GGUF file.
        case notGGUF
    }

    /// Nothing is there.
    case missing
    /// A fetch is under way, in this process or in another; so much is there, in bytes.
    case fetching(bytes: Int64)
    /// A fetch was interrupted after so many bytes; the next one goes on from there.
    case incomplete(bytes: Int64)
    /// A file is there, and it is not the pinned one.
    case damaged(path: String, Damage)
    /// A file of the right length is there whose content nobody has checked since it last changed.
    case unverified(path: String)
    /// The pinned file is there and was checked.
    case ready(path: String)
}
