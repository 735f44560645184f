internal import Foundation
internal import LanguageModels

/// Writes a call's arguments as the library expects them, with what the message makes certain.
///
/// The choice of the tool is the model's and stays. An argument is touched where the message decides it: a query that
/// says nothing or stands nowhere, a name of the catalog, a kind or a language that the person names or does not, and
/// what a follow-up leaves to the call before it.
struct CallCanon {
    /// What the person asked.
    let message: String
    /// The language it is in, by code.
    let language: String
    /// Names in the catalog.
    let authors: [String]
    /// The last call of the conversation before this message.
    let earlier: ToolCall?

    /// The call with its arguments put right: the same call of the same tool.
    func canonical(_ call: ToolCall) -> ToolCall {
        var call = call
        for name in ["query", "author"] where call.arguments[name]?.stringValue?.isBlank == true {
            call.arguments[name] = nil
        }
        switch call.tool {
        case "search_catalog": nameAuthor(&call)
        case "search_saved":
            nameKind(&call)
        default: return call
        }
        nameQuery(&call)
        if call.tool == "search_catalog" { nameLanguage(&call) }
        inheritQuery(&call)
        return call
    }

    // MARK: Query

    private func nameQuery(_ call: inout ToolCall) {
        guard let query = call.arguments["query"]?.stringValue else { return }
        let isKindNamed = call.arguments["kind"] != nil
        let grounded = QueryGrounding(message: message, language: language).grounded(
            query, mayBeLeftOut: isKindNamed)
        call.arguments["query"] = grounded.flatMap {
            Self.saysNothing($0) || (isKindNamed && NamedKind.isName($0)) ? nil : .string($0)
        }
    }

    private static func saysNothing(_ query: String) -> Bool {
        query.lowercased().split { !($0.isLetter || $0.isNumber) }
            .allSatisfy { emptyWords.contains(String($0)) || SpokenSign.signs(in: String($0)).contains(.own) }
    }

    /// A follow-up that only changes the place or the language goes on with the query it follows: "got any in
    /// Spanish?", "and in the catalog?".
    private func inheritQuery(_ call: inout ToolCall) {
        guard let earlier, call.arguments["query"] == nil, call.arguments["author"] == nil,
            earlier.tool != call.tool || call.arguments["language"] != nil
                || SpokenText(message).has(Self.narrowing),
            message.plainWords.count <= Self.longestFollowUp,
            !message.plainWords.contains(where: Self.wideWords.contains)
        else { return }
        call.arguments["query"] =
            earlier.arguments["query"] ?? earlier.arguments["mood"] ?? earlier.arguments["category"]
    }

    /// Words that narrow what was found before, or ask for more of it: "only the favorites", "more of that".
    private static let narrowing = SpokenPhrase.list(
        """
        more_of more_like more_of_that mehr_davon davon_mehr más_de encore_de altre_così mais_dessas
        only just nur bloß solo sólo solamente seulement juste que_les soltanto só apenas hanya cuma alleen tylko yalnızca
        sadece только лишь だけ のみ 只要 只看 只有 仅 فقط सिर्फ केवल
        """)
    /// A message of more words asks a question of its own.
    private static let longestFollowUp = 8
    /// Who says one of these asks for anything, not for more of the same.
    private static let wideWords: Set<String> = [
        "all", "everything", "anything", "random", "whatever", "alles", "irgendwas", "todo", "todas", "todos",
        "cualquier", "tout", "toutes", "tutto", "tutte", "tudo", "qualquer", "semua", "wszystko", "всё",
        "все",
    ]

    /// A kind that there is none of is left for the tool to say so.
    private func nameKind(_ call: inout ToolCall) {
        let written = call.arguments["kind"]?.stringValue?.lowercased()
        guard call.arguments["kind"] == nil || written.map(NamedKind.all.contains) == true else { return }
        let kind = NamedKind.kind(
            in: message, written: written, earlier: earlier?.arguments["kind"]?.stringValue)
        call.arguments["kind"] = kind.map(JSONValue.string)
    }

    // MARK: Author and language

    /// The one author of the catalog whom the message names, if it names one.
    var namedAuthor: String? {
        let said = Set(message.plainWords)
        let named = authors.filter { author in
            guard let last = Self.surname(author), said.contains(last) else { return false }
            return !Self.wordSurnames.contains(last)
                || author.plainWords.dropLast().contains(where: said.contains)
        }
        return named.count == 1 ? named.first : nil
    }

    /// An author of the catalog whom the message names, when the model gave none: "Nietzsche on suffering".
    private func nameAuthor(_ call: inout ToolCall) {
        guard call.arguments["author"] == nil, let author = namedAuthor else { return }
        call.arguments["author"] = .string(author)
        guard let query = call.arguments["query"]?.stringValue else { return }
        let rest = query.plainWords.filter { !author.plainWords.contains($0) }
        if rest.isEmpty { call.arguments["query"] = nil }
    }

    /// The last name, where it is long enough to be no other word.
    private static func surname(_ author: String) -> String? {
        let last = author.prefix(while: { $0 != "(" }).split(separator: " ").last.map { $0.plain }
        return last.flatMap { $0.count >= 5 ? $0 : nil }
    }

    /// Last names that are words besides: they name somebody only together with another part of the name.
    private static let wordSurnames: Set<String> = [
        "bible", "bacon", "adams", "truth", "swift", "wells", "smith", "branco", "morgenstern", "eliot",
        "proverbs",
    ]

    private func nameLanguage(_ call: inout ToolCall) {
        guard let language = NamedLanguage.code(in: message) else { return }
        call.arguments["language"] = .string(language)
        // The name of a language is no theme.
        if let query = call.arguments["query"]?.stringValue, NamedLanguage.isName(query) {
            call.arguments["query"] = nil
        }
    }

    private static let emptyWords = Set(
        """
        quote quotes quotation quotations line lines saying sayings random any anything something everything all
        favorite favorites favourite favourites imported generated saved mine latest recent newest last hearted starred
        zitat zitate sprüche spruch cita citas frase frases citation citations citazione citazioni citação citações
        collection library sammlung bibliothek colección biblioteca coleção collezione raccolta koleksi verzameling
        kutipan citaat citaten cytat cytaty söz sözler цитата цитаты
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}

extension String {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
