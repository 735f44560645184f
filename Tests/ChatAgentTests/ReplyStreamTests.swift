import Testing

@testable import ChatAgent

/// However a comment comes in, it is cut into the same sentences.
@Suite struct ReplyStreamTests {
    private func sentences(of pieces: [String]) -> [String] {
        var stream = ReplyStream()
        var sentences = pieces.flatMap { stream.sentences(appending: $0) }
        let rest = stream.rest()
        if !rest.isEmpty { sentences.append(rest) }
        return sentences
    }

    private static let texts = [
        "One. Two! Three? Four… Five", "“A. B.” Then C. \"D! E?\" F.",
        "„Mut. Kraft.“ Danach. »Ja. Nein.« Schluss.",
        "He said 'so. It is.' Then left. It's fine. The dogs' bark. End.", "3.5 days. 1.000 things. Ok.",
        "时间。生命！「一。二。」之后？好", "नमस्ते। ठीक है। अंत", "ما هذا؟ نعم. لا", "Text. — Author. More.",
        "Line one\nLine two\r\n— Author\n\nLine three.",
        "G. K. Chesterton wrote. J. S. Bach too. Plan B. Ok.",
        "« Oui. Non. » Bon. ‹ Si. › Fin.", "👨‍👩‍👧‍👦. e\u{301}. 🇫🇷! z", "“left open. And on. ", "", " ", ".", "...  ",
        "?!  ?! ",
    ]

    @Test(arguments: texts)
    func givesTheSameSentencesHoweverItComesIn(_ text: String) {
        let whole = sentences(of: [text])
        #expect(whole.joined() == text)
        let characters = text.map(String.init)
        #expect(sentences(of: characters) == whole)
        for size in 2...5 {
            let pieces = stride(from: 0, to: characters.count, by: size).map {
                characters[$0..<min($0 + size, characters.count)].joined()
            }
            #expect(sentences(of: pieces) == whole)
        }
        // Pieces of changing sizes, the same ones each time.
        var generator = Numbers(state: UInt64(text.utf8.count) + 7)
        for _ in 0..<40 {
            var pieces: [String] = []
            var rest = characters[...]
            while !rest.isEmpty {
                let size = Int(generator.next() % 6)
                pieces.append(rest.prefix(size).joined())
                rest = rest.dropFirst(size)
            }
            #expect(sentences(of: pieces) == whole)
        }
    }

    @Test(arguments: [
        ("One. Two! Three", ["One. ", "Two! ", "Three"]),
        ("“A. B.” Then go. Do", ["“A. B.” Then go. ", "Do"]),
        ("„Mut. Kraft.“ Danach. Ende", ["„Mut. Kraft.“ Danach. ", "Ende"]),
        ("»Ja. Nein.« Gut. Ende", ["»Ja. Nein.« Gut. ", "Ende"]),
        ("‘A b. C d.’ Then. End", ["‘A b. C d.’ Then. ", "End"]),
        ("It's one. It's two.", ["It's one. ", "It's two."]),
        ("Words are said. — Somebody. More", ["Words are said. — Somebody. ", "More"]),
        ("Words are said.\n— Somebody\nMore", ["Words are said.\n— Somebody\n", "More"]),
        ("G. K. Chesterton. Then", ["G. K. Chesterton. ", "Then"]),
        ("时间。生命。", ["时间。", "生命。"]),
    ])
    func cutsBehindWholeSentences(_ text: String, _ expected: [String]) {
        #expect(sentences(of: [text]) == expected)
    }

    private struct Numbers {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 33
        }
    }
}
