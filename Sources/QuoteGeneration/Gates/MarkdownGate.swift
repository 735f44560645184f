/// A line has no marks of formatting.
struct MarkdownGate: Gate {
    func objection(to draft: Draft) -> Objection? {
        guard let fragment = lineStart(of: draft) ?? (mayHoldMarks(draft) ? marks(in: draft) : nil) else {
            return nil
        }
        return Objection(.markdown, draft.excerpt(fragment))
    }

    private func mayHoldMarks(_ draft: Draft) -> Bool {
        !draft.kindsFound.isDisjoint(with: [.markup, .dash, .apostrophe])
    }

    private func marks(in draft: Draft) -> Range<Int>? {
        for place in draft.scalars.indices
        where !draft.kinds[place].isDisjoint(with: [.markup, .dash, .apostrophe]) {
            switch draft.scalars[place] {
            case "`": return place..<place + 1
            case "*", "＊":
                if let end = emphasisEnd(from: place, in: draft) { return place..<end }
            case "_", "＿", "~", "=", "^":
                if isDoubled(place, in: draft) { return place..<place + 2 }
                if draft.scalars[place] == "_", let end = emphasisEnd(from: place, in: draft) {
                    return place..<end
                }
            case "<":
                if let tag = MarkupTag(at: place, in: draft), tag.kind == .formatting { return tag.range }
            case "]":
                if draft.holds("(", at: place + 1) { return place..<place + 2 }
            case "|":
                if place == 0 || place == draft.scalars.count - 1 { return place..<place + 1 }
            case "-":
                // A rule at the end of the line.
                if place + 3 == draft.scalars.count, isDoubled(place, in: draft) { return place..<place + 3 }
            default: break
            }
        }
        return nil
    }

    private func isDoubled(_ place: Int, in draft: Draft) -> Bool {
        draft.holds(draft.scalars[place], at: place + 1)
    }

    /// Where emphasis that a star or line opens is closed; nil when it opens none.
    ///
    /// Two stars are always markup. Between words written without blanks a star opens wherever it stands.
    private func emphasisEnd(from open: Int, in draft: Draft) -> Int? {
        let sign = draft.scalars[open]
        if isDoubled(open, in: draft) { return open + 2 }
        let needsEdge = sign == "_"
        guard !draft.holds(.space, at: open + 1), open + 1 < draft.scalars.count,
            !needsEdge || !draft.holds(.wordPart, at: open - 1)
        else { return nil }
        // Emphasis in one line; a bound keeps a line of nothing but stars from being read over and over.
        let farthest = min(open + 400, draft.scalars.count)
        for close in open + 2..<max(open + 2, farthest)
        where draft.scalars[close] == sign && !draft.holds(.space, at: close - 1) {
            if !needsEdge || !draft.holds(.wordPart, at: close + 1) { return close + 1 }
        }
        return nil
    }

    /// The mark of a heading, list or block quote; nil when the line begins with none.
    private func lineStart(of draft: Draft) -> Range<Int>? {
        guard let first = draft.scalars.first else { return nil }
        switch first {
        case ">", "＞": return 0..<1
        case "#", "*", "+", "•", "‣", "◦", "▪", "●", "○", "·", "∙", "⁃", "■", "□", "◆", "◇", "★", "☆", "※",
            "→", "▸",
            "–", "—", "―", "✓", "✔", "✦", "✧", "❖", "➤", "・":
            let end = draft.scalars.firstIndex { $0 != first } ?? draft.scalars.count
            return draft.holds(.space, at: end) ? 0..<end : bullet(first, in: draft)
        case "-":
            let isDash = draft.holds(.space, at: 1) || draft.holds("-", at: 1) || draft.holds(.letter, at: 1)
            return isDash ? 0..<1 : nil
        default: return listNumber(of: draft)
        }
    }

    /// Bullets that nothing else than a list begins with need no blank behind them.
    private func bullet(_ first: Unicode.Scalar, in draft: Draft) -> Range<Int>? {
        switch first {
        case "•", "‣", "◦", "▪", "●", "■", "◆", "➤", "▸", "・", "·": 0..<1
        default: nil
        }
    }

    private func listNumber(of draft: Draft) -> Range<Int>? {
        let mostDigits = 3
        let isBracketed = draft.holds("(", at: 0) || draft.holds("（", at: 0)
        let first = isBracketed ? 1 : 0
        var end = first
        while end - first < mostDigits, draft.holds(.number, at: end) { end += 1 }
        let isLetter = end == first && draft.holds(.latin, at: end) && !draft.holds(.wordPart, at: end + 1)
        if isLetter { end += 1 }
        guard end > first, !draft.holds(.number, at: end) else { return nil }
        if draft.holds(")", at: end) || draft.holds("）", at: end) {
            // One letter in brackets may begin a word: "(s)he".
            return draft.holds(.space, at: end + 1) || !isBracketed ? 0..<end + 1 : nil
        }
        guard !isBracketed else { return nil }
        if isLetter {
            let isItem =
                draft.holds(.lower, at: first) && draft.holds(".", at: end)
                && draft.holds(.space, at: end + 1)
            return isItem && draft.holds(.upper, at: end + 2) ? 0..<end + 1 : nil
        }
        if draft.holds("、", at: end) || draft.holds("．", at: end) { return 0..<end + 1 }
        guard draft.holds(".", at: end) else { return nil }
        let next = draft.nextVisible(end + 1)
        let isList = draft.holds(.letter, at: next) || draft.holds(.quotation, at: next)
        return isList && !Ordinals.isOrdinal(endingAt: end, in: draft) ? 0..<end + 1 : nil
    }
}
