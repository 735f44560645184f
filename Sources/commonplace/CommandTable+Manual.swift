extension CommandTable {
    /// The manual page of the program, as roff.
    static var manualPage: String {
        var page = [".TH COMMONPLACE 1 \"\" \"commonplace \(Version.current)\" \"User Commands\""]
        page += section("NAME") + ["commonplace \\- \(roff(summary))"]
        page += section("SYNOPSIS") + [".B commonplace", "[\\fICOMMAND\\fR] [\\fIOPTIONS\\fR]"]
        page += section("DESCRIPTION")
        page += [roff("Without a command the conversation begins; type /help there.")]
        page += [roff("Nothing leaves the machine.")]
        page += section("COMMANDS")
        for command in commands {
            page += [".SS \"commonplace \(roff(usage(of: command)))\""]
            page += [roff(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".")]
            if !command.details.isEmpty { page += [roff(command.details)] }
            for option in command.options { page += entry(option.usage, option.summary) }
        }
        page += section("CONVERSATION")
        for command in ChatCommandTable.help { page += entry(command.usage, command.summary) }
        page += section("ENVIRONMENT")
        for (name, summary) in variables { page += entry(name, summary) }
        page += section("EXIT STATUS")
        for (code, meaning) in exitCodes { page += entry(String(code), meaning) }
        return page.joined(separator: "\n")
    }

    private static func section(_ title: String) -> [String] { [".SH \(title)"] }

    private static func entry(_ term: String, _ text: String) -> [String] {
        [".TP", "\\fB\(roff(term))\\fR", roff(text)]
    }

    /// Text in which roff finds nothing to obey; what stands between backticks is bold.
    private static func roff(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
            .replacing("\"", with: "\\(dq").replacing("\n", with: " ")
        let ascii = escaped.unicodeScalars.map { scalar in
            scalar.isASCII ? String(scalar) : "\\[u\(hexadecimal(scalar))]"
        }
        let parts = ascii.joined().split(separator: "`", omittingEmptySubsequences: false)
        let bold = parts.enumerated().map { $0 % 2 == 0 ? String($1) : "\\fB\($1)\\fR" }.joined()
        return bold.hasPrefix(".") || bold.hasPrefix("'") ? "\\&" + bold : bold
    }

    /// The number of a character in at least four digits, as roff wants it.
    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
