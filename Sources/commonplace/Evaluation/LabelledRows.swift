import Foundation
import QuoteGeneration
import Terminal

/// Reads the rows of a labelled file: one JSON object a line.
enum LabelledRows {
    static func read<Row: Decodable>(_ type: Row.Type, from path: String, named what: String) throws -> [Row]
    {
        guard let bytes = try? Data(contentsOf: URL(filePath: path)) else {
            throw Failure("the file \(sanitized(path)) cannot be read; check its name")
        }
        let rows = try bytes.split(separator: UInt8(ascii: "\n")).enumerated().map { index, line in
            guard let row = try? JSONDecoder().decode(type, from: Data(line)) else {
                throw Failure("line \(index + 1) of \(sanitized(path)) is not \(what); correct it")
            }
            return row
        }
        guard !rows.isEmpty else { throw Failure("\(sanitized(path)) has no rows; choose another file") }
        return rows
    }

    /// The language of a row.
    static func locale(_ code: String, of row: String) throws -> QuoteLocale {
        guard let locale = QuoteLocale(identifier: code) else {
            throw Failure("row \(sanitized(row)) has the locale \(sanitized(code)), which is not judged")
        }
        return locale
    }

    /// A share of a whole in percent with one digit behind the point.
    static func percent(_ part: Int, of whole: Int) -> String {
        guard whole > 0 else { return "–" }
        let permille = (Double(part) / Double(whole) * 1000).rounded()
        return "\(Int(permille) / 10).\(Int(permille) % 10) % (\(part) of \(whole))"
    }
}
