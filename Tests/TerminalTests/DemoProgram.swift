import Foundation
import PseudoTerminal

/// The program that the tests run on a terminal.
enum DemoProgram {
    /// It lies beside the tests that are running.
    static var path: String { Bundle.main.bundleURL.appending(path: "TerminalDemo").path }

    /// Starts it at its prompt.
    static func lines(
        history: String? = nil, environment: [String: String] = ["LANG": "C.UTF-8"], columns: Int = 80
    ) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            path, ["lines"] + [history].compactMap { $0 },
            environment: ["NO_COLOR": "1"].merging(environment) { $1 }, columns: columns)
        try terminal.expect("> ")
        return terminal
    }
}
