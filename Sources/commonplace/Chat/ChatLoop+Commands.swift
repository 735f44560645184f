import ChatAgent
import Foundation
import LanguageModels
import QuoteLibrary
import Terminal

extension ChatLoop {
    /// Runs a command of the conversation.
    func run(_ name: ChatCommandName, _ rest: String) async throws {
        switch name {
        case .help: help()
        case .search: try await search(rest)
        case .saved: try await saved(rest)
        case .save: try await save(rest)
        case .favorite: try await setFavorite(rest, to: true)
        case .unfavorite: try await setFavorite(rest, to: false)
        case .remove: try await remove(rest)
        case .today: try await today()
        case .streak:
            screen.writeLine(renderer.text(of: try await library.streak(today: surroundings.today)))
        case .generate: try await generate(rest)
        case .regenerate:
            try await answer("/regenerate", isAgain: true) { [session] in
                try await session.regenerate(onEvent: $0)
            }
        case .clear:
            await session.clear()
            cards = []
            record.clear()
            note("A new conversation.")
        case .export: try export(rest)
        case .model: note(modelDescription)
        case .trace: try await setTrace(rest)
        case .edit, .quit: break  // handled with the line
        }
    }

    private var renderer: CardRenderer { CardRenderer(screen: screen) }

    private func help() {
        let entries = ChatCommandTable.help
        let width = entries.map { $0.usage.count }.max() ?? 0
        let isNarrow = screen.width < width + 24
        for entry in entries {
            if isNarrow { screen.writeLine("  " + entry.usage) }
            let usage = entry.usage.padding(toLength: width + 2, withPad: " ", startingAt: 0)
            let indent = String(repeating: " ", count: isNarrow ? 4 : width + 4)
            let first = isNarrow ? indent : "  " + usage
            for line in entry.summary.wrapped(to: screen.width, firstIndent: first, indent: indent) {
                screen.writeLine(line)
            }
        }
        note("A line of three double quotation marks begins and ends a message of several lines.")
    }

    private func search(_ words: String) async throws {
        let limit = 5
        let matches = try await library.searchCatalog(
            CatalogQuery(
                query: words.isEmpty ? nil : words, limit: limit, preferredLanguage: surroundings.language,
                seed: UInt64.random(in: 0...UInt64.max)))
        show(
            matches.quotes.map(QuoteCard.Quote.catalog), of: matches.total,
            none: "Nothing in the catalog for that.")
    }

    private func saved(_ words: String) async throws {
        let matches = try await library.searchSaved(
            SavedQuery(query: words.isEmpty ? nil : words, limit: 20))
        show(
            matches.quotes.map(QuoteCard.Quote.saved), of: matches.total,
            none: words.isEmpty ? "You have saved nothing yet." : "Nothing saved for that.")
    }

    private func show(_ quotes: [QuoteCard.Quote], of total: Int, none: String) {
        guard !quotes.isEmpty else { return note(none) }
        cards = quotes.enumerated().map { QuoteCard(number: $0 + 1, quote: $1) }
        for card in cards { screen.writeLine(renderer.text(of: card)) }
        if total > quotes.count { note("  \(quotes.count) of \(total)") }
    }

    private func today() async throws {
        guard let line = try await surroundings.lineOfTheDay(from: library) else {
            return note("The catalog is empty.")
        }
        let quote: QuoteCard.Quote
        switch line {
        case .generated(let saved, _): quote = .saved(saved)
        case .curated(let curated): quote = .catalog(curated)
        }
        cards = [QuoteCard(number: 1, quote: quote)]
        for card in cards { screen.writeLine(renderer.text(of: card)) }
        try await surroundings.recordActivity(.today, in: library)
    }

    // MARK: Changes to the library

    private func save(_ rest: String) async throws {
        let quote: NewQuote
        if rest.isEmpty || Int(rest) != nil {
            guard let card = try card(rest.isEmpty && cards.count == 1 ? "1" : rest, for: .save) else {
                return
            }
            guard case .catalog(let found) = card.quote else { return note("It is saved already.") }
            quote = NewQuote(found)
        } else {
            quote = NewQuote(text: rest, kind: .saved)
        }
        let outcome = try await library.save(quote, at: surroundings.now, in: surroundings.zone)
        // Said at once: it is in the library now, whatever becomes of the streak.
        note(outcome.sentence)
        try await surroundings.recordActivity(.save, in: library)
    }

    private func setFavorite(_ rest: String, to isFavorite: Bool) async throws {
        guard let id = try await savedNumber(rest, for: isFavorite ? .favorite : .unfavorite) else { return }
        guard try await library.setFavorite(id, to: isFavorite) != nil else {
            return complain(missing(id))
        }
        note(isFavorite ? "#\(id) is a favorite." : "#\(id) is no favorite any more.")
        try await surroundings.recordActivity(.favorite, in: library)
    }

    private func remove(_ rest: String) async throws {
        guard let id = try await savedNumber(rest, for: .remove) else { return }
        guard let quote = try await library.remove(id) else { return complain(missing(id)) }
        note("Removed:")
        screen.writeLine(renderer.text(of: quote))
    }

    private func missing(_ id: Int) -> String { "there is no saved quote #\(id); /saved shows the numbers" }

    /// The card of a number, or nil after saying why there is none.
    private func card(_ text: String, for command: ChatCommandName) throws -> QuoteCard? {
        guard let number = Int(text), let card = cards.first(where: { $0.number == number }) else {
            complain(
                cards.isEmpty
                    ? "there are no cards yet: search first, then /\(command.rawValue) and a card's number"
                    : "/\(command.rawValue) takes the number of a card, 1 to \(cards.count)")
            return nil
        }
        return card
    }

    /// The number in the library of a saved quote, named by `#12` or by its card; nil after saying why not.
    private func savedNumber(_ text: String, for command: ChatCommandName) async throws -> Int? {
        if text.hasPrefix("#") {
            if let id = Int(text.dropFirst()), id > 0 { return id }
            complain("/\(command.rawValue) takes a card's number, or a saved quote's such as #12", .wrongUse)
            return nil
        }
        guard let card = try card(text, for: command) else { return nil }
        switch card.quote {
        case .saved(let quote): return quote.id
        case .catalog(let quote):
            // A card of the catalog may have been saved a moment ago.
            let same = try await library.searchSaved(SavedQuery(query: quote.text, limit: 5))
            if let saved = same.quotes.first(where: { $0.catalogID == quote.id }) { return saved.id }
            complain("card \(card.number) is of the catalog: /save \(card.number) keeps it first")
            return nil
        }
    }

    // MARK: The conversation

    private func export(_ path: String) throws {
        guard !path.isEmpty else { return complain("/export takes the name of a file to write", .wrongUse) }
        try record.write(to: path.expandingHome(surroundings.environment["HOME"]))
        note("Written to \(sanitized(path)).")
    }

    private var modelDescription: String {
        let availability = choice.availability
        let name = sanitized(choice.name)
        return availability == .ready
            ? "\(name), on this machine." : "\(name): \(ErrorSentences.sentence(for: availability))."
    }

    private func setTrace(_ rest: String) async throws {
        switch rest {
        case "on": showsTrace = true
        case "off": showsTrace = false
        case "": showsTrace.toggle()
        default: return complain("/trace takes on or off", .wrongUse)
        }
        await printer.setTracesOnScreen(showsTrace)
        note(showsTrace ? "Each step is shown." : "Steps are not shown any more.")
    }
}
