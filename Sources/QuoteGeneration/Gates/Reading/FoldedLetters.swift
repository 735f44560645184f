import Foundation

/// Letters in lower case and without their accents, as UTF-8.
///
/// Accents go where they only colour a letter: in Latin, Greek, Cyrillic and Arabic writing. Where a mark is a
/// vowel or makes another letter (Devanagari, Thai, kana) it stays.
enum FoldedLetters {
    /// Up to four bytes of UTF-8 for each scalar below U+2000, the first in the lowest byte; none when it is dropped.
    static let table: [UInt32] = (0..<0x2000).map { value in
        Unicode.Scalar(UInt32(value)).map(packed) ?? 0
    }

    /// Appends a letter, mark or number in its folded form.
    @inline(__always)
    static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8], table: [UInt32]) {
        let value = scalar.value
        if value < 0x2000 {
            var left = table[Int(value)]
            while left != 0 {
                bytes.append(UInt8(truncatingIfNeeded: left))
                left >>= 8
            }
        } else if (0xFF10...0xFF5A).contains(value) {
            // Wide digits and Latin letters stand for the plain ones.
            let plain = UInt8(truncatingIfNeeded: value - 0xFEE0)
            bytes.append((0x41...0x5A).contains(plain) ? plain + 0x20 : plain)
        } else {
            bytes.append(contentsOf: UTF8.encode(scalar) ?? .encodedReplacementCharacter)
        }
    }

    private static func packed(_ scalar: Unicode.Scalar) -> UInt32 {
        let lower = scalar.properties.lowercaseMapping
        let text = losesAccents(scalar) ? withoutAccents(lower) : lower
        return text.utf8.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }

    private static func losesAccents(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xC0...0x52F, 0x640, 0x610...0x6ED, 0x1AB0...0x1AFF, 0x1DC0...0x1FFF: true
        default: scalar == "\u{93C}"
        }
    }

    private static func withoutAccents(_ text: String) -> String {
        var kept = String.UnicodeScalarView()
        for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars {
            if let plain = plainForms[scalar] {
                kept.append(contentsOf: plain.unicodeScalars)
            } else if scalar.properties.generalCategory != .nonspacingMark, scalar != "\u{640}" {
                kept.append(scalar)
            }
        }
        return String(kept)
    }

    /// Letters that do not come apart into a letter and a mark, but are written without it as well.
    private static let plainForms: [Unicode.Scalar: String] = [
        "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ħ": "h",
        "ı": "i",
        "ŋ": "n", "ŧ": "t",
    ]
}
