extension LlamaBatchEngine {
    /// A prompt that is evaluated, and what every answer to it begins from.
    private struct Prompt {
        let sequence: Int32
        let tokenCount: Int
        let logits: [Float]
        /// How many answers have room at once.
        let width: Int
        let usage: GenerationUsage
    }

    /// One answer that is decoded now.
    private struct Slot {
        let index: Int
        let sequence: Int32
        let started: ContinuousClock.Instant
        var decoder: AnswerDecoder
        var position: Int
        /// What is evaluated next; nil when the answer is over.
        var step: AnswerDecoder.Step?
    }

    /// Writes an answer for each seed: as many at once as the width and the window allow, the next as soon as one
    /// is over.
    func respond(
        to request: GenerationRequest, seeds: [UInt64], onEvent: (BatchEvent) -> Void
    ) throws(LanguageModelError) {
        guard !seeds.isEmpty else { return }
        try withWorkSequences { (work) throws(LanguageModelError) in
            let prompt = try evaluatePrompt(of: request, answers: seeds.count, in: work[0])
            var waiting = Array(seeds.enumerated())[...]
            var free = Array(work[1...prompt.width])
            var slots: [Slot] = []
            while true {
                while !waiting.isEmpty, let sequence = free.popLast() {
                    let (index, seed) = waiting.removeFirst()
                    slots.append(try begin(request, prompt, index, seed, in: sequence, onEvent))
                }
                for index in slots.indices.reversed() where slots[index].step == nil {
                    end(&slots[index], request, onEvent)
                    free.append(slots.remove(at: index).sequence)
                }
                if slots.isEmpty, waiting.isEmpty { return }
                try advance(&slots, onEvent)
            }
        }
    }

    /// Evaluates what all answers share: the head, what stands behind it, and what the schema forces at first.
    private func evaluatePrompt(
        of request: GenerationRequest, answers: Int, in sequence: Int32
    ) throws(LanguageModelError) -> Prompt {
        let started = ContinuousClock.now
        let reserve = max(request.options.maximumResponseTokens, 1)
        var usage = GenerationUsage()
        var prompt = try transcripts.prompt(of: request.transcript, opensReply: true)
        try prompt.checkRoom(for: reserve, in: sequences.window)
        var opening = decoder(for: request, seed: 0)
        prompt.tokens += try opening.opening().tokens
        matchers.keep(opening.matcher, for: request.schema)
        var kept: Set<Int32> = []
        let held = prompt.heldCount
        if held > 0 {
            let head = try heads.hold(prompt.head, &usage)
            kept = [head]
            try sequences.copy(head, to: sequence, count: held)
        }
        let own = prompt.tokens.count - held
        let wanted = min(width, answers)
        let room = heads.room(for: own + wanted * reserve, keeping: kept)
        var logits: [Float] = []
        try sequences.evaluate(prompt.rows(from: held, in: [sequence])) { _, values in
            logits = Array(values)
        }
        usage.evaluatedTokens += own - opening.produced.count
        usage.promptSeconds = started.secondsSince
        return Prompt(
            sequence: sequence, tokenCount: prompt.tokens.count, logits: logits,
            width: min(max((room - own) / reserve, 1), wanted), usage: usage)
    }

    private func decoder(for request: GenerationRequest, seed: UInt64) -> AnswerDecoder {
        var options = request.options
        options.seed = seed
        return AnswerDecoder(options: options, matcher: matchers.take(for: request.schema), weights: weights)
    }

    private func begin(
        _ request: GenerationRequest, _ prompt: Prompt, _ index: Int, _ seed: UInt64, in sequence: Int32,
        _ onEvent: (BatchEvent) -> Void
    ) throws(LanguageModelError) -> Slot {
        try sequences.copy(prompt.sequence, to: sequence, count: prompt.tokenCount)
        var slot = Slot(
            index: index, sequence: sequence, started: .now, decoder: decoder(for: request, seed: seed),
            position: prompt.tokenCount)
        if index == 0 {
            slot.decoder.usage = prompt.usage
        } else {
            slot.decoder.usage.reusedTokens = prompt.usage.evaluatedTokens + prompt.usage.reusedTokens
        }
        emit(try slot.decoder.opening().text, slot.index, onEvent)
        try prompt.logits.withUnsafeBufferPointer { logits throws(LanguageModelError) in
            try choose(&slot, logits, onEvent)
        }
        return slot
    }

    /// Evaluates what each answer has chosen, and lets it choose again.
    private func advance(
        _ slots: inout [Slot], _ onEvent: (BatchEvent) -> Void
    ) throws(LanguageModelError) {
        var rows: [LlamaSequences.Row] = []
        var owners: [Int] = []
        for index in slots.indices {
            let tokens = slots[index].step?.tokens ?? []
            for token in tokens {
                rows.append(
                    .init(token: token, position: slots[index].position, sequences: [slots[index].sequence]))
                owners.append(index)
                slots[index].position += 1
            }
            if !tokens.isEmpty { rows[rows.count - 1].wantsLogits = true }
        }
        try sequences.evaluate(rows) { (row, logits) throws(LanguageModelError) in
            try choose(&slots[owners[row]], logits, onEvent)
        }
    }

    private func choose(
        _ slot: inout Slot, _ logits: UnsafeBufferPointer<Float>, _ onEvent: (BatchEvent) -> Void
    ) throws(LanguageModelError) {
        slot.step = try slot.decoder.next(logits)
        emit(slot.step?.text ?? "", slot.index, onEvent)
    }

    private func end(_ slot: inout Slot, _ request: GenerationRequest, _ onEvent: (BatchEvent) -> Void) {
        emit(slot.decoder.rest(), slot.index, onEvent)
        slot.decoder.usage.decodeSeconds = slot.started.secondsSince
        matchers.keep(slot.decoder.matcher, for: request.schema)
        onEvent(.finished(index: slot.index, slot.decoder.usage))
    }

    private func emit(_ text: String, _ index: Int, _ onEvent: (BatchEvent) -> Void) {
        if !text.isEmpty { onEvent(.text(index: index, text)) }
    }
}

extension TranscriptTokens.Prompt {
    /// How much of the prompt can be taken from its head: not its last token, whose logits are needed.
    var heldCount: Int { min(headCount, tokens.count - 1) }

    /// The tokens from `start` on as rows, with the logits after the last.
    func rows(from start: Int, in sequences: [Int32]) -> [LlamaSequences.Row] {
        (start..<tokens.count).map { position in
            .init(
                token: tokens[position], position: position, sequences: sequences,
                wantsLogits: position == tokens.count - 1)
        }
    }
}
