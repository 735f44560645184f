extension Themes {
    /// The words for themes in languages beyond those that a catalog of some size exists in, so that people who write
    /// them are understood: the name first, then other forms of it.
    static let wordsInMoreLanguages: [String: [String: String]] = [
        "calm": [
            "id": "ketenangan tenang damai kedamaian", "nl": "rust rustig rustgevend kalmte kalm vrede",
            "pl": "spokój spokoju spokojny spokojne cisza", "ja": "静けさ 穏やか 落ち着き 安らぎ 平和",
            "zh": "平静 宁静 安静 平和", "ar": "هدوء الهدوء سكينة السكينة سلام", "hi": "शांति शान्ति सुकून",
            "tr": "huzur sakinlik dinginlik huzurlu sakin",
            "ru": "спокойствие спокойный покой тишина умиротворение",
        ],
        "comfort": [
            "id": "penghiburan menghibur hiburan", "nl": "troost troostend troosten",
            "pl": "pocieszenie pociechy pociecha otucha otuchy", "ja": "慰め 癒し 慰める", "zh": "安慰 慰藉 治愈",
            "ar": "عزاء العزاء مواساة المواساة", "hi": "सांत्वना दिलासा ढाढ़स", "tr": "teselli avuntu",
            "ru": "утешение утешения утешить",
        ],
        "courage": [
            "id": "keberanian berani", "nl": "moed moedig dapper dapperheid",
            "pl": "odwaga odwagi odwadze odważny męstwo",
            "ja": "勇気 勇敢", "zh": "勇气 勇敢 勇氣", "ar": "شجاعة الشجاعة", "hi": "साहस हिम्मत हौसला बहादुरी",
            "tr": "cesaret cesur yüreklilik", "ru": "смелость смелости мужество мужества храбрость отвага",
        ],
        "determination": [
            "id": "tekad kegigihan semangat motivasi ketekunan", "nl": "vastberadenheid doorzetten motivatie",
            "pl": "determinacja wytrwałość wytrwałości motywacja", "ja": "決意 やる気 根気 忍耐", "zh": "决心 毅力 坚持 动力",
            "ar": "عزيمة العزيمة إصرار الإصرار", "hi": "संकल्प दृढ़ता लगन प्रेरणा", "tr": "kararlılık azim motivasyon",
            "ru": "решимость упорство настойчивость мотивация",
        ],
        "gratitude": [
            "id": "syukur bersyukur", "nl": "dankbaarheid dankbaar", "pl": "wdzięczność wdzięczności",
            "ja": "感謝 ありがたさ", "zh": "感恩 感激 感谢", "ar": "امتنان الامتنان شكر الشكر", "hi": "कृतज्ञता आभार",
            "tr": "şükran minnet minnettarlık", "ru": "благодарность благодарности",
        ],
        "hope": [
            "id": "harapan", "nl": "hoop hoopvol", "pl": "nadzieja nadziei nadzieję", "ja": "希望", "zh": "希望",
            "ar": "أمل الأمل رجاء", "hi": "आशा उम्मीद", "tr": "umut ümit umutlu",
            "ru": "надежда надежде надежды надежду",
        ],
        "humor": [
            "id": "humor lucu kocak", "nl": "humor grappig grappigs grappige",
            "pl": "humor śmieszne śmieszny zabawne",
            "ja": "ユーモア 笑い 面白い 笑える", "zh": "幽默 搞笑 好笑 有趣", "ar": "فكاهة الفكاهة مضحك مرح",
            "hi": "हास्य मज़ाक मजेदार मज़ेदार", "tr": "mizah komik eğlenceli gülünç",
            "ru": "юмор смешное смешной весёлое шутка",
        ],
        "joy": [
            "id": "kegembiraan sukacita gembira", "nl": "vreugde blij blijdschap vrolijk",
            "pl": "radość radości radosne",
            "ja": "喜び 楽しい", "zh": "喜悦 快乐 欢乐", "ar": "فرح الفرح بهجة سرور", "hi": "खुशी ख़ुशी आनंद",
            "tr": "sevinç neşe neşeli", "ru": "радость радости радостный",
        ],
        "melancholy": [
            "id": "melankolis kesedihan sedih", "nl": "melancholie verdriet verdrietig weemoed droevig",
            "pl": "melancholia smutek smutku smutne", "ja": "憂鬱 悲しみ 悲しい 切ない", "zh": "忧伤 忧郁 悲伤 难过",
            "ar": "حزن الحزن كآبة", "hi": "उदासी उदास दुख विषाद", "tr": "hüzün hüzünlü melankoli üzgün",
            "ru": "грусть грустное грустный печаль меланхолия тоска",
        ],
        "reflection": [
            "id": "renungan perenungan merenung", "nl": "bezinning nadenken overpeinzing",
            "pl": "refleksja refleksji zaduma",
            "ja": "内省 考える", "zh": "沉思 反思 思考", "ar": "تأمل التأمل تفكر", "hi": "चिंतन मनन विचार",
            "tr": "düşünme tefekkür", "ru": "размышление размышления раздумье",
        ],
        "wonder": [
            "id": "kekaguman keajaiban kagum", "nl": "verwondering verbazing wonder",
            "pl": "zachwyt zdumienie cud",
            "ja": "驚き 感動 不思議", "zh": "惊奇 奇妙 惊叹", "ar": "دهشة الدهشة عجب", "hi": "आश्चर्य विस्मय",
            "tr": "hayranlık şaşkınlık merak", "ru": "удивление изумление чудо",
        ],
        "art": [
            "id": "seni puisi musik", "nl": "kunst kunstenaar muziek poëzie",
            "pl": "sztuka sztuki sztuce muzyka poezja",
            "ja": "芸術 音楽 詩", "zh": "艺术 音乐 诗歌", "ar": "فن الفن موسيقى الشعر", "hi": "कला संगीत कविता",
            "tr": "sanat müzik şiir", "ru": "искусство искусства музыка поэзия",
        ],
        "change": [
            "id": "perubahan berubah", "nl": "verandering veranderen", "pl": "zmiana zmiany zmianie",
            "ja": "変化 変わる",
            "zh": "改变 变化", "ar": "تغيير التغيير", "hi": "परिवर्तन बदलाव", "tr": "değişim değişiklik",
            "ru": "перемена перемены изменение",
        ],
        "character": [
            "id": "karakter budi", "nl": "karakter deugd", "pl": "charakter charakteru cnota", "ja": "人格 性格",
            "zh": "品格 性格",
            "ar": "أخلاق الأخلاق شخصية", "hi": "चरित्र स्वभाव", "tr": "karakter erdem",
            "ru": "характер характера добродетель",
        ],
        "death": [
            "id": "kematian mati maut", "nl": "dood sterven", "pl": "śmierć śmierci", "ja": "死",
            "zh": "死亡 生死",
            "ar": "موت الموت", "hi": "मृत्यु मौत", "tr": "ölüm", "ru": "смерть смерти",
        ],
        "family": [
            "id": "keluarga ibu ayah", "nl": "familie gezin moeder vader",
            "pl": "rodzina rodziny rodzinie matka ojciec",
            "ja": "家族 母 父", "zh": "家庭 家人 母亲 父亲", "ar": "عائلة العائلة أسرة الأم", "hi": "परिवार माँ पिता",
            "tr": "aile anne baba", "ru": "семья семьи семье мать отец",
        ],
        "freedom": [
            "id": "kebebasan bebas kemerdekaan", "nl": "vrijheid vrij", "pl": "wolność wolności", "ja": "自由",
            "zh": "自由",
            "ar": "حرية الحرية", "hi": "स्वतंत्रता आज़ादी आजादी", "tr": "özgürlük hürriyet",
            "ru": "свобода свободы свободе",
        ],
        "friendship": [
            "id": "persahabatan sahabat teman", "nl": "vriendschap vrienden vriend",
            "pl": "przyjaźń przyjaźni przyjaciel",
            "ja": "友情 友達", "zh": "友谊 友情 朋友", "ar": "صداقة الصداقة صديق", "hi": "दोस्ती मित्रता मित्र",
            "tr": "dostluk arkadaşlık dost", "ru": "дружба дружбы дружбе друг",
        ],
        "happiness": [
            "id": "kebahagiaan bahagia", "nl": "geluk gelukkig", "pl": "szczęście szczęścia szczęściu",
            "ja": "幸せ 幸福",
            "zh": "幸福", "ar": "سعادة السعادة", "hi": "सुख प्रसन्नता", "tr": "mutluluk mutlu",
            "ru": "счастье счастья счастливый",
        ],
        "knowledge": [
            "id": "pengetahuan ilmu belajar", "nl": "kennis leren weten", "pl": "wiedza wiedzy nauka",
            "ja": "知識 学び",
            "zh": "知识 学习", "ar": "معرفة المعرفة علم العلم", "hi": "ज्ञान शिक्षा विद्या", "tr": "bilgi öğrenme bilim",
            "ru": "знание знания учение",
        ],
        "life": [
            "id": "kehidupan hidup", "nl": "leven", "pl": "życie życia życiu", "ja": "人生 命", "zh": "人生 生活 生命",
            "ar": "حياة الحياة", "hi": "जीवन ज़िंदगी जिंदगी", "tr": "hayat yaşam", "ru": "жизнь жизни",
        ],
        "love": [
            "id": "cinta kasih", "nl": "liefde", "pl": "miłość miłości", "ja": "愛 恋", "zh": "爱 爱情",
            "ar": "حب الحب عشق",
            "hi": "प्रेम प्यार इश्क", "tr": "aşk sevgi", "ru": "любовь любви",
        ],
        "nature": [
            "id": "alam laut hujan hutan", "nl": "natuur zee regen bos",
            "pl": "natura przyroda natury morze deszcz las",
            "ja": "自然 海 雨 森 花", "zh": "自然 大海 雨 森林", "ar": "طبيعة الطبيعة البحر المطر", "hi": "प्रकृति समुद्र बारिश",
            "tr": "doğa deniz yağmur orman", "ru": "природа природы море дождь лес",
        ],
        "society": [
            "id": "masyarakat keadilan", "nl": "maatschappij samenleving",
            "pl": "społeczeństwo społeczeństwa",
            "ja": "社会", "zh": "社会", "ar": "مجتمع المجتمع", "hi": "समाज", "tr": "toplum",
            "ru": "общество общества",
        ],
        "time": [
            "id": "waktu", "nl": "tijd", "pl": "czas czasu czasie", "ja": "時間 時", "zh": "时间 光阴",
            "ar": "وقت الوقت زمن الزمن",
            "hi": "समय वक़्त वक्त", "tr": "zaman", "ru": "время времени",
        ],
        "wisdom": [
            "id": "kebijaksanaan bijak", "nl": "wijsheid wijs", "pl": "mądrość mądrości", "ja": "知恵 賢さ",
            "zh": "智慧",
            "ar": "حكمة الحكمة", "hi": "बुद्धिमत्ता विवेक बुद्धि", "tr": "bilgelik hikmet", "ru": "мудрость мудрости",
        ],
        "work": [
            "id": "pekerjaan kerja bekerja", "nl": "werk werken arbeid", "pl": "praca pracy pracę",
            "ja": "仕事 労働",
            "zh": "工作 劳动", "ar": "عمل العمل", "hi": "काम कार्य परिश्रम", "tr": "iş çalışma çalışmak",
            "ru": "работа работы труд",
        ],
    ]
}
