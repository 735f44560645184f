internal import CLlama

/// The loaded weights: their vocabulary, text to token ids and back.
final class LlamaWeights {
    let handle: OpaquePointer
    /// The bytes of every token, one after the other; control tokens have none.
    private var pieces: [UInt8] = []
    private var starts: [Int32] = [0]
    private(set) var endTokens: Set<Int32> = []
    let path: String
    /// Tells weights apart: what they are, which file, and when it last changed.
    let identity: String

    /// Loads weights; `isCancelled` is asked while they load.
    init(path: String, isCancelled: @escaping @Sendable () -> Bool) throws(LanguageModelError) {
        var loaded: OpaquePointer?
        let status = withUnsafePointer(to: isCancelled) { asked in
            cp_model_load(
                path,
                { _, data in
                    guard let data else { return true }
                    return !data.assumingMemoryBound(to: (@Sendable () -> Bool).self).pointee()
                }, UnsafeMutableRawPointer(mutating: asked), &loaded)
        }
        guard status != CP_CANCELLED else { throw .cancelled }
        guard status == CP_OK, let loaded else {
            throw .unavailable(.damaged(path: path, reason: String(cString: cp_last_message())))
        }
        handle = loaded
        self.path = path
        var description = [CChar](repeating: 0, count: 128)
        _ = cp_model_description(loaded, &description, description.count)
        let name = String(
            decoding: description.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        let stamp = FileStamp(path: path)
        identity = "\(name), \(path), \(stamp?.bytes ?? 0) bytes, \(stamp?.modifiedNanoseconds ?? 0)"
        readPieces()
    }

    deinit { cp_model_free(handle) }

    var tokenCount: Int { starts.count - 1 }

    /// The token a prompt begins with, for weights that want one.
    var firstToken: Int32? {
        let token = cp_model_first_token(handle)
        return token < 0 ? nil : token
    }

    /// What stands before a text of its own, for weights that have such a token.
    var textStart: Int32? {
        let token = cp_model_text_start(handle)
        return token < 0 ? nil : token
    }

    var trainedWindow: Int { Int(cp_model_trained_context(handle)) }

    private func readPieces() {
        var buffer = [CChar](repeating: 0, count: 512)
        for token in 0..<cp_model_token_count(handle) {
            if cp_token_ends_generation(handle, token) { endTokens.insert(token) }
            let isMarker = cp_token_is_control(handle, token)
            let count = isMarker ? 0 : cp_token_bytes(handle, token, &buffer, Int32(buffer.count))
            if count > 0 { pieces += buffer.prefix(Int(count)).map(UInt8.init(bitPattern:)) }
            starts.append(Int32(pieces.count))
        }
    }

    /// The bytes of a token; none for a control token.
    func bytes(of token: Int32) -> ArraySlice<UInt8> {
        pieces[Int(starts[Int(token)])..<Int(starts[Int(token) + 1])]
    }

    /// Token ids of a text that is data: chat markers inside stay plain text.
    func tokens(of text: String) throws(LanguageModelError) -> [Int32] {
        try tokens(of: text, markers: false)
    }

    /// Token ids of the program's own text, where chat markers are meant.
    func tokens(ofTemplate text: String) throws(LanguageModelError) -> [Int32] {
        try tokens(of: text, markers: true)
    }

    private func tokens(of text: String, markers: Bool) throws(LanguageModelError) -> [Int32] {
        guard !text.isEmpty else { return [] }
        var text = text
        guard let length = Int32(exactly: text.utf8.count), length < Int32.max / 2 else {
            throw .exceededContextWindow(needed: text.utf8.count, window: trainedWindow)
        }
        var tokens = [Int32](repeating: 0, count: Int(length) + 8)
        let count = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                characters.baseAddress.map {
                    cp_tokenize(handle, $0, length, markers, &tokens, Int32(tokens.count))
                } ?? 0
            }
        }
        guard count >= 0 else { throw .decodingFailure(reason: String(cString: cp_last_message())) }
        return Array(tokens.prefix(Int(count)))
    }
}
