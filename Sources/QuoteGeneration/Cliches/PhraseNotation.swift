/// Reads the notation of phrases.
///
/// | notation | meaning |
/// |---|---|
/// | `word` | the word, whatever its accents and case |
/// | `word*`, `*word`, `*word*` | a word that begins with, ends with or holds these letters |
/// | `(a\|b c\|d*)` | any of these; each may be anything that a line may be |
/// | `x?`, `(a\|b)?` | may be missing |
/// | `@name` | any of a set, defined by a line `@name = a\|b\|c` |
/// | `..`, `..6` | up to three, up to six other words |
/// | `^`, `$` | the beginning, the end of the line |
/// | `a b & c` | both `a b` and `c`, in any order, anywhere |
///
/// In writing without blanks the same notation speaks of letters: parts that follow each other stand side by
/// side, and a gap counts letters.
struct PhraseNotation {
    /// The widest gap that may be written.
    static let widestGap = 30
    /// How many forms a line may stand for.
    static let mostForms = 1024

    private typealias Form = [PhraseElement]

    /// The signs that no word may hold inside.
    private static let signs = Array("*?@^$&=|().".utf8)

    private let locale: QuoteLocale
    private var sets: [String: [Form]] = [:]

    init(locale: QuoteLocale) {
        self.locale = locale
    }

    /// Takes a line such as `@self = yourself|himself`.
    mutating func define(_ line: Substring) throws(PhraseFault) {
        guard let equals = line.firstIndex(of: "=") else { throw .word(String(line)) }
        let name = line[..<equals].split(separator: " ").joined(separator: " ")
        guard sets[name] == nil else { throw .repeatedSet(name) }
        sets[name] = try alternatives(line[line.index(after: equals)...])
    }

    /// Reads a phrase; one line may stand for several, because an alternative may have several words.
    func phrases(_ text: Substring, line: Int) throws(PhraseFault) -> [Phrase] {
        var phrases: [[PhrasePart]] = [[]]
        for side in try Self.pieces(text, at: "&") {
            let parts = try parts(side)
            phrases = phrases.flatMap { before in parts.map { before + [$0] } }
            guard phrases.count <= Self.mostForms else { throw .tooManyForms(phrases.count) }
        }
        return phrases.map { Phrase(parts: $0, line: line) }
    }

