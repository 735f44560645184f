/// Finds the people a sentence names: runs of capitalised words, and surnames that are known.
struct NamedPeople {
    /// Whether a single folded word is the surname of somebody known.
    let isKnown: (String) -> Bool
    /// Whether common nouns are capitalised as well, so that a run of them is a name only where it is given words.
    let capitalisesNouns: Bool

    /// The people named, each by the folded words of the name.
    func names(in text: String) -> [[String]] {
        var names: [[String]] = []
        let tokens = Self.tokens(of: text)
        var start = 0
        while start < tokens.count {
            guard tokens[start].isCapital else {
                start += 1
                continue
            }
            let end = endOfRun(tokens, from: start)
            let run = tokens[start..<end]
            let words = run.flatMap(\.words)
            if words.contains(where: isKnown) {
                names.append(name(in: run))
            } else if run.count > 1 {
                let isPlain = run.first?.beginsSentence != true && !capitalisesNouns
                let before = start > 0 ? tokens[start - 1].words : []
                let after = end < tokens.count ? tokens[end].words : []
                if isPlain || Speech.givesWords(before: before, after: after) { names.append(words) }
            }
            start = end
        }
        let squeezed = text.squeezed
        return names + FamousPeople.uncased.filter(squeezed.contains).map { [$0] }
    }

    /// The words of a run that belong to the name of somebody known, which ends with the surname.
    private func name(in run: ArraySlice<Token>) -> [String] {
        let known = run.lastIndex { $0.words.contains(where: isKnown) } ?? run.startIndex
        // "Goethes Zeile", "die Zeile Goethes"
        guard !capitalisesNouns else { return run[known].words }
        // What a sentence begins with need not belong to the name: "Try Seneca".
        let isFirstOdd = run.first?.beginsSentence == true && known > run.startIndex
        return run[(isFirstOdd ? run.startIndex + 1 : run.startIndex)...known].flatMap(\.words)
    }

    private func endOfRun(_ tokens: [Token], from start: Int) -> Int {
        var end = start + 1
        while end < tokens.count, !tokens[end - 1].endsRun {
            if tokens[end].isCapital, !tokens[end].beginsSentence {
                end += 1
            } else if !capitalisesNouns, end + 1 < tokens.count, !tokens[end].endsRun,
                tokens[end + 1].isCapital,
                Self.particles.contains(tokens[end].words.joined())
            {
                end += 2
            } else {
                break
            }
        }
        return end
    }

    private struct Token {
        let words: [String]
        let isCapital: Bool
        let beginsSentence: Bool
        var endsRun: Bool
    }

    private static func tokens(of text: String) -> [Token] {
        var tokens: [Token] = []
        var begins = true
        let parted = text.map { "—–―(（".contains($0) ? " \($0) " : String($0) }.joined()
        for piece in parted.split(whereSeparator: \.isWhitespace) {
            guard let first = piece.firstIndex(where: { $0.isLetter || $0.isNumber }),
                let last = piece.lastIndex(where: { $0.isLetter || $0.isNumber })
            else {
                // A dash or a bracket between two names parts them.
                if !tokens.isEmpty { tokens[tokens.count - 1].endsRun = true }
                continue
            }
            let bare = piece[first...last]
            var words = bare.plainWords
            // "Seneca's", "Einstein'ın"
            if words.count > 1, words.last.map({ $0.count <= 3 }) == true, bare.contains(where: "'’".contains)
            {
                words.removeLast()
            }
            let isContraction = bare.hasPrefix("I'") || bare.hasPrefix("I’")
            let isCapital =
                bare.first?.isUppercase == true && bare.count > 1 && !isContraction
                && !ordinary.contains(words.joined(separator: " "))
            let end = piece[piece.index(after: last)...]
            tokens.append(
                Token(words: words, isCapital: isCapital, beginsSentence: begins, endsRun: !end.isEmpty))
            begins = end.contains { ".!?:…".contains($0) } && bare.count > 1
        }
        return tokens
    }

    private static let particles: Set = [
        "de", "da", "do", "di", "du", "von", "van", "der", "den", "la", "le", "del", "della", "dos", "bin",
        "ibn",
        "al", "el",
    ]

    /// Words with a capital that are not part of anybody's name.
    private static let ordinary: Set<String> = Set(
        """
        commonplace english german french italian spanish portuguese dutch polish russian turkish arabic chinese
        japanese hindi indonesian latin greek roman ancient monday tuesday wednesday thursday friday saturday
        sunday january february march april may june july august september october november december ctrl tab
        enter qwen christmas
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
