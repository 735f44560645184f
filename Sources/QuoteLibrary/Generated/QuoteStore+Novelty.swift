extension QuoteStore {
    /// Returns every text that a new line is compared with: the catalog, then the person's quotes by their numbers.
    ///
    /// - Throws: A `LibraryError`; `cancelled` when the task was cancelled.
    public func noveltyRows() throws -> [NoveltyRow] {
        try noveltyRows(catalogWhere: "1", savedWhere: "1", [], limit: nil)
    }

    /// Returns the texts that an embedder has not seen yet.
    ///
    /// - Parameters:
    ///   - embedder: The embedder's name.
    ///   - limit: The largest number of texts wanted.
    /// - Returns: The texts, each once.
    /// - Throws: A `LibraryError`; `cancelled` when the task was cancelled.
    public func textsWithoutEmbedding(by embedder: String, limit: Int) throws -> [NoveltyRow] {
        let limit = max(0, limit)
        guard keepsGenerated else { return Array(try noveltyRows().prefix(limit)) }
        let isUnseen = """
            NOT EXISTS (SELECT 1 FROM embedding WHERE embedding.fingerprint = %.fingerprint AND embedder = ?1)
            """
        let isFirst = "NOT EXISTS (SELECT 1 FROM catalog WHERE catalog.fingerprint = saved.fingerprint)"
        return try noveltyRows(
            catalogWhere: isUnseen.replacing("%", with: "catalog"),
            savedWhere: isUnseen.replacing("%", with: "saved") + " AND " + isFirst, [.text(embedder)],
            limit: limit)
    }

    /// Returns what an embedder made of the texts, by their fingerprints.
    ///
    /// - Parameter embedder: The embedder's name.
    /// - Returns: The vectors.
    /// - Throws: A `LibraryError`; `cancelled` when the task was cancelled.
    public func embeddings(by embedder: String) throws -> [String: [Float]] {
        guard keepsGenerated else { return [:] }
        return try EmbeddingTable(connection: reader).vectors(of: embedder)
    }

    /// Keeps embeddings of texts of the library, all or none; those of texts that have gone meanwhile are left out.
    ///
    /// - Parameter embeddings: The embeddings by the fingerprints of their texts.
    /// - Throws: A `LibraryError`; nothing is kept then.
    public func storeEmbeddings(_ embeddings: [String: Embedding]) throws {
        let writer = writer
        try writer.immediateTransaction { () throws(LibraryError) in
            let table = EmbeddingTable(connection: writer)
            for (fingerprint, embedding) in embeddings {
                try table.insert(embedding, for: fingerprint)
            }
        }
    }

    private func noveltyRows(
        catalogWhere catalogCondition: String, savedWhere savedCondition: String, _ values: [SQLValue],
        limit: Int?
    ) throws(LibraryError) -> [NoveltyRow] {
        let fingerprint = keepsGenerated ? "fingerprint" : "NULL"
        let catalog = try reader.rows(
            """
            SELECT id, text, language, \(fingerprint) FROM catalog WHERE \(catalogCondition)
            ORDER BY number LIMIT \(limit ?? -1)
            """, values
        ) { row in
            let text = row.text(1) ?? ""
            return NoveltyRow(
                source: .catalog(id: row.text(0) ?? ""), text: text, locale: row.text(2),
                fingerprint: row.text(3) ?? text.fingerprint)
        }
        let saved = try reader.rows(
            """
            SELECT id, kind, text, locale, fingerprint FROM saved WHERE \(savedCondition)
            ORDER BY id LIMIT \(limit.map { $0 - catalog.count } ?? -1)
            """, values
        ) { row in
            NoveltyRow(
                source: .saved(id: row.integer(0), kind: SavedKind(rawValue: row.text(1) ?? "") ?? .saved),
                text: row.text(2) ?? "", locale: row.text(3), fingerprint: row.text(4) ?? "")
        }
        return catalog + saved
    }
}
