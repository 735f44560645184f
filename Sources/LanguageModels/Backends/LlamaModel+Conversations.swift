/// Several conversations at once: whoever asks joins the batch that is decoded now.
extension LlamaModel {
    /// The answer to a request that is decoded together with those of others; ending the iteration takes it out.
    nonisolated func joiningResponse(
        to request: GenerationRequest
    ) -> AsyncThrowingStream<GenerationEvent, any Error> {
        let number = stopSignal.register()
        return AsyncThrowingStream { continuation in
            continuation.onTermination = { [stopSignal] termination in
                switch termination {
                case .cancelled: stopSignal.cancel(number)
                default: stopSignal.end(number)
                }
            }
            if desk.add(.init(number: number, request: request, continuation: continuation)) {
                Task { await self.serve() }
            }
        }
    }

    /// Decodes until nobody waits and nothing is left.
    private func serve() async {
        repeat {
            serveStep()
            // Whoever else waits for the model's thread comes between two steps.
            await Task.yield()
        } while !(hasNoConversations && desk.close())
    }

    private var hasNoConversations: Bool { engine?.conversations?.isIdle ?? true }

    /// Takes in who waits and has room, and evaluates one batch.
    private func serveStep() {
        do throws(LanguageModelError) {
            let conversations = try loadedEngine().conversationEngine()
            let gone = Set(conversations.running.filter(stopSignal.isCancelled))
            conversations.leave(gone)
            gone.forEach(stopSignal.end)
            takeIn(conversations)
            guard !conversations.isIdle else { return }
            stopSignal.begin(conversations.running)
            defer { stopSignal.pause() }
            do throws(LanguageModelError) {
                try conversations.advance()
            } catch {
                for ticket in conversations.breakOff() { end(ticket, error) }
            }
        } catch {
            for ticket in desk.takeAll() { end(ticket, error) }
        }
    }

    private func takeIn(_ conversations: LlamaConversations) {
        var waiting = desk.takeAll()
        waiting.removeAll { ticket in
            guard stopSignal.isCancelled(ticket.number) else { return false }
            stopSignal.end(ticket.number)
            return true
        }
        while let ticket = waiting.first {
            stopSignal.begin([ticket.number])
            do throws(LanguageModelError) {
                guard try conversations.join(ticket) else { break }
            } catch {
                end(ticket, error)
            }
            waiting.removeFirst()
        }
        stopSignal.pause()
        desk.putBack(waiting)
    }

    private func end(_ ticket: ConversationDesk.Ticket, _ error: LanguageModelError) {
        ticket.continuation.finish(throwing: error)
        stopSignal.end(ticket.number)
    }
}
