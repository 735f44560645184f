/// Answers to several conversations that are decoded together, each in a sequence of one context.
///
/// Whoever joins shares the state of its head with the others, and continues what its own conversation left behind.
/// Every step evaluates one token or more of each answer at once. Used from one thread only.
final class LlamaConversations {
    /// What a sequence holds.
    struct Place {
        let sequence: Int32
        var tokens: [Int32]
        /// How many of them are shared with a head.
        let shared: Int
        let head: Int32?
    }

    /// An answer that is decoded now.
    fileprivate struct Answer {
        let ticket: ConversationDesk.Ticket
        var place: Place
        /// What is to be evaluated next: the prompt, then what was chosen.
        var pending: [Int32]
        /// The most tokens that the place will hold.
        let bound: Int
        var decoder: AnswerDecoder
        var text = ""
        var isWriting = false
        var started = ContinuousClock.now
    }

    private let width: Int
    private let weights: LlamaWeights
    private let transcripts: TranscriptTokens
    private let matchers: MatcherPool
    private let sequences: LlamaSequences
    private let heads: LlamaHeads
    private var free: [Int32]
    private var answers: [Answer] = []
    /// What answers that are over left behind, the one left last at the end.
    private var idle: [Place] = []
    /// Whether sequences were emptied that somebody decodes in.
    private var isLost = false

    /// Whether nothing is decoded.
    var isIdle: Bool { answers.isEmpty }

    /// The requests that are decoded now.
    var running: [Int] { answers.map(\.ticket.number) }

    init(
        _ configuration: LlamaModel.Configuration, weights: LlamaWeights, transcripts: TranscriptTokens,
        matchers: MatcherPool, states: LlamaStateFolder?, stopSignal: StopSignal
    ) throws(LanguageModelError) {
        try MachineMemory.checkBatches()
        self.weights = weights
        self.transcripts = transcripts
        self.matchers = matchers
        width = configuration.conversations
        // As many again as are decoded keep what a conversation may soon continue.
        let all = LlamaHeads.limit + 2 * width
        sequences = try LlamaSequences(
            weights: weights,
            settings: .init(
                window: min(configuration.window, max(weights.trainedWindow, 512)), batch: 128,
                sequences: all,
                outputs: all, threads: configuration.threads),
            stopSignal: stopSignal)
        heads = LlamaHeads(sequences: sequences, states: states)
        free = (LlamaHeads.limit..<all).map(Int32.init)
    }

    /// Evaluates the head of a transcript, unless it is held or can be read back.
    func prepare(_ transcript: Transcript) throws(LanguageModelError) {
        let head = try transcripts.prompt(of: transcript, opensReply: false).head
        guard !head.isEmpty else { return }
        var usage = GenerationUsage()
        _ = try hold(head, &usage)
    }

    /// Begins an answer.
    ///
    /// - Returns: Whether it was begun; not while the others leave no room for it.
    func join(_ ticket: ConversationDesk.Ticket) throws(LanguageModelError) -> Bool {
        guard answers.count < width else { return false }
        let request = ticket.request
        let reserve = max(request.options.maximumResponseTokens, 1)
        let started = ContinuousClock.now
        let prompt = try transcripts.prompt(of: request.transcript, opensReply: true)
        try prompt.checkRoom(for: reserve, in: sequences.window)
        var usage = GenerationUsage()
        guard let place = try place(for: prompt, reserve: reserve, &usage) else { return false }
        usage.reusedTokens = place.tokens.count - usage.evaluatedTokens
        usage.evaluatedTokens += prompt.tokens.count - place.tokens.count
        var decoder = AnswerDecoder(
            options: request.options, matcher: matchers.take(for: request.schema), weights: weights)
        decoder.usage = usage
        var answer = Answer(
            ticket: ticket, place: place, pending: Array(prompt.tokens[place.tokens.count...]),
            bound: prompt.tokens.count + reserve, decoder: decoder, started: started)
        do {
            let opening = try answer.decoder.opening()
            answer.pending += opening.tokens
            answer.emit(opening.text)
        } catch {
            giveUp(place)
            throw error
        }
        answers.append(answer)
        return true
    }

