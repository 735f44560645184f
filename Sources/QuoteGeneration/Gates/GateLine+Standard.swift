public import Foundation

extension GateLine {
    /// Makes the deterministic gate of the program.
    ///
    /// - Parameter resources: The folder of its data; by default the one that belongs to this program.
    /// - Returns: The gate.
    /// - Throws: `GenerationResources.Fault`.
    public static func standard(resources: URL? = nil) throws -> GateLine {
        let folder = try resources ?? GenerationResources.folder()
        return GateLine(
            gates: rulesOfForm + [
                WrongLanguageGate(detector: try LanguageDetector(resources: folder)),
                try clicheGate(folder),
            ])
    }

    private static func clicheGate(_ folder: URL) throws -> ClicheGate {
        do {
            return try ClicheGate(resources: folder)
        } catch let error as ClicheLexiconError {
            switch error {
            case .unreadable(let file): throw GenerationResources.Fault.unreadable(file: file)
            case .malformed(let file, let line, _):
                throw GenerationResources.Fault.unreadable(file: "\(file), line \(line)")
            }
        }
    }

    /// How languages are told apart; nil for a line of gates that does not.
    public var languageMethod: LanguageDetector.Method? {
        gates.lazy.compactMap { ($0 as? WrongLanguageGate)?.detector.method }.first
    }
}
