/// A schema as a machine over bytes: which byte may follow, and where text may end.
///
/// llama.cpp has grammars too. This one differs in three ways that the product needs: it never throws or aborts on a
/// token it forbids, it knows the one text that must follow (`GrammarMatcher.forcedBytes`), and it can be tested without a
/// model. States are nondeterministic; `GrammarMatcher` makes them deterministic as it goes.
public struct Grammar: Sendable {
    struct Edge: Sendable {
        let bytes: ClosedRange<UInt8>
        let target: Int
    }

    struct State: Sendable {
        var edges: [Edge] = []
        var skips: [Int] = []
    }

    private(set) var states: [State] = [State()]
    private(set) var end = 0

    /// Builds the machine of a schema.
    public init(_ schema: GenerationSchema) {
        end = add(schema, from: 0)
    }

    private mutating func addState() -> Int {
        states.append(State())
        return states.count - 1
    }

    private mutating func join(_ from: Int, _ to: Int) {
        states[from].skips.append(to)
    }

    /// Adds the states of a schema behind `start`, and returns the state after it.
    private mutating func add(_ schema: GenerationSchema, from start: Int) -> Int {
        switch schema {
        case .literal(let text):
            return add(bytes: Array(text.utf8), from: start)
        case .integer(let range):
            let lower = max(range.lowerBound, 0)
            let after = addState()
            if lower <= range.upperBound {
                add(UTF8Ranges.digits(of: lower...range.upperBound), from: start, to: after)
            }
            return after
        case .enumeration(let names):
            return add(choices: names.map { Array(Self.quoted($0).utf8) }, from: start)
        case .string(let maximumLength, let without):
            let opened = add(bytes: [quote], from: start)
            let filled = addCharacters(1...max(maximumLength, 1), from: opened, without: without + "\"\\")
            return add(bytes: [quote], from: filled)
        case .fields(let open, let separator, let close, let fields):
            return add(fields, open: open, separator: separator, close: close, from: start)
        case .oneOf(let schemas):
            let after = addState()
            for schema in schemas { join(add(schema, from: start), after) }
            return after
        case .sequence(let schemas):
            return schemas.reduce(start) { add($1, from: $0) }
        case .optional(let schema):
            let after = addState()
            join(start, after)
            join(add(schema, from: start), after)
            return after
        case .prose(let maximumLength, let without):
            guard maximumLength > 0 else { return start }
            let first = addState()
            add(Self.sequences(without: without + blanks), from: start, to: first)
            return addCharacters(0...(maximumLength - 1), from: first, without: without)
        }
    }

    private mutating func add(bytes: [UInt8], from start: Int) -> Int {
        var state = start
        for byte in bytes {
            let next = addState()
            states[state].edges.append(Edge(bytes: byte...byte, target: next))
            state = next
        }
        return state
    }

    /// Adds alternatives that share their beginnings, so that a long list stays narrow.
    private mutating func add(choices: [[UInt8]], from start: Int) -> Int {
        let after = addState()
        // A state of its own: what else leaves `start` must not be shared with.
        let root = addState()
        join(start, root)
        var children: [[UInt8: Int]] = [[:]]
        var stateOf = [root]
        for choice in choices {
            var node = 0
            for byte in choice {
                if let child = children[node][byte] {
                    node = child
                } else {
                    let state = addState()
                    states[stateOf[node]].edges.append(Edge(bytes: byte...byte, target: state))
                    children[node][byte] = children.count
                    node = children.count
                    children.append([:])
                    stateOf.append(state)
                }
            }
            join(stateOf[node], after)
        }
        return after
    }

    private mutating func add(
        _ fields: [GenerationSchema.Field], open: String, separator: String, close: String, from start: Int
    ) -> Int {
        // Two ways run side by side: nothing written yet, and something written, where a separator is due.
        var empty: Int? = add(bytes: Array(open.utf8), from: start)
        var filled: Int?
        for field in fields {
            let label = Array(field.label.utf8)
            let after = addState()
            if let empty { join(add(field.schema, from: add(bytes: label, from: empty)), after) }
            if let filled {
                join(add(field.schema, from: add(bytes: Array(separator.utf8) + label, from: filled)), after)
                if !field.isRequired { join(filled, after) }
            }
            filled = after
            if field.isRequired { empty = nil }
        }
        let closed = addState()
        for end in [empty, filled].compactMap({ $0 }) {
            join(add(bytes: Array(close.utf8), from: end), closed)
        }
        return closed
    }

    private mutating func addCharacters(
        _ count: ClosedRange<Int>, from start: Int, without: String
    ) -> Int {
        let after = addState()
        let sequences = Self.sequences(without: without)
        var state = start
        for number in 0...count.upperBound {
            if count.contains(number) { join(state, after) }
            guard number < count.upperBound else { break }
            let next = addState()
            add(sequences, from: state, to: next)
            state = next
        }
        return after
    }

    private mutating func add(_ sequences: [[ClosedRange<UInt8>]], from start: Int, to end: Int) {
        for sequence in sequences {
            var state = start
            for (index, bytes) in sequence.enumerated() {
                let next = index == sequence.count - 1 ? end : addState()
                states[state].edges.append(Edge(bytes: bytes, target: next))
                state = next
            }
        }
    }

    private static func sequences(without text: String) -> [[ClosedRange<UInt8>]] {
        UTF8Ranges.scalars(without: text).flatMap(UTF8Ranges.sequences(of:))
    }

    private static func quoted(_ text: String) -> String {
        JSONValue.string(text).canonicalText
    }
}

private let quote = UInt8(ascii: "\"")
private let blanks =
    " \u{A0}\u{1680}\u{2000}\u{2001}\u{2002}\u{2003}\u{2004}\u{2005}\u{2006}\u{2007}\u{2008}\u{2009}\u{200A}\u{202F}\u{205F}\u{3000}"
