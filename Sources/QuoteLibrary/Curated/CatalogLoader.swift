import Foundation

/// Brings the catalog's tables in line with its files.
struct CatalogLoader {
    /// Raise it when the way the catalog is indexed changes.
    private static let indexVersion = "2"

    let connection: Connection

    /// Loads the files in one transaction, unless what they hold is there already.
    func load(_ files: CatalogFiles) throws(LibraryError) {
        let contents = try files.contents()
        let version = version(of: contents)
        guard try loadedVersion() != version else { return }
        var quotes: [CatalogQuote] = []
        var known: Set<String> = []
        for file in contents {
            quotes += try Self.quotes(in: file.bytes, file: file.name, known: &known)
        }
        guard !quotes.isEmpty else {
            throw .missingResource(name: "\(files.folder.lastPathComponent)/*.jsonl")
        }
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
                try insert(quote, number: number + 1)
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
        let decoder = JSONDecoder()
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.allSatisfy({ $0 <= 0x20 }) {
            let quote: CatalogQuote
            do {
                quote = try decoder.decode(CatalogQuote.self, from: line)
            } catch {
                throw .damagedCatalog(file: file, line: index + 1, field: Self.field(of: error))
            }
            guard known.insert(quote.id).inserted else {
                throw .damagedCatalog(file: file, line: index + 1, field: "id")
            }
            for (field, text) in [("text", quote.text), ("author", quote.author), ("work", quote.work)]
            where text.allSatisfy(\.isWhitespace) {
                throw .damagedCatalog(file: file, line: index + 1, field: field)
            }
            quotes.append(quote)
        }
        return quotes
    }

    private static func field(of error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): key.stringValue
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            context.codingPath.last?.stringValue ?? "row"
        case DecodingError.dataCorrupted(let context): context.codingPath.last?.stringValue ?? "row"
        default: "row"
        }
    }

    private func insert(_ quote: CatalogQuote, number: Int) throws(LibraryError) {
        let searchable = [quote.text, quote.author, quote.speaker ?? "", quote.work, quote.translator ?? ""]
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
