import Testing

@testable import LanguageModels

/// Random ways through a grammar, and what the reading side makes of them.
@Suite struct GrammarWalkTests {
    private static let call = GenerationSchema.object([
        ("tool", .enumeration(["search", "sea\"rch", "日本"]), isRequired: true),
        ("query", .string(maximumLength: 12, without: "<>"), isRequired: false),
        ("limit", .integer(0...120), isRequired: false),
        (
            "in",
            .object([
                ("deep", .oneOf([.literal("null"), .literal("[true]"), .integer(7...7)]), isRequired: true),
                ("more", .optional(.sequence([.literal("1"), .literal("0")])), isRequired: false),
            ]), isRequired: false
        ),
    ])

    @Test(arguments: 0..<150 as Range<UInt64>)
    func everyWayThroughAnObjectIsReadAsItWasMeant(_ seed: UInt64) throws {
        let text = try #require(walk(Self.call, seed: seed))
        // "more" may be written without a value: then it is not JSON, and left aside here.
        guard !text.contains("\"more\":}") else { return }
        guard case .object(let call)? = JSONValue(parsing: text) else {
            Issue.record("not an object: \(text)")
            return
        }
        #expect(["search", "sea\"rch", "日本"].contains(call["tool"]?.stringValue))
        #expect(Set(call.keys).isSubset(of: ["tool", "query", "limit", "in"]))
        if let query = call["query"] {
            let words = try #require(query.stringValue)
            #expect((1...12).contains(words.unicodeScalars.count))
            #expect(!words.contains { "<>\"\\".contains($0) || $0.isNewline })
        }
        if let limit = call["limit"] {
            guard case .integer(0...120) = limit else {
                Issue.record("limit \(limit)")
                return
            }
        }
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func proseIsOneLineThatBeginsWithNoBlank(_ seed: UInt64) throws {
        let forbidden = "{}<>[]`|é„"
        let text = try #require(walk(.prose(maximumLength: 40, without: forbidden), seed: seed))
        #expect((1...40).contains(text.unicodeScalars.count))
        #expect(text.unicodeScalars.first?.properties.isWhitespace == false)
        for scalar in text.unicodeScalars {
            #expect(!forbidden.unicodeScalars.contains(scalar))
            #expect(scalar.properties.generalCategory != .control)
            #expect(!Character(scalar).isNewline)
        }
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func numbersStayInTheirBounds(_ seed: UInt64) throws {
        var generator = SplitMix64(state: seed)
        let bounds = [
            Int.random(in: 0...99_999, using: &generator), Int.random(in: 0...99_999, using: &generator),
        ]
        let range = min(bounds[0], bounds[1])...max(bounds[0], bounds[1])
        let text = try #require(walk(.integer(range), seed: seed))
        let number = try #require(Int(text))
        #expect(range.contains(number))
        #expect(String(number) == text)
        for (edge, isInside) in [
            (range.lowerBound, true), (range.upperBound, true), (range.lowerBound - 1, false),
            (range.upperBound + 1, false),
        ] where edge >= 0 { #expect(admits(.integer(range), String(edge).utf8) == isInside) }
    }

    @Test func aDeepSchemaIsWalked() {
        var schema = GenerationSchema.literal("x")
        for depth in 0...300 {
            schema =
                depth.isMultiple(of: 2)
                ? .optional(schema) : .sequence([.literal("("), schema, .literal(")")])
        }
        #expect(admits(schema, "".utf8))
        let whole = String(repeating: "(", count: 150) + "x" + String(repeating: ")", count: 150)
        #expect(admits(schema, whole.utf8))
        #expect(!admits(schema, whole.dropLast().utf8))
    }

    @Test func aWideSchemaStaysNarrowToWalk() {
        let names = (0..<5_000).map { "author number \($0)" }
        let schema = GenerationSchema.sequence([.enumeration(names), .integer(0...Int.max)])
        var matcher = GrammarMatcher(Grammar(schema))
        let forced = matcher.forcedBytes()
        #expect(forced == Array("\"author number ".utf8))
        let isAdmitted = matcher.advance("\"author number 4999\"17".utf8)
        #expect(isAdmitted)
        #expect(matcher.isComplete)
        #expect(!admits(schema, "\"author number 5000\"17".utf8))
    }

    @Test func whatWasLearntIsTheSameTheSecondTime() throws {
        var matcher = GrammarMatcher(Grammar(Self.call))
        for seed in 0..<10 as Range<UInt64> {
            let text = try #require(walk(Self.call, seed: seed))
            let isAdmitted = matcher.advance(text.utf8)
            #expect(isAdmitted)
            #expect(matcher.isComplete)
            matcher.restart()
        }
    }

    /// Takes any byte that may follow until the text may end and a coin says so; nil if there is no way on.
    private func walk(_ schema: GenerationSchema, seed: UInt64) -> String? {
        var generator = SplitMix64(state: seed)
        var matcher = GrammarMatcher(Grammar(schema))
        var bytes: [UInt8] = []
        while matcher.canContinue {
            if matcher.isComplete, Int.random(in: 0..<6, using: &generator) == 0 { break }
            // ASCII as often as all else, so that strings end.
            let all = (UInt8.min...UInt8.max).filter { matcher.admits([$0]) }
            let plain = all.filter { $0 < 0x80 }
            let some = plain.isEmpty || Bool.random(using: &generator) ? all : plain
            guard let byte = some.randomElement(using: &generator), matcher.advance([byte]) else {
                return nil
            }
            bytes.append(byte)
        }
        return matcher.isComplete ? String(validating: bytes, as: UTF8.self) : nil
    }
}
