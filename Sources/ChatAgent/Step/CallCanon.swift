internal import LanguageModels

/// Leaves out of a call what says nothing: a search for the word "quotes" is a search for all of them.
enum CallCanon {
    /// The call without arguments that are empty, or name what is searched instead of what is sought.
    static func canonical(_ call: ToolCall) -> ToolCall {
        var call = call
        if let query = call.arguments["query"]?.stringValue, says(nothing: query) {
            call.arguments["query"] = nil
        }
        if call.arguments["author"]?.stringValue?.trimmingBlanks.isEmpty == true {
            call.arguments["author"] = nil
        }
        return call
    }

    private static func says(nothing query: String) -> Bool {
        let words = query.lowercased().split { !($0.isLetter || $0.isNumber) }
        return words.allSatisfy { emptyWords.contains(String($0)) }
    }

    private static let emptyWords = Set(
        """
        quote quotes quotation quotations line lines saying sayings random any anything something everything all
        favorite favorites favourite favourites imported generated saved mine latest recent newest last
        zitat zitate sprüche spruch cita citas frase frases citation citations citazione citazioni citação citações
        kutipan citaat citaten cytat cytaty söz sözler цитата цитаты
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
