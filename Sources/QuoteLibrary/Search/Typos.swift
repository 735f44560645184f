extension String {
    /// Whether one typing error parts the two: a letter wrong, missing, too much, or two changed places.
    func isOneTypo(from other: String) -> Bool {
        let first = Array(unicodeScalars)
        let second = Array(other.unicodeScalars)
        guard abs(first.count - second.count) <= 1, first != second else { return false }
        var start = 0
        while start < min(first.count, second.count), first[start] == second[start] { start += 1 }
        var ends = (first.count, second.count)
        while ends.0 > start, ends.1 > start, first[ends.0 - 1] == second[ends.1 - 1] {
            ends = (ends.0 - 1, ends.1 - 1)
        }
        let rest = (ends.0 - start, ends.1 - start)
        switch rest {
        case (1, 1), (0, 1), (1, 0): return true
        case (2, 2): return first[start] == second[start + 1] && first[start + 1] == second[start]
        default: return false
        }
    }
}
