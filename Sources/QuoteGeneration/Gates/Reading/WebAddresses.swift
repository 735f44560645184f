/// Addresses of the web.
enum WebAddresses {
    /// Where the first address stands.
    static func first(in draft: Draft) -> Range<Int>? {
        for word in draft.words.indices {
            let bytes = draft.foldedWord(word)
            // A word can be an address only with a dot inside, or before the two strokes of a scheme.
            if bytes.contains(0x2E), isDomain(bytes, word: word, in: draft) { return draft.words[word] }
            if isScheme(word, in: draft) { return draft.words[word] }
        }
        return nil
    }

    private static func isScheme(_ word: Int, in draft: Draft) -> Bool {
        let end = draft.words[word].upperBound
        return draft.holds(":", at: end) && draft.holds("/", at: end + 1) && draft.holds("/", at: end + 2)
    }

    private static func isDomain(_ bytes: ArraySlice<UInt8>, word: Int, in draft: Draft) -> Bool {
        if bytes.starts(with: [0x77, 0x77, 0x77, 0x2E]) { return true }
        guard let dot = bytes.lastIndex(of: UInt8(0x2E)) else { return false }
        let end = draft.words[word].upperBound
        let isPath =
            draft.holds("/", at: end) && draft.holds([.letter, .number], at: end + 1)
            && bytes.endIndex - dot > 2
            && bytes[(dot + 1)...].allSatisfy { (0x61...0x7A).contains($0) }
        return isPath || (domains.contains(bytes[(dot + 1)...]) && isSmall(behindDotOf: word, in: draft))
    }

    /// A new sentence may follow a full stop without a blank, but with a capital.
    private static func isSmall(behindDotOf word: Int, in draft: Draft) -> Bool {
        guard let dot = draft.scalars[draft.words[word]].lastIndex(of: ".") else { return false }
        return draft.holds(.lower, at: dot + 1)
    }

    /// Ends of domains that are no words of these languages.
    private static let domains = PhraseSet([
        "com", "org", "net", "edu", "gov", "info", "io", "dev", "app", "xyz", "biz", "www", "html", "htm",
        "php",
        "example", "uk", "jp", "cn", "ru", "kr", "br", "pdf", "txt", "json", "md",
    ])
}
