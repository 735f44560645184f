/// Shows a comment as it streams in, sentence by sentence, once it is clear that it is one and each has been checked.
actor ReplyWriter {
    private let check: ReplyCheck
    private let onEvent: @Sendable (ChatEvent) async -> Void
    private var beginning = ""
    private var isReply = false
    private var stream = ReplyStream()
    /// What was shown.
    private(set) var shown = ""
    /// What was held back, sentence by sentence.
    private(set) var withheld: [ReplyCheck.Objection] = []

    init(check: ReplyCheck, onEvent: @escaping @Sendable (ChatEvent) async -> Void) {
        self.check = check
        self.onEvent = onEvent
    }

    /// Takes what the model wrote next.
    ///
    /// Text that may still become a call is held.
    func take(_ piece: String) async {
        guard !isReply else { return await show(stream.sentences(appending: piece)) }
        beginning += piece
        guard !StepReader.mayBecomeCall(beginning) else { return }
        isReply = true
        await show(stream.sentences(appending: StepFormat.replyText(beginning)))
    }

    /// The step is a reply and this is all of it.
    func finish(_ reply: String) async {
        if !isReply {
            isReply = true
            await show(stream.sentences(appending: reply))
        }
        let rest = stream.rest()
        if !rest.trimmingBlanks.isEmpty { await show([rest]) }
    }

    private func show(_ sentences: [String]) async {
        for sentence in sentences {
            if let objection = check.objection(to: sentence) {
                withheld.append(objection)
                // The card is on the screen: its words once more are left out, and nobody misses them.
                if objection != .repeatsCard { await onEvent(.notice(.withheld(objection))) }
            } else {
                shown += sentence
                await onEvent(.comment(sentence))
            }
        }
    }
}
