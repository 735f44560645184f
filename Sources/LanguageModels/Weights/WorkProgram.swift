import Foundation

/// A program that a fetch runs in its work folder, which also takes its messages.
struct WorkProgram {
    private let tool: String
    private let arguments: [String]
    private let work: String
    private let environment: [String: String]
    /// The descriptor of the lock, which the program keeps: see `FileLock`.
    private let lock: Int32

    init(_ tool: String, _ arguments: [String], work: String, environment: [String: String], lock: Int32) {
        self.tool = tool
        self.arguments = arguments
        self.work = work
        self.environment = environment
        self.lock = lock
    }

    /// Runs the program.
    ///
    /// - Parameters:
    ///   - temporaryFolder: Where it puts what it needs for a moment; by default where it likes.
    ///   - output: The file its output is appended to; by default that of its messages.
    ///   - whileRunning: Called about fifty times a second.
    /// - Returns: Why it failed, or nil.
    /// - Throws: `WeightsError.cancelled`.
    func run(
        temporaryFolder: String? = nil, output: String? = nil, whileRunning: () -> Void = {}
    ) async throws(WeightsError) -> WeightsError.SourceFailure? {
        guard let path = ChildProcess.find(tool, in: environment) else { return .toolMissing(name: tool) }
        let messages = work + "/messages"
        try? FileManager.default.removeItem(atPath: messages)
        var environment = environment
        if let temporaryFolder { environment["TMPDIR"] = temporaryFolder }
        let status = try await ChildProcess(
            path: path, arguments: arguments, environment: environment, output: output ?? messages,
            messages: messages, kept: lock
        ).run(whileRunning: whileRunning)
        guard status != 0 else { return nil }
        return .failed(tool: tool, lastLine: Self.lastLine(ofFile: messages))
    }

    /// Returns the last line of a file that is not blank, in at most 300 characters.
    private static func lastLine(ofFile path: String) -> String {
        let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
        let lines = text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
        return String(lines.last?.prefix(300) ?? "")
    }
}
