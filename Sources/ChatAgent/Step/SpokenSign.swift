/// What a message says in so many words: that it means the person's own quotes, the streak, or the catalog.
///
/// A sign guides the model's choice, it never makes it: "my" may also stand in small talk.
enum SpokenSign: CaseIterable {
    case own, streak, catalog

    /// The signs in a message.
    static func signs(in message: String) -> Set<SpokenSign> {
        let text = SpokenText(message)
        return Set(allCases.filter { text.has(phrases[$0] ?? []) })
    }

    /// Whether a message may hold two requests: something joins two parts of it.
    static func joins(_ message: String) -> Bool {
        SpokenText(message).has(joiners) || message.contains { "+＋&".contains($0) }
    }

    private static let phrases = written.mapValues(SpokenPhrase.list)

    private static let joiners = SpokenPhrase.list(
        """
        and also plus und außerdem noch dazu y además también et aussi puis e anche inoltre poi também ainda dan juga
        sekalian en ook i oraz też jeszcze ve ayrıca bir_de и также ещё それと あと そして ついでに 、 还有 另外 顺便 并且 和
        و وأيضا وكم और साथ
        """)

    /// In the fifteen languages of the conversation.
    private static let written: [SpokenSign: String] = [
        .own: """
        mine my_own my_saved my_collection my_library my_book my_notebook my_notes my_quote* my_line* my_saying*
        my_favorite* my_favourite* my_favs my_faves my_import* my_stuff my_stash i_saved i_ve_saved ive_saved
        i_have_saved i_kept i_ve_kept i_keep i_noted i_imported i_starred i_liked i_hearted i_collected i_put
        put_it_in_here do_i_have have_i_got have_i_saved did_i_save did_i_keep did_i_note what_have_i saved favorited starred
        hearted made_for_me wrote_for_me written_for_me composed_for_me generated
        meine_zitat* meine_sprüch* meine_sammlung meiner_sammlung meine_favorit* meinen_favorit* meinem_favorit*
        meine_gespeicherten meinen_zitaten mein_zitat habe_ich hab_ich gespeichert* abgespeichert* aufgehoben gemerkt
        mis_citas mis_frases mis_favorit* mi_colección mi_biblioteca mis_guardad* mi_cita guardé guardad* tengo_algo
        tengo_alguna generé mes_citations mes_phrases mes_favori* ma_collection ma_citation mon_recueil enregistré*
        j_ai_gardé* j_ai_noté ai_je gardées mes_coups_de_cœur
        le_mie la_mia_raccolta la_mia_collezione mie_frasi mie_citazioni i_miei mia_citazione mia_frase ho_salvato ho_messo
        ho_conservato salvate salvati salvata salvato ho_qualcosa
        minhas_frases minhas_citações minhas_favorit* minha_coleção meus_favoritos minha_frase as_minhas salvei
        guardei salvas salvos tenho_algo tenho_alguma nas_minhas eu_tinha
        kutipanku koleksiku favoritku simpananku tersimpan aku_simpan kusimpan punyaku milikku
        mijn_citaten mijn_citaat mijn_favorieten mijn_verzameling bewaard* opgeslagen heb_ik
        moje_cytaty moich_cytat* mojej_kolekcji moje_ulubione moich moje zapisał* zapisan* ulubion* u_siebie
        保存し 保存済 お気に入り 私の わたしの 我的 我保存 我收藏 保存的 收藏的 存的
        عندي محفوظ* المحفوظ* اقتباساتي حفظت* لدي مفضلتي المفضلة
        मेरे मेरी मेरा सहेज* पसंदीदा
        kaydett* kayıtlı favorilerim* sözlerim* alıntılarım* koleksiyonum* bende
        мои моих моем моей моя моё мое сохран* избранн* у_меня
        """,
        .streak: """
        streak* in_a_row days_straight days_running consecutive how_many_days longest_run best_run all_time
        serie tage_am_stück tage_in_folge tage_hintereinander tagen_in_folge
        racha días_seguidos seguidos récord_de_días ma_série jours_de_suite jours_d_affilée d_affilée
        la_mia_serie giorni_di_fila di_fila giorni_consecutivi sequência ofensiva dias_seguidos
        runtun* hari_berturut beruntun reeks dagen_achter_elkaar dagen_op_rij op_rij seria serii serię passa
        dni_z_rzędu dni_pod_rząd 連続 継続 何日 连续 打卡 連續 سلسل* متتال* متوالي* सिलसिल* लगातार स्ट्रीक
        seri serim serimi serinin üst_üste сери* подряд
        """,
        .catalog: """
        more_like* more_of mehr_davon davon_mehr ähnlich* similar* parecid* semblable* simile simili
        catalog* catalogue katalog* catálogo catalogus カタログ 名言库 目录 目錄 الفهرس فهرس कैटलॉग каталог*
        """,
    ]
}
