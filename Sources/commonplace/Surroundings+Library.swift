import Foundation
import QuoteLibrary
import Terminal

extension Surroundings {
    /// Records that the person did something today; says so when the library can only be read.
    func recordActivity(_ kind: ActivityKind, in library: QuoteStore) async throws {
        guard !library.isReadOnly else {
            errors.writeLine("commonplace: the library can only be read, so today is not counted")
            return
        }
        try await library.recordActivity(kind, at: now, in: zone)
    }

    /// What today shows: a line generated today, else the curated quote in the person's language or in any.
    func lineOfTheDay(from library: QuoteStore) async throws -> LineOfTheDay? {
        try await library.lineOfTheDay(on: today, languages: [language])
    }

    /// What today shows, from what is stored and without writing anything: without a library, the curated quote.
    func storedLineOfTheDay() async throws -> LineOfTheDay? {
        if let line = try await storedLine() { return line }
        return try await lineOfTheDay(from: QuoteStore(at: .inMemory, catalog: try CatalogFiles.bundled()))
    }

    private func storedLine() async throws -> LineOfTheDay? {
        let file = try libraryFile
        func read() async throws -> LineOfTheDay? {
            guard let library = try QuoteStore.readingOnly(at: file) else { return nil }
            return try await lineOfTheDay(from: library)
        }
        do {
            return try await read()
        } catch LibraryError.locked {
            // Another process wrote to it since it was opened.
            return try await read()
        }
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
    /// What is known of famous words that are commonly given to the wrong person.
    var note: Misattribution?
}
