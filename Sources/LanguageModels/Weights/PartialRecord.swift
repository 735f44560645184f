/// How a fetch that was interrupted had come by the bytes that it left.
struct PartialRecord: RecordFile, Equatable {
    /// The SHA-256 of the file that was being fetched; after a change of the pin the bytes are worthless.
    let sha256: String
    /// The packages that were appended in full and reached the disk; nil while the publisher delivers.
    var wholeParts: Int?
}
