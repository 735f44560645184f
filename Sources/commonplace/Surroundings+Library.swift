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
        output.writeLine(try JSONText.line(of: value))
    }

    /// Says on standard error why days are not counted in the zone asked for, if they are not.
    func reportZone() {
        if let zoneRemark { errors.writeLine("commonplace: \(zoneRemark)") }
    }
}

/// Quotes found, and how many there are altogether.
struct QuoteList<Quote: Encodable>: Encodable {
    let quotes: [Quote]
    let total: Int
}
