import Foundation
import PseudoTerminal
import Testing

/// The program as a person runs it, with folders of its own that go when the test ends.
final class Program {
    /// What came of a run.
    struct Outcome {
        let code: Int32
        let output: String
        let errors: String

        /// The output as JSON.
        func json() throws -> Any { try JSONSerialization.jsonObject(with: Data(output.utf8)) }
    }

    /// It lies beside the tests that are running.
    static let path = Bundle.main.bundleURL.appending(path: "commonplace").path
    /// The weights to test with; nil runs no test that needs some.
    static let weights = ProcessInfo.processInfo.environment["COMMONPLACE_MODEL"]

    /// Where states of the weights' head are kept from one test to the next, for they take long to make.
    static let cache = Bundle.main.bundleURL.appending(path: "commonplace-test-states").path

    let folder: URL
    /// What a run finds in its environment; nothing of the tests' own is handed on.
    var environment: [String: String]

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "program-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        environment = [
            "HOME": folder.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TZ": "UTC",
            "COMMONPLACE_MODEL": "off",
        ]
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The file of the library.
    var library: URL { folder.appending(path: ".local/share/commonplace/library.sqlite") }

    /// Runs it to its end.
    func run(
        _ arguments: String..., input: String = "", with settings: [String: String] = [:]
    ) throws -> Outcome {
        try outcome(of: Self.path, arguments, input: input, settings)
    }

    /// Runs a line of shell in which `$C` is the program.
    func shell(_ line: String, with settings: [String: String] = [:]) throws -> Outcome {
        try outcome(
            of: "/bin/sh", ["-c", line], input: "", settings.merging(["C": Self.path]) { $1 })
    }

    /// Starts it on a terminal.
    func terminal(
        _ arguments: String..., with settings: [String: String] = ["NO_COLOR": "1"], columns: Int = 80
    ) throws -> PseudoTerminal {
        try PseudoTerminal(
            Self.path, arguments, environment: environment.merging(settings) { $1 }, columns: columns)
    }

    /// Writes a file into the folder and names it.
    func file(_ name: String, _ text: String) throws -> String {
        let url = folder.appending(path: name)
        try Data(text.utf8).write(to: url)
        return url.path
    }

    private func outcome(
        of path: String, _ arguments: [String], input: String, _ settings: [String: String]
    ) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.environment = environment.merging(settings) { $1 }
        // Files, not pipes: however much is said, nobody waits for the other.
        let names = (0...2).map { folder.appending(path: "\(UUID().uuidString)-\($0)").path }
        for (name, text) in zip(names, [input, "", ""]) { try Data(text.utf8).write(to: URL(filePath: name)) }
        defer { for name in names { try? FileManager.default.removeItem(atPath: name) } }
        process.standardInput = try FileHandle(forReadingFrom: URL(filePath: names[0]))
        process.standardOutput = try FileHandle(forWritingTo: URL(filePath: names[1]))
        process.standardError = try FileHandle(forWritingTo: URL(filePath: names[2]))
        try process.run()
        process.waitUntilExit()
        return Outcome(
            code: process.terminationStatus, output: try String(contentsOfFile: names[1], encoding: .utf8),
            errors: try String(contentsOfFile: names[2], encoding: .utf8))
    }
}
