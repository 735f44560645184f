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
            guard lower <= range.upperBound else { return addState() }
            return add(choices: (lower...range.upperBound).map { Array(String($0).utf8) }, from: start)
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
            addCharacter(from: start, to: first, without: without + " ")
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
        var state = start
        for number in 0...count.upperBound {
            if count.contains(number) { join(state, after) }
            guard number < count.upperBound else { break }
            let next = addState()
            addCharacter(from: state, to: next, without: without)
            state = next
        }
        return after
    }

    /// Adds one character of well-formed UTF-8 that is no control character; `without` holds ASCII only.
    private mutating func addCharacter(from start: Int, to end: Int, without: String) {
        let forbidden = Set(without.utf8)
        var lower: UInt8?
        for byte in UInt8(0x20)...0x7F {
            if byte < 0x7F, !forbidden.contains(byte) {
                lower = lower ?? byte
            } else if let first = lower {
                states[start].edges.append(Edge(bytes: first...(byte - 1), target: end))
                lower = nil
            }
        }
        let tail = UInt8(0x80)...0xBF
        let one = addState()
        let two = addState()
        states[one].edges.append(Edge(bytes: tail, target: end))
        states[two].edges.append(Edge(bytes: tail, target: one))
        // C1 control characters (U+0080...U+009F), overlong forms and surrogates are left out.
        let afterC2 = addState()
        states[afterC2].edges.append(Edge(bytes: 0xA0...0xBF, target: end))
        let afterE0 = addState()
        states[afterE0].edges.append(Edge(bytes: 0xA0...0xBF, target: one))
        let afterED = addState()
        states[afterED].edges.append(Edge(bytes: 0x80...0x9F, target: one))
        let afterF0 = addState()
        states[afterF0].edges.append(Edge(bytes: 0x90...0xBF, target: two))
        states[start].edges += [
            Edge(bytes: 0xC2...0xC2, target: afterC2), Edge(bytes: 0xC3...0xDF, target: one),
            Edge(bytes: 0xE0...0xE0, target: afterE0), Edge(bytes: 0xE1...0xEC, target: two),
            Edge(bytes: 0xED...0xED, target: afterED), Edge(bytes: 0xEE...0xEF, target: two),
            Edge(bytes: 0xF0...0xF0, target: afterF0),
        ]
    }

    private static func quoted(_ text: String) -> String {
        JSONValue.string(text).canonicalText
    }
}

private let quote = UInt8(ascii: "\"")
