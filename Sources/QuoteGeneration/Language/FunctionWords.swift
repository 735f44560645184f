internal import Foundation

/// The small words that every sentence of a language is held together by.
struct FunctionWords: Sendable {
    /// What a word is known for.
    struct Entry {
        /// The languages that have it as a function word.
        var languages: LanguageSet = []
        /// One bit of its own when it is English and a word in no other language of the gate.
        var englishOnly: UInt32 = 0
    }

    private let entries: [UInt64: Entry]

    /// Reads the lists, a JSON object of language codes and words.
    ///
    /// - Throws: `GenerationResources.Fault`.
    init(file: URL) throws {
        let name = file.lastPathComponent
        guard let bytes = FileManager.default.contents(atPath: file.path) else {
            throw GenerationResources.Fault.missing(name: name)
        }
        guard let lists = try? JSONDecoder().decode([String: [String]].self, from: bytes) else {
            throw GenerationResources.Fault.unreadable(file: name)
        }
        var entries: [UInt64: Entry] = [:]
        for (code, words) in lists {
            guard let language = ListedLanguage(code: code) else {
                throw GenerationResources.Fault.unreadable(file: name)
            }
            for word in words {
                entries[WordHash.of(word), default: Entry()].languages.insert([language])
            }
        }
        // A language without words would refuse every draft when the model is missing.
        let covered = entries.values.reduce(into: LanguageSet()) { $0.formUnion($1.languages) }
        guard ListedLanguage.allCases.allSatisfy(covered.contains) else {
            throw GenerationResources.Fault.unreadable(file: name)
        }
        for (position, word) in Self.englishOnly.enumerated() {
            entries[WordHash.of(word), default: Entry()].englishOnly = 1 << UInt32(position)
        }
        self.entries = entries
    }

    /// What a word is known for; nil when it is not a function word.
    func entry(for hash: WordHash) -> Entry? { entries[hash.value] }

    /// English words that no other language of the gate writes so, but for those in its own list.
    private static let englishOnly = [
        "the", "and", "of", "that", "with", "are", "were", "you", "your", "but", "to", "after", "than",
        "nobody", "every", "when", "who", "what", "they", "their", "from", "this", "it's", "don't", "never",
        "always", "while", "before", "into", "without",
    ]
}

/// A hash over the lower-case letters of a word, built up letter by letter.
struct WordHash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Adds a letter, in lower case.
    @inline(__always)
    mutating func append(_ letter: UInt32) {
        value = (value ^ UInt64(letter)) &* 0x100_0000_01B3
    }

    static func of(_ word: String) -> UInt64 {
        word.unicodeScalars.reduce(into: WordHash()) { $0.append($1.value) }.value
    }
}

/// Lower case for the scripts of the gate's languages, one scalar for one.
enum LowerCase {
    private static let table: [UInt32] = (0..<0x530).map { value in
        // The Turkish capital with a dot becomes two scalars; the first is the letter.
        let mapping = Unicode.Scalar(UInt32(value))?.properties.lowercaseMapping
        return mapping?.unicodeScalars.first?.value ?? UInt32(value)
    }

    @inline(__always)
    static func of(_ scalar: Unicode.Scalar) -> UInt32 {
        scalar.value < 0x530 ? table[Int(scalar.value)] : scalar.value
    }
}
