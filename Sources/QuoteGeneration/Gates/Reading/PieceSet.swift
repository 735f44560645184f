/// Pieces of words, for languages that write words together.
struct PieceSet: Sendable {
    /// The pieces by the last byte of their first letter, the longest first.
    private let buckets: [[[UInt8]]]
    private let byLength: [[UInt8]]

    /// Makes a set of pieces in any spelling of case and accents.
    init(_ pieces: some Sequence<String>) {
        let folded = pieces.map { Draft($0, locale: .en).folded.filter { $0 != 0x20 } }
        byLength = folded.filter { !$0.isEmpty }.sorted { $0.count > $1.count }
        var buckets = [[[UInt8]]](repeating: [], count: 256)
        for piece in byLength { buckets[Self.bucket(of: piece[...], at: 0)].append(piece) }
        self.buckets = buckets
    }

    /// The lengths of all pieces with which bytes go on at a place.
    func lengths(at place: Int, in bytes: ArraySlice<UInt8>) -> [Int] {
        let bucket = buckets[Self.bucket(of: bytes, at: place)]
        return bucket.isEmpty ? [] : bucket.filter { Self.continues(bytes, at: place, with: $0) }.map(\.count)
    }

    /// Whether bytes go on with a piece at a place.
    func holds(at place: Int, in bytes: ArraySlice<UInt8>) -> Bool {
        for piece in buckets[Self.bucket(of: bytes, at: place)]
        where Self.continues(bytes, at: place, with: piece) {
            return true
        }
        return false
    }

    /// Whether bytes begin with a piece.
    func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
        !bytes.isEmpty && holds(at: bytes.startIndex, in: bytes)
    }

    /// Whether bytes are a piece.
    func contains(_ bytes: ArraySlice<UInt8>) -> Bool {
        !bytes.isEmpty && lengths(at: bytes.startIndex, in: bytes).contains(bytes.count)
    }

    /// The length of the longest piece that bytes end with; nil when they end with none.
    func end(of bytes: ArraySlice<UInt8>) -> Int? {
        byLength.first { piece in
            piece.count <= bytes.count && Self.continues(bytes, at: bytes.endIndex - piece.count, with: piece)
        }?.count
    }

    /// Whether bytes hold a piece anywhere.
    func isInside(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.indices.contains { bytes[$0] & 0xC0 != 0x80 && holds(at: $0, in: bytes) }
    }

    private static func bucket(of bytes: ArraySlice<UInt8>, at place: Int) -> Int {
        let isThreeBytes = bytes[place] >= 0xE0 && place + 2 < bytes.endIndex
        return Int(bytes[isThreeBytes ? place + 2 : place])
    }

    private static func continues(_ bytes: ArraySlice<UInt8>, at place: Int, with piece: [UInt8]) -> Bool {
        guard place + piece.count <= bytes.endIndex else { return false }
        for index in piece.indices where bytes[place + index] != piece[index] { return false }
        return true
    }
}
