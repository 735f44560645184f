import Foundation

/// JSON of one line that cannot drive a terminal: what could is escaped, not removed.
enum JSONText {
    /// Encodes a value, without a newline at the end.
    static func line(of value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        var text = ""
        for scalar in String(decoding: try encoder.encode(value), as: UTF8.self).unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
