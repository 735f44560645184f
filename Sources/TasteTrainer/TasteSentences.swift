import Foundation
import QuoteGeneration

/// The labelled sentences of one language.
struct TasteSentences {
    /// One of them.
    struct Row: Decodable {
        enum Label: String, Decodable {
            case good, stock
        }

        let text: String
        let label: Label
        /// The manner it was written in, such as "proverb" or "corporate".
        let style: String
        /// What it shares with the sentence it is the counterpart of; both are then held out together.
        let pair: String?
    }

    /// What can be wrong with a file of sentences.
    enum Fault: Error, Equatable {
        case unreadable(file: String)
        case unreadableRow(file: String, line: Int)
    }

    let rows: [Row]
    let examples: [TasteExample]
    /// The FNV-1a hash of the file, in 64 bits and hexadecimal.
    let hash: String

    init(folder: URL, locale: QuoteLocale) throws(Fault) {
        let file = "\(locale.rawValue).jsonl"
        guard let bytes = FileManager.default.contents(atPath: folder.appending(path: file).path) else {
            throw .unreadable(file: file)
        }
        try self.init(bytes: bytes, file: file, locale: locale)
    }

    init(bytes: Data, file: String, locale: QuoteLocale) throws(Fault) {
        var rows: [Row] = []
        for (index, line) in bytes.split(separator: 0x0A).enumerated() {
            guard let row = try? JSONDecoder().decode(Row.self, from: line) else {
                throw .unreadableRow(file: file, line: index + 1)
            }
            rows.append(row)
        }
        self.rows = rows
        examples = rows.enumerated().map { index, row in
            TasteExample(
                features: TasteFeatures(Draft(row.text, locale: locale)), isStock: row.label == .stock,
                group: row.pair ?? "\(index)")
        }
        let value = bytes.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(value, radix: 16)
        hash = String(repeating: "0", count: 16 - digits.count) + digits
    }
}

/// A sentence as training sees it.
struct TasteExample {
    let features: TasteFeatures
    let isStock: Bool
    /// Examples with the same group are held out together.
    let group: String
}
