import Foundation

extension String {
    /// The text as it is compared: lower case, without accents, compatibility forms and curly marks undone.
    ///
    /// Marks that carry a sound (the vowel signs of Hindi, the voicing marks of Japanese) stay.
    var folded: String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
        var result = String.UnicodeScalarView()
        for scalar in lowercased().decomposedStringWithCompatibilityMapping.unicodeScalars {
            switch scalar {
            case "\u{300}"..."\u{36F}", "\u{64B}"..."\u{65F}", "\u{670}", "\u{640}", "\u{591}"..."\u{5C7}":
                continue
            case "\u{AD}", "\u{200B}"..."\u{200F}", "\u{2060}", "\u{FE00}"..."\u{FE0F}", "\u{FEFF}":
                continue
            case "ß": result.append(contentsOf: "ss".unicodeScalars)
            case "æ": result.append(contentsOf: "ae".unicodeScalars)
            case "œ": result.append(contentsOf: "oe".unicodeScalars)
            case "ø": result.append("o")
            case "ł": result.append("l")
            case "đ": result.append("d")
            case "ı": result.append("i")
            case "’", "‘", "ʼ", "‛", "´", "`": result.append("'")
            case "‐", "‑": result.append("-")
            default: result.append(scalar)
            }
        }
        return String(result).precomposedStringWithCanonicalMapping
    }

    /// What two texts share that differ only in case, blanks, quotation marks or their final punctuation.
    var fingerprint: String {
        let marks: Set<Character> = ["\"", "“", "”", "„", "‟", "«", "»", "‹", "›", "「", "」", "『", "』", "＂"]
        let plain = String(lowercased().filter { !marks.contains($0) })
            .replacing(/[’‘ʼ‛´`]/, with: "'")
            .precomposedStringWithCanonicalMapping
        let words = plain.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        var trimmed = words.drop { $0 == "'" || $0 == "‚" || $0 == " " }
        while let last = trimmed.last, ".!?…。！？,;:'‚ ".contains(last) { trimmed.removeLast() }
        // A text of nothing but marks is only equal to itself.
        return trimmed.isEmpty ? self : String(trimmed)
    }
}
