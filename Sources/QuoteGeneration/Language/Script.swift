/// A way of writing, as far as the languages of the gate can be told apart by it.
enum Script: Int, CaseIterable {
    case latin, cyrillic, arabic, devanagari, thai, kana, han, hangul
    /// Whatever none of the languages is written in.
    case other

    /// The script of a letter.
    init(of letter: Unicode.Scalar) {
        switch letter.value {
        case ..<0x2B0, 0x1D00...0x1DBF, 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA720...0xA7FF: self = .latin
        case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: self = .cyrillic
        case 0x600...0x6FF, 0x750...0x77F, 0x870...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: self = .arabic
        case 0x900...0x97F, 0xA8E0...0xA8FF: self = .devanagari
        case 0xE00...0xE7F: self = .thai
        case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F, 0x1B000...0x1B16F: self = .kana
        case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: self = .han
        case 0x20000...0x3FFFF: self = .han
        case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7FF: self = .hangul
        case 0xAB30...0xAB6F, 0xFB00...0xFB06, 0xFF21...0xFF5A: self = .latin
        default: self = .other
        }
    }
}

extension QuoteLocale {
    /// The scripts that the language is written in.
    var scripts: [Script] {
        switch self {
        case .en, .de, .es, .fr, .it, .pt, .id, .nl, .pl, .tr: [.latin]
        case .ru: [.cyrillic]
        case .ar: [.arabic]
        case .hi: [.devanagari]
        case .ja: [.kana, .han]
        case .ko: [.hangul]
        case .th: [.thai]
        case .zh: [.han]
        }
    }
}
