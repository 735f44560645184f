/// A line has no invisible signs, addresses, placeholders, data syntax or markers of a chat format.
struct ForbiddenFragmentGate: Gate {
    func objection(to draft: Draft) -> Objection? {
        if let place = UnseenScalars.first(in: draft) {
            return Objection(.forbiddenFragment, CodePoint.name(of: draft.scalars[place]))
        }
        if let fragment = WebAddresses.first(in: draft) {
            return Objection(.forbiddenFragment, draft.excerpt(fragment))
        }
        if !draft.kindsFound.isDisjoint(with: [.markup, .colon, .terminator]) {
            for place in draft.scalars.indices where draft.holds([.markup, .colon, .terminator], at: place) {
                if let fragment = fragment(at: place, in: draft) {
                    return Objection(.forbiddenFragment, draft.excerpt(fragment))
                }
            }
        }
        return nil
    }

    /// The fragment that a sign begins or ends; nil when the sign may stand where it does.
    private func fragment(at place: Int, in draft: Draft) -> Range<Int>? {
        switch draft.scalars[place] {
        case "{", "}", "｛", "｝", "\\", "▁": return place..<place + 1
        case "[", "［": return bracketed(at: place, in: draft)
        case "]", "］": return isOpened(before: place, in: draft) ? nil : place..<place + 1
        case "<", "＜", "◁": return marker(at: place, in: draft)
        case "@", "＠": return draft.holds(.wordPart, at: place + 1) ? place..<place + 2 : nil
        case "&": return entity(at: place, in: draft)
        case "|", "｜": return bar(at: place, in: draft)
        case "%": return formatSign(at: place, in: draft)
        case "$": return variable(at: place, in: draft)
        case ":", "：": return key(before: place, in: draft) ?? shortCode(at: place, in: draft)
        case "!", "?", "！", "？": return repeatedMarks(at: place, in: draft)
        default: return nil
        }
    }

    private func bracketed(at open: Int, in draft: Draft) -> Range<Int>? {
        guard let close = draft.scalars[open...].firstIndex(where: { $0 == "]" || $0 == "］" }) else {
            return open..<open + 1
        }
        // A link is markdown's, a count of words is a leftover's.
        if draft.holds("(", at: close + 1) || WordCountNote(at: open, in: draft) != nil { return nil }
        return open..<close + 1
    }

    private func isOpened(before close: Int, in draft: Draft) -> Bool {
        draft.scalars[..<close].contains { $0 == "[" || $0 == "［" }
    }

    private func marker(at open: Int, in draft: Draft) -> Range<Int>? {
        // Two brackets may be a quotation mark; a template's marker in two brackets has no letters but capitals.
        guard !draft.holds("<", at: open - 1), let tag = MarkupTag(at: open, in: draft), tag.kind == .marker
        else { return nil }
        return tag.range
    }

    private func entity(at place: Int, in draft: Draft) -> Range<Int>? {
        let longestName = 8
        var end = place + 1
        let isNumber = draft.holds("#", at: end)
        if isNumber { end += 1 }
        let first = end
        while draft.holds([.letter, .number], at: end), end - first <= longestName { end += 1 }
        let fewestLetters = isNumber ? 1 : 2
        return draft.holds(";", at: end) && end - first >= fewestLetters ? place..<end + 1 : nil
    }

    /// A bar is a table's where it frames the line, which is markdown's.
    private func bar(at place: Int, in draft: Draft) -> Range<Int>? {
        draft.scalars.first == "|" || draft.scalars.last == "|" ? nil : place..<place + 1
    }

    private func formatSign(at place: Int, in draft: Draft) -> Range<Int>? {
        let next = place + 1
        let isFormat =
            draft.holds("@", at: next)
            || ((draft.holds("s", at: next) || draft.holds("d", at: next))
                && !draft.holds(.wordPart, at: next + 1))
        let isEscaped = draft.holds("2", at: next) && draft.holds("0", at: next + 1)
        return isFormat || isEscaped ? place..<next + 1 : nil
    }

    /// A variable's name in capitals, as in `$NAME`.
    private func variable(at place: Int, in draft: Draft) -> Range<Int>? {
        let isName = draft.holds(.upper, at: place + 1) && draft.holds(.upper, at: place + 2)
        return isName ? place..<place + 3 : nil
    }

    /// A key in quotation marks before its colon, as in `"text": …`.
    private func key(before colon: Int, in draft: Draft) -> Range<Int>? {
        guard let close = draft.lastVisible(before: colon), draft.holds(.quotation, at: close) else {
            return nil
        }
        var first = close - 1
        while first >= 0, draft.holds([.latin, .number], at: first) || draft.holds("_", at: first) {
            first -= 1
        }
        let beginsSmall = draft.holds(.lower, at: first + 1) || draft.holds("_", at: first + 1)
        guard first + 1 < close, beginsSmall, draft.holds(.quotation, at: first) else { return nil }
        let before = draft.lastVisible(before: first)
        let isFirst = before.map { draft.holds(",", at: $0) } ?? true
        return isFirst ? first..<colon + 1 : nil
    }

    /// The written name of a picture sign, as in `:heart:`.
    private func shortCode(at colon: Int, in draft: Draft) -> Range<Int>? {
        guard draft.holds(":", at: colon), !draft.holds(.wordPart, at: colon - 1) else { return nil }
        var end = colon + 1
        while end < draft.scalars.count, draft.scalars[end].isASCII,
            draft.holds(.wordPart, at: end) || draft.holds("_", at: end)
        {
            end += 1
        }
        let isCode = end > colon + 1 && draft.holds(":", at: end) && !draft.holds(.wordPart, at: end + 1)
        return isCode ? colon..<end + 1 : nil
    }

    private func repeatedMarks(at place: Int, in draft: Draft) -> Range<Int>? {
        let tooMany = 3
        var end = place
        while end < draft.scalars.count {
            switch draft.scalars[end] {
            case "!", "?", "！", "？": end += 1
            default: return end - place >= tooMany ? place..<end : nil
            }
        }
        return end - place >= tooMany ? place..<end : nil
    }
}
