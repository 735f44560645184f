import ChatAgent
import Foundation
import QuoteLibrary
import Synchronization

/// What Tab offers in the conversation: commands, and what may follow them.
final class ChatCompletions: Sendable {
    private let home: String?
    private let shown = Mutex<[QuoteCard]>([])

    /// Makes completions of paths in which a tilde stands for `home`.
    init(home: String?) { self.home = home }

    /// The cards that numbers refer to.
    var cards: [QuoteCard] {
        get { shown.withLock { $0 } }
        set { shown.withLock { $0 = newValue } }
    }

    /// What could stand for the last word of a line.
    func candidates(for line: String) -> [String] {
        guard line.hasPrefix("/") else { return [] }
        guard let blank = line.firstIndex(of: " ") else {
            return ChatCommandName.allCases.map { "/" + $0.rawValue }
        }
        let typed = line.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
        switch ChatCommandName(rawValue: String(line[..<blank].dropFirst())) {
        case .search: return (Mood.allCases.map(\.rawValue) + Category.allCases.map(\.rawValue)).unique
        case .save: return cards.filter { $0.savedID == nil }.map { String($0.number) }
        case .favorite, .unfavorite, .remove:
            return cards.map { String($0.number) } + cards.compactMap(\.savedID).map { "#\($0)" }
        case .export: return files(beginning: String(typed))
        case .trace: return ["on", "off"]
        default: return []
        }
    }

    /// Paths of files whose names begin as typed; folders end with a slash.
    private func files(beginning typed: String) -> [String] {
        let cut = typed.lastIndex(of: "/").map { typed.index(after: $0) } ?? typed.startIndex
        let folder = String(typed[..<cut])
        let path = folder.isEmpty ? "." : folder.expandingHome(home)
        // A folder that cannot be read offers nothing.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasPrefix(typed[cut...]) && !$0.contains(" ") }.sorted().map { name in
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
            return folder + name + (isFolder.boolValue ? "/" : "")
        }
    }
}

extension QuoteCard {
    /// The quote's number in the library, when it is one of the person's own.
    fileprivate var savedID: Int? {
        guard case .saved(let quote) = quote else { return nil }
        return quote.id
    }
}

extension [String] {
    /// The words, each once.
    fileprivate var unique: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}

extension String {
    /// The path with the home folder in the place of a tilde, as a shell reads it.
    func expandingHome(_ home: String?) -> String {
        guard let home, hasPrefix("~/") else { return self }
        return home + dropFirst()
    }
}
