internal import Foundation

extension StringProtocol {
    /// Folded for comparison: case, accents, the style of marks and blanks do not count.
    var plain: String { plainWords.joined(separator: " ") }

    /// The words, folded.
    var plainWords: [String] {
        folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .split { !($0.isLetter || $0.isNumber) }.map(String.init)
    }

    /// Folded, and without blanks: for scripts that put none between words.
    var squeezed: String { plainWords.joined() }

    /// The whole numbers written in decimal digits of any script, without leading zeros.
    ///
    /// Number words, such as the Chinese ones, are words.
    var numbers: Set<String> {
        var found: Set<String> = []
        var digits = ""
        for character in self {
            if let digit = character.decimalDigit {
                if digits == "0" { digits = "" }
                digits += String(digit)
            } else if !digits.isEmpty {
                found.insert(digits)
                digits = ""
            }
        }
        if !digits.isEmpty { found.insert(digits) }
        return found
    }

    /// How many characters belong to scripts that put no blanks between words.
    var ideographCount: Int { unicodeScalars.count { (0x2E80...0x9FFF).contains($0.value) } }
}

extension Character {
    fileprivate var decimalDigit: Int? {
        guard let scalar = unicodeScalars.first, scalar.properties.numericType == .decimal else { return nil }
        return wholeNumberValue
    }
}
