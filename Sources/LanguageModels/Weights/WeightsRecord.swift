/// The outcome of the last whole check of a file, kept beside it.
struct WeightsRecord: RecordFile, Equatable {
    /// What the file was when it was read.
    let stamp: FileStamp
    /// The SHA-256 that was found.
    let sha256: String
}
