/// A way in which an answer may begin, such as the name of a call, and how much it is preferred.
public struct Opening: Sendable, Equatable {
    /// The word it begins with.
    public let word: String
    /// What is added to the logit of a token that begins so, in nats; 0 leaves the choice as it is.
    public var preference: Double

    /// Names an opening.
    public init(_ word: String, preference: Double = 0) {
        self.word = word
        self.preference = preference
    }
}

/// Which opening a token stands for, by its text.
struct OpeningTable {
    private let openings: [Opening]

    init(_ openings: [Opening]) {
        self.openings = openings
    }

    var isEmpty: Bool { openings.isEmpty }

    /// The opening whose word the token is, with or without what follows it, or the only one whose word it begins.
    func opening(of token: some Sequence<UInt8>) -> Opening? {
        let letters = token.prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ":") }
        let word = String(decoding: Array(letters), as: UTF8.self)
        guard !word.isEmpty else { return nil }
        if let exact = openings.first(where: { $0.word == word }) { return exact }
        let begun = openings.filter { $0.word.hasPrefix(word) }
        return begun.count == 1 ? begun[0] : nil
    }
}
