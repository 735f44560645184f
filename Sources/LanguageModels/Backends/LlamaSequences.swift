internal import CLlama
import Foundation

/// Evaluated sequences of tokens side by side, which may share their beginnings.
///
/// The only type that touches an engine's context. It does not know which tokens a sequence holds: its owners do.
final class LlamaSequences {
    /// A token to evaluate, behind those that its sequences hold.
    struct Row {
        var token: Int32
        var position: Int
        /// All of them hold the same tokens so far.
        var sequences: [Int32]
        var wantsLogits = false
    }

    /// How much is held and evaluated at once.
    struct Settings {
        /// Tokens held by all sequences together, those shared counted once.
        var window: Int
        /// Tokens evaluated at once.
        var batch = 512
        /// Sequences, numbered from 0.
        var sequences = 1
        /// Rows of one batch whose logits are wanted.
        var outputs = 1
        var threads: Int
    }

    private let weights: LlamaWeights
    /// Kept alive for the engine, which asks it while it decodes.
    private let stopSignal: StopSignal
    private let handle: OpaquePointer
    private var pace: ThreadPace
    private let outputs: Int
    let window: Int
    let batch: Int

    init(
        weights: LlamaWeights, settings: Settings, stopSignal: StopSignal
    ) throws(LanguageModelError) {
        self.weights = weights
        self.stopSignal = stopSignal
        var made: OpaquePointer?
        let status = cp_context_create(
            weights.handle,
            cp_context_settings(
                window: UInt32(settings.window), batch: UInt32(settings.batch),
                sequences: UInt32(settings.sequences), outputs: UInt32(settings.outputs),
                threads: Int32(settings.threads)),
            { data in
                guard let data else { return false }
                return Unmanaged<StopSignal>.fromOpaque(data).takeUnretainedValue().isRaised
            }, Unmanaged.passUnretained(stopSignal).toOpaque(), &made)
        guard status == CP_OK, let made else {
            throw .decodingFailure(reason: String(cString: cp_last_message()))
        }
        handle = made
        pace = ThreadPace(most: settings.threads)
        outputs = settings.outputs
        window = Int(cp_context_window(made))
        batch = Int(cp_context_batch(made))
    }

    deinit { cp_context_free(handle) }

    /// Evaluates rows in as many batches as they need, and hands over the logits that they want.
    ///
    /// After an error the sequences named may hold any part of the rows.
    func evaluate(
        _ rows: [Row],
        onLogits: (_ row: Int, UnsafeBufferPointer<Float>) throws(LanguageModelError) -> Void
    ) throws(LanguageModelError) {
        var start = 0
        while start < rows.count {
            var end = start
            var wanted = 0
            while end < rows.count, end - start < batch, wanted + (rows[end].wantsLogits ? 1 : 0) <= outputs {
                wanted += rows[end].wantsLogits ? 1 : 0
                end += 1
            }
            try evaluateBatch(rows[start..<end])
            for row in start..<end where rows[row].wantsLogits {
                try withLogits(at: row - start) { (logits) throws(LanguageModelError) in
                    try onLogits(row, logits)
                }
            }
            start = end
        }
    }

    /// Evaluates rows that are no more than one batch.
    func evaluateBatch(_ rows: ArraySlice<Row>) throws(LanguageModelError) {
        let started = ContinuousClock.now
        let status = decode(rows)
        switch status {
        case CP_OK: break
        case CP_CANCELLED: throw .cancelled
        case CP_TOO_LONG:
            throw .exceededContextWindow(needed: (rows.last?.position ?? 0) + 1, window: window)
        default: throw failure()
        }
        let before = pace.threads
        let threads = pace.threads(after: started.secondsSince, tokens: rows.count)
        if threads != before { cp_context_set_threads(handle, Int32(threads)) }
    }

    private func decode(_ rows: ArraySlice<Row>) -> cp_status {
        let tokens = rows.map(\.token)
        let positions = rows.map { Int32($0.position) }
        let sequenceCounts = rows.map { Int32($0.sequences.count) }
        let sequences = rows.flatMap(\.sequences)
        let wantsLogits = rows.map(\.wantsLogits)
        return tokens.withUnsafeBufferPointer { tokens in
            positions.withUnsafeBufferPointer { positions in
                sequenceCounts.withUnsafeBufferPointer { sequenceCounts in
                    sequences.withUnsafeBufferPointer { sequences in
                        wantsLogits.withUnsafeBufferPointer { wantsLogits in
                            guard let token = tokens.baseAddress, let position = positions.baseAddress,
                                let sequenceCount = sequenceCounts.baseAddress,
                                let sequence = sequences.baseAddress, let wanted = wantsLogits.baseAddress
                            else { return CP_OK }
                            var batch = cp_tokens(
                                tokens: token, positions: position, sequence_counts: sequenceCount,
                                sequences: sequence, wants_logits: wanted, count: Int32(tokens.count))
                            return cp_context_decode(handle, &batch)
                        }
                    }
                }
            }
        }
    }

    /// Calls `body` with the logits after a row of the last batch; -1 is the last that wanted any.
    func withLogits<Result>(
        at row: Int, _ body: (UnsafeBufferPointer<Float>) throws(LanguageModelError) -> Result
    ) throws(LanguageModelError) -> Result {
        guard let logits = cp_context_logits(handle, Int32(row)) else { throw failure() }
        return try body(UnsafeBufferPointer(start: logits, count: weights.tokenCount))
    }

    /// Makes `sequence` the first `count` tokens of `other`.
    func copy(_ other: Int32, to sequence: Int32, count: Int) throws(LanguageModelError) {
        guard cp_sequence_copy(handle, other, sequence, Int32(count)) == CP_OK else { throw failure() }
    }

    /// Empties a sequence; all of them when the weights cannot forget one.
    ///
    /// - Returns: Whether the others are as they were.
    @discardableResult
    func forget(_ sequence: Int32) -> Bool {
        if cp_sequence_forget(handle, sequence) == CP_OK { return true }
        forgetAll()
        return false
    }

    /// Empties all sequences.
    func forgetAll() {
        // Clearing the whole memory cannot fail.
        _ = cp_context_truncate(handle, 0)
    }

    /// Forgets the tokens of sequence 0 from `count` on.
    ///
    /// - Returns: Whether the weights can forget a part; if not, nothing was forgotten.
    func truncate(to count: Int) -> Bool {
        cp_context_truncate(handle, Int32(count)) == CP_OK
    }

    /// Writes a sequence, which holds `tokens`, to a file.
    func save(_ sequence: Int32, _ tokens: [Int32], to file: URL) throws(LanguageModelError) {
        guard cp_sequence_save(handle, sequence, file.path, tokens, tokens.count) == CP_OK else {
            throw failure()
        }
    }

    /// Reads a sequence back if it stands for exactly `tokens`; otherwise leaves it empty.
    ///
    /// - Returns: Whether it was read.
    func restore(_ sequence: Int32, _ tokens: [Int32], from file: URL) -> Bool {
        var read = [Int32](repeating: 0, count: tokens.count + 1)
        let count = cp_sequence_restore(handle, sequence, file.path, &read, read.count)
        guard count == tokens.count, Array(read.prefix(tokens.count)) == tokens else {
            forget(sequence)
            return false
        }
        return true
    }

    private func failure() -> LanguageModelError {
        .decodingFailure(reason: String(cString: cp_last_message()))
    }
}
