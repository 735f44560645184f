/// Text between brackets.
enum Bracketed {
    /// Where the bracket closes that opens at a place; nil when none does within a note's length.
    static func close(of open: Int, in draft: Draft) -> Int? {
        let longest = 120
        var index = open + 1
        while index < draft.scalars.count, index - open <= longest {
            if isClosing(draft.scalars[index]) { return index }
            index += 1
        }
        return nil
    }

    /// The bracket that closes at the end of the line, with or without a full stop behind it; nil when none does.
    static func last(in draft: Draft) -> (open: Int, close: Int)? {
        guard draft.kindsFound.contains(.markup) else { return nil }
        var close = draft.scalars.count - 1
        while close >= 0, draft.holds([.terminator, .space], at: close) { close -= 1 }
        guard close >= 0, isClosing(draft.scalars[close]) else { return nil }
        let longest = 120
        var open = close - 1
        while open >= 0, close - open <= longest {
            if isOpening(draft.scalars[open]) { return (open, close) }
            if isClosing(draft.scalars[open]) { return nil }
            open -= 1
        }
        return nil
    }

    static func isOpening(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "(", "（", "[", "［", "【", "〔", "﹙": true
        default: false
        }
    }

    static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ")", "）", "]", "］", "】", "〕", "﹚": true
        default: false
        }
    }
}
