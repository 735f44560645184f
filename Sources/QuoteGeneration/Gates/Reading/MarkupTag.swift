/// What stands between angle brackets.
struct MarkupTag {
    enum Kind {
        /// A marker of a chat format, a placeholder or any other sign of machinery.
        case marker
        /// HTML that only dresses the text.
        case formatting
        /// The head of a model's thinking aloud.
        case thinking
    }

    let kind: Kind
    let range: Range<Int>

    /// Reads the tag that begins at an opening bracket; nil when what follows is no tag.
    init?(at open: Int, in draft: Draft) {
        // Longer than any marker, shorter than a sentence between guillemets of two brackets.
        let longest = 48
        var name: [UInt8] = []
        var isNameDone = false
        var close = open + 1
        while !Self.isClosing(close, in: draft) {
            guard close < draft.scalars.count, close - open <= longest else {
                // A marker may have lost its end.
                guard Self.isPipe(open + 1, in: draft) || Self.thinking.contains(name[...]) else {
                    return nil
                }
                kind = Self.thinking.contains(name[...]) ? .thinking : .marker
                range = open..<min(close, draft.scalars.count)
                return
            }
            let scalar = draft.scalars[close]
            if scalar.isASCII, draft.holds([.letter, .number], at: close) {
                if !isNameDone { name.append(UInt8(ascii: scalar) | 0x20) }
            } else if !name.isEmpty {
                isNameDone = true
            }
            close += 1
        }
        guard draft.holds([.letter, .number], at: open + 1) || Self.isTagSign(open + 1, in: draft) else {
            return nil
        }
        range = open..<close + 1
        if Self.isPipe(open + 1, in: draft) {
            kind = .marker
        } else if Self.thinking.contains(name[...]) {
            kind = .thinking
        } else {
            kind = Self.formatting.contains(name[...]) ? .formatting : .marker
        }
    }

    /// Whether a scalar opens a tag.
    static func isOpening(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "<" || scalar == "＜" || scalar == "◁"
    }

    private static func isClosing(_ index: Int, in draft: Draft) -> Bool {
        draft.holds(">", at: index) || draft.holds("＞", at: index) || draft.holds("▷", at: index)
    }

    private static func isPipe(_ index: Int, in draft: Draft) -> Bool {
        draft.holds("|", at: index) || draft.holds("｜", at: index)
    }

    private static func isTagSign(_ index: Int, in draft: Draft) -> Bool {
        guard draft.scalars.indices.contains(index) else { return false }
        switch draft.scalars[index] {
        case "/", "|", "｜", "!", "?", "_", "<", "$", "%", "[": return true
        default: return false
        }
    }

    private static let thinking = PhraseSet([
        "think", "thinking", "thought", "thoughts", "reasoning", "reason", "reflection", "scratchpad",
        "analysis",
        "answer", "response", "output", "quote", "result", "final", "sentence", "draft", "plan",
    ])

    // Digits do not reach a name's letters as they are: the bit that makes a letter small leaves them alone.
    private static let formatting = PhraseSet([
        "b", "i", "em", "strong", "p", "span", "div", "u", "del", "ins", "h1", "h2", "h3", "h4", "h5",
        "h6",
        "ul", "ol", "li", "a", "code", "pre", "blockquote", "q", "cite", "small", "big", "sub", "sup", "mark",
        "font", "center", "hr", "img", "table", "tr", "td", "th", "tt", "kbd", "strike", "html", "body",
        "ruby",
        "rt", "samp", "var", "abbr", "section", "article", "header", "footer", "title", "label", "button",
    ])
}
