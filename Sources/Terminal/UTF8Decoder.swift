/// Joins the bytes of a stream into whole characters.
///
/// A character that is cut between two chunks is kept until the rest of it arrives, so the text does not
/// depend on where the stream was cut. Bytes that cannot be UTF-8 become U+FFFD.
public struct UTF8Decoder: Sendable {
    private var pending: [UInt8] = []

    /// Creates a decoder at the beginning of a stream.
    public init() {}

    /// Returns the text that is complete once `bytes` have arrived.
    public mutating func decode(_ bytes: some Sequence<UInt8>) -> String {
        pending.append(contentsOf: bytes)
        let complete = pending.count - Self.unfinishedLength(of: pending)
        let text = String(decoding: pending[..<complete], as: UTF8.self)
        pending.removeFirst(complete)
        return text
    }

    /// Returns one U+FFFD if the stream ended within a character, otherwise nothing.
    public mutating func finish() -> String {
        defer { pending = [] }
        return pending.isEmpty ? "" : "\u{FFFD}"
    }

    /// Returns how many bytes at the end begin a character without ending it.
    static func unfinishedLength(of bytes: [UInt8]) -> Int {
        for length in 1...3 where length <= bytes.count {
            let tail = bytes.suffix(length)
            guard let lead = tail.first, !isContinuation(lead) else { continue }
            return isUnfinished(Array(tail)) ? length : 0
        }
        return 0
    }

    private static func isUnfinished(_ bytes: [UInt8]) -> Bool {
        let needed =
            switch bytes[0] {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 0
            }
        guard bytes.count < needed else { return false }
        guard bytes.count > 1 else { return true }
        // The second byte alone decides about overlong forms, surrogates and what lies past U+10FFFF.
        let allowed: ClosedRange<UInt8> =
            switch bytes[0] {
            case 0xE0: 0xA0...0xBF
            case 0xED: 0x80...0x9F
            case 0xF0: 0x90...0xBF
            case 0xF4: 0x80...0x8F
            default: 0x80...0xBF
            }
        return allowed.contains(bytes[1])
    }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
