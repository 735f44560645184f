import Testing

@testable import LanguageModels

@Suite struct CharacterStreamTests {
    private static let texts = [
        "", "a", "é", "e\u{301}", "日", "👨‍👩‍👧‍👦", "a👨‍👩‍👧‍👦b", "🇩🇪🇫🇷", "ก็", "z\u{301}\u{302}\u{303}y", "\r\n", "x\r\ny",
        "नमस्ते",
        "Ein „Satz“ – mit 日本語 und 👍🏽.",
    ]

    @Test(arguments: texts)
    func anyTwoCutsGiveTheSameCharacters(_ text: String) {
        let bytes = Array(text.utf8)
        for first in 0...bytes.count {
            for second in first...bytes.count {
                expectWhole([bytes[..<first], bytes[first..<second], bytes[second...]], text)
            }
        }
        expectWhole(bytes.indices.map { bytes[$0...$0] }, text)
    }

    @Test(
        arguments: [
            [0xFF, 0x41], [0x41, 0xFF], [0xFF, 0x41, 0x42], [0x80, 0x80, 0x80, 0x80, 0x80], [0xC3],
            [0xC3, 0x28],
            [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xF0, 0x9F, 0x98], [0xF0, 0x80, 0x80, 0x80],
            [0xF8, 0x88, 0x80, 0x80, 0x80],
            [0xED, 0xA0, 0x80, 0x41], [0xC0, 0x80], [0xF0, 0x9F, 0xC3, 0xA9], [0xE2, 0xE2, 0xE2, 0x82, 0xAC],
            [0x65, 0xCC],
        ] as [[UInt8]])
    func badBytesAreReplacedWhereverTheyAreCut(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        for cut in 0...bytes.count { expectWhole([bytes[..<cut], bytes[cut...]], text) }
        expectWhole(bytes.indices.map { bytes[$0...$0] }, text)
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func anyBytesInAnyPiecesAreReadLikeTheWhole(_ seed: UInt64) {
        var generator = SplitMix64(state: seed)
        let lead: [UInt8] = [
            0x41, 0x0A, 0x80, 0xBF, 0xC3, 0xE2, 0xED, 0xF0, 0xF4, 0xFF, 0xCC, 0x81, 0x9F, 0x98,
        ]
        let bytes = (0..<40).map { _ in lead.randomElement(using: &generator) ?? 0 }
        var pieces: [ArraySlice<UInt8>] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = rest.prefix(Int.random(in: 0...5, using: &generator))
            pieces.append(piece)
            rest = rest.dropFirst(piece.count)
        }
        expectWhole(pieces, String(decoding: bytes, as: UTF8.self))
    }

    @Test func nothingIsHeldBackLongerThanOneCharacter() {
        var stream = CharacterStream()
        let texts = [
            stream.text(appending: "Ma".utf8), stream.text(appending: "n".utf8), stream.rest(), stream.rest(),
            stream.text(appending: "b".utf8), stream.rest(),
        ]
        #expect(texts == ["M", "a", "n", "", "", "b"])
    }

    /// Pieces joined are the text, and each piece is whole in characters.
    private func expectWhole(
        _ pieces: [ArraySlice<UInt8>], _ text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var stream = CharacterStream()
        var parts = pieces.map { stream.text(appending: $0) }
        parts.append(stream.rest())
        #expect(Array(parts.joined().utf8) == Array(text.utf8), sourceLocation: sourceLocation)
        #expect(parts.flatMap { Array($0) } == Array(text), sourceLocation: sourceLocation)
    }
}
