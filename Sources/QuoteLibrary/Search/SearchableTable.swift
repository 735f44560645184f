/// A table whose rows can be found by words, restricted by a filter.
struct SearchableTable {
    /// The tables and columns to search.
    struct Scope {
        /// The table with the rows; it has a `folded` column.
        let rows: String
        let key: String
        let language: String
        /// Of equally good rows, those with the higher value of this come first.
        let order: String
        let words: String
        let vocabulary: String
        /// The weight of each column of the words table.
        let weights: String
        /// The columns of the words table that hold titles and other bystanders.
        var titles: [String] = []
        /// The columns of the rows that name their themes, if they do.
        var themes: [String] = []
    }

    let connection: Connection
    let scope: Scope
    let filter: RowFilter
    /// A code of two letters: rows in this language are preferred.
    var preferredLanguage: String?

    /// Returns the rows that match an FTS5 query made for a word.
    func rows(matching query: String, word: String) throws(LibraryError) -> [Int: WordSearch.Hit] {
        let sql = """
            SELECT \(scope.rows).\(scope.key), bm25(\(scope.words), \(scope.weights)),
                \(scope.rows).\(scope.language), \(scope.order)
            FROM \(scope.words) JOIN \(scope.rows) ON \(scope.rows).\(scope.key) = \(scope.words).rowid
            WHERE \(scope.words) MATCH ? AND \(filter.sql)
            """
        return try hits(sql, [.text(query)] + filter.values, favoring: Themes.languages(of: word))
    }

    /// Returns the rows that hold the text, even inside words.
    ///
    /// `instr` knows no wildcards, so nothing in the text has to be escaped.
    func rows(containing text: String) throws(LibraryError) -> [Int: WordSearch.Hit] {
        let sql = """
            SELECT \(scope.key), -1.0, \(scope.language), \(scope.order) FROM \(scope.rows)
            WHERE instr(folded, ?) > 0 AND \(filter.sql)
            """
        return try hits(sql, [.text(text)] + filter.values, favoring: [])
    }

    /// Returns the rows of these themes; where rows do not name theirs, those with any of the themes' words.
    func rows(onThemes names: Set<String>, word: String) throws(LibraryError) -> [Int: WordSearch.Hit] {
        guard !names.isEmpty else { return [:] }
        guard namesThemes else {
            let words = Set(names.compactMap { Themes.named[$0] }.flatMap { $0.words.values.flatMap { $0 } })
            let query = words.sorted().map(\.quotedForSearch).joined(separator: " OR ")
            return try rows(matching: query, word: word)
        }
        let places = names.map { _ in "?" }.joined(separator: ", ")
        let count = scope.themes.map { "(\($0) IN (\(places)))" }.joined(separator: " + ")
        let sql = """
            SELECT \(scope.key), -1.0 * (\(count)) AS score, \(scope.language), \(scope.order)
            FROM \(scope.rows) WHERE score < 0 AND \(filter.sql)
            """
        let values = scope.themes.flatMap { _ in names.sorted().map { SQLValue.text($0) } }
        return try hits(sql, values + filter.values, favoring: Themes.languages(of: word))
    }

    /// Returns the words of the table that are one typing error away, the most frequent first.
    func vocabulary(near word: String) throws(LibraryError) -> [String] {
        let count = word.unicodeScalars.count
        return try connection.rows(
            """
            SELECT term FROM \(scope.vocabulary) WHERE length(term) BETWEEN ? AND ?
            ORDER BY doc DESC, term
            """, [.integer(count - 1), .integer(count + 1)]
        ) { $0.text(0) ?? "" }
        .filter { $0.isOneTypo(from: word) }
    }

    /// Whether each row names the themes it belongs to.
    var namesThemes: Bool { !scope.themes.isEmpty }

    /// Restricts an FTS5 query to the columns that are not titles.
    func exceptTitles(_ query: String) -> String {
        scope.titles.isEmpty ? query : "- {\(scope.titles.joined(separator: " "))} : \(query)"
    }

    private func hits(
        _ sql: String, _ values: [SQLValue], favoring languages: Set<String>
    ) throws(LibraryError) -> [Int: WordSearch.Hit] {
        let rows = try connection.rows(sql, values) { row in
            // Scores are negative, the better the lower; a factor is fair whatever the size of the corpus.
            var score = row.real(1)
            if let language = row.text(2) {
                if languages.contains(language) { score *= 1.5 }
                if language == preferredLanguage { score *= 2 }
            }
            return (row.integer(0), WordSearch.Hit(weight: 1, score: score, order: row.integer(3)))
        }
        return Dictionary(rows) { first, _ in first }
    }
}

/// A condition on rows, with its values.
struct RowFilter {
    private(set) var conditions: [String] = []
    private(set) var values: [SQLValue] = []

    /// Adds a condition; all must hold.
    mutating func add(_ condition: String) {
        conditions.append(condition)
    }

    /// Demands that the column has one of the texts.
    mutating func add(_ column: String, in texts: [String]) {
        add("\(column) IN (\(texts.map { _ in "?" }.joined(separator: ", ")))")
        values += texts.map { SQLValue.text($0) }
    }

    var sql: String { conditions.isEmpty ? "1" : conditions.joined(separator: " AND ") }
}
