import ChatAgent
import QuoteGeneration
import QuoteLibrary
import Terminal

/// Shows lines being written, and what became of them.
///
/// A draft is shown in the status line only, as a draft: nobody takes it for a saved quote, and it is gone when a
/// gate refuses it.
struct GenerationPrinter: Sendable {
    let screen: Screen
    let status: StatusLine?

    /// Shows what is going on.
    func show(_ event: LineEvent) {
        switch event {
        case .round(let number, let drafts):
            status?.show(
                number == 1 ? "Writing \(drafts) drafts" : "Writing \(drafts) drafts, round \(number)")
        case .draft(let number, let text): status?.show("Draft \(number), not saved: \(text)")
        case .judging(let count): status?.show(count == 1 ? "Judging a draft" : "Judging \(count) drafts")
        case .waiting(let time): status?.show("The model asks to wait \(time.components.seconds) seconds")
        case .met(let candidate):
            guard let rejection = candidate.rejection else { return }
            status?.show("Draft \(candidate.number) is out: \(rejection.reason ?? rejection.stage.rawValue)")
        }
    }

    /// Shows what was accepted, the table of every draft if it is asked for, and the curated quotation that stands in
    /// where a line is missing, named as what it is.
    ///
    /// - Returns: The cards shown.
    @discardableResult
    func show(_ report: GenerationReport, explains: Bool, isNumbered: Bool = false) -> [QuoteCard] {
        status?.clear()
        let renderer = CardRenderer(screen: screen)
        var cards: [QuoteCard] = []
        func show(_ quote: QuoteCard.Quote) {
            let card = QuoteCard(number: cards.count + 1, quote: quote)
            cards.append(card)
            screen.writeLine(renderer.text(of: card, isNumbered: isNumbered))
        }
        for accepted in report.accepted {
            if let quote = accepted.saved {
                show(.saved(quote))
            } else {
                screen.writeLine(renderer.text(ofUnsaved: accepted.line))
            }
        }
        if explains { screen.writeLine(ExplanationTable(report.candidates).text) }
        if let curated = report.curated {
            screen.writeLine(screen.styled("From the catalog instead:", as: .note))
            show(.catalog(curated))
        }
        return cards
    }
}
