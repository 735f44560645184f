public import Foundation

/// Tells the words of a line that carry its content, and cuts them to stems that survive inflection.
public struct ContentWords: Sendable {
    private let functionWords: [QuoteLocale: Set<UInt32>]

    /// Reads the function words from the folder of the program's data.
    ///
    /// - Parameter folder: The folder that `GenerationResources.folder` finds.
    /// - Throws: `GenerationResources.Fault.unreadable`.
    public init(folder: URL) throws(GenerationResources.Fault) {
        let file = "language/function-words.json"
        guard let content = try? Data(contentsOf: folder.appending(path: file)),
            let lists = try? JSONDecoder().decode([String: [String]].self, from: content)
        else { throw GenerationResources.Fault.unreadable(file: file) }
        self.init(functionWords: lists)
    }

    /// Takes the function words by language codes; languages without any have only content words.
    public init(functionWords: [String: [String]]) {
        var hashes: [QuoteLocale: Set<UInt32>] = [:]
        for (code, words) in functionWords {
            guard let locale = QuoteLocale(rawValue: code) else { continue }
            let draft = Draft(words.joined(separator: " "), locale: locale)
            hashes[locale] = Set(Self.parts(of: draft).map { Self.hash(draft.folded[$0]) })
        }
        self.functionWords = hashes
    }

    /// Returns the stems of a line in their order; all of its words count when few carry content.
    func stems(of draft: Draft, locale: QuoteLocale?) -> [UInt32] {
        let ignored = locale.flatMap { functionWords[$0] } ?? []
        var content: [UInt32] = []
        var all: [UInt32] = []
        for part in Self.parts(of: draft) {
            let word = draft.folded[part]
            let first = all.count
            Self.appendStems(of: word, to: &all)
            guard word.count > 1, !ignored.contains(Self.hash(word)) else { continue }
            content.append(contentsOf: all[first...])
        }
        return content.count >= Self.fewestContentStems ? content : all
    }

    /// Below this a shared last word would make a copy.
    private static let fewestContentStems = 4

    /// The words, parted at apostrophes, so that an article or an ending does not hide the word.
    private static func parts(of draft: Draft) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        for word in draft.foldedWords {
            var start = word.lowerBound
            for index in word where draft.folded[index] == 0x27 {
                if index > start { parts.append(start..<index) }
                start = index + 1
            }
            if word.upperBound > start { parts.append(start..<word.upperBound) }
        }
        return parts
    }

    /// Returns the hashes of the runs of a few letters inside the words of a line, ascending, each once.
    ///
    /// Unlike the stems they hold the short words and the endings too.
    func letterRuns(of draft: Draft) -> [UInt32] {
        var runs: [UInt32] = []
        for part in Self.parts(of: draft) {
            let word = draft.folded[part]
            Self.appendRuns(of: word, length: Self.script(of: word).runLength, to: &runs)
        }
        runs.sort()
        var last = -1
        runs.removeAll { run in
            defer { last = Int(run) }
            return Int(run) == last
        }
        return runs
    }

    private enum Script {
        /// Written with blanks; a word is known by its first letters.
        case spaced
        /// Syllables in blocks, two of which are most of a word.
        case hangul
        /// Han and kana; blanks do not part the words, and two letters are one in the mean.
        case han
        /// Blanks do not part the words.
        case thai

        var runLength: Int {
            switch self {
            case .spaced, .thai: 4
            case .hangul, .han: 2
            }
        }
    }

    private static func appendStems(of word: ArraySlice<UInt8>, to stems: inout [UInt32]) {
        switch script(of: word) {
        case .spaced: stems.append(hash(word[..<end(of: 4, from: word.startIndex, in: word)]))
        case .hangul: stems.append(hash(word[..<end(of: 2, from: word.startIndex, in: word)]))
        case .han: appendRuns(of: word, length: 2, to: &stems)
        case .thai: appendRuns(of: word, length: 3, to: &stems)
        }
    }

    /// All runs of so many letters in a word, or the word where it is shorter.
    private static func appendRuns(of word: ArraySlice<UInt8>, length: Int, to runs: inout [UInt32]) {
        var start = word.startIndex
        while true {
            let end = end(of: length, from: start, in: word)
            runs.append(hash(word[start..<end]))
            guard end < word.endIndex else { return }
            start = self.end(of: 1, from: start, in: word)
        }
    }

    /// By the first letter, because a line may hold words of another script.
    private static func script(of word: ArraySlice<UInt8>) -> Script {
        guard let lead = word.first, lead >= 0xE0, word.count >= 3 else { return .spaced }
        let next = word[word.startIndex + 1]
        switch (lead, next) {
        case (0xE0, 0xB8...0xBB): return .thai
        case (0xE3, 0x81...0x83), (0xE3, 0x90...), (0xE4...0xE9, _), (0xF0, 0xA0...): return .han
        case (0xEA, 0xB0...), (0xEB...0xED, _): return .hangul
        default: return .spaced
        }
    }

    /// Where so many letters from a place end, or the word does.
    private static func end(of letters: Int, from start: Int, in word: ArraySlice<UInt8>) -> Int {
        var left = letters
        var index = start
        while index < word.endIndex {
            let isLetterBegin = word[index] & 0xC0 != 0x80
            if isLetterBegin, left == 0 { return index }
            if isLetterBegin { left -= 1 }
            index += 1
        }
        return index
    }

    /// FNV-1a, 32 bits.
    private static func hash(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.reduce(0x811c_9dc5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }
}
