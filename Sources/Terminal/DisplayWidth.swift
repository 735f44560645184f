extension StringProtocol {
    /// The number of terminal columns that the text takes; control characters and colours are not expected.
    public var displayWidth: Int {
        reduce(0) { $0 + $1.displayWidth }
    }
}

extension Character {
    /// The number of terminal columns that the character takes: 0, 1, 2, or more where the characters of
    /// a script are written side by side.
    public var displayWidth: Int {
        let scalars = unicodeScalars
        guard let first = scalars.first, scalars.count > 1 else {
            return unicodeScalars.first?.displayWidth ?? 0
        }
        let isModified = scalars.dropFirst().contains { $0.properties.isEmojiModifier || $0.value == 0xFE0F }
        let isEmojiSequence =
            first.properties.isEmojiPresentation || first.properties.isEmoji && isModified
        return isEmojiSequence ? 2 : scalars.reduce(0) { $0 + $1.displayWidth }
    }
}

extension Unicode.Scalar {
    fileprivate var displayWidth: Int {
        if value < 0x7F { return value >= 0x20 ? 1 : 0 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: return 0
        case .format: return value == 0xAD ? 1 : 0
        default: break
        }
        if (0x1160...0x11FF).contains(value) { return 0 }  // vowels and finals join the Hangul before them
        return isWide ? 2 : 1
    }

    private var isWide: Bool {
        value >= 0x1100
            && (properties.isEmojiPresentation || wideRanges.contains { $0.contains(value) })
    }
}

/// The blocks that Unicode's East Asian Width calls wide or fullwidth.
private let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
    0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
    0x1F200...0x1F2FF, 0x20000...0x3FFFD,
]
