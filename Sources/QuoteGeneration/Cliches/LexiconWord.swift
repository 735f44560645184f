/// A word of a lexicon: letters, and which ends of a word in a line may differ.
struct LexiconWord: Hashable, Sendable {
    /// Folded letters as UTF-8.
    let letters: [UInt8]
    /// Whether a word in a line may have more letters before these.
    let isOpenBefore: Bool
    /// Whether a word in a line may have more letters behind these.
    let isOpenBehind: Bool
}

/// One place in a phrase: any of some words.
struct PhraseElement: Hashable, Sendable {
    /// The words, any of which fits.
    let words: Set<LexiconWord>
    /// How many other words may stand before it.
    let gap: Int
    /// Whether the phrase is complete without it.
    let isOptional: Bool
}

/// Words in an order.
struct PhrasePart: Hashable, Sendable {
    /// The places, the first of them never optional.
    var elements: [PhraseElement]
    /// Whether a line must begin with the part.
    var isAtStart: Bool
    /// Whether a line must end with the part.
    var isAtEnd: Bool
}

/// A stock phrase or a formula shape: parts that all stand in a line, in any order.
struct Phrase: Sendable {
    /// The parts.
    let parts: [PhrasePart]
    /// The line of the lexicon that it comes from.
    let line: Int
}
