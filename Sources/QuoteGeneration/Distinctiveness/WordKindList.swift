import Foundation

/// The kinds of a language's words, read from `taste/<language>.words`.
///
/// The file has a line "# thing" or the like before the words of a kind; a word with a star at its end stands
/// for all words that begin with it. Case and accents do not count.
struct WordKindList: Sendable {
    private struct Entry: Sendable {
        var whole: WordKinds = []
        var beginning: WordKinds = []
    }

    /// Entries by the hash of their letters, so that a word is read once from its front.
    private let entries: [UInt64: Entry]
    /// Whether words are joined into longer ones whose end says what they are.
    private let hasCompounds: Bool

    init(folder: URL, locale: QuoteLocale) throws(GenerationResources.Fault) {
        let file = "taste/\(locale.rawValue).words"
        guard let bytes = FileManager.default.contents(atPath: folder.appending(path: file).path) else {
            throw .missing(name: file)
        }
        guard let text = String(bytes: bytes, encoding: .utf8), let list = WordKindList(text, locale: locale)
        else { throw .unreadable(file: file) }
        self = list
    }

    /// Reads the contents of a file; nil when a heading is unknown, or a word is not one word.
    init?(_ text: String, locale: QuoteLocale) {
        var entries: [UInt64: Entry] = [:]
        var kinds: WordKinds?
        for line in text.split(separator: "\n") {
            if line.hasPrefix("# ") {
                kinds = WordKinds.headings[String(line.dropFirst(2))]
                if kinds == nil { return nil }
                continue
            }
            for word in line.split(separator: " ") {
                let isBeginning = word.hasSuffix("*")
                let draft = Draft(String(isBeginning ? word.dropLast() : word), locale: locale)
                guard let kinds, let place = draft.foldedWords.first, draft.foldedWords.count == 1 else {
                    return nil
                }
                let key = draft.folded[place].reduce(Self.seed, Self.hash)
                if isBeginning {
                    entries[key, default: Entry()].beginning.formUnion(kinds)
                } else {
                    entries[key, default: Entry()].whole.formUnion(kinds)
                }
            }
        }
        self.entries = entries
        hasCompounds = locale == .de
    }

    /// Returns the kinds of a folded word; one with an apostrophe has those of both its sides.
    func kinds(of word: ArraySlice<UInt8>) -> WordKinds {
        word.split(separator: 0x27).reduce(into: WordKinds()) { kinds, piece in
            kinds.formUnion(self.kinds(ofPiece: piece))
        }
    }

    private func kinds(ofPiece piece: ArraySlice<UInt8>) -> WordKinds {
        let kinds = kinds(from: piece)
        guard hasCompounds, kinds.isEmpty, piece.count >= 7 else { return kinds }
        // In "kuchentisch" only the end is asked, from the longest that leaves three letters before it.
        for start in (piece.startIndex + 3)...(piece.endIndex - 4) {
            let found = self.kinds(from: piece[start...]).intersection([.thing, .person])
            if !found.isEmpty { return found }
        }
        return []
    }

    private func kinds(from piece: ArraySlice<UInt8>) -> WordKinds {
        var value = Self.seed
        var kinds: WordKinds = []
        for index in piece.indices {
            value = Self.hash(value, piece[index])
            guard let entry = entries[value] else { continue }
            kinds.formUnion(entry.beginning)
            if index + 1 == piece.endIndex { kinds.formUnion(entry.whole) }
        }
        return kinds
    }

    private static let seed: UInt64 = 0xcbf2_9ce4_8422_2325

    private static func hash(_ value: UInt64, _ byte: UInt8) -> UInt64 {
        (value ^ UInt64(byte)) &* 0x100_0000_01b3
    }
}
