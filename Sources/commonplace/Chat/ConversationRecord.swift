import ChatAgent
import Foundation
import LanguageModels
import Synchronization

/// One turn as it was shown.
final class TurnRecord: Sendable {
    /// A turn as it is written to a file.
    struct Content: Encodable {
        struct Quote: Encodable {
            let number: Int
            let text: String
            let author: String?
        }

        let at: Date
        let message: String
        var calls: [ToolCall] = []
        var quotes: [Quote] = []
        var reply = ""
        var withheld: [ReplyCheck.Objection] = []
    }

    private let state: Mutex<Content>

    init(message: String, at instant: Date) {
        state = Mutex(Content(at: instant, message: message))
    }

    var content: Content { state.withLock { $0 } }

    func add(_ event: ChatEvent) {
        state.withLock { content in
            switch event {
            case .called(let call): content.calls.append(call)
            case .returned(let result):
                content.quotes += result.cards.map {
                    .init(number: $0.number, text: $0.text, author: $0.author)
                }
            case .comment(let text), .said(let text): content.reply += text
            case .notice(.withheld(let objection)): content.withheld.append(objection)
            case .notice, .step: break
            }
        }
    }
}

/// The turns of this conversation, in memory only until the person exports them.
final class ConversationRecord: Sendable {
    private let turns = Mutex<[TurnRecord]>([])

    func append(_ turn: TurnRecord) { turns.withLock { $0.append(turn) } }

    func clear() { turns.withLock { $0 = [] } }

    /// Writes the turns as JSON lines to a new file that only this person can read.
    func write(to path: String) throws {
        let lines = try turns.withLock { $0 }.map { try JSONText.line(of: $0.content) + "\n" }
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            let reason = errno == EEXIST ? "there is such a file already" : "it cannot be made"
            throw Failure("\(path) was not written: \(reason); choose another name")
        }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: Data(lines.joined().utf8))
        } catch {
            try? FileManager.default.removeItem(atPath: path)
            throw Failure("\(path) was not written: the disk is full or failing; make room")
        }
    }
}
