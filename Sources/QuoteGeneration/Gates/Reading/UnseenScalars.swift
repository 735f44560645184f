/// Signs that a reader cannot see, or sees as something else than they are.
enum UnseenScalars {
    /// The place of the first such sign.
    static func first(in draft: Draft) -> Int? {
        draft.scalars.indices.first { place in
            draft.kinds[place].contains(.unseen)
                ? !joins(at: place, in: draft) : isDisguise(draft.scalars[place], locale: draft.locale)
        }
    }

    /// Whether a joiner stands between two letters whose form it governs.
    private static func joins(at place: Int, in draft: Draft) -> Bool {
        guard draft.scalars[place] == "\u{200C}" || draft.scalars[place] == "\u{200D}",
            place > 0, place + 1 < draft.scalars.count
        else { return false }
        return isJoined(draft.scalars[place - 1]) && isJoined(draft.scalars[place + 1])
    }

    private static func isJoined(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x900...0x963, 0x971...0x97F, 0x620...0x65F, 0x66E...0x6D3, 0x750...0x77F: true
        default: false
        }
    }

    /// Fillers without ink, variation selectors, and letters made of other signs.
    private static func isDisguise(_ scalar: Unicode.Scalar, locale: QuoteLocale) -> Bool {
        switch scalar.value {
        case ..<0x100: false
        case 0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x2800, 0x3164, 0xFFA0, 0xFFFC: true
        case 0xFE00...0xFE0E, 0xE0100...0xE01EF: true
        // Letters of mathematics, in circles, squares and brackets.
        case 0x1D400...0x1D7FF, 0x249C...0x24E9, 0x1F110...0x1F169: true
        // Wide Latin letters belong among Chinese, Japanese and Korean ones.
        case 0xFF21...0xFF3A, 0xFF41...0xFF5A: ![.ja, .zh, .ko].contains(locale)
        // A sign by which tokenizers mark a blank.
        case 0x120, 0x10A: true
        default: false
        }
    }
}
