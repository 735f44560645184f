import Foundation
import Testing

@testable import QuoteLibrary

/// Where the tests find their files.
enum Fixtures {
    static let folder = Bundle.module.bundleURL.appending(path: "Fixtures")
    static let catalog = CatalogFiles(folder: folder.appending(path: "Catalog"))

    /// Returns a store in memory with the small catalog of the tests.
    static func makeStore() throws -> QuoteStore {
        try QuoteStore(at: .inMemory, catalog: catalog)
    }

    /// Returns a store that holds the evaluation's library and its active days.
    static func makeEvaluationStore() async throws -> QuoteStore {
        let store = try makeStore()
        let library = try EvaluationLibrary.read()
        for quote in library.quotes.reversed() {
            let saved = NewQuote(
                text: quote.text, author: quote.author, kind: quote.kind, isFavorite: quote.favorite,
                tags: quote.tags, locale: quote.locale)
            _ = try await store.save(saved, at: quote.saved_at, in: berlin)
        }
        for day in library.streak.active_local_dates {
            try await store.recordActivity(.chat, on: day, at: quoteInstant)
        }
        return store
    }

    static let berlin = zone("Europe/Berlin")
    /// Saturday, 19 September 2026, 20:15 in Berlin.
    static let quoteInstant = instant("2026-09-19T20:15:00+02:00")

    static func zone(_ name: String) -> TimeZone {
        TimeZone(identifier: name) ?? .gmt
    }

    static func instant(_ text: String) -> Date {
        (try? Date(text, strategy: .iso8601)) ?? .distantPast
    }
}

/// The shape of `library.json`.
struct EvaluationLibrary: Decodable {
    struct Quote: Decodable {
        let id: String
        let text: String
        let author: String?
        let kind: SavedKind
        let favorite: Bool
        let locale: String
        let saved_at: Date
        let tags: [String]
    }

    struct Streak: Decodable {
        let active_local_dates: [LocalDay]
    }

    let quotes: [Quote]
    let streak: Streak

    static func read() throws -> EvaluationLibrary {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let bytes = try Data(contentsOf: Fixtures.folder.appending(path: "library.json"))
        return try decoder.decode(EvaluationLibrary.self, from: bytes)
    }
}

/// A folder that is removed with its owner.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "commonplace-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}

extension LocalDay {
    /// Reads a day that is known to be right.
    static func of(_ text: String) throws -> LocalDay {
        try #require(LocalDay(text))
    }
}

extension SavedQuote {
    /// The first words, by which a test names a quote.
    func begins(with text: String) -> Bool { self.text.hasPrefix(text) }
}
