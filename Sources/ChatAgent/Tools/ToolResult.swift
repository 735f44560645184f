public import LanguageModels
public import QuoteLibrary

/// What a call gave.
public struct ToolResult: Sendable, Equatable {
    /// What was found.
    public enum Finding: Sendable, Equatable {
        /// Curated quotes.
        case catalog(CatalogMatches)
        /// Quotes of the person.
        case saved(SavedMatches)
        /// The person's streak.
        case streak(StreakStatus)
        /// Nothing, because the call could not be run: a short reason without paths or SQL.
        case failure(String)
    }

    /// The call with the arguments it was run with.
    public let call: ToolCall
    /// What was found.
    public let finding: Finding
    /// What was moved into its bounds.
    public let remarks: [String]
    /// Names of arguments that the tool does not know.
    public let ignoredArguments: [String]
    /// The number of the first card; cards are numbered through a conversation's turn.
    public var firstNumber = 1

    /// Makes a result.
    public init(
        call: ToolCall, finding: Finding, remarks: [String] = [], ignoredArguments: [String] = []
    ) {
        self.call = call
        self.finding = finding
        self.remarks = remarks
        self.ignoredArguments = ignoredArguments
    }

    /// The quotes found, in the order of their cards.
    public var cards: [QuoteCard] {
        switch finding {
        case .catalog(let matches):
            matches.quotes.enumerated().map { QuoteCard(number: firstNumber + $0, quote: .catalog($1)) }
        case .saved(let matches):
            matches.quotes.enumerated().map { QuoteCard(number: firstNumber + $0, quote: .saved($1)) }
        case .streak, .failure: []
        }
    }
}

/// A quote under the number by which the person and the model refer to it.
public struct QuoteCard: Sendable, Equatable {
    /// Where the quote comes from.
    public enum Quote: Sendable, Equatable {
        case catalog(CatalogQuote)
        case saved(SavedQuote)
    }

    /// The number on the card.
    public let number: Int
    /// The quote itself.
    public let quote: Quote

    /// Makes a card.
    public init(number: Int, quote: Quote) {
        self.number = number
        self.quote = quote
    }

    /// The words.
    public var text: String {
        switch quote {
        case .catalog(let quote): quote.text
        case .saved(let quote): quote.text
        }
    }

    /// Whose they are, if anyone is known.
    public var author: String? {
        switch quote {
        case .catalog(let quote): quote.author
        case .saved(let quote): quote.author
        }
    }
}
