import Glibc

/// The bytes of weights that have come so far, in a file beside the final one.
///
/// The file only ever holds a head of the whole. What was appended since the record was last written is
/// cut off when a fetch begins, so that an interruption at any moment costs one package at most.
struct PartialWeights {
    let weights: Weights
    let path: String
    let recordPath: String

    /// Makes the file if need be, and cuts it to what can be trusted.
    ///
    /// - Throws: `WeightsError.unwritable`.
    init(of weights: Weights, in store: WeightsStore) throws(WeightsError) {
        self.weights = weights
        path = store.partialPath(of: weights)
        recordPath = store.partialRecordPath(of: weights)
        let record = PartialRecord(path: recordPath)
        let found = FileStamp(path: path)?.bytes ?? 0
        if let record, record.sha256 == weights.sha256, found <= weights.bytes {
            try cut(to: record.wholeParts.map { min(found, end(ofPart: $0)) } ?? found)
        } else {
            try cut(to: 0)
        }
    }

    var bytes: Int64 { FileStamp(path: path)?.bytes ?? 0 }

    /// The packages whose stretches are there in full.
    var wholeParts: Int {
        let bytes = bytes
        return weights.parts.indices.reversed().first { end(ofPart: $0 + 1) <= bytes }.map { $0 + 1 } ?? 0
    }

    /// Where a count of parts ends in the whole file.
    func end(ofPart count: Int) -> Int64 {
        weights.parts.prefix(count).reduce(0) { $0 + $1.bytes }
    }

    /// Notes that the publisher appends from here on.
    func beginPublisher() throws(WeightsError) {
        try PartialRecord(sha256: weights.sha256, wholeParts: nil).write(to: recordPath)
    }

    /// Drops what lies behind a count of whole parts and notes the count, once they have reached the disk.
    func keep(parts count: Int) throws(WeightsError) {
        try cut(to: end(ofPart: count))
        try Self.synchronize(path)
        try PartialRecord(sha256: weights.sha256, wholeParts: count).write(to: recordPath)
    }

    /// Waits until all bytes of a file have reached the disk.
    static func synchronize(_ path: String) throws(WeightsError) {
        let opened = open(path, O_WRONLY | O_CLOEXEC)
        guard opened >= 0 else { throw .unwritable(path: path) }
        defer { close(opened) }
        guard fsync(opened) == 0 else { throw .unwritable(path: path) }
    }

    /// Deletes the bytes and the record.
    func delete() {
        unlink(recordPath)
        unlink(path)
    }

    /// Drops what lies behind a length.
    func cut(to length: Int64) throws(WeightsError) {
        let opened = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard opened >= 0 else { throw .unwritable(path: path) }
        defer { close(opened) }
        guard ftruncate(opened, off_t(length)) == 0 else { throw .unwritable(path: path) }
    }
}
