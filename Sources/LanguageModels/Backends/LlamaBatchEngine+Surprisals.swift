import Foundation

extension LlamaBatchEngine {
    /// A prompt with texts of one query behind it, as many as are evaluated together.
    private struct Branch {
        let query: Int
        let prompt: TranscriptTokens.Prompt
        var texts: [(index: Int, tokens: [Int32])] = []

        /// Texts of one token are read off the logits after the prompt: only others need a sequence.
        var sequenceCount: Int { max(texts.count { $0.tokens.count > 1 }, 1) }

        /// Tokens held while it is evaluated, without the head: of a text all but the last.
        var tokenCount: Int {
            prompt.tokens.count - prompt.heldCount + texts.reduce(0) { $0 + max($1.tokens.count - 1, 0) }
        }
    }

    /// A token whose surprise is read after a row.
    private struct Reading {
        let query: Int
        let text: Int
        let token: Int32
    }

    /// The surprise of texts; nil when the weights have no token that a text alone could follow.
    func surprisals(of queries: [SurprisalQuery]) throws(LanguageModelError) -> [[Surprisal]]? {
        var found = queries.map { $0.texts.map { _ in Surprisal(nats: 0, tokens: 0) } }
        var branches: [Branch] = []
        for (index, query) in queries.enumerated() {
            guard let prompt = try prompt(of: query) else { return nil }
            var texts: [(index: Int, tokens: [Int32])] = []
            for (text, content) in query.texts.enumerated() {
                let tokens = try weights.tokens(of: content)
                found[index][text].tokens = tokens.count
                if !tokens.isEmpty { texts.append((text, tokens)) }
            }
            branches += try self.branches(query: index, prompt, texts)
        }
        while !branches.isEmpty {
            let group = takeGroup(from: &branches)
            try withWorkSequences { (work) throws(LanguageModelError) in
                try read(group, in: work) { found[$0.query][$0.text].nats += $1 }
            }
        }
        return found
    }

    private func prompt(of query: SurprisalQuery) throws(LanguageModelError) -> TranscriptTokens.Prompt? {
        guard let transcript = query.transcript else {
            return weights.textStart.map { TranscriptTokens.Prompt(tokens: [$0], headCount: 0) }
        }
        let isContinued = transcript.entries.last?.role == .response
        return try transcripts.prompt(of: transcript, opensReply: !isContinued)
    }

    /// Cuts the texts of a query so that each branch has room alone.
    private func branches(
        query: Int, _ prompt: TranscriptTokens.Prompt, _ texts: [(index: Int, tokens: [Int32])]
    ) throws(LanguageModelError) -> [Branch] {
        var branches: [Branch] = []
        var branch = Branch(query: query, prompt: prompt)
        for text in texts {
            try prompt.checkRoom(for: text.tokens.count, in: sequences.window)
            var grown = branch
            grown.texts.append(text)
            if grown.sequenceCount <= Self.workLimit,
                prompt.heldCount + grown.tokenCount <= sequences.window
            {
                branch = grown
            } else {
                branches.append(branch)
                branch.texts = [text]
            }
        }
        return branch.texts.isEmpty ? branches : branches + [branch]
    }

    /// Takes as many branches from the front as have room together with their heads.
    private func takeGroup(from branches: inout [Branch]) -> [Branch] {
        var group: [Branch] = []
        var taken: Set<[Int32]> = []
        var tokenCount = 0
        var sequenceCount = 0
        while let branch = branches.first {
            let head = branch.prompt.head
            tokenCount += branch.tokenCount + (taken.contains(head) ? 0 : head.count)
            sequenceCount += branch.sequenceCount
            taken.insert(head)
            guard
                group.isEmpty
                    || (tokenCount <= sequences.window && sequenceCount <= Self.workLimit
                        && taken.count <= LlamaHeads.limit)
            else { break }
            group.append(branches.removeFirst())
        }
        return group
    }

    /// Evaluates branches side by side, and hands over what each token adds.
    private func read(
        _ group: [Branch], in work: [Int32], _ onNats: (Reading, Double) -> Void
    ) throws(LanguageModelError) {
        var usage = GenerationUsage()
        var kept: Set<Int32> = []
        var free = work[...]
        var rows: [LlamaSequences.Row] = []
        var readings: [Int: [Reading]] = [:]
        for branch in group {
            let own = Array(free.prefix(branch.sequenceCount))
            free = free.dropFirst(own.count)
            if branch.prompt.heldCount > 0 {
                let head = try heads.hold(branch.prompt.head, keeping: kept, &usage)
                kept.insert(head)
                for sequence in own {
                    try sequences.copy(head, to: sequence, count: branch.prompt.heldCount)
                }
            }
            rows += branch.prompt.rows(from: branch.prompt.heldCount, in: own)
            readings[rows.count - 1] = branch.texts.map {
                Reading(query: branch.query, text: $0.index, token: $0.tokens[0])
            }
            for (sequence, text) in zip(own, branch.texts.filter { $0.tokens.count > 1 }) {
                for (offset, next) in text.tokens.dropFirst().enumerated() {
                    rows.append(
                        .init(
                            token: text.tokens[offset], position: branch.prompt.tokens.count + offset,
                            sequences: [sequence], wantsLogits: true))
                    readings[rows.count - 1] = [Reading(query: branch.query, text: text.index, token: next)]
                }
            }
        }
        try heads.makeRoom(for: rows.count, keeping: kept)
        try sequences.evaluate(rows) { row, logits in
            let total = Self.logarithmOfSum(logits)
            for reading in readings[row] ?? [] {
                onNats(reading, max(total - Double(logits[Int(reading.token)]), 0))
            }
        }
    }

    /// The logarithm of the sum of exponentials, which turns logits into logarithms of probabilities.
    private static func logarithmOfSum(_ logits: UnsafeBufferPointer<Float>) -> Double {
        let top = Double(logits.max() ?? 0)
        return top + log(logits.reduce(0.0) { $0 + exp(Double($1) - top) })
    }
}
