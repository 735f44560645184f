public import Foundation

extension QuoteStore {
    /// Saves a generated line with everything that is known of it, unless the library has its text already.
    ///
    /// Everything is one transaction: the check for duplicates, the quote, what is known of it, its embedding and
    /// the active day. When it returns `saved`, all of it is on the disk; in any other case nothing is.
    ///
    /// - Parameters:
    ///   - line: The line; it passed every gate.
    ///   - embedding: Its embedding, if there is an embedder.
    ///   - lastCompared: The highest number of a saved quote that the line was compared with; 0 for none.
    ///   - instant: When it is saved.
    ///   - timeZone: The zone the person is in, which decides the calendar day.
    ///   - isNearDuplicate: Whether a quote that was saved since then is nearly the same as the line; given the quote
    ///     and its vector by the same embedder, if it has one. It holds up every other writer while it runs.
    /// - Returns: What became of it.
    /// - Throws: `LibraryError.cancelled` when the task was cancelled before the end, or what went wrong; nothing is
    ///   saved then.
    public func saveGenerated(
        _ line: GeneratedLine, embedding: Embedding? = nil, comparedUpTo lastCompared: Int,
        at instant: Date, in timeZone: TimeZone,
        isNearDuplicate: @Sendable (_ quote: SavedQuote, _ vector: [Float]?) -> Bool
    ) throws -> GeneratedOutcome {
        guard !line.text.allSatisfy(\.isWhitespace) else { throw LibraryError.emptyText }
        guard !Task.isCancelled else { throw LibraryError.cancelled }
        let fingerprint = line.text.fingerprint
        let day = LocalDay(of: instant, in: timeZone)
        let writer = writer
        do throws(LibraryError) {
            return try writer.immediateTransaction { () throws(LibraryError) -> GeneratedOutcome in
                // Inside the transaction, so that no other process can save the same text in between.
                if let obstacle = try Self.obstacle(
                    to: fingerprint, after: lastCompared, embedder: embedding?.embedder, with: writer,
                    isNearDuplicate: isNearDuplicate)
                {
                    return obstacle
                }
                let quote = NewQuote(
                    text: line.text, author: GeneratedLine.author, kind: .generated, tags: line.tags,
                    locale: line.locale)
                let id = try Self.insert(quote, fingerprint: fingerprint, at: instant, on: day, with: writer)
                try GeneratedRows(connection: writer).insert(line, for: id)
                if let embedding {
                    try EmbeddingTable(connection: writer).insert(embedding, for: fingerprint)
                }
                try Self.record(.generate, on: day, at: instant, with: writer)
                guard let saved = try SavedSearch(connection: writer).quote(id) else {
                    throw .corruptFile(path: writer.path)
                }
                // The budget of a request ends by cancelling it, and nothing is saved after its end.
                guard !Task.isCancelled else { throw .cancelled }
                return .saved(saved)
            }
        } catch {
            // A cancelled task waits for no lock.
            if case .locked = error, Task.isCancelled { throw LibraryError.cancelled }
            throw error
        }
    }

    private static func obstacle(
        to fingerprint: String, after lastCompared: Int, embedder: String?, with writer: Connection,
        isNearDuplicate: (SavedQuote, [Float]?) -> Bool
    ) throws(LibraryError) -> GeneratedOutcome? {
        let saved = SavedSearch(connection: writer)
        if let existing = try saved.quote(fingerprint: fingerprint) { return .alreadySaved(existing) }
        if let quote = try CatalogSearch(connection: writer).quote(fingerprint: fingerprint) {
            return .alreadyInCatalog(quote)
        }
        for quote in try saved.quotes(after: lastCompared) {
            var vector: [Float]?
            if let embedder {
                vector = try EmbeddingTable(connection: writer)
                    .vector(of: quote.text.fingerprint, embedder: embedder)
            }
            if isNearDuplicate(quote, vector) { return .nearDuplicate(quote) }
        }
        return nil
    }

    /// Returns what is known of the generated line with this number; nil for any other quote.
    ///
    /// - Parameter id: The number of the saved quote.
    /// - Returns: The line.
    /// - Throws: A `LibraryError`.
    public func generatedLine(_ id: Int) throws -> GeneratedLine? {
        guard keepsGenerated else { return nil }
        return try GeneratedRows(connection: reader).line(id)
    }

    /// Returns the generated lines saved last, the newest first.
    ///
    /// - Parameters:
    ///   - limit: The largest number of lines wanted.
    ///   - locale: The language they should be in; all when nil.
    /// - Returns: The lines.
    /// - Throws: A `LibraryError`.
    public func recentGenerated(limit: Int, locale: String? = nil) throws -> [GeneratedLine] {
        guard keepsGenerated else { return [] }
        return try GeneratedRows(connection: reader).newest(limit: limit, locale: locale)
    }
}
