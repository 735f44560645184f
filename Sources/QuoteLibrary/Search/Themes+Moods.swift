extension Themes {
    /// The moods; "love" is a category as well and stands there.
    static let moods = [
        Theme(
            "calm",
            en:
                "calm calming calmness peace peaceful quiet serene serenity tranquil tranquility stillness soothing",
            de:
                "Ruhe ruhig ruhige ruhiges Gelassenheit gelassen Stille still Frieden friedlich beruhigend beruhigendes",
            es: "calma calmado tranquilidad tranquilo tranquila serenidad sereno serena paz sosiego quietud",
            fr:
                "calme tranquillité tranquille sérénité serein sereine paix paisible apaisant apaisante quiétude",
            it:
                "calma calmo tranquillità tranquillo tranquilla serenità sereno serena pace quiete rilassante",
            pt: "calma calmo tranquilidade tranquilo tranquila serenidade sereno serena paz sossego quietude",
            related: """
                relax relaxing relaxed relaxation rest restful resting sleep sleepy bedtime bed insomnia evening night
                gentle anger angry rage temper wrath fury irritation irritated stress stressed anxious anxiety nervous
                worry worried silence silent patience Wut wütend Zorn zornig Ärger Stress nervös Angst Sorge Schlaf
                schlafen Abend Nacht entspannt entspannend Entspannung Geduld ira enojo enfado rabia estrés ansiedad
                nervioso nervios dormir sueño noche descanso colère stress anxiété angoisse nerveux sommeil dormir nuit
                repos détente rabbia collera ansia nervoso stressato sonno notte riposo rilassarsi esame raiva estresse
                nervoso sono noite descanso relaxar rust rustig kalm slaap slapen stil
                """),
        Theme(
            "comfort",
            en: "comfort comforting consolation consoling solace reassurance reassuring consolatory",
            de: "Trost tröstlich tröstend tröstende trösten Zuspruch Geborgenheit",
            es: "consuelo consolador consoladora consolar reconfortante alivio",
            fr: "consolation consolant consoler réconfort réconfortant réconfortante",
            it: "conforto confortante confortare consolazione consolare consolante",
            pt: "conforto confortante confortar consolo consolação consolar reconfortante",
            related: """
                lonely loneliness alone solitude warm warmth pain hurt suffering loss grief grieving mourning sorrow
                cry crying tears tired sick illness heartbreak breakup sad sadness einsam Einsamkeit allein Schmerz
                Leid Trauer Verlust traurig Tränen müde krank Liebeskummer solo sola soledad dolor pena duelo pérdida
                triste lágrimas seul seule solitude douleur peine deuil perte chagrin triste larmes solitudine dolore
                lutto perdita lacrime sozinho sozinha solidão dor luto perda lágrimas
                """),
        Theme(
            "courage",
            en: "courage courageous brave bravery bold boldness fear fearless valor valour valiant daring",
            de: "Mut mutig mutige mutiges Tapferkeit tapfer Kühnheit kühn Courage beherzt furchtlos",
            es: "valor valentía valiente valientes coraje audacia audaz osadía atrevido intrépido",
            fr: "courage courageux courageuse bravoure brave vaillance vaillant audace audacieux hardi",
            it: "coraggio coraggioso coraggiosa audacia audace valore ardimento ardito",
            pt: "coragem corajoso corajosa bravura bravo valentia valente audácia audaz ousadia",
            related: """
                afraid scared terrified frightened fright fears cowardice coward confidence confident hero heroic
                heroism strength strong risk dare danger Angst Furcht Held Stärke stark Gefahr wagen miedo temor héroe
                fuerza peligro peur crainte héros force danger paura timore eroe forza pericolo medo temor herói força
                perigo
                """),
        Theme(
            "determination",
            en:
                "determination determined perseverance persevere persistence resolve resolute will willpower tenacity "
                + "endurance motivation motivated motivational",
            de:
                "Entschlossenheit entschlossen Ausdauer ausdauernd Beharrlichkeit beharrlich Wille Willenskraft "
                + "Durchhalten Motivation motivierend",
            es:
                "determinación decidido perseverancia perseverar constancia voluntad empeño tenacidad motivación",
            fr:
                "détermination déterminé persévérance persévérer volonté ténacité résolution motivation motivant",
            it: "determinazione determinato perseveranza perseverare volontà costanza tenacia motivazione",
            pt: "determinação determinado perseverança perseverar persistência vontade tenacidade motivação",
            related: """
                patience patient morning begin beginning start starting goal goals effort discipline drive energy
                inspire inspiration inspiring encourage encouragement encouraging ambition success succeed fail failure
                struggle endure strength stamina Geduld Morgen Anfang anfangen Ziel Mühe Anstrengung Erfolg Scheitern
                Disziplin Kraft paciencia ánimo animar empezar mañana meta esfuerzo éxito fracaso fuerza patience matin
                commencer but effort réussite échec encouragement pazienza mattina iniziare inizio sforzo successo
                fallimento forza paciência manhã começar esforço sucesso fracasso força ânimo
                """),
        Theme(
            "gratitude",
            en: "gratitude grateful thankful thankfulness thanks appreciation gratefulness thanksgiving",
            de: "Dankbarkeit dankbar dankbare Dank danken",
            es: "gratitud agradecido agradecida agradecimiento agradecer gracias",
            fr: "gratitude reconnaissance reconnaissant reconnaissante remercier remerciement merci",
            it: "gratitudine grato grata riconoscenza riconoscente ringraziare ringraziamento",
            pt: "gratidão grato grata agradecimento agradecido agradecida agradecer",
            related: """
                thank appreciate appreciated blessing blessings gift kindness generosity generous Geschenk Segen
                regalo bendición cadeau bienfait dono benedizione bênção dádiva
                """),
        Theme(
            "hope",
            en: "hope hopeful hopes hoping optimism optimistic",
            de: "Hoffnung hoffnungsvoll hoffen Zuversicht zuversichtlich Optimismus",
            es: "esperanza esperanzador esperanzado optimismo optimista",
            fr: "espoir espérance espérer optimisme optimiste",
            it: "speranza speranzoso sperare ottimismo ottimista",
            pt: "esperança esperançoso otimismo otimista",
            related: """
                despair hopeless future tomorrow dawn light faith believe encouragement Verzweiflung Zukunft Licht
                Glaube desesperación futuro mañana luz fe désespoir avenir lumière foi disperazione domani luce fede
                desespero amanhã luz fé
                """),
        Theme(
            "humor",
            en:
                "humor humour humorous funny laughter laugh wit witty amusing comic comical joke jokes satire",
            de: "Humor humorvoll lustig lustiges witzig Witz komisch heiter Heiterkeit Lachen Spaß",
            es: "humor gracioso graciosa divertido divertida risa chiste cómico ingenio ingenioso",
            fr: "humour humoristique drôle drôles amusant amusante rire rires comique plaisanterie esprit",
            it: "umorismo umoristico divertente divertenti comico buffo risata ridere scherzo spirito",
            pt: "humor engraçado engraçada engraçadas divertido divertida riso rir cómico cômico piada",
            related: """
                playful silly fun laughing laughs satirical irony ironic sarcasm rude absurd nonsense lightness
                lighthearted albern Ironie Scherz ironía broma ironie blague rigolo ironia scherzoso piadas brincadeira
                """),
        Theme(
            "joy",
            en: "joy joyful joyous cheerful cheer delight delightful merry gladness",
            de: "Freude freudig fröhlich Fröhlichkeit froh vergnügt",
            es: "alegría alegre alegres gozo júbilo contento",
            fr: "joie joyeux joyeuse gai gaieté allégresse",
            it: "gioia gioioso gioiosa allegria allegro letizia",
            pt: "alegria alegre alegres júbilo gozo contentamento",
            related: """
                happy happiness celebrate celebration party birthday smile smiling glad fun pleasure glücklich Glück
                Feier feiern Geburtstag Lächeln feliz felicidad fiesta sonrisa cumpleaños heureux bonheur fête sourire
                anniversaire felice felicità festa sorriso compleanno felicidade sorriso aniversário
                """),
        Theme(
            "melancholy",
            en:
                "melancholy melancholic sad sadness sorrow sorrowful wistful gloom gloomy nostalgia nostalgic",
            de:
                "Melancholie melancholisch Traurigkeit traurig Wehmut wehmütig Schwermut schwermütig Nostalgie",
            es: "melancolía melancólico melancólica tristeza triste nostalgia nostálgico",
            fr: "mélancolie mélancolique tristesse triste nostalgie nostalgique spleen",
            it: "malinconia malinconico malinconica tristezza triste nostalgia nostalgico",
            pt: "melancolia melancólico melancólica tristeza triste nostalgia nostálgico saudade saudades",
            related: """
                rain rainy longing yearning grief regret lonely loneliness tears unhappy despair blue bittersweet Regen
                Sehnsucht Kummer Trauer Tränen einsam unglücklich lluvia añoranza pena lágrimas soledad pluie regret
                chagrin larmes solitude pioggia rimpianto pena lacrime chuva pena mágoa
                """),
        Theme(
            "reflection",
            en:
                "reflection reflective contemplation contemplative thoughtful pensive introspection meditation",
            de: "Besinnung besinnlich Nachdenken nachdenklich Betrachtung Einkehr Meditation",
            es: "reflexión reflexivo reflexiva contemplación meditación pensativo introspección",
            fr: "réflexion réfléchi contemplation méditation méditatif pensif introspection",
            it: "riflessione riflessivo contemplazione meditazione pensoso introspezione",
            pt: "reflexão reflexivo reflexiva contemplação meditação pensativo introspecção",
            related: """
                think thinking thought thoughts self conscience soul mind memory remember solitude silence quiet denken
                Gedanke Gedanken Seele Erinnerung Gewissen pensar pensamiento alma memoria conciencia silencio penser
                pensée âme mémoire conscience silence pensare pensiero anima coscienza silenzio pensamento consciência
                silêncio
                """),
        Theme(
            "wonder",
            en:
                "wonder wonderful wondrous awe amazement astonishment marvel marvelous marvellous magic magical",
            de: "Staunen staunend Wunder wunderbar Ehrfurcht Verwunderung Zauber zauberhaft",
            es: "asombro maravilla maravilloso maravillosa admiración magia mágico",
            fr: "émerveillement merveille merveilleux merveilleuse étonnement magie magique",
            it: "meraviglia meraviglioso meravigliosa stupore incanto magia magico",
            pt: "maravilha maravilhoso maravilhosa assombro admiração espanto magia mágico",
            related: """
                mystery mysterious imagination imagine dream dreams star stars sky universe cosmos curiosity beauty
                beautiful Traum Träume träumen Sterne Stern Himmel Geheimnis Phantasie Fantasie schön Schönheit sueño
                sueños estrellas cielo misterio imaginación belleza rêve rêves étoiles ciel mystère imagination beauté
                sogno sogni stelle cielo mistero immaginazione bellezza sonho sonhos estrelas céu mistério imaginação
                beleza butterfly
                """),
    ]
}
