/// Shows a comment as it streams in, sentence by sentence, once it is clear that it is one and each has been checked.
actor ReplyWriter {
    private let check: ReplyCheck
    private let isComment: Bool
    private let onEvent: @Sendable (ChatEvent) async -> Void
    private var beginning = ""
    private var isReply = false
    private var stream = ReplyStream()
    /// What was shown.
    private(set) var shown = ""
    /// What was held back, sentence by sentence.
    private(set) var withheld: [ReplyCheck.Objection] = []

    /// Makes a writer.
    ///
    /// - Parameters:
    ///   - check: What each sentence must pass.
    ///   - isComment: Whether the reply comments on cards that are on the screen.
    ///   - onEvent: Where what passes goes.
    init(check: ReplyCheck, isComment: Bool, onEvent: @escaping @Sendable (ChatEvent) async -> Void) {
        self.check = check
        self.isComment = isComment
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
            let objection = isComment ? check.objection(toComment: sentence) : check.objection(to: sentence)
            if let objection {
                withheld.append(objection)
                if !objection.isSilent { await onEvent(.notice(.withheld(objection))) }
            } else {
                shown += sentence
                await onEvent(.comment(sentence))
            }
        }
    }
}
