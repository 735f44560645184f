import Foundation
import QuoteLibrary

/// The saved quotes and active days that an evaluation runs on.
struct EvaluationLibrary: Decodable {
    struct Quote: Decodable {
        let text: String
        let author: String?
        let kind: SavedKind
        let favorite: Bool
        let locale: String?
        let savedAt: Date
        let tags: [String]

        enum CodingKeys: String, CodingKey {
            case text, author, kind, favorite, locale, tags
            case savedAt = "saved_at"
        }
    }

    struct Streak: Decodable {
        let timeZone: String
        let days: [LocalDay]

        enum CodingKeys: String, CodingKey {
            case timeZone = "time_zone"
            case days = "active_local_dates"
        }
    }

    let quotes: [Quote]
    let streak: Streak

    /// Reads a file.
    init(path: String) throws {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            self = try decoder.decode(Self.self, from: Data(contentsOf: URL(filePath: path)))
        } catch {
            throw Failure("the library \(path) cannot be read: it must hold `quotes` and `streak` as JSON")
        }
    }

    /// The zone the person is in.
    var zone: TimeZone {
        get throws {
            guard let zone = TimeZone(identifier: streak.timeZone) else {
                throw Failure("the library's time zone \(streak.timeZone) is not known")
            }
            return zone
        }
    }

    /// Fills an empty library, oldest quote first.
    func fill(_ store: QuoteStore) async throws {
        let zone = try zone
        for quote in quotes.sorted(by: { $0.savedAt < $1.savedAt }) {
            let new = NewQuote(
                text: quote.text, author: quote.author, kind: quote.kind, isFavorite: quote.favorite,
                tags: quote.tags, locale: quote.locale)
            _ = try await store.save(new, at: quote.savedAt, in: zone)
        }
        for day in streak.days {
            try await store.recordActivity(.chat, on: day, at: quotes.first?.savedAt ?? .distantPast)
        }
    }
}
