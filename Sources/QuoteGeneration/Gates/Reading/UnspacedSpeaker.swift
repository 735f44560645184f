/// Finds a named speaker where words are written together or endings hang on them.
struct UnspacedSpeaker {
    private let draft: Draft
    private let patterns: Patterns

    init(draft: Draft) {
        self.draft = draft
        patterns = Self.patterns(of: draft.locale)
    }

    /// How somebody is quoted in a language.
    private struct Patterns {
        /// These quote somebody whoever it is, unless it is one's own kin.
        let quoting: PieceSet
        /// These do so when a known name stands before them.
        let saying: PieceSet
        /// These say that a proverb or the ancients say so.
        let proverb: PieceSet
        let kin: PieceSet

        init(quoting: [String], saying: [String], proverb: [String], kin: [String]) {
            self.quoting = PieceSet(quoting)
            self.saying = PieceSet(saying)
            self.proverb = PieceSet(proverb)
            self.kin = PieceSet(kin)
        }
    }

    /// Where such words stand; nil when there are none.
    func first() -> Range<Int>? {
        for word in draft.words.indices where draft.locale == .ko ? isKoreanSpeaker(word) : holdsSpeaker(word)
        {
            return draft.words[word]
        }
        return leadingName() ?? (draft.locale == .th ? thaiBy() : nil)
    }

    private func holdsSpeaker(_ word: Int) -> Bool {
        let bytes = draft.foldedWord(word)
        for place in bytes.indices where bytes[place] & 0xC0 != 0x80 {
            if patterns.proverb.holds(at: place, in: bytes) { return true }
            let isQuoting = patterns.quoting.holds(at: place, in: bytes)
            guard isQuoting || patterns.saying.holds(at: place, in: bytes) else { continue }
            // Who speaks stands shortly before, in this word or in the one before it.
            let longest = 36
            let start = word > 0 ? draft.foldedWords[word - 1].lowerBound : bytes.startIndex
            let speaker = draft.folded[max(start, place - longest)..<place]
            if patterns.kin.isInside(speaker) { continue }
            let shortest = 4
            if isQuoting ? speaker.count >= shortest : isNamed(bytes[..<place]) { return true }
        }
        return false
    }

    /// Whether bytes are a name or end with one that is known.
    private func isNamed(_ bytes: ArraySlice<UInt8>) -> Bool {
        KnownNames.famousElsewhere.end(of: bytes) != nil || isName(bytes)
            || isName(bytes.dropFirst(Self.quotingParticle.begins(bytes) ? 3 : 0))
    }

    /// "โดย …" at the end of a Thai line: by somebody.
    private func thaiBy() -> Range<Int>? {
        let mostWords = 3
        let last = draft.words.count - 1
        for word in max(0, last - mostWords)..<max(0, last) where Self.thaiBy.contains(draft.foldedWord(word))
        {
            return draft.words[word].lowerBound..<draft.scalars.count
        }
        return nil
    }

    private static let quotingParticle = PieceSet(["と"])
    private static let thaiBy = PieceSet(["โดย"])

    /// In Korean the name has its particle, and the verb is a word of its own.
    private func isKoreanSpeaker(_ word: Int) -> Bool {
        let bytes = draft.foldedWord(word)
        if patterns.proverb.begins(bytes) { return true }
        guard let length = Self.koreanParticles.end(of: bytes) else { return false }
        let stem = bytes.dropLast(length)
        let isKnown = KnownNames.famousElsewhere.contains(stem) || Self.koreanCredits.contains(stem)
        guard isKnown || isName(stem), !patterns.kin.isInside(stem) else { return false }
        var next = word + 1
        while next < draft.words.count, Self.koreanOnce.contains(draft.foldedWord(next)) { next += 1 }
        guard next < draft.words.count else { return false }
        let verb = draft.foldedWord(next)
        // A kettle may say things too, but only people are quoted.
        return patterns.quoting.begins(verb) || ((isKnown || next > word + 1) && patterns.saying.begins(verb))
    }

