import Foundation
import QuoteLibrary
import Terminal

extension Surroundings {
    /// Records that the person did something today.
    func recordActivity(_ kind: ActivityKind, in library: QuoteStore) async throws {
        try await library.recordActivity(kind, at: now, in: zone)
    }

    /// The quote of the day, in the person's language where the catalog has it, otherwise in any.
    func quoteOfTheDay(from library: QuoteStore) async throws -> CatalogQuote? {
        let own = try await library.quoteOfTheDay(on: today, languages: [language])
        if let own { return own }
        return try await library.quoteOfTheDay(on: today)
    }

    /// All of standard input as text; bytes that are not UTF-8 are replaced.
    ///
    /// - Throws: `Failure` for more than a mebibyte, which nobody means to be one message or quote.
    func standardInput() throws -> String {
        let bound = 1 << 20
        let read: Data?
        do {
            read = try FileHandle.standardInput.read(upToCount: bound + 1)
        } catch {
            throw Failure("standard input cannot be read; check where it comes from")
        }
        let data = read ?? Data()
        guard data.count <= bound else {
            throw Failure("standard input has more than \(bound) bytes; shorten it")
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// Writes a value as one line of JSON; what could drive a terminal is escaped, not removed.
    func printJSON(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        var text = ""
        for scalar in String(decoding: try encoder.encode(value), as: UTF8.self).unicodeScalars {
            switch scalar.value {
            case 0x7F...0x9F, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        output.writeLine(text)
    }
}

/// Quotes found, and how many there are altogether.
struct QuoteList<Quote: Encodable>: Encodable {
    let quotes: [Quote]
    let total: Int
}
