/// The words of a command line, sorted into options and the rest.
struct Arguments {
    /// An option that a command knows.
    struct Option: Sendable {
        let name: String
        /// What stands for its value in the help; nil for an option without.
        let value: String?
        let summary: String
        /// Values that completion offers; a value called FILE is completed with the names of files.
        let choices: [String]

        init(_ name: String, _ value: String? = nil, _ summary: String, choices: [String] = []) {
            self.name = name
            self.value = value
            self.summary = summary
            self.choices = choices
        }
    }

    private(set) var words: [String] = []
    private var values: [String: String] = [:]
    private var flags: Set<String> = []
    private let command: String?

    /// No words at all.
    init() { command = nil }

    /// - Throws: `Failure` for an option that is not known or lacks its value. Behind `--` everything is a word.
    init(_ given: some Sequence<String>, options: [Option], command: String?) throws {
        self.command = command
        var rest = Array(given)[...]
        while let word = rest.popFirst() {
            if word == "--" {
                words += rest
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                words.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = parts[0] == "-h" ? "--help" : String(parts[0])
            guard let option = options.first(where: { $0.name == name }) else {
                throw Failure.usage("there is no option \(word)", command: command)
            }
            if option.value == nil {
                guard parts.count == 1 else {
                    throw Failure.usage("\(name) takes no value", command: command)
                }
                flags.insert(name)
            } else if parts.count == 2 {
                values[name] = String(parts[1])
            } else if let value = rest.popFirst() {
                values[name] = value
            } else {
                throw Failure.usage("\(name) needs a value", command: command)
            }
        }
    }

    /// Whether an option without a value was given.
    func has(_ name: String) -> Bool { flags.contains(name) }

    /// The value of an option.
    subscript(name: String) -> String? { values[name] }

    /// The value of an option that must be there.
    func required(_ name: String) throws -> String {
        guard let value = values[name] else { throw Failure.usage("\(name) is needed", command: command) }
        return value
    }

    /// The value of an option as a whole number within bounds.
    func number(_ name: String, in bounds: ClosedRange<Int>) throws -> Int? {
        guard let text = values[name] else { return nil }
        guard let number = Int(text), bounds.contains(number) else {
            throw Failure.usage(
                "\(name) takes a whole number from \(bounds.lowerBound) to \(bounds.upperBound), not \(text)",
                command: command)
        }
        return number
    }

    /// The one word that must be there.
    func onlyWord(_ what: String) throws -> String {
        guard words.count == 1, let word = words.first else {
            throw Failure.usage(
                words.isEmpty ? "\(what) is needed" : "only one \(what) is taken", command: command)
        }
        return word
    }

    /// Nothing but options may be there.
    func requireNoWords() throws {
        if let word = words.first { throw Failure.usage("\(word) is not understood", command: command) }
    }
}
