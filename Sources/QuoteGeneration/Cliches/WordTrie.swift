/// Finds which words of a lexicon begin at a place in some bytes.
struct WordTrie {
    /// What is known at a node: the word that ends here and lets more letters follow, and the one that does not.
    struct Ending {
        var open: Int32 = -1
        var closed: Int32 = -1
    }

    private(set) var endings: [Ending] = []
    private var firstChild: [Int32] = []
    private var childBytes: [UInt8] = []
    private var childNodes: [Int32] = []

    /// Builds the trie of words, each with the number that finds report.
    init(_ words: some Sequence<(word: LexiconWord, number: Int)>) {
        var children: [[UInt8: Int]] = [[:]]
        var found = [Ending()]
        for (word, number) in words {
            var node = 0
            for byte in word.letters {
                if let next = children[node][byte] {
                    node = next
                } else {
                    children[node][byte] = children.count
                    node = children.count
                    children.append([:])
                    found.append(Ending())
                }
            }
            if word.isOpenBehind {
                found[node].open = Int32(number)
            } else {
                found[node].closed = Int32(number)
            }
        }
        endings = found
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

    /// The node behind a node along a byte; nil when no word goes there.
    @inline(__always)
    func child(of node: Int, along byte: UInt8) -> Int? {
        var index = Int(firstChild[node])
        let end = Int(firstChild[node + 1])
        while index < end {
            if childBytes[index] == byte { return Int(childNodes[index]) }
            index += 1
        }
        return nil
    }
}
