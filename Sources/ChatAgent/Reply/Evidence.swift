internal import LanguageModels
internal import QuoteLibrary

/// What a comment may draw on: the results of this conversation and the person's own words.
struct Evidence: Sendable {
    /// A quote that was shown, folded, and whose it is.
    struct Quote: Sendable {
        let words: String
        let squeezed: String
        let author: Set<String>
    }

    private(set) var quotes: [Quote] = []
    /// What may be put in quotation marks without being a quote: the person's words, titles, what was searched for.
    private var spoken: [(words: String, squeezed: String)] = []
    private var words: Set<String> = []
    private var names: Set<String> = []
    private var numbers: Set<String> = []
    private var askedNumbers: Set<String> = []
    private var hasStreak = false

    // MARK: Gathering

    mutating func add(message: String) {
        addSpoken(message)
        askedNumbers.formUnion(message.numbers)
    }

    mutating func add(quote text: String, author: String?) {
        let author = (author ?? "").plainWords
        quotes.append(Quote(words: " \(text.plain) ", squeezed: text.squeezed, author: Set(author)))
        words.formUnion(text.plainWords)
        names.formUnion(author)
        numbers.formUnion(text.numbers)
    }

    /// Adds text the program itself gave the model, such as a result from before.
    mutating func add(numbersOf text: String) { numbers.formUnion(text.numbers) }

    /// Adds titles, searched words and the like.
    mutating func addSpoken(_ text: String) {
        spoken.append((" \(text.plain) ", text.squeezed))
        names.formUnion(text.plainWords)
    }

    mutating func add(_ result: ToolResult) {
        for card in result.cards {
            add(quote: card.text, author: card.author)
            numbers.insert(String(card.number))
            let titles =
                switch card.quote {
                case .catalog(let quote): [quote.work, quote.speaker, quote.translator, quote.locator]
                case .saved(let quote): [quote.work] + quote.tags
                }
            for case let title? in titles {
                addSpoken(title)
                numbers.formUnion(title.numbers)
            }
            if case .catalog(let quote) = card.quote, let year = quote.year {
                numbers.insert(String(year.magnitude))
            }
        }
        for argument in result.call.arguments.values { addSpoken(argument.stringValue ?? "") }
        numbers.formUnion(result.modelText().numbers)
        numbers.insert(String(result.cards.count))
        switch result.finding {
        case .catalog(let matches): numbers.insert(String(matches.total))
        case .saved(let matches): numbers.insert(String(matches.total))
        case .streak(let status):
            hasStreak = true
            // How far it is to the record, and beyond it.
            let missing = status.longest - status.current
            numbers.formUnion([String(missing), String(missing + 1)])
        case .failure: break
        }
    }

    // MARK: Asking

    /// The quotes a passage stands in; one with an ellipsis when each of its parts does.
    func sources(of passage: some StringProtocol) -> [Quote] {
        let parts = Self.parts(of: passage)
        guard !parts.isEmpty else { return [] }
        return quotes.filter { quote in
            parts.allSatisfy { Self.contains($0, words: quote.words, squeezed: quote.squeezed) }
        }
    }

    /// Whether a passage is the person's own, a title, or what was searched for.
    func wasSpoken(_ passage: some StringProtocol) -> Bool {
        Self.parts(of: passage).allSatisfy { part in
            spoken.contains { Self.contains(part, words: $0.words, squeezed: $0.squeezed) }
        }
    }

    /// Whether a name was returned or written by the person, in a case or a language of its own.
    func knows(_ name: [String]) -> Bool {
        guard let last = name.last else { return true }
        return (name.filter { $0.count >= 5 } + [last]).allSatisfy { part in
            words.contains(part) || isNamed(part, among: names)
                || FamousPeople.spellings(of: part).contains { isNamed($0, among: names) }
        }
    }

    /// Whether a name is that of an author of what was shown.
    func isAuthor(_ name: [String]) -> Bool { quotes.contains { $0.isBy(name) } }

    /// Whether numbers stand in the results; the person's own count where no streak could be talked up with them.
    func knows(_ found: Set<String>) -> Bool {
        found.isSubset(of: hasStreak ? numbers : numbers.union(askedNumbers))
    }

    private func isNamed(_ part: String, among names: Set<String>) -> Bool {
        if names.contains(part) { return true }
        // Beyond the alphabets with capitals a name may stand among other words, or with an article before it.
        if part.unicodeScalars.first.map({ $0.value > 0x0590 }) == true {
            return names.contains { $0.contains(part) }
        }
        return names.contains { Self.areForms($0, part) }
    }

    /// Whether two words are forms of one: a common beginning of four letters, and at most three others each.
    fileprivate static func areForms(_ first: String, _ second: String) -> Bool {
        let common = zip(first, second).prefix { $0 == $1 }.count
        return common >= 4 && first.count - common <= 3 && second.count - common <= 3
    }

    private static func parts(of passage: some StringProtocol) -> [Substring] {
        String(passage).replacing("...", with: "…").split(separator: "…")
            .filter { !$0.plainWords.isEmpty }
    }

    private static func contains(_ part: Substring, words: String, squeezed: String) -> Bool {
        part.ideographCount > 0 ? squeezed.contains(part.squeezed) : words.contains(" \(part.plain) ")
    }
}

extension Evidence.Quote {
    /// Whether a name is the author's, in a case or a language of its own.
    func isBy(_ name: [String]) -> Bool {
        name.contains { part in
            guard part.count > 3 || name.count == 1 else { return false }
            let forms = [part] + FamousPeople.spellings(of: part)
            return forms.contains { form in
                author.contains {
                    $0 == form || Evidence.areForms($0, form)
                        || (form.ideographCount > 0 && $0.contains(form))
                }
            }
        }
    }
}
