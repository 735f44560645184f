internal import LanguageModels

/// The form in which a step is written: short calls, what the program answers itself, or a reply.
///
/// The one place that knows it. Worked examples in `prompts/chat.md` are in the same form.
enum StepFormat {
    /// A reply holds one line without the characters of calls and chat markers.
    private static let replyLength = 400
    private static let commentLength = 160
    private static let replyOpening = "say: "
    private static let forbiddenInReply = "{}<>[]`|"
    private static let forbiddenInComment = "0123456789\"“”„«»「」『』—"
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

    /// Questions about the program by the names they are written with.
    private static let topics: [(String, ProgramTopic)] = [
        ("about", .about), ("privacy", .privacy), ("explain_favorites", .favorites),
        ("list_commands", .commands),
    ]

    /// What stands between two calls of one step.
    static let callSeparator = "\n"

    /// The words that a first step may begin with.
    static let openings = tools.map(\.0) + requests.map(\.0) + topics.map(\.0) + ["say"]

    /// The tool that is written with a word; nil for what is no tool.
    static func tool(named word: String) -> String? { tools.first { $0.0 == word }?.1 }

    /// What the next step may be.
    ///
    /// - Parameters:
    ///   - hasResult: Whether a tool returned something in this turn: then nothing is declined any more.
    ///   - mayCall: Whether a tool may be called.
    /// - Returns: The shape.
    static func schema(hasResult: Bool, mayCall: Bool) -> GenerationSchema {
        switch (hasResult, mayCall) {
        case (true, true): afterResult
        case (true, false): comment
        case (false, true): anyStep
        case (false, false): reply
        }
    }

    private static let anyStep = GenerationSchema.oneOf([calls, programSentences, reply])
    private static let afterResult = GenerationSchema.oneOf([call, comment])

    private static let call = GenerationSchema.oneOf([catalog, saved, .literal("streak()")])

    private static var calls: GenerationSchema {
        .sequence([call, .optional(.sequence([.literal(callSeparator), call]))])
    }

    private static var programSentences: GenerationSchema {
        .oneOf((requests.map(\.0) + topics.map(\.0)).map { .literal($0 + "()") })
    }

    private static var reply: GenerationSchema {
        .sequence([.literal(replyOpening), .prose(maximumLength: replyLength, without: forbiddenInReply)])
    }

    /// A comment has no quotation marks and no digits: quotes and numbers are on the cards.
    private static var comment: GenerationSchema {
        .sequence([
            .literal(replyOpening),
            .prose(maximumLength: commentLength, without: forbiddenInReply + forbiddenInComment),
        ])
    }

    private static var catalog: GenerationSchema {
        written(
            "catalog", decided: [("author", argument), ("query", argument)],
            added: [("language", language), ("limit", limit)])
    }

    private static var saved: GenerationSchema {
        written(
            "saved",
            decided: [
                ("when", argument), ("kind", .enumeration(["favorite", "generated", "imported"])),
                ("query", argument),
            ],
            added: [("limit", limit)])
    }

    /// A call with the arguments that must be decided on, one that is not given as `None`, and those that are only
    /// added when the person asked for them.
    ///
    /// Weights that must decide on each argument name an author and a kind more often than weights that may leave
    /// them out; a language or a limit they would rather invent than leave out.
    private static func written(
        _ name: String, decided: [(String, GenerationSchema)], added: [(String, GenerationSchema)]
    ) -> GenerationSchema {
        .fields(
            open: name + "(", separator: ", ", close: ")",
            decided.map { .init($0.0 + "=", .oneOf([.literal(absent), $0.1]), isRequired: true) }
                + added.map { .init($0.0 + "=", $0.1) })
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
        if let topic = topics.first(where: { text == $0.0 + "()" }) { return .explain(topic.1) }
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

    /// Whether text that begins so may still become a call or what the program answers.
    static func mayBecomeCall(_ beginning: String) -> Bool {
        openings.map { $0 == "say" ? "say:" : $0 + "(" }.contains {
            $0.hasPrefix(beginning) || (beginning.hasPrefix($0) && $0 != "say:")
        }
    }

    /// A call as it is written, so that earlier turns read like the worked examples.
    static func text(of call: ToolCall) -> String {
        guard let short = tools.first(where: { $0.1 == call.tool })?.0 else { return call.canonicalText }
        let (decided, added): ([String], [String]) =
            switch short {
            case "catalog": (["author", "query"], ["language", "limit"])
            case "saved": (["when", "kind", "query"], ["limit"])
            default: ([], [])
            }
        var arguments = decided.map { "\($0)=\(call.arguments[$0].map(\.canonicalText) ?? absent)" }
        arguments += added.compactMap { name in
            call.arguments[name].map { "\(name)=\($0.canonicalText)" }
        }
        return "\(short)(\(arguments.joined(separator: ", ")))"
    }

    private static func call(from line: Substring) -> (ToolCall, asksForDates: Bool)? {
        guard let open = line.firstIndex(of: "("), line.last == ")",
            let tool = tools.first(where: { $0.0 == line[..<open] })?.1
        else { return nil }
        var rest = line[line.index(after: open)...].dropLast()
        var arguments: [String: JSONValue] = [:]
        var when: String?
        while !rest.isEmpty {
            guard let equals = rest.firstIndex(of: "=") else { return nil }
            let name = String(rest[..<equals])
            rest = rest[rest.index(after: equals)...]
            if rest.hasPrefix(absent) {
                rest = rest.dropFirst(absent.count)
            } else if let value = value(from: &rest) {
                if name == "when" { when = value.stringValue } else { arguments[name] = value }
            } else {
                return nil
            }
            if rest.hasPrefix(", ") { rest = rest.dropFirst(2) } else if !rest.isEmpty { return nil }
        }
        // A word of the date is no theme.
        if let query = arguments["query"]?.stringValue, when?.plain.contains(query.plain) == true {
            arguments["query"] = nil
        }
        return (ToolCall(tool: tool, arguments: arguments), when != nil)
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
