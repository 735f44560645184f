internal import CLlama
import Foundation

/// The evaluated state of one conversation: the tokens it stands for, and the logits after the last.
final class LlamaContext {
    private let weights: LlamaWeights
    /// Kept alive for the engine, which asks it while it decodes.
    private let stopSignal: StopSignal
    private let handle: OpaquePointer
    /// The tokens whose state is held, in order.
    private(set) var evaluated: [Int32] = []
    let window: Int
    private let batch: Int
    private var pace: ThreadPace

    init(
        weights: LlamaWeights, window: Int, threads: Int, stopSignal: StopSignal
    ) throws(LanguageModelError) {
        self.weights = weights
        self.stopSignal = stopSignal
        var made: OpaquePointer?
        let batch: UInt32 = 512
        let status = cp_context_create(
            weights.handle, UInt32(window), batch, Int32(threads),
            { data in
                guard let data else { return false }
                return Unmanaged<StopSignal>.fromOpaque(data).takeUnretainedValue().isRaised
            }, Unmanaged.passUnretained(stopSignal).toOpaque(), &made)
        guard status == CP_OK, let made else {
            throw .decodingFailure(reason: String(cString: cp_last_message()))
        }
        handle = made
        pace = ThreadPace(most: threads)
        self.window = Int(cp_context_window(made))
        self.batch = Int(cp_context_batch(made))
    }

    deinit { cp_context_free(handle) }

    /// How many of the first tokens of `tokens` are held already.
    func heldPrefix(of tokens: [Int32]) -> Int {
        zip(evaluated, tokens).prefix { $0 == $1 }.count
    }

    /// Forgets what is held behind the first `count` tokens; all of it when the weights cannot forget a part.
    func truncate(to count: Int) throws(LanguageModelError) {
        guard count < evaluated.count else { return }
        if cp_context_truncate(handle, Int32(count)) == CP_OK {
            evaluated.removeSubrange(count...)
        } else {
            guard cp_context_truncate(handle, 0) == CP_OK else { throw failure() }
            evaluated = []
        }
    }

    /// Evaluates tokens behind those held, in chunks of one batch.
    func evaluate(_ tokens: some Collection<Int32>) throws(LanguageModelError) {
        guard evaluated.count + tokens.count <= window else {
            throw .exceededContextWindow(needed: evaluated.count + tokens.count, window: window)
        }
        var rest = Array(tokens)[...]
        while !rest.isEmpty {
            let chunk = Array(rest.prefix(batch))
            rest = rest.dropFirst(chunk.count)
            let started = ContinuousClock.now
            let status = cp_context_decode(handle, chunk, Int32(chunk.count), Int32(evaluated.count))
            guard status == CP_OK else {
                // What a broken evaluation left behind is forgotten, so that held tokens stay true.
                if cp_context_truncate(handle, Int32(evaluated.count)) != CP_OK {
                    _ = cp_context_truncate(handle, 0)
                    evaluated = []
                }
                switch status {
                case CP_CANCELLED: throw .cancelled
                case CP_TOO_LONG:
                    throw .exceededContextWindow(needed: evaluated.count + chunk.count, window: window)
                default: throw failure()
                }
            }
            evaluated += chunk
            keepPace(seconds: started.secondsSince, tokens: chunk.count)
        }
    }

    private func keepPace(seconds: Double, tokens: Int) {
        let before = pace.threads
        let threads = pace.threads(after: seconds, tokens: tokens)
        if threads != before { cp_context_set_threads(handle, Int32(threads)) }
    }

    /// Calls `body` with the logits after the last token held.
    func withLogits<Result>(
        _ body: (UnsafeBufferPointer<Float>) throws(LanguageModelError) -> Result
    ) throws(LanguageModelError) -> Result {
        guard let logits = cp_context_logits(handle) else { throw failure() }
        return try body(UnsafeBufferPointer(start: logits, count: weights.tokenCount))
    }

    /// Writes the state of the tokens held to a file.
    func save(to file: URL) throws(LanguageModelError) {
        guard cp_context_save(handle, file.path, evaluated, evaluated.count) == CP_OK else { throw failure() }
    }

    /// Reads a state back if it stands for exactly `tokens`; otherwise holds nothing.
    ///
    /// - Returns: Whether it was read.
    func restore(_ tokens: [Int32], from file: URL) -> Bool {
        var read = [Int32](repeating: 0, count: tokens.count + 1)
        let count = cp_context_restore(handle, file.path, &read, read.count)
        guard count == tokens.count, Array(read.prefix(tokens.count)) == tokens else {
            _ = cp_context_truncate(handle, 0)
            evaluated = []
            return false
        }
        evaluated = tokens
        return true
    }

    private func failure() -> LanguageModelError {
        .decodingFailure(reason: String(cString: cp_last_message()))
    }
}
