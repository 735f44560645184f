/// What the words of a line stand for, and the points they give.
struct WordFindings {
    private let draft: Draft
    private var found: [(kinds: WordKinds, place: Int)] = []

    init(_ draft: Draft, list: WordKindList) {
        self.draft = draft
        for (place, word) in draft.foldedWords.enumerated() {
            var kinds = list.kinds(of: draft.folded[word])
            if draft.kinds[draft.words[place].lowerBound].contains(.number) { kinds.insert(.detail) }
            if !kinds.isEmpty { found.append((kinds, place)) }
        }
    }

    var parts: [DistinctivenessScore.Part] {
        let formula = words([.generic, .abstract])
        let worn = wornImages
        let things = words(.thing).filter { !worn.contains($0) }
        let persons = words(.person)
        let actions = words(.action)
        let feelings = words(.feeling)
        let isConcrete = !things.isEmpty || !persons.isEmpty

        var parts: [DistinctivenessScore.Part] = []
        func add(_ name: DistinctivenessScore.Part.Name, _ points: Double, _ places: [Int]) {
            if points != 0 { parts.append(.init(name: name, points: points, evidence: text(of: places))) }
        }
        add(.image, min(Double(things.count) * Points.image, Points.imageCap), things)
        add(.person, persons.isEmpty ? 0 : Points.person, persons)
        let details = words(.detail)
        add(.detail, details.isEmpty ? 0 : Points.detail, details)
        add(.action, actions.isEmpty ? 0 : Points.action, actions)
        let actors = agents(before: actions)
        add(.agency, actors.isEmpty ? 0 : Points.agency, actors)
        add(.feeling, feelings.isEmpty || !isConcrete ? 0 : Points.feeling, feelings)
        // What cannot be seen weighs fully; words such as "always" are common in good lines too.
        let weight = formula.reduce(0.0) { $0 + (isAbstract($1) ? 1 : Points.genericWeight) }
        let share = weight / Double(max(draft.words.count, 1))
        let excess = max(0, share - Points.formulaAllowed) * Points.formulaSlope
        add(.formula, -min(excess, Points.formulaCap), formula)
        add(.staleImage, -min(Double(worn.count) * Points.staleImage, Points.staleImageCap), worn)
        return parts
    }

    /// Returns who does something: a person or pronoun, or the first word when it tells the reader to do it.
    private func agents(before actions: [Int]) -> [Int] {
        guard let last = actions.last else { return [] }
        if actions.first == 0 { return [0] }
        let actors = found.filter { !$0.kinds.isDisjoint(with: [.agent, .person]) && $0.place < last }
        return actors.prefix(1).map(\.place)
    }

    /// Returns the images that stand for what cannot be seen: a thing closely before such a word, as in "the
    /// garden of life", and every worn one beside such a word, as in "hope is a candle".
    private var wornImages: [Int] {
        let abstract = words(.abstract)
        guard !abstract.isEmpty else { return [] }
        return found.filter { kinds, place in
            if kinds.contains(.stale) { return true }
            guard kinds.contains(.thing), !kinds.contains(.person) else { return false }
            let reach = (place + 1)...(place + Points.imageReach)
            return abstract.contains { reach.contains($0) && !isParted(place, from: $0) }
        }
        .map(\.place)
    }

    /// Whether a comma or another mark stands between two words.
    private func isParted(_ place: Int, from later: Int) -> Bool {
        draft.kinds[draft.words[place].upperBound..<draft.words[later].lowerBound].contains {
            $0.isDisjoint(with: [.wordPart, .space, .apostrophe])
        }
    }

    private func isAbstract(_ place: Int) -> Bool {
        found.contains { $0.place == place && $0.kinds.contains(.abstract) }
    }

    private func words(_ kinds: WordKinds) -> [Int] {
        found.filter { !$0.kinds.isDisjoint(with: kinds) }.map(\.place)
    }

    private func text(of places: [Int]) -> String {
        places.map { place in
            var text = String.UnicodeScalarView()
            text.append(contentsOf: draft.scalars[draft.words[place]])
            return String(text)
        }
        .joined(separator: ", ")
    }
}
