internal import LanguageModels
internal import QuoteLibrary

/// Holds back what a comment claims beyond what the tools returned in this conversation.
///
/// The program prints the quotes; a model that prints its own invents lines with famous names under them. So a
/// quotation, an attribution or a number in a comment must come from the evidence.
public struct ReplyCheck: Sendable {
    /// Why a sentence was held back.
    public enum Objection: String, Sendable, Equatable, Codable {
        /// Words given as a quotation, in marks or without, that no tool returned and the person did not write.
        case ungroundedQuotation
        /// Words a tool returned, given to somebody else.
        case wrongAuthor
        /// A person's name that no tool returned and the person did not write.
        case ungroundedName
        /// A number that is in no result.
        case ungroundedNumber
        /// The words of a card once more.
        case repeatsCard
        /// A comment in another language than the person's.
        case otherLanguage
        /// The markup of a call or a chat marker.
        case markup

        /// Whether nobody misses the sentence: the cards are on the screen.
        var isSilent: Bool { self == .repeatsCard || self == .otherLanguage }
    }

    private var evidence = Evidence()
    private var surnames: Set<String> = []
    private var messageLanguage: String?
    /// A quotation of fewer words is a title or a word spoken of.
    private static let quotationWords = 3
    private static let quotationIdeographs = 7
    /// So many words of a card in a row are the card once more.
    private static let repeatedWords = 5
    private static let repeatedIdeographs = 10
    /// So many words with a name among them may label what comes behind a colon as somebody's.
    private static let labelWords = 6

    /// Makes a check without evidence.
    ///
    /// - Parameter authors: Names of authors in the library: one alone is enough to be an attribution.
    public init(authors: [String] = []) {
        for author in authors { addSurname(of: author) }
    }

    /// Adds what the person wrote: they may be answered in their own words.
    public mutating func add(message: String) {
        evidence.add(message: message)
        messageLanguage = MessageLanguage.code(of: message) ?? messageLanguage
    }

    /// Adds a quote that was shown.
    mutating func add(quote text: String, author: String?) {
        evidence.add(quote: text, author: author)
        if let author { addSurname(of: author) }
    }

    /// Adds what a call returned before this conversation began.
    mutating func add(recalled call: ToolCall, result: String) {
        for argument in call.arguments.values { evidence.addSpoken(argument.stringValue ?? "") }
        evidence.add(numbersOf: result)
    }

    /// Adds what a tool returned.
    mutating func add(_ result: ToolResult) {
        evidence.add(result)
        for card in result.cards {
            if let author = card.author { addSurname(of: author) }
        }
    }

    private mutating func addSurname(of author: String) {
        // What stands in brackets is a remark, and a book is nobody.
        let name = author.prefix { $0 != "(" }.plainWords
        if let last = name.last, last.count > 3, last != "bible", last != "anonymous",
            author != GeneratedLine.author
        {
            surnames.insert(last)
        }
    }

    // MARK: Checking

    /// Says what is wrong with a sentence; nil if nothing is.
    ///
    /// Who asks to hear a card again is told it: its words are evidence like any others.
    public func objection(to sentence: String) -> Objection? {
        objection(to: sentence, onCards: false)
    }

    private func objection(to sentence: String, onCards: Bool) -> Objection? {
        if Markup.isIn(sentence) { return .markup }
        let passages = QuotationMarks.passages(in: sentence)
        let outside = passages.reduce(sentence) { $0.replacing($1, with: " ") }
        let people = self.people(in: sentence)
        let names = people.names(in: outside)
        let quotations = passages.filter { isQuotation($0) && !evidence.wasSpoken($0) }
        for quotation in quotations {
            if let objection = objection(toWords: quotation, by: names) { return objection }
        }
        if quotations.isEmpty, let objection = objection(toClaimIn: outside, people) { return objection }
        if !names.allSatisfy(evidence.knows) { return .ungroundedName }
        if onCards, repeatsCard(sentence) { return .repeatsCard }
        if !evidence.knows(Markup.withoutCommands(outside).numbers) { return .ungroundedNumber }
        return nil
    }

