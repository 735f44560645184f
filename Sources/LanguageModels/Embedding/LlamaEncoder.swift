internal import CLlama
import Foundation

/// Loaded weights of a text encoder.
///
/// Used from one thread only.
final class LlamaEncoder {
    /// The most tokens of a text that count; what this encoder's publisher set for it.
    static let mostTokens = 256
    /// Room for one text of that length, and for a dozen lines of a sentence: more together is no faster.
    private static let batch = 256
    private static let textsInBatch = 16
    /// More bytes than 256 tokens of a text that somebody wrote; what lies behind is not even tokenised.
    private static let mostBytes = 16_384

    private let handle: OpaquePointer
    /// Kept alive for the engine, which asks it while it encodes.
    private let stopSignal: StopSignal
    let dimension: Int
    let name: String
    private let window: Int

    init(path: String, threads: Int, stopSignal: StopSignal) throws(LanguageModelError) {
        self.stopSignal = stopSignal
        var loaded: OpaquePointer?
        let status = cp_embedder_load(
            path, UInt32(Self.batch), UInt32(Self.textsInBatch), Int32(threads),
            { data in
                guard let data else { return false }
                return Unmanaged<StopSignal>.fromOpaque(data).takeUnretainedValue().isRaised
            }, Unmanaged.passUnretained(stopSignal).toOpaque(), &loaded)
        guard status != CP_CANCELLED else { throw .cancelled }
        guard status == CP_OK, let loaded else {
            throw .unavailable(.damaged(path: path, reason: String(cString: cp_last_message())))
        }
        handle = loaded
        dimension = Int(cp_embedder_dimension(loaded))
        window = min(Self.mostTokens, Int(cp_embedder_window(loaded)))
        var buffer = [CChar](repeating: 0, count: 128)
        let length = cp_embedder_name(loaded, &buffer, buffer.count)
        name = String(
            decoding: buffer.prefix(max(0, Int(length))).prefix { $0 != 0 }.map(UInt8.init(bitPattern:)),
            as: UTF8.self)
    }

    deinit { cp_embedder_free(handle) }

    /// Returns a vector of length 1 for each text.
    func embeddings(of texts: [String]) throws(LanguageModelError) -> [[Float]] {
        var vectors: [[Float]] = []
        var tokens: [Int32] = []
        var counts: [Int32] = []
        for text in texts {
            let next = try self.tokens(of: text)
            if tokens.count + next.count > Self.batch || counts.count == Self.textsInBatch {
                vectors += try encode(tokens, counts)
                tokens = []
                counts = []
            }
            tokens += next
            counts.append(Int32(next.count))
        }
        return vectors + (try encode(tokens, counts))
    }

    private func encode(_ tokens: [Int32], _ counts: [Int32]) throws(LanguageModelError) -> [[Float]] {
        var values = [Float](repeating: 0, count: counts.count * dimension)
        switch cp_embedder_encode(handle, tokens, counts, Int32(counts.count), &values) {
        case CP_OK: break
        case CP_CANCELLED: throw .cancelled
        case CP_TOO_LONG: throw .exceededContextWindow(needed: tokens.count, window: Self.batch)
        default: throw .decodingFailure(reason: String(cString: cp_last_message()))
        }
        var vectors: [[Float]] = []
        for start in stride(from: 0, to: values.count, by: dimension) {
            let vector = values[start..<start + dimension]
            let length = vector.reduce(into: 0.0) { $0 += Double($1) * Double($1) }.squareRoot()
            guard length.isFinite, length > 0 else {
                throw .decodingFailure(reason: "a vector without a direction")
            }
            vectors.append(vector.map { Float(Double($0) / length) })
        }
        return vectors
    }

    /// The text without accents and Korean syllables in letters, as the encoder was trained on it.
    ///
    /// The library's own normalisation does so for European languages only; the conversion turns it off.
    private static func plain(_ text: String) -> String {
        guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
        let scalars = text.decomposedStringWithCanonicalMapping.unicodeScalars
        return String(
            String.UnicodeScalarView(scalars.filter { $0.properties.generalCategory != .nonspacingMark }))
    }

    /// The tokens of a text with its marks of beginning and end, cut behind the most that count.
    private func tokens(of text: String) throws(LanguageModelError) -> [Int32] {
        let head = String(decoding: text.utf8.prefix(Self.mostBytes), as: UTF8.self)
        var bytes = Array(Self.plain(head).utf8)
        // Every byte gives at most one token, which leaves room for the two marks.
        var tokens = [Int32](repeating: 0, count: bytes.count + 8)
        // An empty array may have no address, and the library wants one.
        bytes.append(0)
        let count = bytes.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                characters.baseAddress.map {
                    cp_embedder_tokenize(
                        handle, $0, Int32(characters.count - 1), &tokens, Int32(tokens.count))
                } ?? 0
            }
        }
        guard count >= 2 else { throw .decodingFailure(reason: String(cString: cp_last_message())) }
        tokens = Array(tokens.prefix(Int(count)))
        guard let end = tokens.last, tokens.count > window else { return tokens }
        return tokens.prefix(window - 1) + [end]
    }
}
