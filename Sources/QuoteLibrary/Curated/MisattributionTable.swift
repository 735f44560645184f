/// Finds words that are commonly given to the wrong person in what somebody looks for.
struct MisattributionTable: Sendable {
    private struct Form: Sendable {
        let index: Int
        /// The words in their order, between blanks.
        let phrase: String
        let count: Int
        /// The words that tell something, in any order.
        let telling: Set<String>
    }

    /// Shorter phrases say too little to be known by.
    private static let fewestWords = 3

    private let rows: [Misattribution]
    private let forms: [Form]

    init(_ rows: [Misattribution]) {
        self.rows = rows
        forms = rows.enumerated().flatMap { index, row in
            row.forms.map { text in
                let words = Self.words(of: text)
                return Form(
                    index: index, phrase: Self.phrase(words), count: words.count,
                    telling: Self.telling(words))
            }
        }
    }

    /// Returns the row that a text asks for; the one with the most words in common if there are several.
    func row(for text: String) -> Misattribution? {
        let words = Self.words(of: String(text.prefix(400)))
        guard words.count >= Self.fewestWords else { return nil }
        let phrase = Self.phrase(words)
        let telling = Self.telling(words)
        var best: (index: Int, common: Int)?
        for form in forms {
            let common = Self.common(form, words: words, phrase: phrase, telling: telling)
            if common > (best?.common ?? 0) { best = (form.index, common) }
        }
        return best.map { rows[$0.index] }
    }

    /// Returns how many words make the text ask for the form; 0 when it does not.
    private static func common(
        _ form: Form, words: [String], phrase: String, telling: Set<String>
    ) -> Int {
        if phrase == form.phrase { return form.count + 1 }
        if form.count >= fewestWords, phrase.contains(form.phrase) { return form.count }
        // All of the form, in any order; in a longer one a word may be missing. In a long text it means nothing.
        let shared = form.telling.intersection(telling).count
        let missing = form.telling.count - shared
        if form.telling.count >= 3, missing <= (form.telling.count >= 5 ? 1 : 0),
            shared * 3 >= telling.count
        {
            return shared
        }
        // Only a part of the form was typed.
        if telling.count >= 3, words.count >= 4, form.phrase.contains(phrase) { return telling.count }
        if telling.count >= 4, shared == telling.count { return shared }
        return telling.count >= 6 && shared == telling.count - 1 ? shared : 0
    }

    private static func words(of text: String) -> [String] {
        text.folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    private static func phrase(_ words: [String]) -> String {
        " " + words.joined(separator: " ") + " "
    }

    private static func telling(_ words: [String]) -> Set<String> {
        Set(words.filter { $0.count > 1 && !StopWords.contains($0) }.map(\.withoutPlural))
    }
}

extension String {
    /// The word without an ending that many languages give to several of a kind.
    fileprivate var withoutPlural: String { count > 3 && hasSuffix("s") ? String(dropLast()) : self }
}
