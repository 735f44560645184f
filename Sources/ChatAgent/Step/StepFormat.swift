internal import LanguageModels

/// The form in which a step is written: short calls, a request that is declined, or a reply.
///
/// The one place that knows it. Worked examples in `prompts/chat.md` are in the same form.
enum StepFormat {
    /// A reply holds one line without the characters of calls and chat markers.
    private static let replyLength = 400
    private static let replyOpening = "say: "
    private static let forbiddenInReply = "{}<>[]`|"
    private static let forbiddenInArgument = "<>{}()|`[]="

    /// Tools by the short names they are written with.
    private static let tools = [
        ("catalog", "search_catalog"), ("saved", "search_saved"), ("streak", "streak_status"),
    ]

    /// Requests to write by the names they are written with; each begins with another token.
    private static let requests: [(String, WriteRequest)] = [
        ("save", .save), ("add_favorite", .favorite), ("remove_favorite", .unfavorite),
        ("remove_quote", .remove), ("write_quote", .generate), ("edit_quote", .edit),
        ("reset_streak", .resetStreak), ("other", .other),
    ]

    /// What a step may be.
    static let anyStep = GenerationSchema.oneOf([calls, declines, reply])

    /// What a step may be when no tool may be called any more.
    static let replyOnly = reply

    private static var calls: GenerationSchema {
        let call = GenerationSchema.oneOf([catalog, saved, .literal("streak()")])
        return .sequence([call, .optional(.sequence([.literal("\n"), call]))])
    }

    private static var declines: GenerationSchema {
        .oneOf(requests.map { .literal($0.0 + "()") })
    }

    private static var reply: GenerationSchema {
        .sequence([.literal(replyOpening), .prose(maximumLength: replyLength, without: forbiddenInReply)])
    }

    private static var catalog: GenerationSchema {
        written(
            "catalog",
            [("author", argument), ("query", argument), ("language", language), ("limit", limit)])
    }

    private static var saved: GenerationSchema {
        written(
            "saved",
            [
                ("query", argument), ("kind", .enumeration(["favorite", "generated", "imported"])),
                ("when", argument), ("limit", limit),
            ])
    }

    /// A call with all its arguments in order: one that is not given is written as `None`, because weights that must
    /// decide on each argument decide better than weights that may leave some out.
    private static func written(
        _ name: String, _ arguments: [(String, GenerationSchema)]
    ) -> GenerationSchema {
        .fields(
            open: name + "(", separator: ", ", close: ")",
            arguments.map { .init($0.0 + "=", .oneOf([.literal(absent), $0.1]), isRequired: true) })
    }

    private static let absent = "None"

    private static let argument = GenerationSchema.string(maximumLength: 48, without: forbiddenInArgument)

    private static let limit = GenerationSchema.integer(1...999)

    private static let language = GenerationSchema.enumeration([
        "en", "de", "es", "fr", "it", "pt", "id", "nl", "pl", "ja", "zh", "ar", "hi", "tr", "ru", "la", "el",
    ])

    // MARK: Reading

    /// Reads a step in this form; nil when the text is in another.
    static func step(from text: String) -> Step? {
        if text.hasPrefix("say:") { return .reply(replyText(text)) }
        if let request = requests.first(where: { text == $0.0 + "()" }) { return .decline(request.1) }
        var calls: [ToolCall] = []
        var asksForDates = false
        for line in text.split(separator: "\n") {
            guard let (call, when) = call(from: line) else { return nil }
            calls.append(call)
            asksForDates = asksForDates || when
        }
        return calls.isEmpty ? nil : .calls(calls, asksForDates: asksForDates)
    }

    /// The words of a reply, without what opens it.
    static func replyText(_ text: String) -> String {
        guard text.hasPrefix("say:") else { return text }
        return String(text.dropFirst(4)).trimmingBlanks
    }

    /// Whether text that begins so may still become a call or a declined request.
    static func mayBecomeCall(_ beginning: String) -> Bool {
        let openings = tools.map { $0.0 + "(" } + requests.map { $0.0 + "(" } + ["say:"]
        return openings.contains { $0.hasPrefix(beginning) || (beginning.hasPrefix($0) && $0 != "say:") }
    }

    /// A call as it is written, so that earlier turns read like the worked examples.
    static func text(of call: ToolCall) -> String {
        guard let short = tools.first(where: { $0.1 == call.tool })?.0 else { return call.canonicalText }
        let order =
            switch short {
            case "catalog": ["author", "query", "language", "limit"]
            case "saved": ["query", "kind", "when", "limit"]
            default: [String]()
            }
        let arguments = order.map { name in
            "\(name)=\(call.arguments[name].map(\.canonicalText) ?? absent)"
        }
        return "\(short)(\(arguments.joined(separator: ", ")))"
    }

    private static func call(from line: Substring) -> (ToolCall, asksForDates: Bool)? {
        guard let open = line.firstIndex(of: "("), line.last == ")",
            let tool = tools.first(where: { $0.0 == line[..<open] })?.1
        else { return nil }
        var rest = line[line.index(after: open)...].dropLast()
        var arguments: [String: JSONValue] = [:]
        var asksForDates = false
        while !rest.isEmpty {
            guard let equals = rest.firstIndex(of: "=") else { return nil }
            let name = String(rest[..<equals])
            rest = rest[rest.index(after: equals)...]
            if rest.hasPrefix(absent) {
                rest = rest.dropFirst(absent.count)
            } else if let value = value(from: &rest) {
                if name == "when" { asksForDates = true } else { arguments[name] = value }
            } else {
                return nil
            }
            if rest.hasPrefix(", ") { rest = rest.dropFirst(2) } else if !rest.isEmpty { return nil }
        }
        return (ToolCall(tool: tool, arguments: arguments), asksForDates)
    }

    private static func value(from rest: inout Substring) -> JSONValue? {
        guard rest.first == "\"" else {
            let digits = rest.prefix(while: \.isNumber)
            guard let number = Int(digits) else { return nil }
            rest = rest.dropFirst(digits.count)
            return .integer(number)
        }
        guard let close = rest.dropFirst().firstIndex(of: "\"") else { return nil }
        let text = String(rest[rest.index(after: rest.startIndex)..<close])
        rest = rest[rest.index(after: close)...]
        return .string(text)
    }
}
