/// What a scalar can be to the gates; one scalar may be several of these.
struct ScalarKind: OptionSet, Sendable {
    let rawValue: UInt16

    static let letter = ScalarKind(rawValue: 1)
    static let mark = ScalarKind(rawValue: 2)
    static let number = ScalarKind(rawValue: 4)
    /// An upper-case or title-case letter.
    static let upper = ScalarKind(rawValue: 8)
    static let lower = ScalarKind(rawValue: 16)
    static let space = ScalarKind(rawValue: 32)
    /// A control, a format character, private use or unassigned, or the replacement character.
    static let unseen = ScalarKind(rawValue: 64)
    static let emoji = ScalarKind(rawValue: 128)
    /// A mark that ends a sentence.
    static let terminator = ScalarKind(rawValue: 256)
    /// A quotation mark of any script that may open or close, apostrophes among them.
    static let quotation = ScalarKind(rawValue: 512)
    /// A dash, hyphen, tilde or bar that can stand before a name.
    static let dash = ScalarKind(rawValue: 1024)
    /// An apostrophe, which inside a word belongs to the word.
    static let apostrophe = ScalarKind(rawValue: 2048)
    /// A colon of any width.
    static let colon = ScalarKind(rawValue: 4096)
    /// A bracket of any form, or a sign that markup and chat markers are made of.
    static let markup = ScalarKind(rawValue: 8192)
    /// A letter of the Latin script.
    static let latin = ScalarKind(rawValue: 16384)
    /// A line or paragraph end.
    static let lineEnd = ScalarKind(rawValue: 32768)

    /// Whatever words are made of.
    static let wordPart: ScalarKind = [.letter, .mark, .number]

    /// The kinds of every scalar below U+10000, made once.
    static let table: [ScalarKind] = (0..<0x10000).map { value in
        UnicodeScalar(UInt32(value)).map(ScalarKind.init(reading:)) ?? .unseen
    }

    /// The kinds of a scalar.
    static func of(_ scalar: Unicode.Scalar) -> ScalarKind {
        scalar.value < 0x10000 ? table[Int(scalar.value)] : ScalarKind(reading: scalar)
    }

    init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// Reads the kinds of a scalar out of the Unicode tables, which costs more than `of`.
    private init(reading scalar: Unicode.Scalar) {
        var kind: ScalarKind
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter: kind = [.letter, .upper]
        case .lowercaseLetter: kind = [.letter, .lower]
        case .modifierLetter, .otherLetter: kind = .letter
        case .nonspacingMark, .spacingMark, .enclosingMark: kind = .mark
        case .decimalNumber, .letterNumber, .otherNumber: kind = .number
        case .control, .format, .privateUse, .unassigned, .surrogate: kind = .unseen
        default: kind = []
        }
        if scalar.value == 0xFFFD { kind.insert(.unseen) }
        if scalar.properties.isWhitespace { kind.formUnion([.space]) }
        if kind.contains(.letter), Self.isLatin(scalar.value) { kind.insert(.latin) }
        if Self.isEmoji(scalar) { kind.insert(.emoji) }
        self = kind.union(Self.signs(scalar))
    }

    private static func isLatin(_ value: UInt32) -> Bool {
        switch value {
        case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0x2AF, 0x1D00...0x1DBF, 0x1E00...0x1EFF: true
        case 0x2C60...0x2C7F, 0xA720...0xA7FF, 0xAB30...0xAB6F, 0xFB00...0xFB06: true
        case 0xFF21...0xFF3A, 0xFF41...0xFF5A: true
        default: false
        }
    }

    /// Digits, the copyright and the trade mark sign have the property too, but are text.
    private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        return properties.isEmojiPresentation || properties.isEmojiModifier
            || scalar.value == 0xFE0F || scalar.value == 0x20E3
            || (properties.isEmoji && scalar.value >= 0x2190)
    }

    private static func signs(_ scalar: Unicode.Scalar) -> ScalarKind {
        switch scalar {
        case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": .lineEnd
        case ".", "!", "?", "…", "。", "！", "？", "．", "｡", "؟", "।", "॥", "۔", "⁇", "⁈", "⁉", "‼", "‽":
            .terminator
        case "'", "’", "‘", "＇", "`", "´": [.quotation, .apostrophe]
        case "\"", "“", "”", "„", "‟", "‚", "‛", "«", "»", "‹", "›", "＂", "〝", "〞", "〟": .quotation
        case "「", "」", "『", "』", "《", "》", "〈", "〉", "｢", "｣", "﹁", "﹂", "﹃", "﹄", "❝", "❞", "❛", "❜":
            .quotation
        case "-", "‐", "‑", "‒", "–", "—", "―", "⸺", "⸻", "−", "－", "﹣", "﹘", "~", "～", "〜", "─", "━": .dash
        case ":", "：", "∶", "﹕", "︓": .colon
        case "(", ")", "（", "）", "[", "]", "［", "］", "{", "}", "｛", "｝", "<", ">", "＜", "＞", "【", "】", "〔",
            "〕":
            .markup
        case "#", "＃", "*", "＊", "_", "＿", "@", "＠", "&", "/", "\\", "|", "｜", "^", "=", "+", "•", "·", "‣",
            "◦", "▪", "●":
            .markup
        case "〖", "〗", "﹙", "﹚", "$", "%", "⟨", "⟩", "▁", "←", "→", "■", "○", "◆", "★", "☆", "※", "⁃": .markup
        default: []
        }
    }
}
