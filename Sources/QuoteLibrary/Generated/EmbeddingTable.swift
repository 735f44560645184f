/// Reads and writes embeddings on one connection.
struct EmbeddingTable {
    let connection: Connection

    /// Returns what the embedder made of a text.
    func vector(of fingerprint: String, embedder: String) throws(LibraryError) -> [Float]? {
        try connection.firstRow(
            "SELECT vector FROM embedding WHERE fingerprint = ? AND embedder = ?",
            [.text(fingerprint), .text(embedder)]
        ) { $0.bytes(0) { Embedding.vector(of: $0) } }
    }

    /// Returns everything that the embedder made.
    func vectors(of embedder: String) throws(LibraryError) -> [String: [Float]] {
        let rows = try connection.rows(
            "SELECT fingerprint, vector FROM embedding WHERE embedder = ?", [.text(embedder)]
        ) { row in (row.text(0) ?? "", row.bytes(1) { Embedding.vector(of: $0) }) }
        return Dictionary(rows) { first, _ in first }
    }

    /// Writes an embedding, in the place of an older one; of a text that is no longer there nothing is kept.
    func insert(_ embedding: Embedding, for fingerprint: String) throws(LibraryError) {
        try connection.run(
            """
            INSERT INTO embedding (fingerprint, embedder, dimension, vector)
            SELECT ?1, ?2, ?3, ?4
            WHERE EXISTS (SELECT 1 FROM saved WHERE fingerprint = ?1)
                OR EXISTS (SELECT 1 FROM catalog WHERE fingerprint = ?1)
            ON CONFLICT (fingerprint, embedder) DO UPDATE
                SET dimension = excluded.dimension, vector = excluded.vector
            """,
            [
                .text(fingerprint), .text(embedding.embedder), .integer(embedding.vector.count),
                .bytes(embedding.bytes),
            ])
    }
}
