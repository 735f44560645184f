import Foundation
import LanguageModels
import QuoteGeneration
import Terminal

/// The sentences that `check` is given.
enum CheckInput {
    /// A sentence with where it stands.
    struct Line {
        let number: Int
        /// Its own name; nil for plain text.
        let id: JSONValue?
        let locale: QuoteLocale
        let text: String
    }

    /// Reads the lines of a file, or of standard input without one; a final newline ends the last line.
    static func lines(of path: String?, locale: QuoteLocale) throws -> [Line] {
        let bytes = try bytes(of: path)
        var parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if parts.last?.isEmpty == true { parts.removeLast() }
        let isJSON = parts.first { !$0.isEmpty }.map { row(in: $0) != nil } ?? false
        return try parts.enumerated().compactMap { index, part in
            guard isJSON else {
                return Line(
                    number: index + 1, id: nil, locale: locale, text: String(decoding: part, as: UTF8.self))
            }
            guard !part.isEmpty else { return nil }
            guard let row = row(in: part) else {
                throw Failure(
                    "line \(index + 1) is not a JSON object with a text, as the first is; correct it")
            }
            let own = try row.locale.map { code in
                guard let locale = QuoteLocale(identifier: code) else {
                    throw Failure("line \(index + 1) has the locale \(sanitized(code)), which is not judged")
                }
                return locale
            }
            return Line(
                number: index + 1, id: row.id ?? .integer(index + 1), locale: own ?? locale, text: row.text)
        }
    }

    private struct Row: Decodable {
        let id: JSONValue?
        let locale: String?
        let text: String
    }

    private static func row(in line: Data.SubSequence) -> Row? {
        try? JSONDecoder().decode(Row.self, from: Data(line))
    }

    private static func bytes(of path: String?) throws -> Data {
        do {
            guard let path, path != "-" else { return try FileHandle.standardInput.readToEnd() ?? Data() }
            return try Data(contentsOf: URL(filePath: path), options: .mappedIfSafe)
        } catch {
            throw Failure("\(sanitized(path ?? "standard input")) cannot be read; check its name")
        }
    }
}
