/// A line is not itself in quotation marks, and none of them stands without its partner.
///
/// A quotation inside the line may stay, also when the first and the last words are quoted each for itself.
struct WrappedQuotesGate: Gate {
    func objection(to draft: Draft) -> Objection? {
        guard draft.kindsFound.contains(.quotation) || draft.holds(",", at: 0) else { return nil }
        let first = draft.nextVisible(0)
        guard let last = lastMark(of: draft) else { return nil }
        if isWrapped(first: first, last: last, in: draft) || isTypedAsCommas(draft) {
            return Objection(.wrappedQuotes, "\(draft.scalars[first])…\(draft.scalars[last])")
        }
        if let lone = loneMark(in: draft, first: first, last: last) {
            return Objection(.wrappedQuotes, String(Character(draft.scalars[lone])))
        }
        return nil
    }

    /// The last scalar but for the marks that end the sentence and closing brackets of emphasis.
    private func lastMark(of draft: Draft) -> Int? {
        var index = draft.scalars.count - 1
        while index >= 0, draft.holds([.terminator, .space], at: index) || draft.holds(",", at: index) {
            index -= 1
        }
        return index >= 0 ? index : nil
    }

    /// Two commas low and two apostrophes high, as some type quotation marks.
    private func isTypedAsCommas(_ draft: Draft) -> Bool {
        draft.holds(",", at: 0) && draft.holds(",", at: 1)
    }

    // MARK: The whole line in marks

    private func isWrapped(first: Int, last: Int, in draft: Draft) -> Bool {
        guard last > first, let family = QuotationFamily(draft.scalars[first]),
            QuotationFamily(draft.scalars[last]) == family,
            family != .single || !draft.holds(.wordPart, at: last + 1)
        else { return false }
        var depth = 0
        var closedAt: Int?
        for place in first...last where QuotationFamily(draft.scalars[place]) == family {
            switch role(of: place, family: family, depth: depth, first: first, last: last, in: draft) {
            case .opens:
                // The first quotation was closed and another one opens: two of them, not one around all.
                if closedAt != nil { return false }
                depth += 1
            case .closes:
                depth -= 1
                if depth == 0, place < last, closedAt == nil { closedAt = place }
            case .neither: break
            }
        }
        // An apostrophe at the end of a word closes nothing, if nothing was opened again behind it.
        return closedAt == nil || family == .single
    }

    private enum Role {
        case opens, closes, neither
    }

    private func role(
        of place: Int, family: QuotationFamily, depth: Int, first: Int, last: Int, in draft: Draft
    ) -> Role {
        if place == first { return .opens }
        if place == last { return .closes }
        switch family {
        case .corner, .whiteCorner, .title, .singleTitle:
            switch draft.scalars[place] {
            case "「", "｢", "﹁", "『", "﹃", "《", "〈": return .opens
            default: return .closes
            }
        case .guillemets, .singleGuillemets:
            return draft.scalars[place] == draft.scalars[first] ? .opens : .closes
        case .double, .single:
            let wordBefore = draft.holds(.wordPart, at: place - 1)
            let wordBehind = draft.holds(.wordPart, at: place + 1)
            if family == .single, wordBefore, wordBehind { return .neither }
            switch draft.scalars[place] {
            case "„", "‚", "〝": return .opens
            case "”" where draft.scalars[first] != "”", "❞", "❜", "〞", "〟": return .closes
            case "“" where draft.scalars[first] == "“": return .opens
            default: break
            }
            let opensHere =
                place == 0 || draft.holds(.space, at: place - 1)
                || isOpened(place - 1, from: first, in: draft)
            if opensHere, !draft.holds(.space, at: place + 1) { return .opens }
            if wordBefore != wordBehind { return wordBefore ? .closes : .opens }
            return depth > 0 ? .closes : .opens
        }
    }

    /// Whether a place lies in the run of marks with which the line opens.
    private func isOpened(_ place: Int, from first: Int, in draft: Draft) -> Bool {
        let mostMarks = 3
        return place - first < mostMarks && (first...place).allSatisfy { draft.holds(.quotation, at: $0) }
    }

    // MARK: A mark alone

    /// A mark without its partner; nil when each has one.
    private func loneMark(in draft: Draft, first: Int, last: Int) -> Int? {
        var counts = [Int](repeating: 0, count: QuotationFamily.allCases.count)
        var lastPlaces = counts
        for place in draft.scalars.indices where draft.kinds[place].contains(.quotation) {
            guard let family = QuotationFamily(draft.scalars[place]), family != .single else { continue }
            // Inches, and seconds of an arc.
            if draft.scalars[place] == "\"", draft.holds(.number, at: place - 1), place != last { continue }
            counts[Int(family.rawValue)] += 1
            lastPlaces[Int(family.rawValue)] = place
        }
        if let odd = counts.firstIndex(where: { !$0.isMultiple(of: 2) }) { return lastPlaces[odd] }
        return loneSingle(in: draft, first: first, last: last)
    }

    /// A single mark opens the line or closes it, and nowhere does another one answer.
    private func loneSingle(in draft: Draft, first: Int, last: Int) -> Int? {
        let singles = draft.scalars.indices.filter { place in
            draft.kinds[place].contains(.apostrophe)
                && !(draft.holds(.wordPart, at: place - 1) && draft.holds(.wordPart, at: place + 1))
        }
        guard singles.count == 1, let lone = singles.first else { return nil }
        if lone == first {
            return draft.scalars[lone] != "´" && !Elisions.begins(behind: lone, in: draft) ? lone : nil
        }
        let closesSentence = lone == draft.scalars.count - 1 && draft.holds(.terminator, at: lone - 1)
        return closesSentence ? lone : nil
    }
}
