import Foundation
import Testing

@testable import QuoteGeneration

/// The files that the tests of taste and distinctiveness read.
enum TasteFixtures {
    struct Pair: Decodable {
        let id: String
        let locale: QuoteLocale
        let better: String
        let worse: String
    }

    struct Line: Decodable {
        let text: String
        let label: String
    }

    /// The folder that holds the built bundles.
    static let builtFolder = Bundle.module.bundleURL.deletingLastPathComponent()

    static func resources() throws -> URL {
        try GenerationResources.folder(besideProgramIn: builtFolder)
    }

    static func sentences() -> URL {
        builtFolder.appending(path: "commonplace_TasteTrainer.resources/Sentences")
    }

    static func pairs(_ name: String) throws -> [Pair] { try rows(name) }

    static func lines(_ name: String) throws -> [Line] { try rows(name) }

    /// Copies the folder of taste, so that a test can damage it.
    static func copiedResources() throws -> URL {
        let copy = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: resources().appending(path: "taste"), to: copy.appending(path: "taste"))
        return copy
    }

    private static func rows<Row: Decodable>(_ name: String) throws -> [Row] {
        let file = Bundle.module.bundleURL.appending(path: "Fixtures/taste/\(name).jsonl")
        return try Data(contentsOf: file).split(separator: 0x0A)
            .map { try JSONDecoder().decode(Row.self, from: $0) }
    }
}
