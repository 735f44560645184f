/// What a benchmark is told on the command line: `--name value` pairs.
struct Options: Sendable {
    enum Fault: Error, Equatable {
        case missing(String)
        case unreadable(String)
    }

    private var values: [String: String] = [:]

    init(_ arguments: [String]) throws(Fault) {
        var rest = arguments[...]
        while let name = rest.popFirst() {
            guard name.hasPrefix("--"), let value = rest.popFirst() else { throw .unreadable(name) }
            values[String(name.dropFirst(2))] = value
        }
    }

    func text(_ name: String) throws(Fault) -> String {
        guard let value = values[name] else { throw .missing("--" + name) }
        return value
    }

    /// Whole numbers above zero, with commas between them.
    func numbers(_ name: String, default standard: [Int]) throws(Fault) -> [Int] {
        guard let value = values[name] else { return standard }
        let numbers = value.split(separator: ",").map { Int($0) ?? 0 }
        guard !numbers.isEmpty, numbers.allSatisfy({ $0 > 0 }) else {
            throw .unreadable("--\(name) \(value)")
        }
        return numbers.map { $0 }
    }
}
