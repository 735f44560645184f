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
        let text = SpokenText(message)
        let named = words.filter { text.has($0.words) }.map(\.kind)
        if let written, named.contains(written) || (named.isEmpty && written == earlier) { return written }
        // Words for making stand in other questions too.
        let certain = named.filter { $0 != "generated" || text.has(surelyGenerated) }
        return certain.count == 1 ? certain.first : nil
    }

    /// The kinds there are.
    static let all = Set(words.map(\.kind))

    /// Whether a query only names a kind.
    static func isName(_ query: String) -> Bool {
        words.contains { SpokenText(query).has($0.words) } && query.plainWords.count <= longestName
    }

    /// "Coups de cœur".
    private static let longestName = 3

    private static let surelyGenerated = SpokenPhrase.list(
        """
        generated you_made you_wrote you_composed made_for_me wrote_for_me composed_for_me generiert* generad* généré*
        generat* gerad* gegenereerd* wygenerowan* сгенерирован* 生成
        """)

    private static let words: [(kind: String, words: [SpokenPhrase])] = [
        (
            "favorite",
            SpokenPhrase.list(
                """
                favor* favour* fav favs faves starred star hearted heart loved liebling* préfér* prefer* preferit*
                preferid* coups_de_cœur coup_de_cœur お気に入り избранн* любим* ulubion* المفضل* مفضل* 收藏 最喜欢 最爱
                पसंदीदा मनपसंद beğen* gemarkeerd* markiert* lieveling* kesukaan
                """)
        ),
        (
            "imported",
            SpokenPhrase.list(
                """
                import* impor diimpor* geïmporteer* zaimport* içe_aktar* импорт* インポート 取り込 导入 導入 مستورد*
                استورد* المستورد* आयात*
                """)
        ),
        (
            "generated",
            SpokenPhrase.list(
                """
                gener* génér* gerad* gerei gerou erzeugt* erfund* erdacht* verfasst* geschrieben* gedichtet* wygener*
                stworz* napisa* ułoż* wymyśl* dibuat* buatan* kaubuat bikin* üret* yazd* yarat* сгенер* созда* придум*
                сочин* написа* 生成 作った 作られ 作成 写的 编的 made make making wrote written write creat* cré* criad* criou
                invent* compos* écri* escri* scritt* gemaakt* geschrev* verzon* bedacht* machine program ai ولد* ألف*
                كتبت* أنشأ* المولدة बनाए बनाया बनाई लिखे लिखा जनरेट come_up came_up fatte fatto feita fez hecho hiciste
                fait ki
                """)
        ),
    ]
}
