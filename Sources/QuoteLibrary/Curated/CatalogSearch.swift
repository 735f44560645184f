/// Searches the catalog on one connection.
struct CatalogSearch {
    private static let scope = SearchableTable.Scope(
        rows: "catalog", key: "number", language: "language", order: "-catalog.number",
        words: "catalog_words", vocabulary: "catalog_vocabulary", weights: "5.0, 8.0, 4.0, 4.0, 1.0, 3.0",
        titles: ["work", "translator"], themes: ["catalog.mood", "catalog.category"])

    let connection: Connection

    func matches(of query: CatalogQuery) throws(LibraryError) -> CatalogMatches {
        var words = query.query ?? ""
        var filter = RowFilter()
        if let mood = Self.given(query.mood) {
            if !Self.restrict(&filter, to: mood, moodFirst: true) { words += " " + mood }
        }
        if let category = Self.given(query.category) {
            if !Self.restrict(&filter, to: category, moodFirst: false) { words += " " + category }
        }
        if let language = Self.given(query.language) {
            filter.add("catalog.language", in: [Languages.code(of: language) ?? language])
        }
        if let author = Self.given(query.author) { try restrict(&filter, toAuthor: author) }

        let preferred = query.preferredLanguage.flatMap { Languages.code(of: $0) }
        let terms = QueryWords(words)
        guard !terms.words.isEmpty else {
            // Marks alone are a query that nothing answers to; no query at all is a wish for anything.
            guard words.allSatisfy(\.isWhitespace) else {
                return CatalogMatches(quotes: [], total: 0, method: .allWords)
            }
            return try sample(filter, limit: query.limit, seed: query.seed, preferred: preferred)
        }
        let table = SearchableTable(
            connection: connection, scope: Self.scope, filter: filter, preferredLanguage: preferred)
        let ranking = try WordSearch(table: table).ranking(of: terms)
        return CatalogMatches(
            quotes: try quotes(ranking.keys.prefix(max(0, query.limit))), total: ranking.keys.count,
            method: ranking.method, corrections: ranking.corrections)
    }

    /// Returns the quote whose text is the same as this one, apart from what a fingerprint leaves out.
    func quote(fingerprint: String) throws(LibraryError) -> CatalogQuote? {
        let quote = try connection.firstRow(
            "SELECT \(CatalogQuote.columns) FROM catalog WHERE fingerprint = ?", [.text(fingerprint)]
        ) { CatalogQuote(row: $0) }
        return quote ?? nil
    }

    // MARK: - Conditions

    /// A small model fills what it does not need with words like these.
    private static func given(_ text: String?) -> String? {
        guard let text = text?.trimmingBlanks, !text.isEmpty else { return nil }
        return ["any", "all", "none", "null", "*"].contains(text.folded) ? nil : text
    }

    /// Restricts the rows to the moods or categories that the text names; false when it names none.
    private static func restrict(_ filter: inout RowFilter, to text: String, moodFirst: Bool) -> Bool {
        let words = QueryWords(text).words
        let names =
            named(words) { Themes.named(by: $0) } ?? named(words) { Themes.named(by: $0.singular) }
            ?? named(words) { Themes.related(to: $0) }
            ?? named(words) { word in
                word.count < 6 ? [] : Set(Themes.words(near: word).flatMap { Themes.named(by: $0) })
            }
        guard let names else { return false }
        let moods = names.filter { Mood(rawValue: $0) != nil }.sorted()
        let categories = names.filter { Category(rawValue: $0) != nil }.sorted()
        if moods.isEmpty || (!moodFirst && !categories.isEmpty) {
            filter.add("catalog.category", in: categories)
        } else {
            filter.add("catalog.mood", in: moods)
        }
        return true
    }

    private static func named(_ words: [String], themes: (String) -> Set<String>) -> Set<String>? {
        // The very name of a theme means that theme alone, although others may list it as a synonym.
        if let exact = words.first(where: { Themes.named[$0] != nil }) { return [exact] }
        return words.map(themes).first { !$0.isEmpty }
    }

    private func restrict(
        _ filter: inout RowFilter, toAuthor author: String
    ) throws(LibraryError) {
        // Who asks for Hamlet by name means the one who speaks; a work stands for the nameless who wrote it.
        for column in ["author", "speaker", "work"] {
            let names = try connection.rows(
                "SELECT DISTINCT \(column) FROM catalog WHERE \(column) IS NOT NULL ORDER BY \(column)"
            ) { $0.text(0) ?? "" }
            let matching = AuthorNames.matching(author, among: names)
            if !matching.isEmpty {
                filter.add("catalog.\(column)", in: matching)
                return
            }
        }
        filter.add("0")
    }

    // MARK: - Rows

    /// Chooses quotes in an order that only the seed decides, each author once before any comes twice.
    private func sample(
        _ filter: RowFilter, limit: Int, seed: UInt64, preferred: String?
    ) throws(LibraryError) -> CatalogMatches {
        let rows = try connection.rows(
            "SELECT number, id, author, language FROM catalog WHERE \(filter.sql)", filter.values
        ) { row in
            var hash = StableHash()
            hash.combine(String(seed))
            hash.combine(row.text(1) ?? "")
            return (
                number: row.integer(0), order: hash.mixed, author: row.text(2) ?? "",
                isPreferred: row.text(3) == preferred
            )
        }
        .sorted { $0.order < $1.order }
        var numbers: [Int] = []
        for isPreferred in [true, false] {
            var authors: Set<String> = []
            let group = rows.filter { $0.isPreferred == isPreferred }
            let first = group.filter { authors.insert($0.author).inserted }.map(\.number)
            numbers += first + group.map(\.number).filter { !first.contains($0) }
        }
        return CatalogMatches(
            quotes: try quotes(numbers.prefix(max(0, limit))), total: rows.count, method: .noWords)
    }

    private func quotes(_ numbers: ArraySlice<Int>) throws(LibraryError) -> [CatalogQuote] {
        var result: [CatalogQuote] = []
        for number in numbers {
            let quote = try connection.firstRow(
                "SELECT \(CatalogQuote.columns) FROM catalog WHERE number = ?", [.integer(number)]
            ) { CatalogQuote(row: $0) }
            if case .some(.some(let quote)) = quote { result.append(quote) }
        }
        return result
    }
}

extension String {
    /// The word without the ending of an English plural.
    fileprivate var singular: String { hasSuffix("s") ? String(dropLast()) : self }
}
