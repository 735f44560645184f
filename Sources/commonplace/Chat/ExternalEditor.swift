import Foundation

/// The person's own editor, for a long message.
struct ExternalEditor {
    private let command: String
    private let environment: [String: String]

    init(_ environment: [String: String]) throws {
        let named = ["VISUAL", "EDITOR"].compactMap { environment[$0] }.first { !$0.isEmpty }
        guard let named else { throw Failure("no editor is named; set EDITOR to one") }
        command = named
        self.environment = environment
    }

    /// What the person wrote, or nil when it is blank.
    func text() throws -> String? {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "commonplace-\(UUID().uuidString)")
        let file = folder.appending(path: "message.txt")
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
            try Data().write(to: file)
        } catch {
            throw Failure("no file could be made for the editor in \(folder.path); make room")
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        guard edit(file.path) else { throw Failure("the editor failed, and the message was dropped") }
        guard let written = try? Data(contentsOf: file) else {
            throw Failure("the editor left no message; nothing was sent")
        }
        let text = String(decoding: written, as: UTF8.self)
        return text.allSatisfy(\.isWhitespace) ? nil : text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Runs the editor to its end; false if it could not be started or failed.
    ///
    /// It stays in our process group, for the terminal belongs to that: `Foundation.Process` would make a new one,
    /// and the editor could read no key. Ctrl-C is the editor's alone meanwhile.
    private func edit(_ path: String) -> Bool {
        let nothing: @convention(c) (CInt) -> Void = { _ in }
        let before = [SIGINT, SIGQUIT].map { ($0, signal($0, nothing)) }
        defer { for (number, handler) in before { signal(number, handler) } }
        // This thread may block signals, and the program disregards some; the editor must not inherit that.
        var attributes = posix_spawnattr_t()
        guard posix_spawnattr_init(&attributes) == 0 else { return false }
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        for number in [SIGINT, SIGPIPE, SIGQUIT, SIGTERM] { sigaddset(&signals, number) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        // The editor may be a command with arguments; the file's name is passed apart, never read by the shell.
        let arguments: [String] = ["sh", "-c", "\(command) \"$1\"", "commonplace", path]
        let words = arguments.map { strdup($0) }
        let settings = environment.map { strdup("\($0.key)=\($0.value)") }
        defer { (words + settings).forEach { free($0) } }
        var process = pid_t()
        guard posix_spawn(&process, "/bin/sh", nil, &attributes, words + [nil], settings + [nil]) == 0 else {
            return false
        }
        var status: CInt = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return false }
        }
        return status == 0
    }
}
