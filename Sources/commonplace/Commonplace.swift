import Foundation
import Terminal

/// The program: finds the command, runs it, and ends with its exit code.
@main
struct Commonplace {
    static func main() async {
        StandardStreams.fillGaps()
        let surroundings = Surroundings()
        let code = await run(Array(CommandLine.arguments.dropFirst()), in: surroundings)
        TerminalGuard.restoreTerminal()
        // Not `exit`: the engine may be loading on its own thread, and would find its globals torn down. Nothing is
        // lost, for all output is written at once.
        _exit(code.rawValue)
    }

    private static func run(_ words: [String], in surroundings: Surroundings) async -> ExitCode {
        do {
            try TerminalGuard.install()
            try await dispatch(words, in: surroundings)
            return surroundings.output.delivery.exitCode(errors: surroundings.errors)
        } catch let code as ExitCode {
            _ = surroundings.output.delivery.exitCode(errors: surroundings.errors)
            return code
        } catch {
            let failure = ErrorSentences.failure(for: error)
            surroundings.errors.writeLine("commonplace: \(sanitized(failure.sentence))")
            return failure.code
        }
    }

    private static func dispatch(_ words: [String], in surroundings: Surroundings) async throws {
        switch words.first {
        case "--help", "-h": return try await HelpCommand.run(Arguments(), in: surroundings)
        case "--version":
            guard words.count == 1 else { throw Failure.usage("--version stands alone") }
            surroundings.output.writeLine("commonplace \(Version.current)")
            return
        default: break
        }
        var rest = words[...]
        var command: any Command.Type = ChatCommand.self
        if let first = words.first, !first.hasPrefix("-") {
            guard let named = CommandTable.command(named: first) else {
                throw Failure.usage("there is no command \(sanitized(first))")
            }
            command = named
            rest = words.dropFirst()
        }
        let arguments = try Arguments(rest, options: command.options + [.help], command: command.name)
        guard !arguments.has("--help") else {
            surroundings.output.writeLine(CommandTable.help(of: command))
            return
        }
        try await command.run(arguments, in: surroundings)
    }
}

extension Screen.Delivery {
    /// A reader that went away is a normal end; output that could not be written is a failure.
    fileprivate func exitCode(errors: Screen) -> ExitCode {
        guard case .failed = self else { return .done }
        errors.writeLine("commonplace: the output could not be written; the disk may be full")
        return .failed
    }
}
