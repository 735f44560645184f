/// A line has no hashtags; a number sign before digits alone is none.
struct HashtagGate: Gate {
    func objection(to draft: Draft) -> Objection? {
        guard draft.kindsFound.contains(.markup) else { return nil }
        for place in draft.scalars.indices where Self.isSign(draft.scalars[place]) {
            if let end = tagEnd(behind: place, in: draft) {
                return Objection(.hashtag, draft.excerpt(place..<end))
            }
        }
        return nil
    }

    private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "#" || scalar == "＃" || scalar == "﹟"
    }

    /// Where a tag ends; nil when a letter, or digits with a word behind them, do not follow the sign.
    private func tagEnd(behind sign: Int, in draft: Draft) -> Int? {
        // "#7th" is a number with its ending.
        let lettersOfAnEnding = 2
        var end = sign + 1
        var letters = 0
        while draft.holds(.wordPart, at: end) || draft.holds("_", at: end) {
            if draft.holds(.letter, at: end) { letters += 1 }
            end += 1
        }
        let beginsWithLetter = draft.holds(.letter, at: sign + 1) || draft.holds("_", at: sign + 1)
        return letters > (beginsWithLetter ? 0 : lettersOfAnEnding) ? end : nil
    }
}
