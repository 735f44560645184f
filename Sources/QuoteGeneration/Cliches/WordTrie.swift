/// Finds which words of a lexicon begin at a place in some bytes.
struct WordTrie: Sendable {
    /// What is known at a node: the word that ends here and lets more letters follow, and the one that does not.
    private struct Ending {
        var open: Int32 = -1
        var closed: Int32 = -1
    }

    private var endings: [Ending] = []
    private var firstChild: [Int32] = []
    private var childBytes: [UInt8] = []
    private var childNodes: [Int32] = []

    /// Builds the trie of words, each with the number that is reported.
    init(_ words: some Sequence<(word: LexiconWord, number: Int)>) {
        var children: [[UInt8: Int]] = [[:]]
        endings = [Ending()]
        for (word, number) in words {
            var node = 0
            for byte in word.letters {
                if let next = children[node][byte] {
                    node = next
                } else {
                    children[node][byte] = children.count
                    node = children.count
                    children.append([:])
                    endings.append(Ending())
                }
            }
            if word.isOpenBehind {
                endings[node].open = Int32(number)
            } else {
                endings[node].closed = Int32(number)
            }
        }
        for node in children {
            firstChild.append(Int32(childBytes.count))
            for (byte, child) in node.sorted(by: { $0.key < $1.key }) {
                childBytes.append(byte)
                childNodes.append(Int32(child))
            }
        }
        firstChild.append(Int32(childBytes.count))
    }

    /// Whether there is no word in it.
    var isEmpty: Bool { childBytes.isEmpty }

    /// Follows the bytes of a range, and reports each word that ends on the way with the byte behind it.
    @inline(__always)
    func walk(_ bytes: [UInt8], _ range: Range<Int>, found: (_ word: Int, _ end: Int) -> Void) {
        var node = 0
        var byte = range.lowerBound
        while byte < range.upperBound, let next = child(of: node, along: bytes[byte]) {
            node = next
            byte += 1
            let ending = endings[node]
            if ending.open >= 0 { found(Int(ending.open), byte) }
            if ending.closed >= 0, byte == range.upperBound { found(Int(ending.closed), byte) }
        }
    }

    @inline(__always)
    private func child(of node: Int, along byte: UInt8) -> Int? {
        var index = Int(firstChild[node])
        let end = Int(firstChild[node + 1])
        while index < end {
            if childBytes[index] == byte { return Int(childNodes[index]) }
            index += 1
        }
        return nil
    }
}
