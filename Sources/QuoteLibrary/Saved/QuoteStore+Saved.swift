public import Foundation

extension QuoteStore {
    /// Saves a quote, unless the library has its text already; when this returns it is on the disk.
    ///
    /// - Parameters:
    ///   - quote: What to save.
    ///   - instant: When it is saved.
    ///   - timeZone: The zone the person is in, which decides the calendar day.
    /// - Returns: The quote as the library has it.
    /// - Throws: `LibraryError.emptyText` for a text of blanks, or what went wrong; nothing is saved then.
    public func save(_ quote: NewQuote, at instant: Date, in timeZone: TimeZone) throws -> SaveOutcome {
        guard !quote.text.allSatisfy(\.isWhitespace) else { throw LibraryError.emptyText }
        let fingerprint = quote.text.fingerprint
        let day = LocalDay(of: instant, in: timeZone)
        let writer = writer
        return try writer.immediateTransaction { () throws(LibraryError) -> SaveOutcome in
            let saved = SavedSearch(connection: writer)
            // Inside the transaction, so that no other process can save the same text in between.
            if let existing = try saved.quote(fingerprint: fingerprint) { return .alreadySaved(existing) }
            let id = try Self.insert(quote, fingerprint: fingerprint, at: instant, on: day, with: writer)
            guard let inserted = try saved.quote(id) else { throw .corruptFile(path: writer.path) }
            return .saved(inserted)
        }
    }

    /// Removes a saved quote.
    ///
    /// - Parameter id: Its number.
    /// - Returns: The quote that was removed, or nil when there was none.
    /// - Throws: A `LibraryError`.
    public func remove(_ id: Int) throws -> SavedQuote? {
        let writer = writer
        return try writer.immediateTransaction { () throws(LibraryError) -> SavedQuote? in
            guard let quote = try SavedSearch(connection: writer).quote(id) else { return nil }
            try writer.run("DELETE FROM saved WHERE id = ?", [.integer(id)])
            try writer.run("DELETE FROM saved_words WHERE rowid = ?", [.integer(id)])
            return quote
        }
    }

    /// Marks a saved quote as a favorite, or no longer.
    ///
    /// - Parameters:
    ///   - id: Its number.
    ///   - isFavorite: Whether it is a favorite from now on.
    /// - Returns: The quote as it is now, or nil when there is none.
    /// - Throws: A `LibraryError`.
    public func setFavorite(_ id: Int, to isFavorite: Bool) throws -> SavedQuote? {
        let writer = writer
        return try writer.immediateTransaction { () throws(LibraryError) -> SavedQuote? in
            try writer.run(
                "UPDATE saved SET is_favorite = ? WHERE id = ?", [.integer(isFavorite ? 1 : 0), .integer(id)])
            return try SavedSearch(connection: writer).quote(id)
        }
    }

    /// Searches the saved quotes; any text is a valid query, and finding nothing is not an error.
    ///
    /// - Parameter query: What to look for.
    /// - Returns: The best matches or else the newest quotes, how many there are, and how they came about.
    /// - Throws: A `LibraryError`; `cancelled` when the task was cancelled.
    public func searchSaved(_ query: SavedQuery) throws -> SavedMatches {
        try SavedSearch(connection: reader).matches(of: query)
    }

    /// Returns the saved quote with this number, if there is one.
    public func savedQuote(_ id: Int) throws -> SavedQuote? {
        try SavedSearch(connection: reader).quote(id)
    }

    /// Returns how many quotes are saved.
    public func savedCount() throws -> Int {
        try reader.integer("SELECT count(*) FROM saved")
    }

    static func insert(
        _ quote: NewQuote, fingerprint: String, at instant: Date, on day: LocalDay, with writer: Connection
    ) throws(LibraryError) -> Int {
        var quote = quote
        if quote.kind == .generated {
            // Whatever was said: new words are never somebody else's.
            (quote.author, quote.work, quote.catalogID) = (GeneratedLine.author, nil, nil)
        }
        let words = [quote.text, quote.author ?? "", quote.tags.joined(separator: "\n")].map(\.folded)
        try writer.run(
            """
            INSERT INTO saved (text, author, work, kind, is_favorite, locale, catalog_id,
                saved_at_milliseconds, local_day, fingerprint, folded)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .text(quote.text), SQLValue(quote.author), SQLValue(quote.work), .text(quote.kind.rawValue),
                .integer(quote.isFavorite ? 1 : 0), SQLValue(quote.locale), SQLValue(quote.catalogID),
                .integer(instant.milliseconds), .text(day.description), .text(fingerprint),
                .text(words.joined(separator: "\n")),
            ])
        let id = writer.lastInsertedKey
        for (position, tag) in quote.tags.enumerated() {
            try writer.run(
                "INSERT INTO saved_tag (quote, position, tag) VALUES (?, ?, ?)",
                [.integer(id), .integer(position), .text(tag)])
        }
        try writer.run(
            "INSERT INTO saved_words (rowid, text, author, tags) VALUES (?, ?, ?, ?)",
            [.integer(id)] + words.map { SQLValue.text($0) })
        return id
    }
}
