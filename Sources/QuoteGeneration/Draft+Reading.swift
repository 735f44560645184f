extension Draft {
    /// A word in folded form.
    func foldedWord(_ word: Int) -> ArraySlice<UInt8> {
        folded[foldedWords[word]]
    }

    /// Whether a word begins with a capital; false in writing that has none.
    func isCapitalised(_ word: Int) -> Bool {
        kinds[words[word].lowerBound].contains(.upper)
    }

    /// Whether a word is made of digits alone.
    func isNumber(_ word: Int) -> Bool {
        words[word].allSatisfy { kinds[$0].contains(.number) }
    }

    /// How many letters a word has; marks are no letters.
    func letterCount(_ word: Int) -> Int {
        words[word].reduce(0) { $0 + (kinds[$1].contains(.letter) ? 1 : 0) }
    }

    /// The first word that ends behind a place.
    func word(endingAfter index: Int) -> Int {
        var low = 0
        var high = words.count
        while low < high {
            let middle = (low + high) / 2
            if words[middle].upperBound > index { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The first place at or behind another that is no blank; the end when there is none.
    func nextVisible(_ index: Int) -> Int {
        var index = index
        while index < kinds.count, kinds[index].contains(.space) { index += 1 }
        return index
    }

    /// The last place before another that is no blank; nil when there is none.
    func lastVisible(before index: Int) -> Int? {
        var index = index - 1
        while index >= 0, kinds[index].contains(.space) { index -= 1 }
        return index >= 0 ? index : nil
    }

    /// Whether a place holds one of these kinds; false outside the line.
    func holds(_ kind: ScalarKind, at index: Int) -> Bool {
        kinds.indices.contains(index) && !kinds[index].isDisjoint(with: kind)
    }

    /// Whether a place holds a scalar; false outside the line.
    func holds(_ scalar: Unicode.Scalar, at index: Int) -> Bool {
        scalars.indices.contains(index) && scalars[index] == scalar
    }

    /// A piece of the line for an objection's evidence, not longer than is good to read.
    func excerpt(_ range: Range<Int>) -> String {
        let limit = 60
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[range.clamped(to: 0..<scalars.count)].prefix(limit))
        return range.count > limit ? String(view) + "…" : String(view)
    }

    /// Words from one to another, the last included, as they stand in the line.
    func excerpt(words first: Int, through last: Int) -> String {
        excerpt(words[first].lowerBound..<words[last].upperBound)
    }
}