    /// Ends the answers to these requests without a word to those who asked.
    func leave(_ requests: Set<Int>) {
        for index in answers.indices.reversed() where requests.contains(answers[index].ticket.number) {
            end(answers.remove(at: index))
        }
    }

    /// Forgets every answer, and everything held for one: after an error nobody knows what the sequences hold.
    ///
    /// - Returns: The requests that are not answered.
    func breakOff() -> [ConversationDesk.Ticket] {
        let broken = answers.map(\.ticket)
        while let answer = answers.popLast() { end(answer) }
        while let place = idle.popLast() { giveUp(place) }
        isLost = false
        return broken
    }

    /// Evaluates one batch: what each answer has chosen, and as much of the prompts as has room beside it.
    func advance() throws(LanguageModelError) {
        guard !isLost else { throw .decodingFailure(reason: "the state of the conversations was lost") }
        var rows: [LlamaSequences.Row] = []
        var owners: [Int] = []
        // Prompts come last: a long one must not hold up those who write.
        let writing = answers.indices.filter { answers[$0].isWriting }
        for index in writing + answers.indices.filter({ !answers[$0].isWriting }) {
            let taken = answers[index].pending.prefix(sequences.batch - rows.count)
            guard !taken.isEmpty else { continue }
            for token in taken {
                let place = answers[index].place
                rows.append(.init(token: token, position: place.tokens.count, sequences: [place.sequence]))
                owners.append(index)
                answers[index].place.tokens.append(token)
            }
            answers[index].pending.removeFirst(taken.count)
            rows[rows.count - 1].wantsLogits = answers[index].pending.isEmpty
        }
        var over: [Int: LanguageModelError?] = [:]
        try sequences.evaluate(rows) { row, logits in
            do throws(LanguageModelError) {
                if try !choose(owners[row], logits) { over.updateValue(nil, forKey: owners[row]) }
            } catch {
                over[owners[row]] = error
            }
        }
        for (index, error) in over.sorted(by: { $0.key > $1.key }) {
            let answer = answers.remove(at: index)
            if let error {
                end(answer)
                answer.ticket.continuation.finish(throwing: error)
            } else {
                finish(answer)
            }
        }
    }

    /// Has an answer choose what it evaluates next; false when it is over.
    private func choose(
        _ index: Int, _ logits: UnsafeBufferPointer<Float>
    ) throws(LanguageModelError) -> Bool {
        if !answers[index].isWriting {
            answers[index].isWriting = true
            answers[index].decoder.usage.promptSeconds = answers[index].started.secondsSince
            answers[index].started = .now
        }
        guard let step = try answers[index].decoder.next(logits) else { return false }
        answers[index].pending = step.tokens
        answers[index].emit(step.text)
        return true
    }

    private func finish(_ answer: Answer) {
        var answer = answer
        answer.emit(answer.decoder.rest())
        answer.decoder.usage.decodeSeconds = answer.started.secondsSince
        // Not remembered it is tokenised again.
        try? transcripts.remember(
            answer.decoder.produced, as: answer.text, in: answer.ticket.request.transcript)
        let usage = answer.decoder.usage
        end(answer)
        answer.ticket.continuation.yield(.finished(usage))
        answer.ticket.continuation.finish()
    }

    private func end(_ answer: Answer) {
        matchers.keep(answer.decoder.matcher, for: answer.ticket.request.schema)
        idle.append(answer.place)
    }
}

// MARK: Room

