/// The words of a query, folded and freed of everything that could be taken for syntax.
struct QueryWords: Equatable {
    /// No more words than this are looked for; the rest of a long text adds nothing to find by.
    static let limit = 16
    private static let readCharacters = 4000

    /// The words in their order, each once; stop words only if there are no others.
    let words: [String]
    /// The whole query as one phrase, if it has several words.
    let phrase: String?

    init(_ text: String) {
        let chunks = Self.chunks(of: String(text.prefix(Self.readCharacters)).folded)
        var seen: Set<String> = []
        let distinct = chunks.filter { seen.insert($0).inserted }
        let telling = distinct.filter { !StopWords.contains($0) }
        words = Array((telling.isEmpty ? distinct : telling).prefix(Self.limit))
        phrase = chunks.count > 1 ? chunks.joined(separator: " ") : nil
    }

    private static func chunks(of text: String) -> [String] {
        text.split { !isPartOfWord($0) }
            .map { $0.trimmingPrefix { isJoiner($0) } }
            .map { chunk in
                var chunk = chunk
                while let last = chunk.last, isJoiner(last) { chunk.removeLast() }
                return withoutElision(String(chunk))
            }
            .filter { !$0.isEmpty }
    }

    /// "l'amitié" is looked for as "amitié", for the article is no part of what is meant.
    private static func withoutElision(_ chunk: String) -> String {
        guard let mark = chunk.firstIndex(of: "'"), elisions.contains(String(chunk[..<mark])) else {
            return chunk
        }
        let rest = chunk[chunk.index(after: mark)...]
        return rest.count > 1 ? String(rest) : chunk
    }

    private static let elisions: Set<String> = [
        "l", "d", "j", "c", "s", "n", "m", "t", "qu", "jusqu", "lorsqu", "puisqu", "quelqu", "un", "dell",
        "nell",
        "sull", "all", "dall", "quell", "bell",
    ]

    private static func isJoiner(_ character: Character) -> Bool {
        character == "'" || character == "-" || character == "&" || character == "." || character == "_"
    }

    private static func isPartOfWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || isJoiner(character)
            || character.unicodeScalars.contains { scalar in
                switch scalar.properties.generalCategory {
                case .nonspacingMark, .spacingMark: true
                default: false
                }
            }
    }
}

extension String {
    /// Whether some of it is in a script that leaves no blanks between words.
    var isUnspaced: Bool {
        unicodeScalars.contains { scalar in
            switch scalar.value {
            // Thai and Lao, Burmese, Khmer.
            case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true
            // Japanese and Chinese.
            case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: true
            case 0x20000...0x3FFFF: true
            default: false
            }
        }
    }

    /// The text as one FTS5 phrase: nothing in it is read as an operator.
    var quotedForSearch: String {
        "\"" + replacing("\"", with: "\"\"").replacing("\0", with: " ") + "\""
    }
}
