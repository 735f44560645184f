extension StringProtocol {
    /// Returns the text in lines of at most `width` columns.
    ///
    /// Lines break at spaces and between wide characters; a word longer than a line is cut. A newline stays
    /// a line break, runs of blanks become one. However narrow the window is, a line holds at least one
    /// character.
    /// - Parameters:
    ///   - width: The number of columns, indents included.
    ///   - firstIndent: What the first line begins with.
    ///   - indent: What every other line begins with.
    /// - Returns: The lines without newlines, at least one.
    public func wrapped(to width: Int, firstIndent: String = "", indent: String = "") -> [String] {
        var filler = LineFiller(width: width, firstIndent: firstIndent, indent: indent)
        for (index, paragraph) in split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { filler.endLine() }
            for word in paragraph.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r\n" }) {
                filler.add(word: word)
            }
        }
        filler.endLine()
        return filler.lines
    }

    /// Returns the text cut to at most `width` columns, with "…" at the end if anything is missing.
    public func truncated(to width: Int) -> String {
        guard displayWidth > width else { return String(self) }
        guard width > 0 else { return "" }
        var result = ""
        var room = width - 1
        for character in self {
            room -= character.displayWidth
            if room < 0 { break }
            result.append(character)
        }
        return result + "…"
    }
}

/// Fills lines word by word.
private struct LineFiller {
    let width: Int
    let indent: String
    var lines: [String] = []

    private var line: String
    private var column: Int
    private var isAtStart = true

    init(width: Int, firstIndent: String, indent: String) {
        self.width = width
        // An indent that leaves no room for text is left out.
        self.indent = indent.displayWidth + 2 <= width ? indent : ""
        line = firstIndent.displayWidth + 2 <= width ? firstIndent : ""
        column = line.displayWidth
    }

    mutating func endLine() {
        while line.last == " " { line.removeLast() }
        lines.append(line)
        line = indent
        column = indent.displayWidth
        isAtStart = true
    }

    mutating func add(word: some StringProtocol) {
        var needsSpace = !isAtStart
        for piece in pieces(of: String(word)) {
            let pieceWidth = piece.displayWidth
            if !isAtStart, column + (needsSpace ? 1 : 0) + pieceWidth > width {
                endLine()
                needsSpace = false
            }
            if needsSpace { append(" ") }
            needsSpace = false
            for character in piece {
                if !isAtStart, column + character.displayWidth > width { endLine() }
                append(character)
            }
        }
    }

    private mutating func append(_ character: Character) {
        line.append(character)
        column += character.displayWidth
        isAtStart = false
    }

    /// Returns the parts of the word between which a line may end.
    private func pieces(of word: String) -> [String] {
        var pieces: [String] = []
        var previous: Character?
        for character in word {
            if let previous, let last = pieces.indices.last, !mayBreak(between: previous, and: character) {
                pieces[last].append(character)
            } else {
                pieces.append(String(character))
            }
            previous = character
        }
        return pieces
    }

    private func mayBreak(between first: Character, and second: Character) -> Bool {
        (first.displayWidth == 2 || second.displayWidth == 2)
            && !openingPunctuation.contains(first) && !closingPunctuation.contains(second)
    }
}

/// What never begins a line in Chinese and Japanese.
private let closingPunctuation: Set<Character> = [
    "、", "。", "，", "．", "・", "：", "；", "？", "！", "」", "』", "）", "】", "〉", "》", "〕", "ー", "…", "”", "’",
    ")", "]", ",", ".", ":", ";", "?", "!",
]

/// What never ends a line in Chinese and Japanese.
private let openingPunctuation: Set<Character> = ["「", "『", "（", "【", "〈", "《", "〔"]
