internal import Foundation
internal import LanguageModels
internal import QuoteLibrary

/// Holds back what a comment claims beyond what the tools returned in this conversation.
///
/// The program prints the quotes; a model that prints its own invents lines with famous names under them. So a
/// quotation, an attribution or a number in a comment must come from the evidence.
public struct ReplyCheck: Sendable {
    /// Why a sentence was held back.
    public enum Objection: String, Sendable, Equatable, Codable {
        /// Words in quotation marks that no tool returned and the person did not write.
        case ungroundedQuotation
        /// Words a tool returned, given to somebody else.
        case wrongAuthor
        /// A person's name that no tool returned and the person did not write.
        case ungroundedName
        /// A number that is in no result.
        case ungroundedNumber
        /// The words of a card once more.
        case repeatsCard
        /// The markup of a call or a chat marker.
        case markup
    }

    private var quotes: [(text: String, author: Set<String>)] = []
    private var spoken = ""
    private var words: Set<String> = []
    private var numbers: Set<String> = []
    private var knownNames: Set<String> = []
    private var checksNumbers = false
    /// A quotation of fewer words is a title or a word spoken of.
    private static let quotationWords = 3
    private static let quotationIdeographs = 6
    /// So many words of a card in a row are the card once more.
    private static let repeatedWords = 5

    /// Makes a check without evidence.
    ///
    /// - Parameter authors: Names of authors in the library: one alone is enough to be an attribution.
    public init(authors: [String] = []) {
        for author in authors {
            if let last = author.plainWords.last, last.count > 3 { knownNames.insert(last) }
        }
    }

    /// Adds what the person wrote: they may be answered in their own words.
    public mutating func add(message: String) {
        spoken += "\n" + message.plain
        words.formUnion(message.plainWords)
    }

    /// Adds a quote that was shown.
    mutating func add(quote text: String, author: String?) {
        let names = (author ?? "").plainWords
        quotes.append((text.plain, Set(names)))
        words.formUnion(text.plainWords)
        words.formUnion(names)
        numbers.formUnion(text.numbers)
    }

    /// Adds what a tool returned.
    mutating func add(_ result: ToolResult) {
        checksNumbers = true
        for card in result.cards {
            add(quote: card.text, author: card.author)
            numbers.insert(String(card.number))
            if case .catalog(let quote) = card.quote {
                for text in [quote.work, quote.speaker, quote.translator, quote.locator] {
                    words.formUnion((text ?? "").plainWords)
                    numbers.formUnion((text ?? "").numbers)
                }
                quote.year.map { _ = numbers.insert(String($0)) }
            }
        }
        for argument in result.call.arguments.values {
            words.formUnion((argument.stringValue ?? "").plainWords)
        }
        numbers.formUnion(result.modelText().numbers)
        numbers.insert(String(result.cards.count))
    }

    /// Says what is wrong with a sentence; nil if nothing is.
    public func objection(to sentence: String) -> Objection? {
        if Self.markup.contains(where: sentence.contains) { return .markup }
        for span in Self.quotations(in: sentence) {
            let plain = span.plain
            guard plain.isLongQuotation(Self.quotationWords, Self.quotationIdeographs) else { continue }
            if let source = quotes.first(where: { $0.text.contains(plain) }) {
                let names = Self.names(in: sentence.replacing(span, with: " ")).flatMap(\.plainWords)
                if names.contains(where: { knownNames.contains($0) && !source.author.contains($0) }) {
                    return .wrongAuthor
                }
            } else if !spoken.contains(plain) {
                return .ungroundedQuotation
            }
        }
        let outside = Self.quotations(in: sentence).reduce(sentence) { $0.replacing($1, with: " ") }
        for name in Self.names(in: outside) {
            let parts = name.plainWords
            let isKnown = parts.contains(where: knownNames.contains)
            guard parts.count > 1 || isKnown else { continue }
            if !parts.allSatisfy(words.contains) { return .ungroundedName }
        }
        if repeatsCard(sentence) { return .repeatsCard }
        if checksNumbers, !outside.numbers.isSubset(of: numbers) { return .ungroundedNumber }
        return nil
    }