    /// Says what is wrong with a sentence of a comment on cards; nil if nothing is.
    ///
    /// It may be left out as nothing is lost with it, so it must be in the language of the question too.
    func objection(toComment sentence: String) -> Objection? {
        if let objection = objection(to: sentence, onCards: true) { return objection }
        guard let asked = messageLanguage, let used = MessageLanguage.code(of: sentence) else { return nil }
        return asked == used ? nil : .otherLanguage
    }

    private func people(in sentence: String) -> NamedPeople {
        let language = MessageLanguage.code(of: sentence) ?? messageLanguage
        return NamedPeople(
            isKnown: { word in
                surnames.contains { FamousPeople.matches(word, $0) }
                    || !FamousPeople.spellings(of: word).isEmpty
            },
            capitalisesNouns: language == "de")
    }

    private func isQuotation(_ text: some StringProtocol) -> Bool {
        let ideographs = text.ideographCount
        return ideographs > 0
            ? ideographs >= Self.quotationIdeographs : text.plainWords.count >= Self.quotationWords
    }

    /// What is wrong with words that are given as somebody's.
    private func objection(toWords words: some StringProtocol, by names: [[String]]) -> Objection? {
        let sources = evidence.sources(of: words)
        guard !sources.isEmpty else { return .ungroundedQuotation }
        let isAttributed = names.isEmpty || sources.contains { source in names.contains(where: source.isBy) }
        return isAttributed ? nil : .wrongAuthor
    }

    /// What is wrong with words that are given to somebody without quotation marks.
    private func objection(toClaimIn sentence: String, _ people: NamedPeople) -> Objection? {
        for claim in Claim.claims(in: sentence) {
            let names = people.names(in: claim.speaker)
            guard isQuotation(claim.words) else { continue }
            // A first name at the beginning does not show as one.
            let missing = claim.speaker.plainWords.count - (names.first?.count ?? 0)
            let isNameAlone = names.count == 1 && missing <= 1
            switch claim.form {
            case .announced:
                guard !evidence.wasSpoken(claim.words) else { continue }
                if let objection = objection(toWords: claim.words, by: names) { return objection }
            case .signed:
                guard isNameAlone else { continue }
                if let objection = objection(toWords: claim.words, by: names) { return objection }
            case .labelled:
                // Nothing was found by them, so there is nothing to give them: "Einstein's words: ..."
                let isLabel = isNameAlone || claim.speaker.plainWords.count <= Self.labelWords
                guard isLabel, names.contains(where: { !evidence.isAuthor($0) }),
                    (isNameAlone && missing == 0) || !Speech.denies(claim.speaker + " " + claim.words)
                else { continue }
                return .ungroundedQuotation
            }
        }
        return reportsStranger(sentence, people) ? .ungroundedQuotation : nil
    }

    /// Whether words are reported of somebody by whom nothing was found: "as Einstein put it".
    private func reportsStranger(_ sentence: String, _ people: NamedPeople) -> Bool {
        guard isQuotation(sentence) else { return false }
        return people.names(in: sentence).contains { name in
            !evidence.isAuthor(name) && Speech.reports(name, in: sentence)
        }
    }

    private func repeatsCard(_ sentence: String) -> Bool {
        let words = sentence.plainWords
        let isRepeated = Self.runs(of: words, Self.repeatedWords).contains { run in
            let text = " \(run.joined(separator: " ")) "
            return evidence.quotes.contains { $0.words.contains(text) }
        }
        guard !isRepeated, sentence.ideographCount >= Self.repeatedIdeographs else { return isRepeated }
        return Self.runs(of: Array(sentence.squeezed), Self.repeatedIdeographs).contains { run in
            evidence.quotes.contains { $0.squeezed.contains(String(run)) }
        }
    }

    private static func runs<Element>(of elements: [Element], _ length: Int) -> [ArraySlice<Element>] {
        guard elements.count >= length else { return [] }
        return (0...(elements.count - length)).map { elements[$0..<($0 + length)] }
    }
}
