/// What a day shows: a line that was written on it, or else a quotation.
public enum LineOfTheDay: Equatable, Sendable {
    /// The line saved last on this day: new text, and never a quotation of anyone.
    case generated(SavedQuote, GeneratedLine)
    /// The curated quote of the day.
    case curated(CatalogQuote)
}

extension QuoteStore {
    /// Returns what a day shows: the generated line that was saved last on it, or else the curated quote of the day.
    ///
    /// Only what is stored is shown; nothing is written by a model for it.
    ///
    /// - Parameters:
    ///   - day: The person's calendar day.
    ///   - languages: Codes or names of the languages to choose a curated quote from; all when empty, or when the
    ///     catalog has none in them.
    /// - Returns: The line, or nil when there is none and the catalog is empty.
    /// - Throws: A `LibraryError`.
    public func lineOfTheDay(on day: LocalDay, languages: [String] = []) throws -> LineOfTheDay? {
        if keepsGenerated {
            let rows = GeneratedRows(connection: reader)
            if let id = try rows.newest(on: day), let line = try rows.line(id),
                let quote = try SavedSearch(connection: reader).quote(id)
            {
                return .generated(quote, line)
            }
        }
        if let quote = try quoteOfTheDay(on: day, languages: languages) { return .curated(quote) }
        return try quoteOfTheDay(on: day).map { .curated($0) }
    }
}
