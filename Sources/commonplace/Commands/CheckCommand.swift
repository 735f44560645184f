import Foundation
import LanguageModels
import QuoteGeneration
import Terminal

/// `commonplace check`: the deterministic gate for anyone's sentences.
enum CheckCommand: Command {
    static let name = "check"
    static let arguments = "[FILE]"
    static let summary = "judge sentences by the deterministic gate, one a line"
    static let details = """
        Without a file standard input is read. One verdict a line comes out: accept, or reject with the rule that \
        was broken and what broke it. Lines of JSON with a text, and with an id and a locale of their own if they \
        have them, are answered by lines of JSON. No model is needed, and nothing is saved.
        """
    static let options: [Arguments.Option] = [.locale, .json]

    static func run(_ arguments: Arguments, in surroundings: Surroundings) async throws {
        guard arguments.words.count <= 1 else { throw Failure.usage("only one file is taken", command: name) }
        let locale = try surroundings.locale(arguments)
        let lines = try CheckInput.lines(of: arguments.words.first, locale: locale)
        let gates = try GateLine.standard()
        if let remark = gates.remark { surroundings.errors.writeLine("commonplace: \(remark)") }
        for line in lines {
            try Task.checkCancellation()
            let objection = gates.objection(to: line.text, locale: line.locale)
            if let id = line.id {
                try surroundings.printJSON(GateVerdict(id: id, objection))
            } else if arguments.has("--json") {
                try surroundings.printJSON(GateVerdict(id: .integer(line.number), objection))
            } else {
                surroundings.output.writeLine(sanitized(objection.sentence))
            }
        }
    }
}

/// A verdict of the deterministic gate, as others can score it.
struct GateVerdict: Encodable {
    let id: JSONValue
    let verdict: String
    let reason: Objection.Reason?
    let evidence: String?

    init(id: JSONValue, _ objection: Objection?) {
        self.id = id
        verdict = objection == nil ? "accept" : "reject"
        reason = objection?.reason
        evidence = objection?.evidence
    }

    private enum CodingKeys: String, CodingKey {
        case id, verdict, reason, evidence
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(verdict, forKey: .verdict)
        // Present even when there is none, so that every line has the same keys.
        try container.encode(reason, forKey: .reason)
        try container.encodeIfPresent(evidence, forKey: .evidence)
    }
}

extension Objection? {
    /// The verdict in one line.
    fileprivate var sentence: String {
        map { "reject \($0.reason.rawValue): \($0.evidence)" } ?? "accept"
    }
}
