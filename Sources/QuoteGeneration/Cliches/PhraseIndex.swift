/// Phrases, found by the rarest of the words that they need.
struct PhraseIndex: Sendable {
    /// A place of a part, with the numbers of what fits in it instead of words.
    struct Place: Sendable {
        let group: Int
        let gap: Int
        let isOptional: Bool
    }

    struct Part: Sendable {
        let places: Range<Int>
        let isAtStart: Bool
        let isAtEnd: Bool
    }

    struct Entry: Sendable {
        let parts: Range<Int>
        let isShape: Bool
        let line: Int
    }

    /// Words looked for from the first letter of a token on.
    let heads: WordTrie
    /// Words looked for from each letter of a token on.
    let inner: WordTrie
    private(set) var places: [Place] = []
    private(set) var parts: [Part] = []
    private(set) var entries: [Entry] = []
    /// Where in `groupsOfWords` those of each word stand.
    private(set) var groupStarts: [Int32] = []
    private(set) var groupsOfWords: [Int32] = []
    /// Where in `entriesOfGroups` those stand whose rarest group it is.
    private(set) var entryStarts: [Int32] = []
    private(set) var entriesOfGroups: [Int32] = []
    private let numbers: [LexiconWord: Int]

    init(phrases: [Phrase], shapes: [Phrase], words: some Sequence<LexiconWord>) {
        var numbers: [LexiconWord: Int] = [:]
        var groups: [Set<LexiconWord>: Int] = [:]
        var groupWords: [[Int]] = []
        func number(_ word: LexiconWord) -> Int {
            if let known = numbers[word] { return known }
            numbers[word] = numbers.count
            return numbers.count - 1
        }
        var common: Set<Int> = []
        for word in words { common.insert(number(word)) }
        var keyCandidates: [[Int]] = []
        for (phrase, isShape) in phrases.map({ ($0, false) }) + shapes.map({ ($0, true) }) {
            let firstPart = parts.count
            var needed: [Int] = []
            for part in phrase.parts {
                let firstPlace = places.count
                for element in part.elements {
                    let group = groups[element.words] ?? groupWords.count
                    if group == groupWords.count {
                        groups[element.words] = group
                        groupWords.append(element.words.map(number))
                    }
                    places.append(Place(group: group, gap: element.gap, isOptional: element.isOptional))
                    if !element.isOptional { needed.append(group) }
                }
                parts.append(
                    Part(
                        places: firstPlace..<places.count, isAtStart: part.isAtStart, isAtEnd: part.isAtEnd))
            }
            entries.append(Entry(parts: firstPart..<parts.count, isShape: isShape, line: phrase.line))
            keyCandidates.append(needed)
        }
        let inner = numbers.filter { $0.key.isOpenBefore }
        let heads = numbers.filter { !$0.key.isOpenBefore }
        self.heads = WordTrie(heads.map { (word: $0.key, number: $0.value) })
        self.inner = WordTrie(inner.map { (word: $0.key, number: $0.value) })
        self.numbers = numbers
        index(groupWords, keyCandidates)
    }

    /// How many words there are.
    var wordCount: Int { numbers.count }
    /// How many groups of words there are.
    var groupCount: Int { entryStarts.count - 1 }

    /// The number of a word.
    func number(of word: LexiconWord) -> Int? {
        numbers[word]
    }

    private mutating func index(_ groupWords: [[Int]], _ needed: [[Int]]) {
        var uses = [Int](repeating: 0, count: groupWords.count)
        for groups in needed { for group in Set(groups) { uses[group] += 1 } }
        var entriesByGroup = [[Int32]](repeating: [], count: groupWords.count)
        for (entry, groups) in needed.enumerated() {
            // Large groups of common words are met often; the fewest uses and words are the rarest.
            guard
                let key = groups.min(by: { uses[$0] * groupWords[$0].count < uses[$1] * groupWords[$1].count }
                )
            else { continue }
            entriesByGroup[key].append(Int32(entry))
        }
        var groupsByWord = [[Int32]](repeating: [], count: numbers.count)
        for (group, words) in groupWords.enumerated() {
            for word in words { groupsByWord[word].append(Int32(group)) }
        }
        (entryStarts, entriesOfGroups) = Self.flat(entriesByGroup)
        (groupStarts, groupsOfWords) = Self.flat(groupsByWord)
    }

    private static func flat(_ lists: [[Int32]]) -> (starts: [Int32], values: [Int32]) {
        var starts: [Int32] = [0]
        var values: [Int32] = []
        for list in lists {
            values += list
            starts.append(Int32(values.count))
        }
        return (starts, values)
    }
}
