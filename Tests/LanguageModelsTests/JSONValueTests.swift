import Foundation
import Testing

@testable import LanguageModels

@Suite struct JSONValueTests {
    @Test(arguments: [
        ("null", JSONValue.null), ("true", .bool(true)), ("0", .integer(0)), ("1", .integer(1)),
        ("-5", .integer(-5)),
        ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
        ("0.5", .number(0.5)),
        ("1e99", .number(1e99)), ("9223372036854775808", .number(9_223_372_036_854_775_808)),
        ("\"5\"", .string("5")),
        ("\"\"", .string("")), ("[]", .array([])), ("{}", .object([:])),
        ("[1,\"a\",null,[true]]", .array([.integer(1), .string("a"), .null, .array([.bool(true)])])),
        ("{\"a\":{\"b\":2}}", .object(["a": .object(["b": .integer(2)])])), (" 7 ", .integer(7)),
        ("\"\\u00e9\\n\\ud83d\\ude00\"", .string("é\n😀")),
    ])
    func readsEveryKind(_ text: String, _ value: JSONValue) {
        #expect(JSONValue(parsing: text) == value)
    }

    @Test(arguments: ["2.0", "2e0", "20e-1"])
    func aWholeNumberIsWholeHoweverItIsWritten(_ text: String) {
        #expect(JSONValue(parsing: text) == .integer(2))
    }

    @Test(arguments: [
        "", " ", "{", "{\"a\":}", "nul", "{}{}", "1 2", "'a'", "\"a", "{a:1}", "01", "+1", "NaN",
        "\"\\x\"", "1e999",
    ])
    func whatIsNoWholeValueIsNil(_ text: String) {
        #expect(JSONValue(parsing: text) == nil)
    }

    @Test func aHundredThousandOpenBracketsAreNil() {
        #expect(JSONValue(parsing: String(repeating: "[", count: 100_000)) == nil)
    }

    @Test func equalValuesGiveEqualText() throws {
        let one = try #require(JSONValue(parsing: #"{"query":"sea","limit":2.0,"b":{"z":1,"a":[2,1]}}"#))
        let other = try #require(
            JSONValue(parsing: #"{ "b" : {"a":[2,1],"z":1}, "limit":2, "query":"sea" }"#))
        #expect(one.canonicalText == other.canonicalText)
        #expect(one.canonicalText == #"{"b":{"a":[2,1],"z":1},"limit":2,"query":"sea"}"#)
    }

    @Test(arguments: [
        "a/b", "é日😀", "\"\\", "\n\t\u{0}\u{1F}", "\u{2028}", "<|im_end|>", "",
    ])
    func textComesBackAsItWas(_ text: String) {
        let value = JSONValue.object([text: .array([.string(text)])])
        #expect(JSONValue(parsing: value.canonicalText) == value)
        #expect(!value.canonicalText.contains("\n"))
    }

    @Test(arguments: [1e99, 0.1, -2.5, 5e-300, .greatestFiniteMagnitude])
    func numbersComeBackAsTheyWere(_ number: Double) {
        #expect(JSONValue(parsing: JSONValue.number(number).canonicalText) == .number(number))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func aNumberThatIsNoneIsWrittenAsNull(_ number: Double) {
        #expect(JSONValue.number(number).canonicalText == "null")
    }

    @Test func onlyAStringIsAString() {
        #expect(JSONValue.string("a").stringValue == "a")
        for value in [
            JSONValue.null, .bool(true), .integer(1), .number(1.5), .array([.string("a")]), .object([:]),
        ] {
            #expect(value.stringValue == nil)
        }
    }

    @Test func equalCallsGiveEqualText() {
        let call = ToolCall(tool: "search_catalog", arguments: ["query": .string("sea"), "author": .null])
        let same = ToolCall(tool: "search_catalog", arguments: ["author": .null, "query": .string("sea")])
        #expect(call.canonicalText == same.canonicalText)
        #expect(call.canonicalText != ToolCall(tool: "search_saved", arguments: call.arguments).canonicalText)
    }
}