    /// "孔子：…": a known name before the first colon.
    private func leadingName() -> Range<Int>? {
        guard draft.kindsFound.contains(.colon), !draft.words.isEmpty else { return nil }
        let mostWords = 2
        for word in 0..<min(mostWords, draft.words.count)
        where draft.holds(.colon, at: draft.nextVisible(draft.words[word].upperBound)) {
            let bytes = draft.folded[draft.foldedWords[0].lowerBound..<draft.foldedWords[word].upperBound]
            let isGiven = word > 0 && KnownNames.given.contains(0, of: draft)
            if isGiven || isName(bytes) || isName(bytes.filter { $0 != 0x20 }[...]) {
                return 0..<draft.words[word].upperBound
            }
        }
        return nil
    }

    /// Whether bytes are a famous name, or have the length and the beginning of a name.
    private func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
        if KnownNames.famousElsewhere.contains(bytes) { return true }
        let letters = bytes.count / 3
        guard letters > 2, bytes.count.isMultiple(of: 3), !patterns.kin.begins(bytes),
            !Self.notNames.begins(bytes)
        else { return false }
        switch draft.locale {
        case .zh: return letters == 3 && KnownNames.surnames.begins(bytes)
        case .ko: return letters == 3 && KnownNames.surnames.begins(bytes)
        case .ja: return letters <= 6 && KnownNames.japaneseSurnames.begins(bytes)
        default: return false
        }
    }

    private static let koreanParticles = PieceSet(["의", "은", "는", "이", "가", "에", "이가", "께서"])
    private static let koreanOnce = PieceSet([
        "일찍이", "한번", "한번은", "언젠가", "이미", "예전에", "생전에", "어느", "날", "한", "번",
    ])
    private static let koreanCredits = PieceSet(["시인", "철학자", "성현", "현자", "작가", "어느시인", "옛사람"])

    /// Words that begin like a name.
    private static let notNames = PieceSet([
        "한마디", "이야기", "이유는", "오늘은", "오늘의", "조건은", "정답은", "방법은", "기억은", "문제는", "이것은", "우리는", "우리의", "하나는",
        "나무는", "나무의", "강물은", "바다는", "바람은", "봄날의", "인생은", "사랑은", "고양이", "양파의", "제비는", "이웃은", "안개는", "노래는",
        "하늘은", "고양이", "주전자", "강아지", "송아지", "망아지", "나무꾼", "도서관", "우체통", "유리창", "신호등", "우체부", "이야기", "정류장",
        "소나기", "나그네", "구둣방", "노인의", "우산의", "기차의", "오솔길", "할미꽃", "진달래", "민들레", "제비꽃", "나팔꽃", "고등어", "고래의",
        "유목민", "장독대", "문지기", "노숙자", "남자의", "여자의", "사람의", "이방인", "구경꾼", "농부의", "어부의", "오두막", "기러기", "까마귀",
        "조약돌", "은행잎", "단풍잎", "연필의", "황소의", "나뭇잎", "허수아", "신문의", "우물의", "고무신", "방앗간", "국숫집",
        "黄昏", "金钱", "方法", "江湖", "石头", "叶子", "雷声", "马路", "白天", "高兴", "万一", "黄金", "石榴", "雷雨", "金鱼", "龙舟", "毛衣",
        "汤",
        "何况", "何必", "许多", "余下", "方才", "常言", "任何", "安静", "时间", "花", "水", "钟声", "钱包", "顾客", "马车", "牛", "云", "马",
        "龙",
        "金", "石", "钟", "雷", "田野", "田里", "胡同", "夏天", "夏夜", "秦腔", "程序", "林间", "林中", "孔雀", "江", "河",
    ])

    private static func patterns(of locale: QuoteLocale) -> Patterns {
        switch locale {
        case .ja: japanese
        case .ko: korean
        case .th: thai
        default: chinese
        }
    }

    private static let japanese = Patterns(
        quoting: [
            "曰く", "いわく", "が言ったように", "が言うように", "の言葉を借りれば", "の言葉を借りると", "の言葉によれば", "が語ったように", "が述べたように",
            "の名言に", "が書いたように", "が残した言葉", "が言った通り", "が言ったとおり", "の言葉通り", "の格言に", "の言葉に、",
        ],
        saying: [
            "は言った", "は言いました", "はこう言った", "は語った", "は述べた", "はかつて", "によれば", "によると", "の言葉", "は書いた", "が言った", "は言う",
            "という人物",
        ],
        proverb: ["ことわざにある", "ことわざに言う", "ことわざにいう", "諺にある", "ことわざによれば", "昔の人は言った", "先人の言葉", "古人曰く", "ことわざにも"],
        kin: [
            "祖母", "祖父", "母", "父", "兄", "姉", "弟", "妹", "叔父", "叔母", "伯父", "伯母", "彼", "私", "僕", "先生", "隣人", "友",
            "ばあ", "じい", "妻",
            "夫", "息子", "娘", "おば", "おじ", "かあ", "とう", "にい", "ねえ", "子ども", "パン屋", "あなた", "君",
        ])

    private static let chinese = Patterns(
        quoting: ["所说", "所言", "所写", "所说的", "的话来说", "的话说", "所說"],
        saying: [
            "说过", "曾说", "曾经说", "曰", "有云", "曾言", "写道", "说道", "说", "有句名言", "的名言", "曾写", "言道", "告诉我们", "說", "常说",
            "云",
        ],
        proverb: [
            "古人云", "古人说", "俗话说", "常言道", "老话说", "谚语说", "有句话说", "子曰", "诗云", "古语云", "古语说", "有道是", "俗语说", "诗人说",
            "哲人说", "古话说",
        ],
        kin: [
            "奶奶", "爷爷", "妈妈", "爸爸", "母亲", "父亲", "外婆", "外公", "祖母", "祖父", "姐姐", "哥哥", "弟弟", "妹妹", "姑姑", "叔叔",
            "舅舅", "阿姨", "邻居",
            "老师", "妻子", "丈夫", "儿子", "女儿", "朋友", "她", "他", "我", "你", "面包师", "姥姥", "姥爷", "孩子", "师傅", "老板",
        ])

    private static let korean = Patterns(
        quoting: ["말처럼", "말대로", "말씀처럼", "말했듯", "말하길", "따르면", "이르길", "이르기를", "명언", "말한것", "말을빌"],
        saying: ["말했", "말한", "말하", "썼", "쓴", "남긴", "말을", "노래했", "적었"],
        proverb: ["속담에", "옛말에", "옛사람이", "격언에", "속담처럼"],
        kin: [
            "할머니", "할아버지", "어머니", "아버지", "엄마", "아빠", "누나", "언니", "형", "오빠", "이모", "삼촌", "이웃", "선생", "친구",
            "아이", "그녀", "고모", "외할",
            "아내", "남편", "아들", "딸", "동생", "장수", "주인", "그는",
        ])

    private static let thai = Patterns(
        quoting: [
            "กล่าวไว้", "เคยกล่าว", "ได้กล่าว", "คำกล่าวของ", "เขียนไว้ว่า", "กล่าวว่า", "เคยพูดไว้", "พูดไว้ว่า", "เคยเขียน",
        ],
        saying: [],
        proverb: [
            "โบราณว่า", "โบราณกล่าว", "สุภาษิตว่า", "สุภาษิตกล่าว", "คำโบราณ", "ดังคำกล่าว", "ตามคำกล่าว", "ในคำพูดของ",
            "ตามคำพูดของ", "ดังคำของ",
        ],
        kin: [
            "แม่", "พ่อ", "ยาย", "ย่า", "ปู่", "ป้า", "ลุง", "น้า", "พี่", "น้อง", "ครู", "เพื่อน", "เขา", "เธอ", "ฉัน",
            "คุณตา", "ลูก", "เมีย", "ผัว", "ภรรยา", "สามี",
        ])
}
