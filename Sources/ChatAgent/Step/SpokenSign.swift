/// What a message says in so many words: that it means the person's own quotes, the streak, or the catalog.
///
/// A sign guides the model's choice, it never makes it: "my" may also stand in small talk.
enum SpokenSign: CaseIterable {
    case own, streak, catalog

    /// The signs in a message.
    static func signs(in message: String) -> Set<SpokenSign> {
        let text = " " + message.plain + " "
        return Set(allCases.filter { sign in phrases[sign]?.contains { $0.stands(in: text) } == true })
    }

    /// Words as they stand folded; one that ends in a star may go on.
    private struct Phrase {
        let text: String

        init(_ written: Substring) {
            let words = String(written).replacing("_", with: " ").plain
            // Scripts that put no blanks between words have no beginnings of words to look for.
            let isSpaced = words.unicodeScalars.allSatisfy { $0.value < 0x3000 }
            text = (isSpaced ? " " : "") + words + (isSpaced && !written.hasSuffix("*") ? " " : "")
        }

        func stands(in text: String) -> Bool { text.contains(self.text) }
    }

    private static let phrases: [SpokenSign: [Phrase]] = written.mapValues { list in
        list.split(whereSeparator: \.isWhitespace).map(Phrase.init)
    }

    /// In the fifteen languages of the conversation; a blank within a phrase is written as an underscore.
    private static let written: [SpokenSign: String] = [
        .own: """
        mine my_own my_saved my_collection my_library my_book my_notes my_quote* my_line* my_saying* my_favorite*
        my_favourite* my_import* my_stuff my_stash i_saved i_ve_saved ive_saved i_have_saved i_kept i_ve_kept i_keep
        i_noted i_imported i_starred i_liked i_hearted i_collected i_put_in_here do_i_have have_i_got have_i_saved
        did_i_save did_i_keep did_i_note did_i_put saved favorited starred hearted made_for_me wrote_for_me written_for_me composed_for_me generated i_put put_it_in_here
        meine_zitat* meine_spruch* meine_sammlung meiner_sammlung meine_favorit* meinen_favorit* meine_gespeicherten
        meinen_zitaten mein_zitat habe_ich hab_ich gespeichert* abgespeichert* aufgehoben gemerkt
        mis_citas mis_frases mis_favorit* mi_coleccion mi_biblioteca mis_guardad* mi_cita guardad* guarde tengo_algo
        tengo_alguna mes_citations mes_phrases mes_favori* ma_collection ma_citation mon_recueil enregistre* j_ai_garde*
        j_ai_note ai_je gardees
        le_mie la_mia_raccolta la_mia_collezione mie_frasi mie_citazioni i_miei mia_citazione ho_salvato ho_messo
        ho_conservato salvate salvati salvata salvato ho_qualcosa
        minhas_frases minhas_citacoes minhas_favorit* minha_colecao meus_favoritos minha_frase as_minhas salvei
        guardei salvas salvos tenho_algo tenho_alguma nas_minhas
        kutipanku koleksiku favoritku simpananku tersimpan aku_simpan kusimpan punyaku milikku
        mijn_citaten mijn_citaat mijn_favorieten mijn_verzameling bewaard* opgeslagen heb_ik
        moje_cytaty moich_cytat* mojej_kolekcji moje_ulubione moich moje zapisalem zapisalam zapisan* ulubion*
        保存し 保存済 お気に入り 私の わたしの 我的 我保存 我收藏 保存的 收藏的 存的
        عندي محفوظ* المحفوظ* اقتباساتي حفظت* حفظتها لدي مفضلتي المفضله المفضلة
        मेरे मेरी मेरा सहेज* पसंदीदा
        kaydett* kayitli favorilerim* sozlerim* alintilarim* koleksiyonum* bende
        мои моих моем моей моя моё мое сохран* избранн* у_меня
        """,
        .streak: """
        streak* in_a_row days_straight days_running consecutive how_many_days longest_run days_in_a_row
        serie tage_am_stuck tage_in_folge tage_hintereinander tagen_in_folge
        racha dias_seguidos seguidos serie_en_cours ma_serie jours_de_suite jours_d_affilee d_affilee
        la_mia_serie giorni_di_fila di_fila giorni_consecutivi sequencia ofensiva dias_seguidos
        runtun* hari_berturut beruntun reeks dagen_achter_elkaar dagen_op_rij op_rij seria serii serie passa
        dni_z_rzedu dni_pod_rzad 連続 継続 何日 连续 打卡 連續 سلسل* متتال* متوالي* सिलसिल* लगातार स्ट्रीक
        seri serim serimi serinin ust_uste gun_ust_uste сери* подряд
        """,
        .catalog: """
        more_like* more_of mehr_davon davon_mehr ahnlich* similar* parecid* semblable* simile simili
            catalog* catalogue katalog* catalogo catalogus カタログ 名言库 目录 目錄 الفهرس فهرس कैटलॉग каталог*
        """,
    ]
}
