import Foundation

/// The stock phrases of one language, ready to be looked for.
///
/// A lexicon is a text file. `#` begins a comment, `@name = …` defines a set, and sections hold:
///
/// - `[phrases]`: one stock phrase a line, in the notation of `PhraseNotation`; a line of any of them is refused.
/// - `[shapes]`: formulas such as "true … means"; each counts towards a stock sentence, see `StockSentence`.
/// - `[strong]`, `[mild]`, `[plain]`: words, as many on a line as fit, that stock sentences are made of: the
///   abstractions, the padding between them and the small words.
/// - `[image]`: things that stock phrases and good sentences have in common, such as doors and storms.
/// - `[concrete]`: words that begin like one of those and are none.
struct ClicheLexicon: Sendable {
    /// What a word counts for.
    enum Weight: UInt8, Sendable {
        case unknown, concrete, image, plain, mild, strong
    }

    /// The compiled phrases.
    let index: PhraseIndex
    /// The weight of each word of the index.
    let weights: [Weight]
    /// Whether there are words with weights at all.
    let hasWeights: Bool

    /// Reads the lexicon of a language from a folder.
    init(folder: URL, locale: QuoteLocale) throws(ClicheLexiconError) {
        let name = "\(locale.rawValue).txt"
        let text: String
        do {
            text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        } catch {
            throw .unreadable(file: name)
        }
        try self.init(text: text, file: name, locale: locale)
    }

    /// Reads a lexicon.
    init(text: String, file: String, locale: QuoteLocale) throws(ClicheLexiconError) {
        var source = LexiconSource(locale: locale)
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (offset, line) in lines.enumerated() {
            do {
                try source.read(line, number: offset + 1)
            } catch {
                throw .malformed(file: file, line: offset + 1, fault: error)
            }
        }
        let index = PhraseIndex(phrases: source.phrases, shapes: source.shapes, words: source.weights.keys)
        var weights = [Weight](repeating: .unknown, count: index.wordCount)
        for (word, weight) in source.weights {
            if let number = index.number(of: word) { weights[number] = weight }
        }
        self.index = index
        hasWeights = !source.weights.isEmpty
        self.weights = weights
    }
}

/// What has been read of a lexicon.
private struct LexiconSource {
    private enum Section {
        case phrases, shapes
        case words(ClicheLexicon.Weight)
    }

    private(set) var phrases: [Phrase] = []
    private(set) var shapes: [Phrase] = []
    private(set) var weights: [LexiconWord: ClicheLexicon.Weight] = [:]
    private var notation: PhraseNotation
    private var section: Section?

    init(locale: QuoteLocale) {
        notation = PhraseNotation(locale: locale)
    }

    mutating func read(_ line: Substring, number: Int) throws(PhraseFault) {
        let bytes = line.utf8
        let line = line[..<(bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex)]
        guard let first = line.first(where: { !$0.isWhitespace }) else { return }
        if first == "[" {
            section = try Self.section(line)
        } else if first == "@", line.contains("=") {
            try notation.define(line)
        } else {
            switch section {
            case .none: throw .outsideSections
            case .phrases: phrases += try notation.phrases(line, line: number)
            case .shapes: shapes += try notation.phrases(line, line: number)
            case .words(let weight):
                for token in line.split(separator: " ") {
                    for word in try notation.words(token) { weights[word] = weight }
                }
            }
        }
    }

    private static func section(_ line: Substring) throws(PhraseFault) -> Section {
        let name = line.split(separator: " ").joined()
        switch name {
        case "[phrases]": return .phrases
        case "[shapes]": return .shapes
        case "[strong]": return .words(.strong)
        case "[mild]": return .words(.mild)
        case "[plain]": return .words(.plain)
        case "[image]": return .words(.image)
        case "[concrete]": return .words(.concrete)
        default: throw .unknownSection(name)
        }
    }
}
