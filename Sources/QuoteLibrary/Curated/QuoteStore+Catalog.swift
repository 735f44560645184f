extension QuoteStore {
    /// Searches the catalog; any text is a valid query, and finding nothing is not an error.
    ///
    /// - Parameter query: What to look for.
    /// - Returns: The best matches, how many there are, how they came about, and a note when the words asked for
    ///   are commonly given to the wrong person.
    /// - Throws: A `LibraryError`; `cancelled` when the task was cancelled.
    public func searchCatalog(_ query: CatalogQuery) throws -> CatalogMatches {
        var matches = try CatalogSearch(connection: reader).matches(of: query)
        matches.note = (query.saying ?? query.query).flatMap { misattributions.row(for: $0) }
        return matches
    }

    /// Returns the curated quote with this name, if there is one.
    public func catalogQuote(id: String) throws -> CatalogQuote? {
        let quote = try reader.firstRow(
            "SELECT \(CatalogQuote.columns) FROM catalog WHERE id = ?", [.text(id)]
        ) { CatalogQuote(row: $0) }
        return quote ?? nil
    }

    /// Returns the names of all authors of the catalog in alphabetical order.
    public func catalogAuthors() throws -> [String] {
        try reader.rows("SELECT DISTINCT author FROM catalog ORDER BY author") { $0.text(0) ?? "" }
    }

    /// Returns how many curated quotes there are in each language.
    public func catalogCounts() throws -> [String: Int] {
        let rows = try reader.rows("SELECT language, count(*) FROM catalog GROUP BY language") {
            ($0.text(0) ?? "", $0.integer(1))
        }
        return Dictionary(rows) { first, _ in first }
    }

    /// Returns the moods and categories that the catalog has quotes of, those with the most in a language first.
    public func catalogThemes(in language: String) throws -> [String] {
        try reader.rows(
            """
            SELECT name FROM (
                SELECT mood AS name, language FROM catalog UNION ALL SELECT category, language FROM catalog)
            GROUP BY name ORDER BY sum(language = ?) DESC, name
            """, [.text(language)]
        ) { $0.text(0) ?? "" }
    }

    /// Returns how many curated quotes there are of each language, mood, category and author.
    public func catalogSummary() throws -> CatalogSummary {
        func counts(_ column: String) throws -> [String: Int] {
            let rows = try reader.rows("SELECT \(column), count(*) FROM catalog GROUP BY 1") {
                ($0.text(0) ?? "", $0.integer(1))
            }
            return Dictionary(rows) { first, _ in first }
        }
        return CatalogSummary(
            languages: try counts("language"), moods: try counts("mood"),
            categories: try counts("category"), authors: try counts("author"))
    }

    /// Returns the curated quote of a day: the same all day, and none again before all were shown.
    ///
    /// - Parameters:
    ///   - day: The person's calendar day.
    ///   - languages: Codes or names of the languages to choose from; all when empty.
    /// - Returns: The quote, or nil when there is none in these languages.
    /// - Throws: A `LibraryError`.
    public func quoteOfTheDay(on day: LocalDay, languages: [String] = []) throws -> CatalogQuote? {
        var filter = RowFilter()
        if !languages.isEmpty {
            filter.add("language", in: languages.map { Languages.code(of: $0) ?? $0 })
        }
        let ids = try reader.rows("SELECT id FROM catalog WHERE \(filter.sql)", filter.values) {
            $0.text(0) ?? ""
        }
        guard !ids.isEmpty else { return nil }
        let ordered = ids.map { (order: CatalogQuote.mixedOrder(of: $0), id: $0) }
            .sorted { ($0.order, $0.id) < ($1.order, $1.id) }
        let index = ((day.number % ordered.count) + ordered.count) % ordered.count
        return try catalogQuote(id: ordered[index].id)
    }
}
