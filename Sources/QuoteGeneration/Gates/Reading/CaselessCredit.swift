/// Judges words behind a line in writing without capitals, where a name looks like any word.
struct CaselessCredit {
    let draft: Draft
    let tail: Range<Int>
    /// The last scalar before what parts the tail from the line.
    let before: Int
    let endsWithStop: Bool

    /// Whether the tail is a credit, behind a dash or in brackets.
    func isCredit(endsSentence: Bool) -> Bool {
        let longest = 30
        guard letters <= longest else { return false }
        if holdsCredit, endsSentence || !endsWithStop { return true }
        if endsSentence {
            let shortName = 8
            let isQuotation = draft.holds(.quotation, at: before) && !draft.holds(.terminator, at: before - 1)
            return endsWithStop ? !isQuotation && letters <= shortName : true
        }
        return !endsWithStop && (isKnown || looksLikeName)
    }

    /// Whether the tail holds a known name, or a word for an author who is not.
    var isKnown: Bool {
        holdsCredit || isFamous || isGiven || hasSurname
    }

    private var letters: Int {
        tail.reduce(0) { $0 + draft.letterCount($1) }
    }

    private var bytes: [UInt8] {
        tail.flatMap { draft.foldedWord($0) }
    }

    private var holdsCredit: Bool {
        NameReader(draft: draft).holdsCredit(tail)
            || (Self.credits[draft.locale]?.isInside(bytes[...]) ?? false)
    }

    private var isFamous: Bool {
        KnownNames.famousElsewhere.begins(bytes[...])
    }

    private var isGiven: Bool {
        KnownNames.given.contains(tail.lowerBound, of: draft)
    }

    private var hasSurname: Bool {
        switch draft.locale {
        case .zh: (3...4).contains(letters) && KnownNames.surnames.begins(bytes[...])
        case .ko: letters == 3 && tail.count == 1 && KnownNames.surnames.begins(bytes[...])
        case .ja: (3...6).contains(letters) && KnownNames.japaneseSurnames.begins(bytes[...])
        default: false
        }
    }

    /// Whether the tail has the form of a name in its language.
    private var looksLikeName: Bool {
        let mostWords = 3
        guard tail.count <= mostWords else { return false }
        switch draft.locale {
        case .ar: return tail.count > 1 && !Self.functionWords.contains(tail.lowerBound, of: draft)
        case .hi: return tail.count > 1 && !Self.verbEnds.contains(tail.upperBound - 1, of: draft)
        case .ko: return tail.count == 1 && letters == 3 && Self.koreanEnds.end(of: bytes[...]) == nil
        case .th: return tail.count == 2 && letters <= 16
        case .ja, .zh:
            return draft.scalars[draft.words[tail.lowerBound].lowerBound...].contains {
                $0 == "・" || $0 == "·"
            }
        default: return tail.count > 1
        }
    }

    private static let functionWords = PhraseSet([
        "و", "ثم", "لكن", "ولكن", "حتى", "في", "من", "على", "لا", "ما", "بل", "إلى", "كي", "لأن", "أو", "لم",
        "لن", "كل", "هو",
        "هي", "هذا", "هذه", "كأن", "مع", "عن", "بلا", "دون", "غير", "وهي", "وهو", "ليس", "إلا", "كما", "حين",
        "إذا", "بعد",
    ])

    private static let verbEnds = PhraseSet([
        "है", "हैं", "था", "थी", "थे", "गया", "गई", "गए", "नहीं", "हो", "में", "से", "को", "पर", "तक", "के", "की", "का", "भी",
        "ही", "हूँ",
    ])

    private static let koreanEnds = PieceSet([
        "다", "요", "까", "지", "네", "라", "죠", "자", "면", "서", "고", "만", "은", "는", "이", "가", "을", "를", "의", "에",
        "로", "도",
    ])

    private static let credits: [QuoteLocale: PieceSet] = [
        .ja: PieceSet([
            "作者不詳", "作者不明", "詠み人知らず", "不明", "無名", "匿名", "ことわざ", "諺", "格言", "著者", "作者", "名無し", "より", "民謡",
            "ai",
        ]),
        .zh: PieceSet([
            "佚名", "无名", "匿名", "未知", "谚语", "俗语", "古语", "民间", "作者", "名言", "格言", "老话", "古人", "网络", "出自", "摘自",
            "选自",
            "無名", "諺語", "ai",
        ]),
        .ko: PieceSet(["작자 미상", "미상", "익명", "무명", "속담", "격언", "작가", "저자", "중에서", "명언", "ai"]),
        .th: PieceSet([
            "ไม่ทราบ", "ไม่ระบุ", "ไม่ปรากฏ", "นิรนาม", "สุภาษิต", "ผู้แต่ง", "ผู้เขียน", "โบราณ", "คำพังเพย", "นักเขียน",
            "กวี", "นักปราชญ์", "ai",
        ]),
    ]
}
