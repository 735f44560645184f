/// A language whose function words are known: those of the gate that share a script, and their neighbours.
enum ListedLanguage: Int, CaseIterable {
    case en, de, es, fr, it, pt, id, nl, pl, tr
    case ru, uk, bg
    case ar, fa, ur
    case hi, mr, ne

    /// The language with a code such as `en`.
    init?(code: String) {
        guard let found = Self.allCases.first(where: { "\($0)" == code }) else { return nil }
        self = found
    }

    /// The language of a locale; nil where the script alone decides.
    init?(_ locale: QuoteLocale) {
        switch locale {
        case .en: self = .en
        case .de: self = .de
        case .es: self = .es
        case .fr: self = .fr
        case .it: self = .it
        case .pt: self = .pt
        case .id: self = .id
        case .nl: self = .nl
        case .pl: self = .pl
        case .tr: self = .tr
        case .ru: self = .ru
        case .ar: self = .ar
        case .hi: self = .hi
        case .ja, .ko, .th, .zh: return nil
        }
    }

    /// The languages that it can be mistaken for, itself among them.
    var family: LanguageSet {
        switch self {
        case .en, .de, .es, .fr, .it, .pt, .id, .nl, .pl, .tr:
            [.en, .de, .es, .fr, .it, .pt, .id, .nl, .pl, .tr]
        case .ru, .uk, .bg: [.ru, .uk, .bg]
        case .ar, .fa, .ur: [.ar, .fa, .ur]
        case .hi, .mr, .ne: [.hi, .mr, .ne]
        }
    }
}

/// Some of the listed languages, one bit each.
struct LanguageSet: OptionSet {
    let rawValue: UInt32

    init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    init(arrayLiteral elements: ListedLanguage...) {
        rawValue = elements.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
    }

    /// Whether a language is among them.
    @inline(__always)
    func contains(_ language: ListedLanguage) -> Bool { rawValue >> UInt32(language.rawValue) & 1 == 1 }

    /// Calls `body` with the position of each of them.
    @inline(__always)
    func forEachPosition(_ body: (Int) -> Void) {
        var left = rawValue
        while left != 0 {
            body(left.trailingZeroBitCount)
            left &= left - 1
        }
    }
}