extension LlamaConversations {
    /// A sequence that holds as much of the prompt as is known; nil while the others leave no room.
    private func place(
        for prompt: TranscriptTokens.Prompt, reserve: Int, _ usage: inout GenerationUsage
    ) throws(LanguageModelError) -> Place? {
        // The logits after the last token are needed, so it is evaluated again even if it is held.
        let wanted = prompt.tokens.dropLast()
        let known = idle.indices.map { (index: $0, held: idle[$0].heldPrefix(of: wanted)) }
            .filter { $0.held > prompt.heldCount }.max { $0.held < $1.held }
        // Taken out, so that making room does not take it away.
        let continued = known.map { idle.remove(at: $0.index) }
        // Only the end of the prompt and the answer need room of their own, and what is shared has it already.
        let head = continued == nil && prompt.heldCount > 0 ? try hold(prompt.head, &usage) : continued?.head
        let shared = continued?.shared ?? prompt.heldCount
        guard makeRoom(for: prompt.tokens.count + reserve - shared, keeping: head) else {
            if let continued { idle.insert(continued, at: 0) }
            guard answers.isEmpty else { return nil }
            throw .exceededContextWindow(
                needed: heads.tokenCount + prompt.tokens.count + reserve - shared, window: sequences.window)
        }
        guard let sequence = takeSequence() else {
            throw .decodingFailure(reason: "more than \(width) conversations at once")
        }
        let held = known?.held ?? prompt.heldCount
        if let source = continued?.sequence ?? head, held > 0 {
            do {
                try sequences.copy(source, to: sequence, count: held)
            } catch {
                // Weights that keep more than the tokens' own states: everything is evaluated again.
                if let continued { giveUp(continued) }
                giveUp(Place(sequence: sequence, tokens: [], shared: 0, head: nil))
                usage.evaluatedTokens = 0
                return takeSequence().map { Place(sequence: $0, tokens: [], shared: 0, head: nil) }
            }
        }
        if let continued, held == continued.tokens.count {
            giveUp(continued)
        } else if let continued, let index = known?.index {
            // Only its beginning is the same: another conversation may go on from it.
            idle.insert(continued, at: min(index, idle.count))
        }
        return Place(
            sequence: sequence, tokens: Array(prompt.tokens.prefix(held)), shared: shared, head: head)
    }

    private func hold(
        _ head: [Int32], _ usage: inout GenerationUsage
    ) throws(LanguageModelError) -> Int32 {
        do throws(LanguageModelError) {
            return try heads.hold(head, keeping: headsInUse, &usage)
        } catch {
            guard case .exceededContextWindow = error, !idle.isEmpty else { throw error }
            while let place = idle.popLast() { giveUp(place) }
            return try heads.hold(head, keeping: headsInUse, &usage)
        }
    }

    private var headsInUse: Set<Int32> {
        Set(answers.compactMap(\.place.head) + idle.compactMap(\.head))
    }

    /// Lets what nobody decodes go until so many tokens have room; answers whether they have.
    private func makeRoom(for count: Int, keeping head: Int32?) -> Bool {
        let taken = answers.reduce(0) { $0 + $1.bound - $1.place.shared }
        while true {
            let held = idle.reduce(0) { $0 + $1.tokens.count - $1.shared }
            if heads.room(for: taken + held + count, keeping: headsInUse.union(head.map { [$0] } ?? []))
                >= taken + held + count
            {
                return true
            }
            guard !idle.isEmpty else { return false }
            giveUp(idle.removeFirst())
        }
    }

    private func takeSequence() -> Int32? {
        if free.isEmpty, !idle.isEmpty { giveUp(idle.removeFirst()) }
        return free.popLast()
    }

    private func giveUp(_ place: Place) {
        free.append(place.sequence)
        guard !sequences.forget(place.sequence) else { return }
        heads.forgetAll()
        free += idle.map(\.sequence)
        idle = []
        isLost = !answers.isEmpty
    }
}

extension LlamaConversations.Place {
    fileprivate func heldPrefix(of wanted: some Sequence<Int32>) -> Int {
        zip(tokens, wanted).prefix { $0 == $1 }.count
    }
}

extension LlamaConversations.Answer {
    fileprivate mutating func emit(_ piece: String) {
        guard !piece.isEmpty else { return }
        text += piece
        ticket.continuation.yield(.text(piece))
    }
}
