/// The words by which a line is credited to somebody, in each language.
///
/// - `as`: before a name and a verb of saying ("as X once said").
/// - `said`: verbs of saying.
/// - `once`: words beside such a verb.
/// - `that`: what follows such a verb before the words themselves.
/// - `source`: before a name alone ("according to X").
/// - `words`: before a name, and hardly ever anything else ("in the words of X").
/// - `by`: before a name behind the sentence.
/// - `credit`: who or what a line is credited to when not to a name ("unknown", "proverb").
/// - `proverb`: sayings that speak for themselves ("the proverb says").
/// - `kin`: people of one's own, whose words are part of the story.
/// - `label`: before a colon and a name, behind the sentence.
enum AttributionTables {
    /// Words between the capitals of a name, and titles before it.
    static let particles = PhraseSet([
        "de", "del", "della", "di", "da", "dos", "das", "do", "von", "van", "der", "den", "ter", "ten", "zu",
        "zur", "la",
        "le", "el", "al", "bin", "ibn", "ben", "of", "the", "du", "des", "y", "e", "i", "und", "and", "af",
        "av", "von der",
        "d", "o", "abu", "bint", "st", "dr", "prof", "sir", "lord", "lady", "saint", "san", "santa", "фон",
        "де", "ван",
    ])

    static let english = WordTable(
        """
        as: as, like, just as
        said: said, says, wrote, writes, put it, noted, remarked, observed, told us, taught, reminded us, quipped, sang
        said: famously said, reminds us, goes, declared, tells us, reads, teaches, has it, explained, mused, proclaimed
        once: once, famously, so, often, wisely, always, aptly, has, had, beautifully, has said, himself, herself, later
        that: that
        source: according to, courtesy of
        words: in the words of, to quote, quoting, quoth, to paraphrase, paraphrasing, as quoted by, as told by, attributed to
        words: in the spirit of, a quote by, a quote from, quote by, quote from, words by
        by: by, from, written by, author, attributed to, source, said, spoken by, said by, a quote by, quote by, text by
        proverb: proverb, saying, adage, maxim, wisdom, scripture, bible
        credit: unknown, anonymous, anon, proverb, saying, author, unattributed, source, traditional, folk, adage, poet
        credit: wisdom, philosopher, writer, sage, maxim, mystic, assistant, chatgpt, scripture, bible, idiom
        kin: grandmother, grandfather, mother, father, grandma, grandpa, aunt, uncle, sister, brother, mom, mum, dad, mama
        kin: papa, neighbor, neighbour, teacher, wife, husband, son, daughter, granny, nana, cousin, baker, friend
        kin: auntie, mamma, pop, gran, grandad, granddad
        label: author, by, source, attributed to, speaker, attribution, credit, writer, from
        """)