    /// Reads one word of a list; where words are elided it may be several.
    func words(_ token: Substring) throws(PhraseFault) -> [LexiconWord] {
        let isOpenBefore = token.first == "*"
        let isOpenBehind = token.count > 1 && token.last == "*"
        let bare = token.dropFirst(isOpenBefore ? 1 : 0).dropLast(isOpenBehind ? 1 : 0)
        if !bare.isEmpty, bare.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) {
            // Nothing to fold and nothing to part, as most words.
            return [
                LexiconWord(
                    letters: Array(bare.utf8), isOpenBefore: isOpenBefore || locale.isWrittenWithoutBlanks,
                    isOpenBehind: isOpenBehind || locale.isWrittenWithoutBlanks)
            ]
        }
        guard !bare.utf8.contains(where: Self.signs.contains) else { throw .word(String(token)) }
        let tokens = LineTokens(Draft(String(bare), locale: locale))
        guard let first = tokens.ranges.first, let last = tokens.ranges.last else {
            throw .word(String(token))
        }
        if tokens.areLetters {
            let letters = Array(tokens.bytes[first.lowerBound..<last.upperBound])
            return [LexiconWord(letters: letters, isOpenBefore: true, isOpenBehind: true)]
        }
        return tokens.ranges.enumerated().map { index, range in
            LexiconWord(
                letters: Array(tokens.bytes[range]), isOpenBefore: isOpenBefore && index == 0,
                isOpenBehind: isOpenBehind && index == tokens.ranges.count - 1)
        }
    }

    private func parts(_ side: Substring) throws(PhraseFault) -> [PhrasePart] {
        var tokens = try Self.pieces(side, at: " ").filter { !$0.isEmpty }
        let isAtStart = tokens.first == "^"
        if isAtStart { tokens.removeFirst() }
        let isAtEnd = tokens.last == "$"
        if isAtEnd { tokens.removeLast() }
        let forms = try forms(tokens, mayBeginWithGap: isAtStart)
        guard forms.allSatisfy({ form in form.contains { !$0.isOptional } }) else { throw .nothing }
        return forms.map { PhrasePart(elements: $0, isAtStart: isAtStart, isAtEnd: isAtEnd) }
    }

    private func forms(_ tokens: [Substring], mayBeginWithGap: Bool) throws(PhraseFault) -> [Form] {
        guard !tokens.isEmpty else { throw .nothing }
        var forms: [Form] = [[]]
        var gap: Int?
        for (position, token) in tokens.enumerated() {
            if token.hasPrefix("..") {
                guard gap == nil, position > 0 || mayBeginWithGap else { throw .gap(String(token)) }
                gap = try Self.gap(token)
            } else {
                forms = try extended(forms, by: token, gap: gap ?? 0)
                guard forms.count <= Self.mostForms else { throw .tooManyForms(forms.count) }
                gap = nil
            }
        }
        if let gap { throw .gap("..\(gap)") }
        return forms
    }

    private func extended(_ forms: [Form], by token: Substring, gap: Int) throws(PhraseFault) -> [Form] {
        let isOptional = token.last == "?"
        let bare = isOptional ? token.dropLast() : token
        let choices: [Form]
        if bare.first == "(" {
            guard bare.last == ")" else { throw .brackets }
            choices = try alternatives(bare.dropFirst().dropLast())
        } else {
            choices = try alternatives(bare)
        }
        let isShort = choices.allSatisfy { $0.count == 1 }
        return forms.flatMap { form -> [Form] in
            // A first place that may be missing is written out as two forms, so that every form begins somewhere.
            let staysOptional = isOptional && isShort && !form.isEmpty
            var grown = choices.map { choice in
                form + Self.choice(choice, gap: gap, isOptional: staysOptional)
            }
            if isOptional, !staysOptional { grown.append(form) }
            return grown
        }
    }

    /// The places of one alternative; the gap stands before the first of them.
    private static func choice(_ choice: Form, gap: Int, isOptional: Bool) -> Form {
        choice.enumerated().map { index, place in
            PhraseElement(
                words: place.words, gap: index == 0 ? max(gap, place.gap) : place.gap,
                isOptional: isOptional || place.isOptional)
        }
    }

    /// Reads what stands between bars; the alternatives of one word become one place.
    private func alternatives(_ text: Substring) throws(PhraseFault) -> [Form] {
        var single: Set<LexiconWord> = []
        var longer: [Form] = []
        for alternative in try Self.pieces(text, at: "|") {
            for form in try self.alternative(alternative) {
                guard !form.isEmpty else { throw .nothing }
                if form.count == 1, let place = form.first, !place.isOptional {
                    single.formUnion(place.words)
                } else {
                    longer.append(form)
                }
            }
        }
        if !single.isEmpty { longer.append([PhraseElement(words: single, gap: 0, isOptional: false)]) }
        return longer
    }

    private func alternative(_ text: Substring) throws(PhraseFault) -> [Form] {
        let tokens = try Self.pieces(text, at: " ").filter { !$0.isEmpty }
        guard tokens.count == 1, let token = tokens.first, token.first != "(", token.last != "?" else {
            return try forms(tokens, mayBeginWithGap: false)
        }
        if token.first == "@" {
            guard let set = sets[String(token)] else { throw .unknownSet(String(token)) }
            return set
        }
        return [try words(token).map { PhraseElement(words: [$0], gap: 0, isOptional: false) }]
    }

    private static func gap(_ token: Substring) throws(PhraseFault) -> Int {
        let width = token.dropFirst(2)
        if width.isEmpty { return 3 }
        guard let words = Int(width), (1...widestGap).contains(words) else { throw .gap(String(token)) }
        return words
    }

    /// Parts text at a sign, but not inside brackets.
    ///
    /// All signs are ASCII, so that bytes can be looked at.
    private static func pieces(_ text: Substring, at sign: Unicode.Scalar) throws(PhraseFault) -> [Substring]
    {
        let bytes = text.utf8
        let parting = UInt8(ascii: sign)
        var pieces: [Substring] = []
        var start = bytes.startIndex
        var depth = 0
        var index = start
        while index < bytes.endIndex {
            let byte = bytes[index]
            let next = bytes.index(after: index)
            if byte == UInt8(ascii: "(") {
                depth += 1
            } else if byte == UInt8(ascii: ")") {
                depth -= 1
            } else if byte == parting, depth == 0 {
                pieces.append(text[start..<index])
                start = next
            }
            guard depth >= 0 else { throw .brackets }
            index = next
        }
        guard depth == 0 else { throw .brackets }
        pieces.append(text[start...])
        return pieces
    }
}
