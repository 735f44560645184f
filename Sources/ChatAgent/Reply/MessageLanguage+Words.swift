extension MessageLanguage {
    /// Common words of the languages in Latin letters: those that carry a sentence, and those of this program.
    static let commonWords: [(language: String, words: String)] = [
        (
            "en",
            """
            the a an my me i you it is are was were be been do does did have has had what which who how to of and
            in on for with that this these those please pls add show find any anything something some not no from by
            as at about only more one two three when where while until before after than so but or if we us our
            their they them she he her his its never every each would will can could may your into over under through
            quote quotes saying sayings saved best today week good night morning got need give hi hello thanks nice
            streak there always own still keeps too very love
            """
        ),
        (
            "de",
            """
            der die das den dem des ein eine einen einem einer mein meine meinen meiner mir mich ich du dich dir dein
            es er sie wir uns ihr ist sind war waren bin hast habe hab hat haben was welche welcher wie wer wo zu zum
            zur und oder aber im in an am auf aus für mit nicht kein keine bitte zeig gib von vom über unter vor nach
            bei bis als wenn weil dass noch nur auch immer jede jeder jedes sich um durch letzte alles nie niemals
            etwas zitat zitate spruch sprüche heute danke hallo klar doch mal schon kann wird werden man
            """
        ),
        (
            "es",
            """
            el la los las un una unos mi mis me yo tú tu te se su sus es son era fue ser está están hay qué que
            cuál cuáles cómo cuántos cuántas dónde de del al y o en por para con sin no lo le les esta este esto eso
            más muy pero porque como cuando donde quien nunca siempre cada todo toda también hasta sobre entre ya si
            frase frases cita citas favoritas guardé guardadas llevo días seguidos hola gracias algo alguna dame
            muéstrame tienes quiero hoy racha nadie antes
            """
        ),
        (
            "fr",
            """
            le la les l un une des d mon ma mes me je j tu te il elle on nous vous ils se s ce c cette ces cet est
            sont était que qu quoi qui quelle quelles quel comment où de du et ou en dans sur sous pour par avec sans
            pas ne n plus moi au aux ai as a avons leur leurs son sa ses ton ta tes même mais comme quand chaque
            jamais toujours tout tous avant car citation citations phrase phrases jours combien stp merci bonjour
            quelque qqch suis mieux souvent enfin si y drole drôle pareil
            """
        ),
        (
            "it",
            """
            il lo la i gli le l un uno una mio mia miei mie mi io tu ti si ci è sono era che cosa chi quale quali
            come dove quanti di del dello della dei degli delle al allo alla ai agli alle dal dalla nel nella sul
            sulla sull dell nell all da in su per con senza tra fra e o ma non più anche questa questo quando ogni
            sempre mai perché finché se ho hai ha hanno frase frasi citazione citazioni ciao grazie oggi giorni fila
            dammi trovi qualcosa caso nuova suo sua ed qualcuno
            """
        ),
        (
            "pt",
            """
            o a os as um uma uns umas meu minha meus minhas me eu você tu te se seu sua é são era foi está que qual
            quais como onde quem quantos de do da dos das e ou em no na nos nas ao aos à pelo pela por para com sem
            não nem mais mas também já até esta este esse essa isso isto quando cada todo sempre nunca ele ela lhe
            frase frases citação citações salvei guardei guardada guardadas hoje dias seguidos oi olá obrigado
            obrigada tem tenho quero mostra algo alguma alguém sobre entre favor estive mesmo só ainda muito
            """
        ),
        (
            "id",
            """
            yang aku saya kamu anda dia kami kita ini itu di ke dari dan atau untuk dengan tidak tak bukan apa siapa
            bagaimana berapa semua kutipan ada sudah belum tolong hapus simpan favorit favoritku tambahkan carikan
            tampilkan dong tentang adalah akan bisa pada oleh saat ketika sebelum sampai tetap juga lebih setiap
            sendiri orang hari seperti supaya lalu pun tetapi masih satu tanpa karena bawah dalam hati hidup
            """
        ),
        (
            "nl",
            """
            de het een mijn m ik je jij jouw we wij ons ze zij hij is zijn was waren ben heb hebt heeft had wat welke
            wie hoe te van en of in op aan voor met zonder niet geen dit dat die deze uit graag laatste mij er nog
            naar om over onder bij tot als dan maar want omdat wanneer toen elke ieder altijd nooit ook zelf zelfs
            iets citaat citaten opgeslagen dankjewel bedankt kan zou zal wordt meer zodra ooit niemand eentje fijne
            """
        ),
        (
            "pl",
            """
            i a w we na z ze za do to ta te ten tę tego tej jest są był była być mój moja moje moją mi mnie ja ty on
            ona my co kto jak gdy kiedy gdzie nie tak się sobie swój swoje swojej swoich mam masz dla po od o u przez
            przed pod nad bez czy ale bo więc lub oraz też nawet każdy każda każdą żaden ktoś nikt proszę usuń zapisz
            cytat cytaty cytatów coś dwa trzy wciąż zawsze nigdy który która które kto jeszcze już tylko katalogu
            """
        ),
        (
            "tr",
            """
            bir bu şu o ve veya ben sen biz siz onlar benim senin bana sana beni ne nasıl neden kim nerede kaç mı mi
            mu mü için ile değil var yok en çok daha sil kaydet ekle söz sözü sözler alıntı lütfen da de ki ama fakat
            çünkü gibi kadar sonra önce her hiç bile ise olan olur göster bul hakkında üzerine gün serim uzun bugün
            merhaba teşekkürler ya hep biri kimse sadece iki bazı asla yine
            """
        ),
    ]
}
