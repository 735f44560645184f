import Foundation

/// A small value in a JSON file that is replaced in one step.
protocol RecordFile: Codable {}

extension RecordFile {
    /// Reads the value; nil when the file is not there or is not such a value.
    init?(path: String) {
        guard let content = FileManager.default.contents(atPath: path),
            let value = try? JSONDecoder().decode(Self.self, from: content)
        else { return nil }
        self = value
    }

    /// Writes the value, so that a reader finds the old one or the new one.
    ///
    /// - Throws: `WeightsError.unwritable`.
    func write(to path: String) throws(WeightsError) {
        do {
            try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: path), options: .atomic)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        } catch {
            throw .unwritable(path: path)
        }
    }
}
