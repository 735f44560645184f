import Foundation

/// Brings the catalog's tables in line with its files.
struct CatalogLoader {
    /// Raise it when the way the catalog is indexed changes.
    private static let indexVersion = "3"

    let connection: Connection

    /// Loads the files in one transaction, unless what they hold is there already.
    func load(_ files: CatalogFiles) throws(LibraryError) {
        let contents = try files.contents()
        let authorBytes = files.bytes(of: .authors) ?? Data()
        let version = version(of: contents + [(name: "authors", bytes: authorBytes)])
        guard try loadedVersion() != version else { return }
        var quotes: [CatalogQuote] = []
        var known: Set<String> = []
        for file in contents {
            quotes += try Self.quotes(in: file.bytes, file: file.name, known: &known)
        }
        guard !quotes.isEmpty else {
            throw .missingResource(name: "\(files.folder.lastPathComponent)/*.jsonl")
        }
        let otherNames = Dictionary(try files.authors().map { ($0.name, $0.names) }) { first, _ in first }
        try connection.immediateTransaction { () throws(LibraryError) in
            // Another process may have done it meanwhile.
            guard try loadedVersion() != version else { return }
            try connection.run("DELETE FROM catalog")
            try connection.run("DELETE FROM catalog_words")
            try connection.run("DELETE FROM catalog_state")
            // The numbers decide between equally good matches; mixed, they favor no language and no author.
            let mixed = quotes.sorted {
                CatalogQuote.mixedOrder(of: $0.id) < CatalogQuote.mixedOrder(of: $1.id)
            }
            for (number, quote) in mixed.enumerated() {
                try insert(quote, number: number + 1, otherNames: otherNames[quote.author] ?? [])
            }
            try connection.run(
                """
                DELETE FROM embedding WHERE fingerprint NOT IN (
                    SELECT fingerprint FROM catalog UNION ALL SELECT fingerprint FROM saved)
                """)
            try connection.run("INSERT INTO catalog_state (version) VALUES (?)", [.text(version)])
        }
    }

    private func loadedVersion() throws(LibraryError) -> String? {
        try connection.firstRow("SELECT version FROM catalog_state") { $0.text(0) ?? "" }
    }

    private func version(of contents: [(name: String, bytes: Data)]) -> String {
        var hash = StableHash()
        hash.combine(Self.indexVersion)
        hash.combine(Themes.version)
        for file in contents {
            hash.combine(file.name)
            file.bytes.withUnsafeBytes { hash.combine($0) }
        }
        return String(hash.value, radix: 16)
    }

    /// Reads the rows of one file.
    static func quotes(
        in bytes: Data, file: String, known: inout Set<String>
    ) throws(LibraryError) -> [CatalogQuote] {
        var quotes: [CatalogQuote] = []
        let rows: [(line: Int, row: CatalogQuote)] = try CatalogLines.rows(in: bytes, file: file)
        for (line, quote) in rows {
            guard known.insert(quote.id).inserted else {
                throw .damagedCatalog(file: file, line: line, field: "id")
            }
            for (field, text) in [("text", quote.text), ("author", quote.author), ("work", quote.work)]
            where text.allSatisfy(\.isWhitespace) {
                throw .damagedCatalog(file: file, line: line, field: field)
            }
            quotes.append(quote)
        }
        return quotes
    }

    private func insert(
        _ quote: CatalogQuote, number: Int, otherNames: [String]
    ) throws(LibraryError) {
        var searchable = [quote.text, quote.author, quote.speaker ?? "", quote.work, quote.translator ?? ""]
            .map(\.folded)
        try connection.run(
            """
            INSERT INTO catalog (number, id, text, author, speaker, work, year, is_circa, translator,
                translation_year, locator, language, mood, category, source, public_domain, folded,
                fingerprint)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .integer(number), .text(quote.id), .text(quote.text), .text(quote.author),
                SQLValue(quote.speaker), .text(quote.work), SQLValue(quote.year),
                .integer(quote.isCirca ? 1 : 0), SQLValue(quote.translator), SQLValue(quote.translationYear),
                SQLValue(quote.locator), .text(quote.language), .text(quote.mood.rawValue),
                .text(quote.category.rawValue), .text(quote.source), .text(quote.publicDomain),
                .text(searchable.joined(separator: "\n")), .text(quote.text.fingerprint),
            ])
        // Found by the names that other languages have for the author, which no card shows.
        searchable[1] = ([quote.author] + otherNames).joined(separator: " ").folded
        let themes = Set([quote.mood.rawValue, quote.category.rawValue]).sorted()
            .compactMap { Themes.named[$0]?.indexedWords }
        try connection.run(
            """
            INSERT INTO catalog_words (rowid, text, author, speaker, work, translator, themes)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            [.integer(number)] + searchable.map { SQLValue.text($0) } + [.text(themes.joined(separator: " "))]
        )
    }
}

extension CatalogQuote {
    /// Returns a value that puts quotes in an order that has nothing to do with what they are.
    static func mixedOrder(of id: String) -> UInt64 {
        var hash = StableHash()
        hash.combine(id)
        return hash.mixed
    }
}
