/// Words that have lost their beginning to an apostrophe, as "'Twas" and Dutch "'s".
enum Elisions {
    /// Whether such a word follows an apostrophe.
    static func begins(behind apostrophe: Int, in draft: Draft) -> Bool {
        let word = draft.word(endingAfter: apostrophe)
        guard word < draft.words.count, draft.words[word].lowerBound == apostrophe + 1 else { return false }
        let shortest = 2
        return draft.words[word].count <= shortest || draft.holds(.number, at: apostrophe + 1)
            || known.contains(draft.foldedWord(word).prefix { $0 != 0x27 })
    }

    private static let known = PhraseSet([
        "twas", "tis", "til", "till", "twere", "twill", "twould", "tween", "twixt", "cause", "cuz", "coz",
        "em", "round",
        "bout", "neath", "gainst", "midst", "mid", "cross", "fore", "scuse", "sup", "nuff", "nother", "ere",
        "gin",
        "pon", "ang", "ello", "ome", "ouse", "tude", "hood", "nen", "ner", "nem", "nes", "mal", "raus",
        "rein", "runter",
        "rauf", "rum", "sto", "sta", "sti", "ste", "ndrangheta", "nto", "ngiorno", "sera", "pa", "tjes",
        "avonds",
        "n", "s", "t", "morgens", "zaterdags", "zondags",
    ])
}
