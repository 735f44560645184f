/// A command of the program.
///
/// The table of them is where help, manual page and completions come from.
protocol Command {
    /// The word it is called by.
    static var name: String { get }
    /// What follows the word, in the help.
    static var arguments: String { get }
    /// One line for the list of commands.
    static var summary: String { get }
    /// What else there is to know, in sentences; may be empty.
    static var details: String { get }
    /// Words that may follow and that completion offers.
    static var words: [String] { get }
    /// The options it takes besides `--help`.
    static var options: [Arguments.Option] { get }

    /// Does the work. A failure is thrown, and phrased in one place.
    static func run(_ arguments: Arguments, in surroundings: Surroundings) async throws
}

extension Command {
    static var details: String { "" }
    static var words: [String] { [] }
    static var options: [Arguments.Option] { [] }
}

extension Arguments.Option {
    static let json = Arguments.Option("--json", nil, "write JSON")
    static let model = Arguments.Option(
        "--model", "MODEL", "standard, compact, tiny, off, or the path of a GGUF file",
        choices: ["standard", "compact", "tiny", "off"])
    static let trace = Arguments.Option("--trace", "FILE", "write one JSON line for each step of the model")
    static let help = Arguments.Option("--help", nil, "describe the command")
}
