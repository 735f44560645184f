/// Finds the words of a line.
///
/// A word is a run of letters, marks and numbers; a single apostrophe, full stop, comma, colon, middle dot or
/// joiner between two such runs does not part them.
struct WordReader {
    private let scalars: [Unicode.Scalar]
    private let kinds: [ScalarKind]
    private(set) var words: [Range<Int>] = []
    private(set) var folded: [UInt8] = [0x20]
    private(set) var foldedWords: [Range<Int>] = []

    init(scalars: [Unicode.Scalar], kinds: [ScalarKind]) {
        self.scalars = scalars
        self.kinds = kinds
        folded.reserveCapacity(scalars.count + scalars.count / 2 + 2)
    }

    mutating func read() {
        let letters = FoldedLetters.table
        var index = 0
        while index < scalars.count {
            guard isWordPart(index) else {
                index += 1
                continue
            }
            let first = index
            let foldedFirst = folded.count
            while index < scalars.count {
                if isWordPart(index) {
                    FoldedLetters.append(scalars[index], to: &folded, table: letters)
                } else if isJoiner(index), index + 1 < scalars.count, isWordPart(index + 1) {
                    appendJoiner(scalars[index])
                } else {
                    break
                }
                index += 1
            }
            words.append(first..<index)
            foldedWords.append(foldedFirst..<folded.count)
            folded.append(0x20)
        }
    }

    private func isWordPart(_ index: Int) -> Bool {
        !kinds[index].isDisjoint(with: .wordPart)
    }

    private func isJoiner(_ index: Int) -> Bool {
        switch scalars[index] {
        case "'", "’", "‘", "＇", ".", ",", ":", "·", "\u{200C}", "\u{200D}": true
        default: false
        }
    }

    private mutating func appendJoiner(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "'", "’", "‘", "＇": folded.append(0x27)
        case "·": folded.append(contentsOf: [0xC2, 0xB7])
        case "\u{200C}", "\u{200D}": break
        default: folded.append(UInt8(truncatingIfNeeded: scalar.value))
        }
    }
}
