/// A walk through a grammar, byte by byte.
///
/// The sets of states met are kept, so that a step costs one look-up once it has been taken.
public struct GrammarMatcher: Sendable {
    private struct Node: Sendable {
        let states: [Int]
        let isEnd: Bool
        let admitted: [UInt8]
        var next: [Int32]
    }

    private static let unknown: Int32 = -2
    private static let none: Int32 = -1

    private let grammar: Grammar
    private var nodes: [Node] = []
    private var numbers: [[Int]: Int] = [:]
    private var current: Int

    /// Stands at the beginning of `grammar`.
    public init(_ grammar: Grammar) {
        self.grammar = grammar
        current = 0
        current = number(of: closure(of: [0]))
    }

    /// Goes back to the beginning, keeping what was learnt.
    public mutating func restart() {
        current = 0
    }

    /// Whether the text may end here.
    public var isComplete: Bool { nodes[current].isEnd }

    /// Whether anything may follow.
    public var canContinue: Bool { !nodes[current].admitted.isEmpty }

    /// Whether all of `bytes` may follow; moves past them if so, and not at all otherwise.
    public mutating func advance(_ bytes: some Sequence<UInt8>) -> Bool {
        guard let target = walk(bytes) else { return false }
        current = target
        return true
    }

    /// Whether all of `bytes` may follow.
    public mutating func admits(_ bytes: some Sequence<UInt8>) -> Bool {
        walk(bytes) != nil
    }

    /// Whether something may follow behind `bytes`.
    mutating func canContinue(after bytes: some Sequence<UInt8>) -> Bool {
        walk(bytes).map { !nodes[$0].admitted.isEmpty } ?? false
    }

    /// The bytes that must follow because there is no other way; empty at a choice or where the text may end.
    public mutating func forcedBytes() -> [UInt8] {
        var forced: [UInt8] = []
        var node = current
        while !nodes[node].isEnd, nodes[node].admitted.count == 1, let byte = nodes[node].admitted.first {
            let next = step(from: node, byte)
            guard next >= 0 else { break }
            forced.append(byte)
            node = Int(next)
        }
        return forced
    }

    private mutating func walk(_ bytes: some Sequence<UInt8>) -> Int? {
        var node = current
        var isEmpty = true
        for byte in bytes {
            let next = step(from: node, byte)
            guard next >= 0 else { return nil }
            node = Int(next)
            isEmpty = false
        }
        return isEmpty ? nil : node
    }

    private mutating func step(from node: Int, _ byte: UInt8) -> Int32 {
        let known = nodes[node].next[Int(byte)]
        guard known == Self.unknown else { return known }
        let targets = nodes[node].states.flatMap { state in
            grammar.states[state].edges.filter { $0.bytes.contains(byte) }.map(\.target)
        }
        let next = targets.isEmpty ? Self.none : Int32(number(of: closure(of: targets)))
        nodes[node].next[Int(byte)] = next
        return next
    }

    private func closure(of states: [Int]) -> [Int] {
        var seen = Set(states)
        var waiting = Array(seen)
        while let state = waiting.popLast() {
            for next in grammar.states[state].skips where seen.insert(next).inserted { waiting.append(next) }
        }
        return seen.sorted()
    }

    private mutating func number(of states: [Int]) -> Int {
        if let known = numbers[states] { return known }
        var isAdmitted = Array(repeating: false, count: 256)
        for state in states {
            for edge in grammar.states[state].edges {
                for byte in edge.bytes { isAdmitted[Int(byte)] = true }
            }
        }
        let admitted = (UInt8.min...UInt8.max).filter { isAdmitted[Int($0)] }
        nodes.append(
            Node(
                states: states, isEnd: states.contains(grammar.end), admitted: admitted,
                next: Array(repeating: Self.unknown, count: 256)))
        numbers[states] = nodes.count - 1
        return nodes.count - 1
    }
}
