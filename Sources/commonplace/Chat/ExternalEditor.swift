import Foundation

/// The person's own editor, for a long message.
struct ExternalEditor {
    private let command: String

    init(_ environment: [String: String]) throws {
        let named = ["VISUAL", "EDITOR"].compactMap { environment[$0] }.first { !$0.isEmpty }
        guard let named else { throw Failure("no editor is named; set EDITOR to one") }
        command = named
    }

    /// What the person wrote, or nil when it is blank.
    func text() throws -> String? {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "commonplace-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "message.txt")
        try Data().write(to: file)
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        // The editor may be a command with arguments; the file's name is passed apart, never read by the shell.
        process.arguments = ["-c", command + " \"$1\"", "commonplace", file.path]
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure("the editor failed; the message was dropped")
        }
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        return text.allSatisfy(\.isWhitespace) ? nil : text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
