/// Which kind of saved quotes a message names: favorites, imported or generated ones.
enum NamedKind {
    /// The kind to search for.
    ///
    /// Weights of this size name a kind where the person named none, which hides what was asked for; so a kind holds
    /// only if the message has a word for it, or goes on with a call that had it.
    ///
    /// - Parameters:
    ///   - message: What the person asked.
    ///   - written: The kind that the model gave.
    ///   - earlier: The kind of the call that the message follows.
    /// - Returns: The kind, or nil for any.
    static func kind(in message: String, written: String?, earlier: String?) -> String? {
        let text = message.lowercased()
        let named = words.filter { $0.words.contains(where: text.contains) }.map(\.kind)
        if let written, named.contains(written) || (named.isEmpty && written == earlier) { return written }
        let certain = named.filter { $0 != "generated" }
        return certain.count == 1 ? certain.first : nil
    }

    private static let words: [(kind: String, words: [String])] = [
        (
            "favorite",
            [
                "favor", "favour", "starred", "star", "heart", "loved", "liebling", "préfér", "prefer",
                "preferit",
                "preferid", "お気に入り", "избранн", "любим", "ulubion", "المفضل", "مفضل", "收藏", "最喜欢", "最爱",
                "पसंदीदा", "मनपसंद", "beğen", "gemarkeerd", "markiert",
            ]
        ),
        (
            "imported",
            [
                "import", "impor", "geïmporteer", "içe aktar", "импорт", "インポート", "取り込", "导入", "導入", "مستورد",
                "استورد", "आयात",
            ]
        ),
        (
            "generated",
            [
                "gener", "génér", "gerad", "gerei", "geri", "erzeugt", "erfund", "erdacht", "verfasst",
                "wygener",
                "stworz", "napisa", "ułoż", "wymyśl", "dibuat", "buatan", "kaubuat", "bikin", "üret", "yazd",
                "yarat",
                "сгенер", "созда", "придум", "сочин", "написа", "生成", "作った", "作られ", "作成", "写的", "编的", "made",
                "make", "making", "wrote", "written", "write", "creat", "crea", "cré", "cri", "invent",
                "compos", "écri",
                "escri", "scritt", "gemaakt", "geschrev", "verzon", "bedacht", "machine", " ai", "program",
                "ولد",
                "ألف", "كتبت", "أنشأ", "बनाए", "बनाया", "बनाई", "लिखे", "लिखा", "जनरेट", "come up with", "came up",
                "geschrieben", "gedichtet", "inventad", "fatte", "fatto", "feita", "fez ", "hecho", "hiciste",
                "fait",
            ]
        ),
    ]
}
