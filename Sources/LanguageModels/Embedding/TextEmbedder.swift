/// Something that turns texts into vectors which lie close together when the texts mean the same.
public protocol TextEmbedder: Sendable {
    /// Names the vector space; vectors are comparable when they come from embedders of one identifier.
    var identifier: String { get }
    /// The number of values of a vector.
    var dimension: Int { get }
    /// Returns one vector of length 1 for each text, in the order of the texts.
    ///
    /// - Throws: `LanguageModelError`, and then no vectors at all.
    func embeddings(of texts: [String]) async throws -> [[Float]]
}
