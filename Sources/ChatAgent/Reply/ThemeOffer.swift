internal import LanguageModels
internal import QuoteLibrary

/// Finds the theme to offer when nothing was found: the nearest one that the catalog has.
struct ThemeOffer {
    let library: QuoteStore
    /// Compares meanings; nil where there is none, and then only words are compared.
    let embedder: (any TextEmbedder)?

    /// Finds the theme.
    ///
    /// - Parameters:
    ///   - queries: What was searched for.
    ///   - message: What the person wrote, which counts where nothing was searched for.
    ///   - language: The code of the person's language.
    /// - Returns: The name of the theme in the language; nil for an empty catalog.
    /// - Throws: A `LibraryError`.
    func theme(near queries: [String], in message: String, language: String) async throws -> String? {
        let themes = try await library.catalogThemes(in: language)
        let asked = queries.isEmpty ? message : queries.joined(separator: " ")
        var found = ThemeReading.nearest(to: asked, among: Set(themes))
        if found == nil { found = await nearestByMeaning(asked, themes) }
        return (found ?? themes.first).map { ThemeReading.title(of: $0, in: language) }
    }

    /// An embedder that fails is as good as none: a theme by its words or its place is offered.
    private func nearestByMeaning(_ text: String, _ themes: [String]) async -> String? {
        guard let embedder, let vectors = try? await embedder.embeddings(of: themes + [text]),
            vectors.count == themes.count + 1
        else { return nil }
        let asked = vectors[themes.count]
        let closeness = vectors.dropLast().map { zip($0, asked).reduce(0) { $0 + $1.0 * $1.1 } }
        return zip(themes, closeness).max { $0.1 < $1.1 }?.0
    }
}
