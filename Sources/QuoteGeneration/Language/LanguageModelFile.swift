internal import CLanguageDetector
internal import Foundation
internal import Synchronization

/// The model file that knows 176 languages, loaded; the only type that touches its C handle.
final class LanguageModelFile: Sendable {
    /// A text that the model has read, as long as it has read no other.
    struct Reading: ~Copyable {
        fileprivate let pointer: OpaquePointer
        /// How many words it has, parted at white space.
        let wordCount: Int
        /// The probability of each language after `score`, in the order of `codes`.
        fileprivate(set) var probabilities: [Float]

        /// Computes the probabilities for some of the words; those below `minimum` become zero.
        ///
        /// - Returns: Whether the library could.
        mutating func score(_ words: Range<Int>, minimum: Float) -> Bool {
            probabilities.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return false }
                return cp_language_score(
                    pointer, Int32(words.lowerBound), Int32(words.count), minimum, base) == CP_LANGUAGE_OK
            }
        }
    }

    private struct Handle: ~Copyable {
        let pointer: OpaquePointer
        var probabilities: [Float]

        deinit { cp_language_free(pointer) }
    }

    /// The codes of its languages, such as `en`.
    let codes: [String]
    // The handle keeps the text it read last.
    private let handle: Mutex<Handle>

    private static let size = 938_013
    private static let checksum: UInt64 = 0x5BA4_97D5_5EB7_B3F5

    /// Loads the pinned file, which takes some 20 ms.
    ///
    /// - Throws: `LanguageDetector.Fault`.
    init(file: URL) throws(LanguageDetector.Fault) {
        guard let bytes = FileManager.default.contents(atPath: file.path) else { throw .missing }
        // The library would allocate without end for a file that was cut short.
        guard bytes.count == Self.size, Self.checksum(of: bytes) == Self.checksum else { throw .damaged }
        var loaded: OpaquePointer?
        let status = bytes.withUnsafeBytes { buffer in
            buffer.baseAddress.map { cp_language_load($0, buffer.count, &loaded) } ?? CP_LANGUAGE_FAILED
        }
        guard status == CP_LANGUAGE_OK, let pointer = loaded else {
            throw .refused(message: String(cString: cp_language_last_message()))
        }
        codes = (0..<cp_language_count(pointer)).map { Self.code(of: $0, in: pointer) }
        handle = Mutex(Handle(pointer: pointer, probabilities: [Float](repeating: 0, count: codes.count)))
    }

    /// Has a text read, and calls `body` before another can be; nil when the library could not.
    func read<Result: Sendable>(
        _ text: String, _ body: @Sendable (inout Reading) -> Result?
    ) -> Result? {
        handle.withLock { handle in
            var text = text
            let count = text.withUTF8 { utf8 -> Int32 in
                utf8.withMemoryRebound(to: CChar.self) { bytes in
                    bytes.baseAddress.map { cp_language_read(handle.pointer, $0, bytes.count) } ?? 0
                }
            }
            guard count >= 0 else { return nil }
            var reading = Reading(
                pointer: handle.pointer, wordCount: Int(count), probabilities: handle.probabilities)
            handle.probabilities = []
            defer { handle.probabilities = reading.probabilities }
            return body(&reading)
        }
    }

    private static func code(of language: Int32, in pointer: OpaquePointer) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16) { buffer in
            guard let base = buffer.baseAddress else { return "" }
            let count = cp_language_code(pointer, language, base, Int32(buffer.count))
            guard (0...Int32(buffer.count)).contains(count) else { return "" }
            return String(decoding: buffer.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
    }

    /// A checksum against accidents: a change of any one word of eight bytes changes it.
    private static func checksum(of bytes: Data) -> UInt64 {
        bytes.withUnsafeBytes { buffer in
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            var index = 0
            while index + 8 <= buffer.count {
                let word = UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self))
                hash = (hash ^ word) &* 0x100_0000_01B3
                index += 8
            }
            while index < buffer.count {
                hash = (hash ^ UInt64(buffer[index])) &* 0x100_0000_01B3
                index += 1
            }
            return hash
        }
    }
}
