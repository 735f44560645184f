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
        let generic = words(.generic)
        let stale = words(.stale)
        let isWorn = !generic.isEmpty
        // A river may be a river; beside words such as hope or dreams it stands for something else.
        let things = found.filter { $0.kinds.contains(.thing) && !(isWorn && $0.kinds.contains(.stale)) }
            .map(\.place)
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
        let share = Double(generic.count) / Double(max(draft.words.count, 1))
        let formula = max(0, share - Points.formulaAllowed) * Points.formulaSlope
        add(.formula, -min(formula, Points.formulaCap), generic)
        let wear = min(Double(stale.count) * Points.staleImage, Points.staleImageCap)
        add(.staleImage, isWorn ? -wear : 0, stale)
        return parts
    }

    /// Returns who does something: a person or pronoun, or the first word when it tells the reader to do it.
    private func agents(before actions: [Int]) -> [Int] {
        guard let last = actions.last else { return [] }
        if actions.first == 0 { return [0] }
        let actors = found.filter { !$0.kinds.isDisjoint(with: [.agent, .person]) && $0.place < last }
        return actors.prefix(1).map(\.place)
    }

    private func words(_ kind: WordKinds) -> [Int] {
        found.filter { $0.kinds.contains(kind) }.map(\.place)
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
