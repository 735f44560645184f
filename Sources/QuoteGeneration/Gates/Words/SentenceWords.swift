/// Words that tell whether a full stop ends a sentence.
enum SentenceWords {
    /// Abbreviations whose full stop ends no sentence.
    static func abbreviations(of locale: QuoteLocale) -> PhraseSet {
        always[locale] ?? everywhere
    }

    /// Abbreviations that may end a sentence, which a capital behind them shows.
    static let maybeLast = PhraseSet([
        "etc", "esq", "usw", "usf", "ecc", "enz", "itd", "itp", "dll", "dsb", "dst", "vb", "др", "пр", "т.д",
        "т.п", "u.a", "u.s.w", "a.m", "p.m", "jr", "sr", "inc", "ltd", "co", "الخ", "إلخ", "आदि", "ฯลฯ",
    ])

    /// Words that begin a sentence with a capital and are no names.
    static func starters(of locale: QuoteLocale) -> PhraseSet {
        startersByLocale[locale] ?? noPhrases
    }

    /// The months that follow an ordinal.
    static let months = PhraseSet([
        "januar", "jänner", "februar", "märz", "april", "mai", "juni", "juli", "august", "september",
        "oktober",
        "november", "dezember", "stycznia", "lutego", "marca", "kwietnia", "maja", "czerwca", "lipca",
        "sierpnia",
        "września", "października", "listopada", "grudnia", "ocak", "şubat", "mart", "nisan", "mayıs",
        "haziran",
        "temmuz", "ağustos", "eylül", "ekim", "kasım", "aralık",
    ])

    private static let noPhrases = PhraseSet([])

    private static let titles = [
        "dr", "prof", "mr", "mrs", "ms", "st", "mt", "mme", "mlle", "mgr", "sr", "jr", "dra", "drs", "ing",
        "hon",
    ]

    private static let everywhere = PhraseSet(titles)

    /// Whether a word is a title, behind which a name is to be expected.
    static func isTitle(_ word: Int, of draft: Draft) -> Bool {
        everywhere.contains(word, of: draft)
    }

    private static let always: [QuoteLocale: PhraseSet] = table.reduce(into: [:]) { sets, row in
        sets[row.key] = PhraseSet(titles + row.value.split(separator: " ").map(String.init))
    }

    private static let table: [QuoteLocale: String] = [
        .en: """
        rev gen col capt lt sgt maj cmdr gov sen rep pres supt messrs ft dept est approx cf viz al ave blvd jan feb \
        aug sept oct nov dec ed eds vs inc ltd co corp etc esq i.e e.g ca univ
        """,
        .de: """
        bzw ca vgl evtl ggf inkl sog bes str fr hr hrn frl dipl mag nr bd kap abb jh jhd geb gest min std mio mrd \
        tel hl abt anm aufl ders ebd einschl exkl gegr ges hrsg lt max usf usw zzgl allg bsp urspr insb jan feb aug \
        sept okt nov dez chr d.h u.a z.b z.t o.ä v.a i.d.r u.ä s.o s.u gem entspr ggfs ing
        """,
        .es: """
        sra srta dña ud uds vd gral cía avda av pág págs núm mons lic arq profa dras sres sras tte cnel cap izq dcha \
        aprox ej etc adm depto pdte pdta ptas hnos vda sto sta ee uu a.c d.c p.ej
        """,
        .fr: """
        pr me mm mmes mlles ste av env ex chap éd cf etc vol boul bd fig hab janv févr avr juil sept oct nov déc apr \
        j.-c m.-c tél adr art arr bibl anc cie c.-à-d
        """,
        .it: """
        dott sig sigg avv geom rag mons ecc pag pagg art cap cfr tel on ill spett egr gent ca es ss gen col cap ten \
        magg serg cav comm arch dott.ssa prof.ssa sig.ra sig.na a.c d.c p.es c.so p.zza v.le on.le
        """,
        .pt: """
        sra srta profa exmo exma av eng arq cel gen cap sto sta etc pág págs núm tel ltda ilmo ilma exa exas dep mons d.ª pe \
        fr lic a.c d.c ex obs aprox art p.ex
        """,
        .nl: """
        dhr mevr mw mej ir ds bijv bv enz nl nr blz ca jl incl excl resp zgn vgl max min jr kol gen burg zr \
        m.a.w o.a d.w.z t.a.v a.s m.b.t t.o.v i.p.v e.d v.chr n.chr afb dir gebr str penn wed
        """,
        .pl: """
        inż ks św ul al pl np itd itp tzn tzw m.in godz nr str ok os gen płk hab ur zm red por zob tj pn ww doc \
        bp kard kpt mjr o.o ds dyr wyd t.j r.p p.n.e n.e płd zach wsch ppłk sierż adm arch gł hr
        """,
        .ru: """
        гг вв ул кв др пр проф акад св см стр рис тыс млн млрд руб коп мин сек напр гр доц инж ст пос обл т.д т.п \
        т.е т.к н.э пер наб пл бул просп гос тов г-н г-жа гос-во чел экз изд ред сб тт стлб ок прим арх худ канд рожд соч
        """,
        .tr: """
        doç yrd av sn vb örn bkz cad mah apt alb gen müh hz yy çev ltd şti a.ş t.c öğr ecz vet blv \
        uzm org mar tuğ yb bnb yzb ütğm tğm astsb hst hem kdv tel kr
        """,
        .id: """
        drg ir hj jl jln dll dsb dst hlm tgl tn ny sdr sdri yth a.n d.a s.d pt gg s.h m.si kec kab rp bpk k.h r.a kh \
        ust h hlm kel kol jend let brig mayjen no cv tb mgr rm rr
        """,
        .ar: "ق.م ب.م هـ إلخ الخ أ.د ص.ب ت",
        .hi: "डॉ श्री प्रो पं कु मो नं रु कि.मी ई.पू सं पृ ले स्व इं एड श्रीमती सु मि सर डा",
        .th: """
        ดร นพ พญ ผศ รศ ศ พ.ศ ค.ศ ม.ค ก.พ มี.ค เม.ย พ.ค มิ.ย ก.ค ส.ค ก.ย ต.ค พ.ย ธ.ค น กม ซม กก จ อ ต ถ ซ ร.ร โทร \
        พล พ.ต พ.อ ร.อ ม.ร.ว ม.ล ด.ช ด.ญ น.ส บจก บมจ
        """,
    ]

