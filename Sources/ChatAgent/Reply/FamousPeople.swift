/// People whose names invented quotations are given, in the spellings of several languages.
///
/// In scripts without capitals, and for a surname alone, a list is the only way to see that a name is one.
enum FamousPeople {
    /// The spellings of the same person that this word is one of, folded; empty for a word that is no such name.
    static func spellings(of word: String) -> [String] {
        groups.first { $0.contains { matches(word, $0) } } ?? []
    }

    /// Spellings in scripts without capitals, where names stand among other words without a blank.
    static let uncased: [String] = groups.joined().filter { name in
        name.first.map { !$0.isUppercase && !$0.isLowercase } ?? false
    }

    /// Whether a word is a name, in the genitive too.
    static func matches(_ word: String, _ name: String) -> Bool {
        if word == name { return true }
        guard word.hasPrefix(name), let first = name.unicodeScalars.first else { return false }
        let ending = word.dropFirst(name.count)
        let isInflected = (0x0400...0x04FF).contains(first.value) || name.count >= 8
        return isInflected ? ending.count <= 3 : ending == "s"
    }

    private static let groups: [[String]] = {
        let lines = """
            Einstein Эйнштейн 爱因斯坦 愛因斯坦 アインシュタイン أينشتاين اينشتاين आइंस्टीन आइंस्टाइन
            Churchill Черчилл 丘吉尔 チャーチル تشرشل
            Gandhi Ганди 甘地 ガンジー غاندي गांधी
            Lincoln Линкольн 林肯 リンカーン لينكولن
            Twain Твен 马克·吐温 トウェイン توين
            Wilde Уайльд 王尔德
            Shakespeare Szekspir Шекспир 莎士比亚 シェイクスピア شكسبير शेक्सपियर
            Confucius Konfuzius Confucio Confúcio Konfucjusz Konfüçyüs Конфуци 孔子 كونفوشيوس कन्फ्यूशियस
            Buddha Bouddha Будда Будды 佛陀 ブッダ 釈迦 بوذا बुद्ध
            Laozi Laotse Лао-цзы 老子 لاوتسه
            Zhuangzi 庄子 莊子 荘子
            Mencius Menzius 孟子
            Mandela Мандел 曼德拉 マンデラ مانديلا मंडेला
            Aristotle Aristoteles Aristote Aristotele Aristóteles Arystoteles Аристотел 亚里士多德 アリストテレス أرسطو अरस्तू
            Plato Platon Platone Platón Platão Платон 柏拉图 プラトン أفلاطون प्लेटो
            Socrates Sokrates Socrate Sócrates Сократ 苏格拉底 ソクラテス سقراط सुकरात
            Seneca Séneca Sénèque Sêneca Seneka Сенек 塞涅卡 塞内卡 セネカ سينيكا
            Epictetus Epiktet Épictète Epicteto Epitteto Эпиктет 爱比克泰德 エピクテトス
            Aurelius Aurel Aurelio Aurèle Aurélio Аврели 奥勒留 アウレリウス
            Cicero Cicéron Cicerón Cicerone Cyceron Цицерон 西塞罗 キケロ شيشرون
            Nietzsche Ницше 尼采 ニーチェ نيتشه
            Goethe Гёте Гете 歌德 ゲーテ غوته
            Schiller Шиллер 席勒 シラー
            Schopenhauer Шопенгауэр 叔本华 ショーペンハウアー
            Roosevelt Рузвельт 罗斯福 ルーズベルト
            Voltaire Wolter Вольтер 伏尔泰 ヴォルテール فولتير
            Rousseau Руссо 卢梭 ルソー
            Descartes Декарт 笛卡尔 デカルト ديكارت
            Montaigne Монтень 蒙田 モンテーニュ
            Camus Камю 加缪 カミュ
            Picasso Пикассо 毕加索 ピカソ بيكاسو
            Kafka Кафк 卡夫卡 カフカ كافكا
            Hemingway Хемингуэ 海明威 ヘミングウェイ همنغواي
            Emerson Эмерсон 爱默生 エマーソン
            Thoreau Торо 梭罗 ソロー
            Tolstoy Tolstoi Tolstoj Tolstói Tołstoj Толстой Толсто 托尔斯泰 トルストイ تولستوي टॉलस्टॉय
            Dostoevsky Dostojewski Dostoïevski Dostoievski Dostoyevski Достоевск 陀思妥耶夫斯基 ドストエフスキー دوستويفسكي
            Chekhov Tschechow Tchekhov Чехов 契诃夫 チェーホフ
            Pushkin Puschkin Pouchkine Пушкин 普希金 プーシキン
            Neruda Неруд 聂鲁达 ネルーダ نيرودا
            Borges Борхес 博尔赫斯 ボルヘス
            Márquez Маркес 马尔克斯 マルケス ماركيز
            Pessoa Песоа 佩索阿 ペソア
            Machiavelli Maquiavelo Maquiavel Machiavel Макиавелли 马基雅维利 マキャヴェリ
            Tagore Тагор 泰戈尔 タゴール طاغور टैगोर ठाकुर
            Gibran Джебран 纪伯伦 ジブラン جبران
            Rumi Mevlana Руми 鲁米 ルーミー الرومي
            Khayyam Хайям 海亚姆 ハイヤーム الخيام
            Atatürk Ататюрк أتاتورك
            Mickiewicz Мицкевич
            Szymborska Szymborskiej Шимборск
            鲁迅 魯迅
            李白 杜甫 苏轼 蘇軾 白居易 陶渊明
            夏目漱石 芥川龍之介 太宰治 宮沢賢治 松尾芭蕉 福沢諭吉
            المتنبي
            कबीर
            विवेकानंद
            चाणक्य
            """
        return lines.split(separator: "\n").map { $0.split(separator: " ").map { $0.plain } }
    }()
}
