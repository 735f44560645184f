/// The words of leftovers where words are written together, so that a label is put together of pieces.
struct LeftoverPieces: Sendable {
    private let label: PieceSet
    private let labelAndFiller: PieceSet
    private let present: PieceSet
    private let task: PieceSet
    private let quote: PieceSet
    private let closing: PieceSet
    private let talk: PieceSet
    private let after: PieceSet
    private let count: PieceSet

    init(_ table: WordTable) {
        label = PieceSet(table["label"])
        labelAndFiller = PieceSet(table["label"] + table["filler"])
        present = PieceSet(table["present"])
        task = PieceSet(table["task"])
        quote = PieceSet(table["task"].prefix(2))
        closing = PieceSet(table["closing"])
        talk = PieceSet(table["talk"])
        after = PieceSet(table["after"])
        count = PieceSet(table["count"])
    }

    /// Whether what stands before a colon names the line: nothing but pieces of labels, one of them a noun.
    func isLabel(_ bytes: [UInt8]) -> Bool {
        let longest = 60
        guard !bytes.isEmpty, bytes.count <= longest else { return false }
        // Which places the pieces reach, without a noun and with one.
        var plain = [Bool](repeating: false, count: bytes.count + 1)
        var named = plain
        plain[0] = true
        for place in bytes.indices where plain[place] || named[place] {
            if (0x30...0x39).contains(bytes[place]) {
                plain[place + 1] = plain[place + 1] || plain[place]
                named[place + 1] = named[place + 1] || named[place]
            }
            for length in labelAndFiller.lengths(at: place, in: bytes[...]) {
                plain[place + length] = plain[place + length] || plain[place]
                named[place + length] = named[place + length] || named[place]
            }
            for length in label.lengths(at: place, in: bytes[...]) { named[place + length] = true }
        }
        return named[bytes.count]
    }

    /// Whether what stands before a colon hands the line over.
    func isPresentation(_ bytes: [UInt8]) -> Bool {
        guard !bytes.isEmpty, task.isInside(bytes[...]) else { return false }
        return present.begins(bytes[...]) || closing.end(of: bytes[...]) != nil
    }

    /// Whether a clause hands the line over without a colon.
    func isPlainPresentation(_ bytes: [UInt8]) -> Bool {
        guard present.begins(bytes[...]) else { return false }
        let end = closing.end(of: bytes[...]) ?? 0
        return quote.end(of: bytes.dropLast(end)) != nil
    }

    /// Whether the model speaks of itself.
    func isTalk(_ bytes: [UInt8]) -> Bool {
        talk.begins(bytes[...])
    }

    /// Whether the model speaks to the person.
    func isAfter(_ bytes: [UInt8]) -> Bool {
        after.begins(bytes[...])
    }

    /// Whether a note ends with what a count of words is counted in.
    func endsWithCount(_ bytes: [UInt8]) -> Bool {
        count.end(of: bytes[...]) != nil
    }
}
