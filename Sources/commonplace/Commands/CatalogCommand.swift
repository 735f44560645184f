import QuoteLibrary
import Terminal

/// `commonplace catalog`: what the catalog holds and where it comes from.
enum CatalogCommand: Command {
    static let name = "catalog"
    static let arguments = "info | show N | sources"
    static let summary = "say what the catalog holds, all about one quotation, and its sources"
    static let details = """
        N is the name of a quotation, such as en-0001, or its number in your language. Show prints everything that is \
        known of it: the years of the author and the translator, the place in the work, the edition it was checked \
        against, and why it is in the public domain, with the countries where it may not be.
        """
    static let words = ["info", "show", "sources"]
    static let options: [Arguments.Option] = [.json]

    static func run(_ arguments: Arguments, in surroundings: Surroundings) async throws {
        guard let action = arguments.words.first else {
            throw Failure.usage("one of info, show and sources is needed", command: name)
        }
        let rest = arguments.words.dropFirst()
        let asJSON = arguments.has("--json")
        switch action {
        case "info":
            guard rest.isEmpty else { throw Failure.usage("info takes no more words", command: name) }
            try await showSummary(asJSON: asJSON, in: surroundings)
        case "show":
            guard let word = rest.first, rest.count == 1 else {
                throw Failure.usage("show takes one name or number of a quotation", command: name)
            }
            try await show(word, asJSON: asJSON, in: surroundings)
        case "sources":
            guard rest.isEmpty else { throw Failure.usage("sources takes no more words", command: name) }
            try listSources(asJSON: asJSON, in: surroundings)
        default:
            throw Failure.usage("\(sanitized(action)) is none of info, show and sources", command: name)
        }
    }

    // MARK: - info

    private static func showSummary(asJSON: Bool, in surroundings: Surroundings) async throws {
        let summary = try await surroundings.openLibrary().catalogSummary()
        guard !asJSON else { return try surroundings.printJSON(summary) }
        let screen = surroundings.output
        let texts = try CatalogFiles.bundled().sources().count
        screen.writeLine(
            "\(summary.total) quotations by \(summary.authors.count) authors, from \(texts) texts")
        for (title, counts) in [
            ("languages", summary.languages), ("moods", summary.moods), ("categories", summary.categories),
            ("authors", summary.authors),
        ] {
            let entries = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
                .map { "\($0.key) \($0.value)" }
            write(title, entries.joined(separator: ", "), on: screen)
        }
    }

    // MARK: - show

    /// All that is known of a quotation.
    private struct Entry: Encodable {
        let quote: CatalogQuote
        let author: CatalogAuthor?
        let translator: CatalogAuthor?
        let source: CatalogSource?
    }

    private static func show(_ word: String, asJSON: Bool, in surroundings: Surroundings) async throws {
        let library = try surroundings.openLibrary()
        guard let quote = try await quote(word, in: library, language: surroundings.language) else {
            throw Failure(
                "there is no quotation \(sanitized(word)) in the catalog; "
                    + "`commonplace search --json` gives the names")
        }
        let files = try CatalogFiles.bundled()
        let people = try files.authors()
        let entry = Entry(
            quote: quote, author: people.first { $0.name == quote.author },
            translator: people.first { $0.name == quote.translator },
            source: try files.sources().first { $0.id == quote.source })
        guard !asJSON else { return try surroundings.printJSON(entry) }
        let screen = surroundings.output
        let cards = CardRenderer(screen: screen)
        screen.writeLine(cards.text(of: quote))
        for (title, text) in fields(of: entry, cards) { write(title, text, on: screen) }
    }

    private static func quote(
        _ word: String, in library: QuoteStore, language: String
    ) async throws -> CatalogQuote? {
        guard let number = Int(word) else { return try await library.catalogQuote(id: word.lowercased()) }
        let digits = String(number)
        let suffix = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let own = language.split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? "en"
        if let quote = try await library.catalogQuote(id: "\(own)-\(suffix)") { return quote }
        return try await library.catalogQuote(id: "en-\(suffix)")
    }

    private static func fields(of entry: Entry, _ cards: CardRenderer) -> [(String, String)] {
        let quote = entry.quote
        let checked = [
            quote.source, entry.source?.edition.map { "edition: \($0)" }, entry.source.map(\.origin),
            entry.source.map { "checked against: \($0.checkedAgainst)" },
        ]
        .compactMap { $0 }.joined(separator: "; ")
        let translated = quote.translator.map {
            person($0, entry.translator) + (quote.translationYear.map { ", \($0)" } ?? "")
        }
        let fields: [(String, String?)] = [
            ("name", quote.id), ("author", person(quote.author, entry.author)), ("speaker", quote.speaker),
            ("work", quote.work), ("year", quote.year.map { cards.year($0, isCirca: quote.isCirca) }),
            ("translator", translated), ("place", quote.locator), ("language", quote.language),
            ("mood", quote.mood.rawValue), ("category", quote.category.rawValue), ("source", checked),
            ("public domain", quote.publicDomain),
        ]
        return fields.compactMap { title, text in text.map { (title, $0) } }
    }

    private static func person(_ name: String, _ known: CatalogAuthor?) -> String {
        let remarks = [known?.dates, known?.note].compactMap { $0 }
        return name + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: "; ")))")
    }

    // MARK: - sources

    private static func listSources(asJSON: Bool, in surroundings: Surroundings) throws {
        let sources = try CatalogFiles.bundled().sources()
        guard !asJSON else { return try surroundings.printJSON(sources) }
        for source in sources {
            let translated = source.translator.map { ", translated by \($0)" } ?? ""
            let edition = source.edition.map { "; edition: \($0)" } ?? ""
            write(
                source.id,
                "\(source.author), \(source.work)\(translated)\(edition); \(source.origin) "
                    + "(\(source.checkedAgainst))",
                on: surroundings.output)
        }
    }

    private static func write(_ title: String, _ text: String, on screen: Screen) {
        let line = "\(sanitized(title)): \(sanitized(text))"
        for part in line.wrapped(to: screen.width, firstIndent: "  ", indent: "    ") {
            screen.writeLine(part)
        }
    }
}