    static let byLocale: [QuoteLocale: WordTable] = [
        .en: english,
        .de: WordTable(
            """
            as: wie, so wie, um mit, um es mit
            said: sagte, sagt, schrieb, schreibt, meinte, formulierte, bemerkte, lehrte, gesagt hat, sprach, dichtete, notierte
            said: geschrieben hat, wusste, pflegte zu sagen, zu sagen pflegte, sang, zu sprechen, zu sagen, zu reden, heißt es, feststellte, betonte, ausdrückte
            once: einst, einmal, schon, so, bereits, schön, treffend, oft, es, immer, gern, auch, mal, weise, richtig
            that: dass, daß
            source: laut, gemäß, zufolge, frei nach
            words: mit den worten von, in den worten von, frei nach, zitiert nach, nach den worten von
            words: in anlehnung an, im sinne von, zitat von, ein zitat von, ein spruch von
            by: von, verfasst von, geschrieben von, autor, autorin, zitat von, quelle, ein zitat von, nach, aus, text von
            proverb: sprichwort, volksmund, redensart, bauernregel, volksweisheit, bibel
            credit: unbekannt, anonym, sprichwort, unbekannter, verfasser, autor, autorin, volksmund, redensart, weisheit
            credit: dichter, volksweisheit, bauernregel, spruch, quelle, volkslied, aphorismus, redewendung, bibel, philosoph
            kin: großmutter, großvater, mutter, vater, oma, opa, tante, onkel, schwester, bruder, mama, papa, nachbarin, nachbar
            kin: lehrer, lehrerin, frau, mann, sohn, tochter, bäcker, freund, freundin
            label: autor, autorin, von, quelle, verfasser, verfasserin, zitat von, urheber
            """),
        .es: WordTable(
            """
            as: como, tal como, así como, según
            said: dijo, decía, dice, escribió, escribía, afirmó, solía decir, señaló, apuntó, cantó, expresó, enseñó, recordaba
            said: ha dicho, sentenció, reza, observó, declaró, escribe, proclamó, explicó
            once: una vez, bien, ya, alguna vez, siempre, famosamente, tan, un día, lo, nos, acertadamente, en su día
            that: que
            source: según, de acuerdo con, conforme a
            words: en palabras de, en las palabras de, citando a, parafraseando a, al decir de, para citar a, atribuida a, cita de
            words: frase de, una frase de, atribuido a, una cita de
            by: por, de, escrito por, autor, autora, fuente, cita de, frase de, atribuido a, atribuida a
            proverb: proverbio, refrán, dicho, adagio
            credit: anónimo, anónima, desconocido, desconocida, proverbio, refrán, dicho, autor, autora, popular, poeta, sabiduría
            credit: filósofo, tradicional, sabio, fuente, biblia
            kin: abuela, abuelo, madre, padre, tía, tío, hermana, hermano, mamá, papá, vecina, vecino, maestra, maestro, mujer
            kin: marido, hijo, hija, panadero, amigo, amiga, abuelita, abuelito
            label: autor, autora, por, fuente, cita de, atribuido a, atribuida a
            """),
        .fr: WordTable(
            """
            as: comme, ainsi que
            said: dit, disait, a dit, écrit, écrivait, a écrit, écrivit, affirmait, affirma, aimait à dire, notait, nota, enseignait
            said: rappelait, chantait, déclara, l'a dit, l'a si bien dit, l'écrivait, le disait, le dit, l'écrit, a déclaré
            said: expliquait, observait, professait, l'a écrit, souligne, soulignait, dirait, remarquait
            once: un jour, si bien, jadis, autrefois, souvent, déjà, si, bien, le, l', toujours, justement, fort, célèbrement
            that: que, qu'
            source: selon, d'après, suivant
            words: selon les mots de, dans les mots de, pour citer, citant, pour paraphraser, en citant
            words: citation de, une citation de, d'après les mots de, selon le mot de
            by: par, de, écrit par, auteur, autrice, source, citation de, attribué à, attribuée à, d'après
            proverb: proverbe, dicton, adage
            credit: anonyme, inconnu, inconnue, proverbe, dicton, auteur, adage, poète, sagesse, philosophe, populaire
            credit: maxime, source, bible
            kin: grand-mère, grand-père, mère, père, tante, oncle, sœur, frère, maman, papa, mamie, papi, voisine, voisin, mémé
            kin: institutrice, maître, femme, mari, fils, fille, boulanger, ami, amie, grand, pépé
            label: auteur, autrice, par, source, citation de, attribué à
            """),
        .it: WordTable(
            """
            as: come, così come
            said: disse, diceva, dice, scrisse, scriveva, ha detto, ha scritto, affermò, affermava, sosteneva, amava dire, scrive
            said: soleva dire, recita, osservò, insegnava, cantava, ricordava, annotò, dichiarò, spiegava
            once: una volta, un giorno, bene, già, spesso, sempre, ben, giustamente, ci, lo, un tempo, così
            that: che
            source: secondo, stando a, a detta di
            words: nelle parole di, con le parole di, per dirla con, citando, parafrasando, per citare
            words: citazione di, una citazione di, una frase di
            by: di, da, scritto da, autore, autrice, fonte, citazione di, attribuito a, attribuita a
            proverb: proverbio, detto, adagio
            credit: anonimo, anonima, sconosciuto, ignoto, proverbio, detto, autore, autrice, popolare, poeta, saggezza, filosofo
            credit: adagio, fonte, bibbia
            kin: nonna, nonno, madre, padre, zia, zio, sorella, fratello, mamma, papà, vicina, vicino, maestra, maestro, moglie
            kin: marito, figlio, figlia, fornaio, amico, amica, babbo
            label: autore, autrice, di, da, fonte, citazione di, attribuito a
            """),
        .pt: WordTable(
            """
            as: como, tal como, assim como, conforme
            said: disse, dizia, diz, escreveu, escrevia, afirmou, afirmava, costumava dizer, observou, cantou, ensinou, lembrava
            said: já dizia, declarou, notou, escreve, explicou, proclamou
            once: uma vez, um dia, bem, já, certa vez, sempre, outrora, sabiamente, tão, nos, famosamente
            that: que
            source: segundo, de acordo com, conforme, para citar
            words: nas palavras de, citando, parafraseando, para citar, no dizer de, atribuído a, atribuída a, citação de
            words: frase de, uma frase de, uma citação de, já dizia, como já dizia
            by: por, de, escrito por, autor, autora, fonte, citação de, frase de, atribuído a, atribuída a
            proverb: provérbio, ditado, dito
            credit: anônimo, anónimo, anônima, anónima, desconhecido, desconhecida, provérbio, ditado, autor, autora, popular, poeta
            credit: filósofo, sabedoria, dito, tradicional, fonte, bíblia
            kin: avó, avô, mãe, pai, tia, tio, irmã, irmão, mamãe, papai, vizinha, vizinho, professora, professor, mulher, marido
            kin: filho, filha, padeiro, amigo, amiga, vovó, vovô
            label: autor, autora, por, fonte, citação de, atribuído a
            """),
        .nl: WordTable(
            """
            as: zoals, gelijk, om met
            said: zei, zegt, schreef, schrijft, gezegd heeft, opmerkte, stelde, placht te zeggen, dichtte, verklaarde, noteerde
            said: heeft gezegd, zong, te spreken, te zeggen, leerde, het verwoordde, verwoordde
            once: ooit, eens, al, zo, mooi, vaak, het, altijd, terecht, treffend, ooit eens, zelf
            that: dat
            source: volgens, aldus
            words: in de woorden van, met de woorden van, vrij naar, citaat van, een citaat van, toegeschreven aan
            by: door, van, geschreven door, auteur, bron, citaat van, aldus, toegeschreven aan
            proverb: spreekwoord, gezegde, volkswijsheid
            credit: onbekend, anoniem, spreekwoord, gezegde, onbekende, auteur, dichter, schrijver, volkswijsheid, wijsheid
            credit: filosoof, bron, spreuk, bijbel
            kin: grootmoeder, grootvader, moeder, vader, oma, opa, tante, oom, zus, broer, mama, papa, buurvrouw, buurman, juf
            kin: meester, vrouw, man, zoon, dochter, bakker, vriend, vriendin
            label: auteur, door, bron, citaat van, schrijver
            """),
        .pl: WordTable(
            """
            as: jak, jako że, tak jak
            said: powiedział, powiedziała, mówił, mówiła, mawiał, mawiała, pisał, pisała, napisał, napisała, rzekł, rzekła, mówi
            said: zauważył, zauważyła, twierdził, twierdziła, stwierdził, stwierdziła, głosi, pisze, nauczał, uczył, śpiewał
            once: kiedyś, niegdyś, słusznie, już, zawsze, często, to, trafnie, pewnego razu, raz, pięknie, zwykł
            that: że, iż
            source: według, zdaniem, wedle
            words: słowami, cytując, parafrazując, zgodnie ze słowami, w słowach, przypisywane, cytat z, inspirowane słowami
            by: autor, autorka, autorstwa, napisał, napisała, źródło, przez, cytat
            proverb: przysłowie, powiedzenie, porzekadło
            credit: nieznany, nieznana, anonim, anonimowy, przysłowie, powiedzenie, autor, autorka, poeta, mądrość, ludowa
            credit: ludowe, filozof, porzekadło, źródło, biblia, sentencja
            kin: babcia, dziadek, matka, ojciec, mama, tata, ciocia, ciotka, wujek, siostra, brat, sąsiadka, sąsiad, żona, mąż
            kin: syn, córka, piekarz, nauczycielka, nauczyciel, przyjaciel, babci, dziadka, mamy, taty, babka
            label: autor, autorka, źródło, autorstwa
            """),
        .ru: WordTable(
            """
            as: как, так
            said: сказал, сказала, говорил, говорила, писал, писала, говаривал, говаривала, заметил, заметила, учил, учила
            said: написал, написала, утверждал, утверждала, гласит, говорит, пел, пела, любил говорить, любила говорить
            said: говорится, пишет, молвил, изрёк, отметил, отметила, произнёс
            once: однажды, когда-то, верно, метко, давно, часто, всегда, ещё, некогда, мудро, справедливо, как-то, же
            that: что
            source: согласно, по мнению, по версии
            words: по словам, по выражению, словами, цитируя, перефразируя, говоря словами, выражаясь словами, цитата из
            words: по заветам, приписывается
            by: автор, написал, написала, авторство, источник, цитата, из, слова
            proverb: пословица, поговорка, присказка
            credit: неизвестный, неизвестен, неизвестно, аноним, пословица, поговорка, автор, народная, мудрость, поэт, философ
            credit: присказка, изречение, мудрец, источник, библия, народное
            kin: бабушка, дедушка, мать, отец, мама, папа, тётя, дядя, сестра, брат, соседка, сосед, бабушки, дед, жена, муж, сын
            kin: дочь, пекарь, учительница, учитель, друг, мамы, дедушки, отца, матери
            label: автор, источник, авторство, цитата
            """),
        .id: WordTable(
            """
            as: seperti, sebagaimana, bak
            said: kata, berkata, pernah berkata, dikatakan, dikatakan oleh, menulis, pernah menulis, ucap, ujar, tulis, ditulis
            said: pernah dikatakan, ungkap, mengatakan, bersabda, ditulis oleh, tutur, pernah mengatakan, diucapkan
            once: pernah, suatu, ketika, yang, oleh, dulu, selalu, sering, kali, bijak
            that: bahwa
            source: menurut
            words: dalam kata-kata, mengutip, meminjam kata-kata, meminjam ucapan, kutipan dari, kutipan oleh, dikutip dari
            words: terinspirasi oleh, terinspirasi dari
            by: oleh, karya, ditulis oleh, penulis, sumber, dari, kutipan dari, kata
            proverb: pepatah, peribahasa
            credit: anonim, tak dikenal, tidak dikenal, pepatah, peribahasa, penulis, pengarang, penyair, dikenal, bijak, filsuf
            credit: sumber, alkitab
            kin: nenek, kakek, ibu, ayah, bapak, bibi, paman, kakak, adik, tetangga, guru, istri, suami, anak, eyang, mbah, mama, papa
            label: penulis, oleh, sumber, pengarang
            """),
        .tr: WordTable(
            """
            as: nitekim, hani
            said: demiş, demiştir, dedi, demişti, der, söylemiş, yazmış, dediği, söylediği, yazdığı, buyurmuş, derdi, söyledi
            said: yazdı, diyor, demektedir, yazmıştı, söylemişti
            once: bir zamanlar, bir keresinde, ne, güzel, vaktiyle, bir gün, da, de, hep, bir
            that: ki
            source: göre
            words: sözleriyle, deyişiyle, ifadesiyle, deyimiyle, dediği gibi, söylediği gibi, yazdığı gibi, sözü, diliyle
            by: yazan, yazar, kaynak, söyleyen
            proverb: atasözü, deyim
            credit: anonim, bilinmiyor, bilinmeyen, atasözü, yazar, yazarı, şair, özdeyiş, halk, filozof, kaynak, belirsiz, deyim
            kin: annem, babam, dedem, ninem, anneannem, büyükannem, büyükbabam, teyzem, halam, amcam, dayım, ablam, abim, komşum
            kin: annemin, babamın, dedemin, ninemin, anneannemin, teyzemin, babaannem, babaannemin, kardeşim, eşim, öğretmenim
            kin: büyükannemin, fırıncı, nenem, nenemin
            label: yazar, kaynak, söyleyen, yazan
            """),
        .ar: WordTable(
            """
            as: كما, مثلما, على نحو ما
            said: قال, قالت, يقول, تقول, كتب, كتبت, ذكر, ذكرت, أنشد, يقال, جاء في, ورد في, قيل, وصف, وصفت
            once: ذات مرة, ذات يوم, يوما, مرة
            that: إن, أن, إنه, بأن
            source: وفقا, حسب, بحسب, وفق
            words: على حد قول, على حد تعبير, على لسان, نقلا عن, بكلمات, من أقوال, في كلمات, مقتبس من, من كلمات, بتعبير, كقول
            by: بقلم, من أقوال, تأليف, الكاتب, المؤلف, المصدر, القائل, قول, من, قالها, قاله
            proverb: المثل, مثل, الحكمة
            credit: مجهول, مجهولة, معروف, مثل, المثل, حكمة, حكيم, الحكيم, الشاعر, شاعر, مأثور, كاتب, المؤلف, فيلسوف, الفيلسوف, شعبي
            kin: أبي, أمي, جدي, جدتي, خالي, خالتي, عمي, عمتي, أختي, أخي, جارتي, جارنا, جاري, والدي, والدتي, معلمي, معلمتي, زوجتي
            kin: الجدة, الجد, الأم, الأب, صديقي, صديقتي, زوجي, ابني, ابنتي
            label: المؤلف, الكاتب, المصدر, القائل, بقلم
            """),
        .hi: WordTable(
            """
            as: जैसा, जैसे
            said: कहा, लिखा, बताया, कहते, कहती, कहता, फरमाया, कही, फ़रमाया, लिखते
            once: एक बार, कभी, था, थी, है, खूब, सही, ही, कि
            that: कि
            words: के शब्दों में, की ज़ुबानी, के कथनानुसार, के अनुसार, का कहना है, के मुताबिक
            by: द्वारा, लेखक, लेखिका, स्रोत, रचयिता
            proverb: कहावत, लोकोक्ति
            credit: अज्ञात, अनाम, कहावत, लोकोक्ति, लेखक, कवि, सूक्ति, संत, महात्मा, गुमनाम, दार्शनिक, मुहावरा, विद्वान
            kin: दादी, नानी, माँ, मां, पिता, दादा, नाना, भाई, बहन, उसने, मैंने, चाची, चाचा, मामा, मामी, पड़ोसी, पड़ोसन, पिताजी, अम्मा, बाबा
            kin: पत्नी, पति, बेटी, बेटे, दोस्त, गुरुजी, मौसी, बुआ, माली, नानबाई, उन्होंने, हमने, तुमने, आपने
            label: लेखक, लेखिका, स्रोत, रचयिता
            """),
    ]
}
