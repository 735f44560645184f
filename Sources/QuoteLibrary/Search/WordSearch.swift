/// Finds and ranks rows by words, and forgives where nothing answers to a word as it stands.
///
/// Each word is read in the plainest way that finds anything within the filter; then the rows that have all words
/// come first, and only if there are none those that have some.
struct WordSearch {
    /// The keys of the matches, best first.
    struct Ranking {
        var keys: [Int] = []
        var method = SearchMethod.allWords
        /// The words that were taken for others, by the word as it was asked for.
        var corrections: [String: String] = [:]
    }

    /// How well one row answers to one word, or to all of them.
    struct Hit {
        /// 1 for a word that stands there, less for one that was only guessed.
        var weight: Double
        /// SQLite's measure of relevance: negative, the better the lower.
        var score: Double
        /// Of hits that are equally good, the one with the higher order comes first.
        var order: Int
        var words = 1
    }

    private struct Reading {
        var hits: [Int: Hit] = [:]
        var method = SearchMethod.allWords
        var correction: String?
    }

    let table: SearchableTable

    /// Returns the matches of the query.
    func ranking(of query: QueryWords) throws(LibraryError) -> Ranking {
        var ranking = Ranking()
        var hits: [Int: Hit] = [:]
        for word in query.words {
            let reading = try reading(of: word)
            if let correction = reading.correction { ranking.corrections[word] = correction }
            if reading.method.forgiveness > ranking.method.forgiveness { ranking.method = reading.method }
            for (key, hit) in reading.hits {
                guard let known = hits[key] else {
                    hits[key] = Hit(weight: hit.weight, score: hit.score * hit.weight, order: hit.order)
                    continue
                }
                hits[key] = Hit(
                    weight: known.weight + hit.weight, score: known.score + hit.score * hit.weight,
                    order: hit.order, words: known.words + 1)
            }
        }
        let complete = hits.filter { $0.value.words == query.words.count }
        if complete.isEmpty, !hits.isEmpty { ranking.method = .anyWord }
        var phrase: Set<Int> = []
        if let text = query.phrase { phrase = Set(try table.rows(containing: text).keys) }
        ranking.keys = (complete.isEmpty ? hits : complete)
            .sorted { left, right in
                let holds = (phrase.contains(left.key), phrase.contains(right.key))
                if holds.0 != holds.1 { return holds.0 }
                // Weights are sums of tenths, which binary numbers do not hold exactly.
                if abs(left.value.weight - right.value.weight) > 0.001 {
                    return left.value.weight > right.value.weight
                }
                if left.value.score != right.value.score { return left.value.score < right.value.score }
                if left.value.order != right.value.order { return left.value.order > right.value.order }
                return left.key > right.key
            }
            .map(\.key)
        return ranking
    }

    // MARK: - Reading one word

    private func reading(of word: String) throws(LibraryError) -> Reading {
        let plain = try plainReading(of: word)
        if !plain.hits.isEmpty { return plain }
        let longer = word.isUnspaced ? try rows(containingPairsOf: word) : try rows(withBeginningOf: word)
        if !longer.isEmpty { return Reading(hits: longer.weighing(0.8), method: .partialWords) }
        let related = try table.rows(onThemes: Themes.related(to: word), word: word)
        // Where rows name their themes, a theme is surer than a part of the word; elsewhere it is the other way.
        if table.namesThemes, !related.isEmpty {
            return Reading(hits: related.weighing(0.6), method: .relatedWords)
        }
        let parts = try rows(withPartOf: word)
        if !parts.isEmpty { return Reading(hits: parts.weighing(0.8), method: .partialWords) }
        if !related.isEmpty { return Reading(hits: related.weighing(0.6), method: .relatedWords) }
        return try correctedReading(of: word)
    }

