/// Phrases of one or more folded words, found by their hash.
///
/// A hash of 64 bits stands for the phrase: that another text has the same one is not to be expected.
struct PhraseSet: Sendable {
    /// How many words the longest phrase has.
    let longest: Int
    private let slots: [UInt64]
    private let firstBytes: [Bool]

    private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Makes a set of phrases in any spelling of case and accents.
    init(_ phrases: some Sequence<String>) {
        let drafts = phrases.map { Draft($0, locale: .en) }.filter { !$0.words.isEmpty }
        var size = 8
        while size < drafts.count * 3 { size *= 2 }
        var slots = [UInt64](repeating: 0, count: size)
        var firstBytes = [Bool](repeating: false, count: 256)
        for draft in drafts {
            let bytes = draft.folded[1..<draft.folded.count - 1]
            let hash = bytes.reduce(Self.seed, Self.extended)
            firstBytes[Int(draft.folded[1])] = true
            var slot = Int(truncatingIfNeeded: hash) & (size - 1)
            while slots[slot] != 0, slots[slot] != hash { slot = (slot + 1) & (size - 1) }
            slots[slot] = hash
        }
        self.slots = slots
        self.firstBytes = firstBytes
        longest = drafts.map(\.words.count).max() ?? 0
    }

    /// Whether a folded text is one of the phrases.
    func contains(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first, firstBytes[Int(first)] else { return false }
        return holds(bytes.reduce(Self.seed, Self.extended))
    }

    /// Whether a word of a draft is one of the phrases.
    func contains(_ word: Int, of draft: Draft) -> Bool {
        word >= 0 && word < draft.words.count && contains(draft.foldedWord(word))
    }

    /// How many words the longest phrase has that begins with a word of a draft; nil when none does.
    func match(at word: Int, in draft: Draft) -> Int? {
        guard word >= 0, word < draft.words.count,
            firstBytes[Int(draft.folded[draft.foldedWords[word].lowerBound])]
        else { return nil }
        var hash = Self.seed
        var found: Int?
        for next in word..<min(word + longest, draft.words.count) {
            if next > word { hash = Self.extended(hash, by: 0x20) }
            for place in draft.foldedWords[next] { hash = Self.extended(hash, by: draft.folded[place]) }
            if holds(hash) { found = next - word + 1 }
        }
        return found
    }

    @inline(__always)
    private static func extended(_ hash: UInt64, by byte: UInt8) -> UInt64 {
        (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    private func holds(_ hash: UInt64) -> Bool {
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] != 0 {
            if slots[slot] == hash { return true }
            slot = (slot + 1) & (slots.count - 1)
        }
        return false
    }
}
