/// Turns bytes that come in pieces into text whole in characters.
///
/// A character may be cut by a token's end, and may still grow by the next (an accent, a joined emoji): the last one
/// is held back until another begins. Bytes that are no text are replaced, wherever the pieces are cut.
struct CharacterStream {
    /// The last character so far.
    private var held = ""
    /// Bytes that begin a character and are not whole yet.
    private var bytes: [UInt8] = []

    /// The text that is whole after these bytes.
    mutating func text(appending more: some Sequence<UInt8>) -> String {
        bytes += more
        let whole = bytes.count - incompleteTail
        var text = held + String(decoding: bytes[..<whole], as: UTF8.self)
        bytes.removeFirst(whole)
        held = text.popLast().map(String.init) ?? ""
        return text
    }

    /// The rest; bytes that never became a character are replaced.
    mutating func rest() -> String {
        defer { self = CharacterStream() }
        return held + String(decoding: bytes, as: UTF8.self)
    }

    /// How many bytes at the end begin a character that is not whole yet.
    private var incompleteTail: Int {
        for (distance, byte) in bytes.reversed().prefix(4).enumerated() where byte & 0xC0 != 0x80 {
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            return length > distance + 1 ? distance + 1 : 0
        }
        return 0
    }
}
