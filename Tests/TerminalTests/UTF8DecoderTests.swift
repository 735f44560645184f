import Terminal
import Testing

@Suite struct UTF8DecoderTests {
    @Test(arguments: ["é", "日", "😀", "👩‍👩‍👧", "a é日😀 z"])
    func joinsCharactersThatArriveByteByByte(text: String) {
        var decoder = UTF8Decoder()
        var result = ""
        for byte in text.utf8 {
            let piece = decoder.decode([byte])
            #expect(!piece.contains("\u{FFFD}"))
            result += piece
        }
        #expect(result + decoder.finish() == text)
    }

    @Test(arguments: [[0xC3], [0xE6, 0x97], [0xF0, 0x9F, 0x98]] as [[UInt8]])
    func anUnfinishedCharacterAtTheEndIsReplacedOnce(bytes: [UInt8]) {
        var decoder = UTF8Decoder()
        #expect(decoder.decode([0x61] + bytes) == "a")
        #expect(decoder.finish() == "\u{FFFD}")
        #expect(decoder.finish() == "")
    }

    @Test(
        arguments: [
            [0xFF], [0x80], [0xC0, 0xAF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
            [0xF5, 0x80], [0xC3, 0x41], [0xE6, 0x97, 0x41], [0xF0, 0x9F, 0xC3, 0xA9],
        ] as [[UInt8]])
    func bytesThatCannotBeTextGiveTheSameByteByByteAsWhole(bytes: [UInt8]) {
        var decoder = UTF8Decoder()
        let result = bytes.reduce(into: "") { $0 += decoder.decode([$1]) } + decoder.finish()
        #expect(result == String(decoding: bytes, as: UTF8.self))
    }
}
