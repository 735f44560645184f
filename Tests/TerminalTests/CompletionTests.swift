import Testing

@testable import Terminal

@Suite struct CompletionTests {
    @Test(
        arguments: [
            ("/se", ["/search", "/saved", "/save"], Completion.insert("arch ")),
            ("/sa", ["/search", "/saved", "/save"], .insert("ve")),
            ("/save", ["/search", "/saved", "/save"], .list(["/saved", "/save"])),
            ("", ["/search", "/saved"], .insert("/s")),
            ("/mood l", ["love", "joy"], .insert("ove ")),
            ("/mood ", ["love", "joy"], .list(["love", "joy"])),
            ("x", ["love"], .nothing),
            ("", [], .nothing),
            ("a", ["alpha", "alpha"], .insert("lpha ")),
            ("日", ["日本", "日光"], .list(["日本", "日光"])),
            ("l", ["love\nrm", "love\u{1B}[2J", "love\tx"], .nothing),
            ("e", ["é", "e\u{301}"], .nothing),
        ] as [(String, [String], Completion)])
    func completesTheLastWord(line: String, candidates: [String], expected: Completion) {
        #expect(Completion(of: line, candidates: candidates) == expected)
    }

    @Test func candidatesStandInColumnsThatFit() {
        #expect(Completion.rows(of: ["a", "日本", "ccc", "d"], width: 12) == ["a     日本", "ccc   d"])
        #expect(Completion.rows(of: ["aaaa", "b"], width: 3) == ["aaaa", "b"])
    }
}
