/// What Tab does to a line.
enum Completion: Equatable {
    /// No candidate fits.
    case nothing
    /// Puts this text at the cursor.
    case insert(String)
    /// Shows what could follow.
    case list([String])

    /// Decides about the word before the cursor.
    /// - Parameters:
    ///   - line: The line up to the cursor; its last word is what follows the last space.
    ///   - candidates: Whole words; those that do not begin with the last word are left out.
    init(of line: String, candidates: [String]) {
        let word = line.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
        // A candidate that drives the terminal, or ends the line, is none.
        let fitting = candidates.filter {
            $0.hasPrefix(word) && sanitized($0) == $0 && !$0.contains(where: { $0 == "\n" || $0 == "\t" })
        }
        guard let first = fitting.first else {
            self = .nothing
            return
        }
        if Set(fitting).count == 1 {
            self = .insert(first.dropFirst(word.count) + " ")
            return
        }
        let common = fitting.reduce(first) { $0.commonPrefix(with: $1) }
        self = common.count > word.count ? .insert(String(common.dropFirst(word.count))) : .list(fitting)
    }

    /// Returns the candidates in columns, as rows for a window of `width` columns.
    static func rows(of candidates: [String], width: Int) -> [String] {
        let cell = (candidates.map(\.displayWidth).max() ?? 0) + 2
        let perRow = max(1, width / max(cell, 1))
        return stride(from: 0, to: candidates.count, by: perRow).map { start in
            var row = ""
            for candidate in candidates[start..<min(start + perRow, candidates.count)] {
                let padding = cell * ((row.displayWidth + cell - 1) / cell) - row.displayWidth
                row += String(repeating: " ", count: padding) + candidate
            }
            return row
        }
    }
}

extension String {
    fileprivate func commonPrefix(with other: String) -> String {
        String(zip(self, other).prefix { $0 == $1 }.map(\.0))
    }
}