    private func plainReading(of word: String) throws(LibraryError) -> Reading {
        if word.isUnspaced { return Reading(hits: try table.rows(containing: word)) }
        let all = try table.rows(matching: word.quotedForSearch, word: word)
        guard !all.isEmpty else { return Reading() }
        let outsideTitles = try table.rows(matching: table.exceptTitles(word.quotedForSearch), word: word)
        if outsideTitles.isEmpty {
            // "Marriage" is asked for as a subject more often than for a book with that word in its title.
            let related = try table.rows(onThemes: Themes.related(to: word), word: word)
            guard !related.isEmpty else { return Reading(hits: all) }
            let hits = related.weighing(0.6).merging(all.weighing(0.3)) { known, _ in known }
            return Reading(hits: hits, method: .relatedWords)
        }
        guard word.count >= 5 else { return Reading(hits: all) }
        // Inflected and compound forms belong to the matches, behind those with the word itself.
        let longer = try table.rows(matching: table.exceptTitles(word.quotedForSearch + "*"), word: word)
        return Reading(hits: all.merging(longer.weighing(0.8)) { known, _ in known })
    }

    /// Looks for words that begin like this one.
    private func rows(withBeginningOf word: String) throws(LibraryError) -> [Int: Hit] {
        for beginning in [word, word.withoutEnglishEnding].compactMap({ $0 }) where beginning.count > 1 {
            let hits = try table.rows(matching: beginning.quotedForSearch + "*", word: word)
            if !hits.isEmpty { return hits }
        }
        return [:]
    }

    /// Looks for words that begin like this one without its last letters ("patient" finds "patience"), then for
    /// it inside of words.
    private func rows(withPartOf word: String) throws(LibraryError) -> [Int: Hit] {
        guard !word.isUnspaced else { return [:] }
        if word.count >= 5 {
            let stem = String(word.dropLast(word.count >= 8 ? 2 : 1))
            let hits = try table.rows(matching: stem.quotedForSearch + "*", word: word)
            if !hits.isEmpty { return hits }
        }
        return word.count == 2 || word.count >= 5 ? try table.rows(containing: word) : [:]
    }

    /// Looks for any two neighbouring characters of a text without blanks: the more of them, the better.
    private func rows(containingPairsOf text: String) throws(LibraryError) -> [Int: Hit] {
        let characters = Array(text.prefix(12))
        guard characters.count > 2 else { return [:] }
        var result: [Int: Hit] = [:]
        for index in 0..<(characters.count - 1) {
            let pair = String(characters[index...(index + 1)])
            for (key, hit) in try table.rows(containing: pair) {
                result[key] = Hit(
                    weight: hit.weight, score: hit.score + (result[key]?.score ?? 0), order: hit.order)
            }
        }
        return result
    }

    private func correctedReading(of word: String) throws(LibraryError) -> Reading {
        // In a short word one letter makes another word.
        guard word.count >= 5, !word.isUnspaced else { return Reading() }
        let near = try table.vocabulary(near: word)
        if !near.isEmpty {
            let query = near.map(\.quotedForSearch).joined(separator: " OR ")
            let hits = try table.rows(matching: query, word: word)
            if !hits.isEmpty {
                return Reading(
                    hits: hits.weighing(0.5), method: .correctedSpelling, correction: near.first)
            }
        }
        for candidate in Themes.words(near: word) {
            var hits = try rows(withBeginningOf: candidate)
            if hits.isEmpty {
                hits = try table.rows(onThemes: Themes.related(to: candidate), word: candidate)
            }
            if !hits.isEmpty {
                return Reading(hits: hits.weighing(0.5), method: .correctedSpelling, correction: candidate)
            }
        }
        return Reading()
    }
}

extension SearchMethod {
    fileprivate var forgiveness: Int {
        switch self {
        case .noWords: 0
        case .allWords: 1
        case .anyWord: 2
        case .partialWords: 3
        case .relatedWords: 4
        case .correctedSpelling: 5
        }
    }
}

extension [Int: WordSearch.Hit] {
    fileprivate func weighing(_ weight: Double) -> Self {
        mapValues { WordSearch.Hit(weight: weight, score: $0.score, order: $0.order) }
    }
}

extension String {
    /// The word without a common ending of English, if it has one and enough is left.
    fileprivate var withoutEnglishEnding: String? {
        for ending in ["ness", "ment", "less", "ful", "ous", "ing", "ed", "ly"] where hasSuffix(ending) {
            let rest = dropLast(ending.count)
            return rest.count >= 4 ? String(rest) : nil
        }
        return nil
    }
}