    /// Abbreviations that take a number behind them; before anything else the word is a word.
    static let beforeNumbers = PhraseSet([
        "no", "nos", "nr", "vol", "fig", "pp", "op", "ch", "sec", "art", "pag", "pág", "p", "num", "núm",
        "bd",
        "kap", "abb", "s", "hlm", "№", "стр", "рис", "гл", "том", "т", "str", "rozdz", "tom", "kat", "lt",
        "daire",
        "cap", "mar", "apr", "jun", "jul", "sep", "tel", "seite", "नं", "पृ",
    ])

    private static let startersByLocale: [QuoteLocale: PhraseSet] = starterTable.mapValues { words in
        PhraseSet(words.split(separator: " ").map(String.init))
    }

    private static let starterTable: [QuoteLocale: String] = [
        .en: """
        the then she he it we they nobody every but and there this that now our his her my a an all when what who \
        no nothing still yet so in on at only their your you these those some one
        """,
        .de: """
        der die das den dem ein eine einer er sie es wir ich ihr dann doch aber und niemand jeder jede alle nun jetzt \
        im in am auf nach als wenn so nur sein seine ihre mein meine unser unsere kein keine diese dieser dort hier \
        nichts da man wer was
        """,
        .es: """
        el la los las un una ella él nosotros ellos nadie cada pero y entonces luego después todo todos su sus mi mis \
        en con ahora aquí nada
        """,
        .fr: """
        le la les un une elle il nous ils elles on personne chaque mais et alors puis tout tous son sa ses mon ma mes \
        dans ce cette rien
        """,
        .it: """
        il lo la i gli le un una lei lui noi loro nessuno ogni ma e allora poi tutto tutti suo sua mio mia nel nella \
        questo questa niente
        """,
        .pt: """
        o a os as um uma ela ele nós eles elas ninguém cada mas e então depois todo todos seu sua meu minha no na \
        este esta nada
        """,
        .nl: """
        de het een zij hij wij ze we niemand ieder elke maar en toen dan alles zijn haar mijn ons onze in op dit deze \
        niets er
        """,
        .pl:
            "on ona ono my oni nikt każdy ale i a wtedy potem wszystko jego jej mój moja nasz w na to ta ten nic tylko",
        .ru:
            "он она оно мы они никто каждый но и а тогда потом всё его её мой моя наш в на это тот та ничего только",
        .tr: "o bu şu biz onlar kimse her ama ve sonra herkes hiçbir bir ben sen",
        .id: "dia ia kami kita mereka tak setiap tetapi dan lalu kemudian semua di ke ini itu tidak sang",
    ]
}
