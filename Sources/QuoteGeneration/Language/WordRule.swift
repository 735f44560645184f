/// What function words and letters alone decide.
struct WordRule {
    let evidence: WordEvidence
    let wanted: ListedLanguage

    /// The least score that a language passes with when there is no model.
    static let leastScore = 0.05
    /// The least when the model is in doubt: one function word among seven, or a letter of its own and one more.
    static let leastScoreInDoubt = 0.15
    /// So many different English words are not a loan.
    static let englishWords = 2
    /// So many words in the letters of a neighbour, or held together by its function words, are its own.
    static let neighbourWords = 2

    /// Whether the words are those of the wanted language, for a line that the model is in doubt about.
    var passesInDoubt: Bool { passes(with: Self.leastScoreInDoubt) }

    /// What speaks against the language when there is no model.
    var mismatch: String? {
        // Other scripts than Latin have few neighbours, which `mixture` asks for.
        guard wanted.family.contains(.en) else { return nil }
        if passes(with: Self.leastScore) { return nil }
        return "few function words of \(wanted)"
    }

    /// A second language that shows in the words.
    var mixture: String? {
        if wanted.family.contains(.en) {
            let found = evidence.englishOnly.nonzeroBitCount
            return wanted != .en && found >= Self.englishWords ? "\(found) English words" : nil
        }
        if evidence.wordsWithStrangeLetters >= Self.neighbourWords { return "letters that \(wanted) has not" }
        for neighbour in ListedLanguage.allCases
        where wanted.family.contains(neighbour) && neighbour != wanted {
            let foreign = evidence.foreign.count { $0.contains(neighbour) }
            let own = evidence.own.count { $0.contains(neighbour) }
            if foreign >= Self.neighbourWords, foreign > own {
                return "\(foreign) words of \(neighbour)"
            }
        }
        return nil
    }

    private func passes(with least: Double) -> Bool {
        let score = evidence.score(of: wanted)
        return score >= least && score >= evidence.bestOtherScore
    }
}
