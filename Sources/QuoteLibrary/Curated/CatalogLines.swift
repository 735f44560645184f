import Foundation

/// Reads the JSON Lines of the catalog.
enum CatalogLines {
    /// Returns the rows of a file, each with the number of its line.
    ///
    /// - Throws: `LibraryError.damagedCatalog` for the first line that is no such row.
    static func rows<Row: Decodable>(
        in bytes: Data, file: String
    ) throws(LibraryError) -> [(line: Int, row: Row)] {
        var rows: [(line: Int, row: Row)] = []
        let decoder = JSONDecoder()
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.allSatisfy({ $0 <= 0x20 }) {
            do {
                rows.append((index + 1, try decoder.decode(Row.self, from: line)))
            } catch {
                throw .damagedCatalog(file: file, line: index + 1, field: field(of: error))
            }
        }
        return rows
    }

    private static func field(of error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): key.stringValue
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            context.codingPath.last?.stringValue ?? "row"
        case DecodingError.dataCorrupted(let context): context.codingPath.last?.stringValue ?? "row"
        default: "row"
        }
    }
}
