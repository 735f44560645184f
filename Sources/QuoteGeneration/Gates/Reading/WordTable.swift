/// A table of words as it is written in the source: one named list a line, its items parted by commas.
struct WordTable: Sendable {
    private let lists: [String: [String]]

    /// Reads lines such as `by: by, written by`.
    init(_ text: String) {
        var lists: [String: [String]] = [:]
        for line in text.split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let items = line[line.index(after: colon)...].split(separator: ",").map { item in
                item.drop { $0 == " " }
            }
            lists[String(line[..<colon]), default: []] += items.map(String.init)
        }
        self.lists = lists
    }

    /// The items of a list; none when the table does not have it.
    subscript(name: String) -> [String] {
        lists[name] ?? []
    }

    /// The items of a list as phrases to be found in drafts.
    func phrases(_ name: String) -> PhraseSet {
        PhraseSet(self[name])
    }
}