    private func repeatsCard(_ sentence: String) -> Bool {
        let words = sentence.plainWords
        guard words.count >= Self.repeatedWords else { return false }
        return (0...(words.count - Self.repeatedWords)).contains { start in
            let run = words[start..<(start + Self.repeatedWords)].joined(separator: " ")
            return quotes.contains { $0.text.contains(run) }
        }
    }

    private static let markup = [
        "\"arguments\"", "\"name\":", "<tool", "</tool", "<|", "search_catalog", "search_saved",
        "streak_status",
    ]

    /// The passages between quotation marks of any style.
    static func quotations(in text: String) -> [String] {
        let pairs: [Character: Set<Character>] = [
            "\"": ["\""], "“": ["”", "“"], "„": ["“", "”", "\""], "«": ["»"], "»": ["«", "»"], "‹": ["›"],
            "「": ["」"], "『": ["』"], "‘": ["’"], "‚": ["‘"], "＂": ["＂"], "《": ["》"],
        ]
        var found: [String] = []
        var open: (closers: Set<Character>, start: String.Index)?
        for index in text.indices {
            let character = text[index]
            if let current = open {
                let isApostrophe =
                    character == "’" && text[text.index(after: index)...].first?.isLetter == true
                guard current.closers.contains(character), !isApostrophe else { continue }
                found.append(String(text[current.start..<index]))
                open = nil
            } else if let closers = pairs[character] {
                open = (closers, text.index(after: index))
            }
        }
        // A passage left open is one all the same.
        if let open { found.append(String(text[open.start...])) }
        return found
    }

    /// Runs of capitalised words that do not merely begin a sentence.
    private static func names(in text: String) -> [String] {
        var names: [String] = []
        var run: [Substring] = []
        func close() {
            if !run.isEmpty { names.append(run.joined(separator: " ")) }
            run = []
        }
        var isStart = true
        for word in text.split(whereSeparator: \.isWhitespace) {
            let bare = word.trimmingMarks
            let isCapital = bare.first?.isUppercase == true && bare.count > 1
            if isCapital, !isStart || !run.isEmpty { run.append(bare) } else { close() }
            if let last = word.last, !(last.isLetter || last.isNumber) { close() }
            isStart = word.last.map { ".!?:".contains($0) } ?? false
        }
        close()
        // The first word of a sentence alone may still be a name that is known.
        if let first = text.split(whereSeparator: \.isWhitespace).first?.trimmingMarks {
            names.append(String(first))
        }
        return names
    }
}

extension StringProtocol {
    /// Folded for comparison: case, accents, the style of marks and blanks do not count.
    var plain: String { plainWords.joined(separator: " ") }

    /// The words, folded.
    var plainWords: [String] {
        folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .split { !($0.isLetter || $0.isNumber) }.map(String.init)
    }

    /// The whole numbers written in digits of any script.
    var numbers: Set<String> {
        var found: Set<String> = []
        var digits = ""
        for character in self {
            if let value = character.wholeNumberValue, (0...9).contains(value) {
                digits += String(value)
            } else if !digits.isEmpty {
                found.insert(digits)
                digits = ""
            }
        }
        if !digits.isEmpty { found.insert(digits) }
        return found
    }

    fileprivate func isLongQuotation(_ words: Int, _ ideographs: Int) -> Bool {
        split(separator: " ").count >= words
            || unicodeScalars.count { (0x2E80...0x9FFF).contains($0.value) } >= ideographs
    }
}

extension Substring {
    fileprivate var trimmingMarks: Substring {
        var text = self
        while let first = text.first, !first.isLetter, !first.isNumber { text.removeFirst() }
        while let last = text.last, !last.isLetter, !last.isNumber { text.removeLast() }
        return text
    }
}
