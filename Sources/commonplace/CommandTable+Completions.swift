/// A shell for which there are completions.
enum CompletionShell: String, CaseIterable {
    case bash, zsh, fish
}

extension CommandTable {
    /// A script that teaches a shell to complete the program's command lines.
    static func completions(for shell: CompletionShell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    /// All that can follow a command: its words and options.
    private static func words(of command: any Command.Type) -> String {
        (command.words + (command.options + [.help]).map(\.name)).joined(separator: " ")
    }

    /// Options with a fixed choice of values, each once.
    private static var choices: [(name: String, values: String)] {
        var values: [String: String] = [:]
        for option in commands.flatMap({ $0.options }) where !option.choices.isEmpty {
            values[option.name] = option.choices.joined(separator: " ")
        }
        return values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private static var names: String { commands.map { $0.name }.joined(separator: " ") }

    private static var bash: String {
        """
        # Completions of commonplace for bash.
        _commonplace() {
            local word=${COMP_WORDS[COMP_CWORD]} words=
            case ${COMP_WORDS[COMP_CWORD-1]} in
        \(choices.map { "        \($0.name)) words='\($0.values)' ;;" }.joined(separator: "\n"))
                *) case ${COMP_WORDS[1]} in
        \(commands.map { "            \($0.name)) words='\(words(of: $0))' ;;" }.joined(separator: "\n"))
                esac ;;
            esac
            ((COMP_CWORD == 1)) && words='\(names) --help --version'
            COMPREPLY=($(compgen -W "$words" -- "$word"))
        }
        complete -o default -F _commonplace commonplace
        """
    }

    private static var zsh: String {
        let descriptions = commands.map { "        '\($0.name):\(zshText($0.summary))'" }
        let cases = commands.map { command in
            let options = (command.options + [.help]).map { option in
                let value = option.value.map { value in
                    let action =
                        !option.choices.isEmpty
                        ? "(\(option.choices.joined(separator: " ")))" : value == "FILE" ? "_files" : " "
                    return ":\(value.lowercased()):\(action)"
                }
                return "'\(option.name)[\(zshText(option.summary))]\(value ?? "")'"
            }
            let words = command.words.isEmpty ? "_files" : "(\(command.words.joined(separator: " ")))"
            return
                "        \(command.name)) _arguments \(options.joined(separator: " ")) '*:word:\(words)' ;;"
        }
        return """
            #compdef commonplace
            # Completions of commonplace for zsh.
            _commonplace() {
                local -a commands=(
            \(descriptions.joined(separator: "\n"))
                )
                if ((CURRENT == 2)); then
                    _describe command commands
                    return
                fi
                shift words
                ((CURRENT--))
                case $words[1] in
            \(cases.joined(separator: "\n"))
                esac
            }
            if [[ $funcstack[1] == _commonplace ]]; then
                _commonplace "$@"
            else
                compdef _commonplace commonplace
            fi
            """
    }

    private static func zshText(_ text: String) -> String {
        text.replacing("'", with: "’").replacing("[", with: "(").replacing("]", with: ")")
            .replacing(":", with: "\\:").replacing("`", with: "")
    }

    private static var fish: String {
        var lines = ["# Completions of commonplace for fish."]
        for command in commands {
            let summary = fishText(command.summary)
            lines.append(
                "complete -c commonplace -n __fish_use_subcommand -f -a \(command.name) -d \(summary)")
            let seen = "complete -c commonplace -n '__fish_seen_subcommand_from \(command.name)'"
            if !command.words.isEmpty {
                lines.append("\(seen) -f -a '\(command.words.joined(separator: " "))'")
            }
            for option in command.options + [.help] {
                var line = "\(seen) -l \(option.name.dropFirst(2)) -d \(fishText(option.summary))"
                if option.value != nil { line += option.value == "FILE" ? " -r -F" : " -x" }
                if !option.choices.isEmpty { line += " -a '\(option.choices.joined(separator: " "))'" }
                lines.append(line)
            }
        }
        return lines.joined(separator: "\n")
    }

    private static func fishText(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
