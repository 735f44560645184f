internal import CLlama

/// What stands between two turns in the format the weights were trained on.
///
/// The template inside the weights is applied once to marked turns and cut apart at the marks. A conversation is then
/// these pieces, whose chat markers are meant, around contents, whose chat markers are not.
struct LlamaTemplate {
    private enum Speaker: Int {
        case system, user, assistant
    }

    private let beforeSystem: String
    private let systemToUser: String
    private let userToAssistant: String
    private let assistantToUser: String
    private let beforeUser: String
    /// Whether the weights know a system turn; otherwise the instructions open the first prompt.
    private let hasSystem: Bool

    init(weights: LlamaWeights) throws(LanguageModelError) {
        let full = Self.pieces(weights, [.system, .user, .assistant, .user])
        let short = Self.pieces(weights, [.user, .assistant, .user])
        guard let short, short.count == 4 else {
            throw .unavailable(
                .damaged(path: weights.path, reason: "their chat template is not one llama.cpp knows"))
        }
        beforeUser = short[0]
        userToAssistant = short[1]
        assistantToUser = short[2]
        hasSystem = full?.count == 5
        beforeSystem = full?.first ?? ""
        systemToUser = full.map { $0[1] } ?? ""
    }

    private static func pieces(_ weights: LlamaWeights, _ speakers: [Speaker]) -> [String]? {
        let roles = speakers.map { ["system", "user", "assistant"][$0.rawValue] }
        let marks = speakers.indices.map { "@@mark\($0)@@" }
        let capacity: Int32 = 16_384
        var buffer = [CChar](repeating: 0, count: Int(capacity))
        let count = withCStrings(roles) { roles in
            withCStrings(marks) { marks in
                cp_apply_template(weights.handle, roles, marks, speakers.count, true, &buffer, capacity)
            }
        }
        guard count > 0, count <= capacity else { return nil }
        var rest = String(
            decoding: buffer.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)[...]
        var pieces: [String] = []
        for mark in marks {
            guard let range = rest.firstRange(of: mark) else { return nil }
            pieces.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        return pieces + [String(rest)]
    }

    /// A turn of the transcript as pieces to tokenise: template text and content.
    enum Piece: Equatable {
        case template(String)
        case content(String)

        var text: String {
            switch self {
            case .template(let text), .content(let text): text
            }
        }
    }

    /// The pieces that `entry` adds behind `previous`; together with all before they are the whole conversation.
    func pieces(of entry: Transcript.Entry, after previous: [Transcript.Entry]) -> [Piece] {
        let before = previous.last?.role
        switch entry.role {
        case .instructions:
            guard hasSystem else { return [.template(beforeUser), .content(entry.text + "\n\n")] }
            return [.template(beforeSystem), .content(entry.text)]
        case .prompt, .toolOutput:
            let glue =
                switch before {
                case nil: beforeUser
                case .instructions: hasSystem ? systemToUser : ""
                case .response: assistantToUser
                // Two turns of one speaker in a row are one turn, as some templates refuse them.
                case .prompt, .toolOutput: "\n"
                }
            return [.template(glue), .content(entry.text)]
        case .response:
            return [.template(userToAssistant), .content(entry.text)]
        }
    }

    /// What opens the reply behind the last entry.
    var replyOpening: Piece { .template(userToAssistant) }
}

/// Runs `body` with the strings as C strings that live as long as it runs.
private func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafePointer<CChar>]) -> Result
) -> Result {
    func collect(_ index: Int, _ pointers: [UnsafePointer<CChar>]) -> Result {
        guard index < strings.count else { return body(pointers) }
        return strings[index].withCString { collect(index + 1, pointers + [$0]) }
    }
    return collect(0, [])
}
