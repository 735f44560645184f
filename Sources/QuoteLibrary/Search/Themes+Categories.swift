extension Themes {
    /// The categories, with the mood of love.
    static let categories = [
        Theme(
            "art",
            en: "art arts artist artistic poetry poem poet music painting creativity creative beauty",
            de: "Kunst Künstler künstlerisch Poesie Dichtung Dichter Musik Malerei Kreativität Schönheit",
            es: "arte artista artístico poesía poeta música pintura creatividad belleza",
            fr: "art artiste artistique poésie poète musique peinture créativité beauté",
            it: "arte artista artistico poesia poeta musica pittura creatività bellezza",
            pt: "arte artista artístico poesia poeta música pintura criatividade beleza",
            related: """
                artists write writing writer writers novel song songs theatre theater stage verse imagination create
                creation schreiben Schriftsteller Lied Theater schön escribir escritor canción teatro écrire écrivain
                chanson théâtre scrivere scrittore canzone escrever escritor canção
                """),
        Theme(
            "change",
            en: "change changes changing transformation transition transience",
            de: "Wandel Veränderung Veränderungen verändern Wechsel Wandlung",
            es: "cambio cambios cambiar transformación mudanza",
            fr: "changement changements changer transformation métamorphose",
            it: "cambiamento cambiamenti cambiare mutamento trasformazione",
            pt: "mudança mudanças mudar transformação",
            related: """
                begin beginning beginnings start new move moving ending future progress growth grow transform farewell
                goodbye parting journey Anfang neu Neubeginn Abschied Fortschritt empezar comienzo nuevo despedida
                futuro viaje commencement nouveau adieu départ voyage inizio nuovo addio viaggio começo novo adeus
                despedida viagem
                """),
        Theme(
            "character",
            en:
                "character virtue virtues virtuous integrity honesty honest honor honour kindness humility patience",
            de: "Charakter Tugend tugendhaft Ehrlichkeit ehrlich Ehre Güte Demut Geduld Aufrichtigkeit",
            es: "carácter virtud virtudes integridad honestidad honor bondad humildad paciencia",
            fr: "caractère vertu vertus intégrité honnêteté honneur bonté humilité patience",
            it: "carattere virtù integrità onestà onore bontà umiltà pazienza",
            pt: "caráter carácter virtude virtudes integridade honestidade honra bondade humildade paciência",
            related: """
                kind generosity generous compassion compassionate gentle forgiveness forgive forgiving pardon mercy
                reconciliation pride vanity anger temper jealousy envy greed truth loyalty simplicity simple modesty
                temperance gütig Großzügigkeit Mitgefühl Vergebung vergeben verzeihen Verzeihung Gnade Stolz Neid Wahrheit
                Treue Einfachheit Zorn generosidad compasión perdón perdonar misericordia orgullo envidia verdad lealtad
                sencillez ira générosité compassion pardon pardonner miséricorde orgueil envie vérité loyauté simplicité
                colère generosità compassione perdono perdonare misericordia orgoglio invidia verità lealtà semplicità
                generosidade compaixão perdão perdoar misericórdia orgulho inveja verdade lealdade simplicidade
                """),
        Theme(
            "death",
            en: "death dying mortality mortal grief mourning grave",
            de: "Tod Sterben sterblich Sterblichkeit Trauer Grab",
            es: "muerte morir mortal mortalidad duelo luto tumba",
            fr: "mort mourir mortel mortalité deuil tombe",
            it: "morte morire mortale mortalità lutto tomba",
            pt: "morte morrer mortal mortalidade luto túmulo",
            related: """
                die dead died loss bereavement funeral eternity immortality afterlife farewell tot Verlust Abschied
                Ewigkeit Beerdigung muerto pérdida eternidad adiós perte éternité funérailles adieu morto perdita
                eternità addio perda eternidade adeus
                """),
        Theme(
            "family",
            en: "family families mother father parents parent child children home",
            de: "Familie Mutter Vater Eltern Kind Kinder Zuhause Heim",
            es: "familia madre padre padres hijo hija hijos niño niños hogar",
            fr: "famille mère père parents enfant enfants foyer maison",
            it: "famiglia madre padre genitori figlio figlia figli bambini casa",
            pt: "família mãe pai pais filho filha filhos criança crianças lar",
            related: """
                brother sister son daughter kid kids baby marriage wedding husband wife grandmother grandfather parenting
                Bruder Schwester Sohn Tochter Ehe Großmutter Großvater hermano hermana abuela abuelo matrimonio frère
                sœur fils fille mariage grand-mère fratello sorella nonna nonno matrimonio irmão irmã avó avô casamento
                """),
        Theme(
            "freedom",
            en: "freedom free liberty independence independent liberation emancipation",
            de: "Freiheit frei freie Unabhängigkeit unabhängig Befreiung",
            es: "libertad libre libres independencia independiente liberación",
            fr: "liberté libre libres indépendance indépendant libération",
            it: "libertà libero libera indipendenza indipendente liberazione",
            pt: "liberdade livre livres independência independente libertação",
            related: """
                slavery slave prison chains tyranny oppression rights justice escape Sklaverei Gefängnis Tyrannei Ketten
                esclavitud prisión tiranía cadenas esclavage prison tyrannie chaînes schiavitù prigione tirannia
                escravidão prisão tirania
                """),
        Theme(
            "friendship",
            en: "friendship friendships friend friends companion companions companionship",
            de: "Freundschaft Freundschaften Freund Freunde Freundin Gefährte",
            es: "amistad amistades amigo amiga amigos compañero",
            fr: "amitié amitiés ami amie amis compagnon",
            it: "amicizia amicizie amico amica amici compagno",
            pt: "amizade amizades amigo amiga amigos companheiro",
            related: """
                loyalty trust company neighbour neighbor stranger enemy Treue Vertrauen Feind lealtad confianza enemigo
                loyauté confiance ennemi fiducia lealtà nemico confiança lealdade inimigo 友情 友 朋友 友谊
                """),
        Theme(
            "happiness",
            en: "happiness happy happier bliss contentment contented pleasure",
            de: "Glück glücklich glückliche Glückseligkeit Zufriedenheit zufrieden",
            es: "felicidad feliz felices dicha dichoso satisfacción",
            fr: "bonheur heureux heureuse félicité contentement plaisir",
            it: "felicità felice felici beatitudine contentezza piacere",
            pt: "felicidade feliz felizes satisfação prazer",
            related: """
                content satisfied satisfaction joy joyful smile luck fortune unhappy simplicity simple minimalism Freude
                Lächeln alegría sonrisa suerte joie sourire chance gioia sorriso fortuna alegria sorriso sorte счастье
                """),
        Theme(
            "knowledge",
            en: "knowledge learning education study science truth teaching reading books",
            de: "Wissen Erkenntnis Lernen Bildung Studium Wissenschaft Wahrheit Lehre Lesen Bücher",
            es: "conocimiento saber aprender aprendizaje educación estudio ciencia verdad libros",
            fr: "connaissance savoir apprendre apprentissage éducation étude science vérité livres",
            it: "conoscenza sapere imparare apprendimento educazione istruzione studio scienza verità libri",
            pt: "conhecimento saber aprender aprendizagem educação estudo ciência verdade livros",
            related: """
                learn know teach teacher teachers school student students studying university exam book read library
                curiosity curious ignorance ignorant reason doubt question questions genius Schule Lehrer lernen Buch
                Neugier Unwissenheit Zweifel Vernunft Frage escuela maestro libro leer curiosidad ignorancia duda razón
                école maître livre lire curiosité ignorance doute raison scuola maestro libro leggere curiosità ignoranza
                dubbio ragione escola mestre livro ler curiosidade ignorância dúvida razão 学习 学
                """),
        Theme(
            "life",
            en: "life living alive existence experience",
            de: "Leben lebendig Dasein Existenz Lebensweg",
            es: "vida vivir vivo existencia experiencia",
            fr: "vie vivre vivant existence expérience",
            it: "vita vivere vivo esistenza esperienza",
            pt: "vida viver vivo existência experiência",
            related: """
                live lives meaning purpose journey path destiny fate youth age aging birth travel step adventure Sinn
                Schicksal Jugend Weg Geburt Reise destino sentido camino juventud viaje sens destin chemin jeunesse
                voyage senso cammino gioventù viaggio caminho juventude viagem
                """),
        Theme(
            "love",
            en: "love loving beloved lover lovers romance romantic affection passion heart tenderness",
            de:
                "Liebe lieben liebevoll Geliebte Romantik romantisch Zuneigung Leidenschaft Herz Zärtlichkeit",
            es: "amor amar amante amado romance romántico cariño pasión corazón ternura",
            fr: "amour amours aimer amant amoureux romantique affection passion cœur tendresse",
            it: "amore amori amare amante amato romantico affetto passione cuore tenerezza",
            pt: "amor amores amar amante amado romance romântico afeto paixão coração ternura",
            related: """
                marriage married marry wedding anniversary spouse husband wife bride kiss jealousy desire devotion
                heartbreak valentine Ehe Hochzeit heiraten Kuss verliebt Sehnsucht Begierde matrimonio boda beso esposo
                esposa deseo enamorado mariage noces baiser désir époux matrimonio nozze bacio sposo desiderio casamento
                beijo desejo apaixonado
                """),
        Theme(
            "nature",
            en: "nature natural earth landscape wilderness countryside",
            de: "Natur natürlich Erde Landschaft Wildnis",
            es: "naturaleza natural tierra paisaje campo",
            fr: "nature naturel terre paysage campagne",
            it: "natura naturale terra paesaggio campagna",
            pt: "natureza natural terra paisagem campo",
            related: """
                outdoors outdoor wild forest forests woods tree trees garden flower flowers sea ocean river mountain
                mountains rain snow wind sun moon bird birds animal animals season seasons spring summer autumn fall
                winter Wald Bäume Baum Garten Blume Blumen Meer Fluss Berg Berge Regen Schnee Wind Sonne Mond Vogel Tiere
                Frühling Sommer Herbst bosque árbol árboles jardín flor flores mar río montaña lluvia nieve viento sol luna
                pájaro primavera verano otoño invierno forêt arbre arbres jardin fleur fleurs mer rivière montagne pluie
                neige vent soleil lune oiseau printemps été automne hiver bosco albero alberi giardino fiore fiori mare
                fiume montagna pioggia neve vento sole uccello estate autunno floresta árvore jardim rio montanha chuva
                vento lua pássaro verão outono sonbahar
                """),
        Theme(
            "society",
            en: "society social politics political government justice people state law",
            de: "Gesellschaft gesellschaftlich Politik politisch Regierung Gerechtigkeit Staat Volk Gesetz",
            es: "sociedad social política político gobierno justicia pueblo estado ley",
            fr: "société social politique gouvernement justice peuple état loi",
            it: "società sociale politica politico governo giustizia popolo stato legge",
            pt: "sociedade social política político governo justiça povo estado lei",
            related: """
                politician politicians power king prince nation country war peace equality democracy money wealth
                poverty rich poor class crowd slavery unity city Macht König Krieg Geld Reichtum Armut Land Nation
                Demokratie Gleichheit poder rey guerra dinero riqueza pobreza igualdad democracia pouvoir roi guerre argent
                richesse pauvreté égalité potere re denaro ricchezza povertà uguaglianza dinheiro riqueza pobreza igualdade
                """),
        Theme(
            "time",
            en: "time hour hours moment moments past future present",
            de: "Zeit Stunde Stunden Augenblick Vergangenheit Zukunft Gegenwart",
            es: "tiempo hora horas momento pasado futuro presente",
            fr: "temps heure heures moment instant passé avenir présent",
            it: "tempo ora ore momento attimo passato futuro presente",
            pt: "tempo hora horas momento instante passado futuro presente",
            related: """
                day days today tomorrow yesterday year years clock age old youth eternity memory memories delay
                procrastination haste Tag Heute Morgen Gestern Jahr Uhr Alter alt Jugend Ewigkeit Erinnerung Eile día hoy
                mañana ayer año reloj vejez juventud eternidad memoria prisa jour aujourd'hui demain hier année horloge
                vieillesse éternité mémoire giorno oggi domani ieri anno orologio vecchiaia eternità memoria dia hoje amanhã
                ontem ano relógio velhice pressa 时间 時間 光阴
                """),
        Theme(
            "wisdom",
            en: "wisdom wise sage philosophy philosophical prudence insight",
            de: "Weisheit weise weiser Philosophie philosophisch Klugheit klug Einsicht",
            es: "sabiduría sabio sabia filosofía filosófico prudencia",
            fr: "sagesse sage philosophie philosophique prudence sagacité",
            it: "saggezza saggio saggia sapienza filosofia filosofico prudenza",
            pt: "sabedoria sábio sábia filosofia filosófico prudência",
            related: """
                advice counsel stoic stoics stoicism control acceptance accept fate destiny philosopher proverb folly fool
                foolish silence speech judgment moderation Rat Narr Torheit Schicksal Schweigen Philosoph consejo necio
                necedad destino silencio filósofo conseil folie fou destin silence philosophe consiglio follia destino
                silenzio filosofo conselho tolice loucura silêncio
                """),
        Theme(
            "work",
            en: "work working labor labour effort diligence industry craft job",
            de: "Arbeit arbeiten Mühe Fleiß fleißig Handwerk Beruf",
            es: "trabajo trabajar esfuerzo diligencia oficio labor",
            fr: "travail travailler effort labeur métier diligence",
            it: "lavoro lavorare sforzo fatica mestiere diligenza",
            pt: "trabalho trabalhar esforço labor ofício diligência",
            related: """
                career business boss office task duty idle idleness lazy laziness leisure success failure money
                procrastination productivity Pflicht Erfolg Faulheit faul Büro Aufgabe Muße deber éxito pereza tarea
                devoir succès paresse tâche oisiveté dovere successo pigrizia ozio dever sucesso preguiça ócio
                """),
    ]
}
