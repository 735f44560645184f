public import Foundation

extension GateLine {
    /// Makes the deterministic gate of the program.
    ///
    /// - Parameter resources: The folder of its data; by default the one that belongs to this program.
    /// - Returns: The gate.
    /// - Throws: `GenerationResources.Fault`, or what is wrong with a lexicon.
    public static func standard(resources: URL? = nil) throws -> GateLine {
        let folder = try resources ?? GenerationResources.folder()
        return GateLine(
            gates: rulesOfForm + [
                WrongLanguageGate(detector: try LanguageDetector(resources: folder)),
                try ClicheGate(resources: folder),
            ])
    }

    /// How languages are told apart; nil for a line of gates that does not.
    public var languageMethod: LanguageDetector.Method? {
        gates.lazy.compactMap { ($0 as? WrongLanguageGate)?.detector.method }.first
    }
}
