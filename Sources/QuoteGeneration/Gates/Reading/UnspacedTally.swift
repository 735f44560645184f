/// Counts words where some of them may be written together.
///
/// A run of Han, kana or Thai letters is as many words as its letters make in the mean; any other run of letters
/// is one word.
struct UnspacedTally {
    /// How many letters make a word, in tenths.
    private let lettersPerWord: Int
    /// Whether digits stand among letters that are written together, and so count as they do.
    private let countsDigits: Bool
    private var letters = 0
    private var others = 0

    init(locale: QuoteLocale) {
        switch locale {
        case .zh: lettersPerWord = 16
        case .th: lettersPerWord = 31
        default: lettersPerWord = 21
        }
        countsDigits = [.ja, .zh, .th].contains(locale)
    }

    /// All words counted so far; a begun word counts.
    var words: Int {
        (letters * 10 + lettersPerWord - 1) / lettersPerWord + others
    }

    /// Counts one run of letters.
    mutating func count(_ run: Range<Int>, scalars: [Unicode.Scalar], kinds: [ScalarKind]) {
        var isInWord = false
        for place in run {
            let kind = kinds[place]
            if isUnspaced(scalars[place], kind) {
                letters += 1
                isInWord = false
            } else if !isInWord, !kind.isDisjoint(with: [.letter, .number]) {
                others += 1
                isInWord = true
            }
        }
    }

    private func isUnspaced(_ scalar: Unicode.Scalar, _ kind: ScalarKind) -> Bool {
        if kind.isDisjoint(with: [.letter, .number]) { return false }
        switch scalar.value {
        case 0xE00...0xE7F, 0x3005...0x3007, 0x3041...0x30FF, 0x31F0...0x31FF, 0x3400...0x9FFF: return true
        case 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x3FFFF: return true
        default: return countsDigits && kind.contains(.number)
        }
    }
}
