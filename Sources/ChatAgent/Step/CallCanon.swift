internal import Foundation
internal import LanguageModels

/// Writes a call's arguments as the library expects them, with what the message makes certain.
///
/// The choice of the tool is the model's and stays. Only three things are touched: a query that says nothing, a name
/// that stands both in the message and in the catalog, and a kind that the person's own word names.
enum CallCanon {
    /// The call with its arguments put right.
    ///
    /// - Parameters:
    ///   - call: What the model wrote.
    ///   - message: What the person asked.
    ///   - authors: Names in the catalog.
    /// - Returns: The same call of the same tool.
    static func canonical(_ call: ToolCall, message: String, authors: [String]) -> ToolCall {
        var call = call
        for name in ["query", "author"] where call.arguments[name]?.stringValue?.isBlank == true {
            call.arguments[name] = nil
        }
        if let query = call.arguments["query"]?.stringValue, saysNothing(query) {
            call.arguments["query"] = nil
        }
        switch call.tool {
        case "search_catalog": nameAuthor(&call, message, authors)
        case "search_saved": nameKind(&call, message)
        default: break
        }
        return call
    }

    private static func saysNothing(_ query: String) -> Bool {
        query.lowercased().split { !($0.isLetter || $0.isNumber) }
            .allSatisfy { emptyWords.contains(String($0)) }
    }

    /// An author of the catalog whom the message names, when the model gave none: "Nietzsche on suffering".
    private static func nameAuthor(_ call: inout ToolCall, _ message: String, _ authors: [String]) {
        guard call.arguments["author"] == nil else { return }
        let said = Set(message.plainWords)
        let named = authors.filter { author in
            guard let last = surname(author) else { return false }
            return said.contains(last)
        }
        guard named.count == 1, let author = named.first else { return }
        call.arguments["author"] = .string(author)
        guard let query = call.arguments["query"]?.stringValue else { return }
        let rest = query.plainWords.filter { !author.plainWords.contains($0) }
        if rest.isEmpty { call.arguments["query"] = nil }
    }

    /// The last name, where it is one that is not a word besides.
    private static func surname(_ author: String) -> String? {
        guard let last = author.prefix(while: { $0 != "(" }).split(separator: " ").last.map({ $0.plain }),
            last.count >= 5, !["bible", "bacon", "adams"].contains(last)
        else { return nil }
        return last
    }

    /// Favorites and imports that the message names, when the model gave no kind; and no generated lines where the
    /// person spoke of saving.
    private static func nameKind(_ call: inout ToolCall, _ message: String) {
        let text = message.lowercased()
        if call.arguments["kind"] == .string("generated"), savingWords.contains(where: text.contains),
            !generatingWords.contains(where: text.contains)
        {
            call.arguments["kind"] = nil
        }
        guard call.arguments["kind"] == nil else { return }
        let named = kindWords.filter { $0.words.contains(where: text.contains) }.map(\.kind)
        if named.count == 1, let kind = named.first { call.arguments["kind"] = .string(kind) }
    }

    private static let kindWords: [(kind: String, words: [String])] = [
        (
            "favorite",
            [
                "favor", "favour", "préfér", "preferit", "preferid", "お気に入り", "избранн", "любим", "ulubion",
                "المفضل", "مفضل", "收藏夹", "पसंदीदा", "starred",
            ]
        ),
        (
            "imported",
            [
                "import", "geïmporteer", "diimpor", "içe aktar", "импорт", "インポート", "导入", "مستورد", "आयात",
            ]
        ),
    ]

    private static let savingWords = [
        "save", "kept", "keep", "guard", "salv", "gespeich", "enregistr", "opgesl", "zapis", "simpan",
        "kaydet",
        "сохран", "保存",
    ]

    private static let generatingWords = [
        "gener", "génér", "gerad", "gerei", "erzeugt", "wygener", "dibuat", "üret", "сгенер", "生成", "made",
        "make",
        "wrote", "written", "creat", "crea", "invent", "compos",
    ]

    private static let emptyWords = Set(
        """
        quote quotes quotation quotations line lines saying sayings random any anything something everything all
        favorite favorites favourite favourites imported generated saved mine latest recent newest last
        zitat zitate sprüche spruch cita citas frase frases citation citations citazione citazioni citação citações
        kutipan citaat citaten cytat cytaty söz sözler цитата цитаты
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}

extension String {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
