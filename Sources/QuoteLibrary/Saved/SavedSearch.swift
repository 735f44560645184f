import Foundation

/// Reads and searches the saved quotes on one connection.
struct SavedSearch {
    private static let scope = SearchableTable.Scope(
        rows: "saved", key: "id", language: "locale", order: "saved.saved_at_milliseconds",
        words: "saved_words", vocabulary: "saved_vocabulary", weights: "4.0, 5.0, 3.0")

    let connection: Connection

    func matches(of query: SavedQuery) throws(LibraryError) -> SavedMatches {
        var filter = RowFilter()
        switch query.kind {
        case .any: break
        case .favorite: filter.add("is_favorite = 1")
        case .generated: filter.add("kind", in: [SavedKind.generated.rawValue])
        case .imported: filter.add("kind", in: [SavedKind.imported.rawValue])
        }
        let limit = max(0, query.limit)
        let text = query.query ?? ""
        let terms = QueryWords(text)
        guard !terms.words.isEmpty else {
            guard text.allSatisfy(\.isWhitespace) else {
                return SavedMatches(quotes: [], total: 0, method: .allWords)
            }
            let newest = try connection.rows(
                """
                SELECT id FROM saved WHERE \(filter.sql)
                ORDER BY saved_at_milliseconds DESC, id DESC LIMIT ?
                """, filter.values + [.integer(limit)]
            ) { $0.integer(0) }
            let total = try connection.integer(
                "SELECT count(*) FROM saved WHERE \(filter.sql)", filter.values)
            return SavedMatches(quotes: try quotes(newest[...]), total: total, method: .noWords)
        }
        let table = SearchableTable(connection: connection, scope: Self.scope, filter: filter)
        let ranking = try WordSearch(table: table).ranking(of: terms)
        return SavedMatches(
            quotes: try quotes(ranking.keys.prefix(limit)), total: ranking.keys.count, method: ranking.method,
            corrections: ranking.corrections)
    }

    /// Returns the quote with this number.
    func quote(_ id: Int) throws(LibraryError) -> SavedQuote? {
        try quote(where: "id = ?", .integer(id))
    }

    /// Returns the quote whose text is the same as this one, apart from what a fingerprint leaves out.
    func quote(fingerprint: String) throws(LibraryError) -> SavedQuote? {
        try quote(where: "fingerprint = ?", .text(fingerprint))
    }

    /// Returns the quotes with higher numbers than this one, the lowest first.
    func quotes(after id: Int) throws(LibraryError) -> [SavedQuote] {
        let ids = try connection.rows("SELECT id FROM saved WHERE id > ? ORDER BY id", [.integer(id)]) {
            $0.integer(0)
        }
        return try quotes(ids[...])
    }

    /// Returns the tags of the quote with this number.
    func tags(of id: Int) throws(LibraryError) -> [String] {
        try connection.rows("SELECT tag FROM saved_tag WHERE quote = ? ORDER BY position", [.integer(id)]) {
            $0.text(0) ?? ""
        }
    }

    private func quotes(_ ids: ArraySlice<Int>) throws(LibraryError) -> [SavedQuote] {
        var result: [SavedQuote] = []
        for id in ids {
            if let quote = try quote(id) { result.append(quote) }
        }
        return result
    }

    private func quote(where condition: String, _ value: SQLValue) throws(LibraryError) -> SavedQuote? {
        let tags = try connection.rows(
            """
            SELECT tag FROM saved_tag JOIN saved ON saved.id = saved_tag.quote
            WHERE saved.\(condition) ORDER BY position
            """, [value]
        ) { $0.text(0) ?? "" }
        let quote = try connection.firstRow(
            """
            SELECT id, text, author, work, kind, is_favorite, locale, catalog_id, saved_at_milliseconds,
                local_day
            FROM saved WHERE \(condition)
            """, [value]
        ) { row -> SavedQuote? in
            guard
                let kind = SavedKind(rawValue: row.text(4) ?? ""),
                let day = LocalDay(row.text(9) ?? "")
            else { return nil }
            // A file from before this was enforced may hold a generated line without its author.
            let author = kind == .generated ? GeneratedLine.author : row.text(2)
            return SavedQuote(
                id: row.integer(0), text: row.text(1) ?? "", author: author, work: row.text(3),
                kind: kind, isFavorite: row.integer(5) != 0, tags: tags, locale: row.text(6),
                catalogID: row.text(7), savedAt: Date(milliseconds: row.integer(8)), savedOn: day)
        }
        return quote ?? nil
    }
}

extension Date {
    /// Makes the instant from its milliseconds since the start of 1970 in universal time.
    init(milliseconds: Int) {
        self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
    }

    /// The milliseconds since the start of 1970 in universal time; an impossible instant counts as that start.
    var milliseconds: Int {
        Int(exactly: (timeIntervalSince1970 * 1000).rounded()) ?? 0
    }
}
