extension LeftoverTables {
    static let german = WordTable(
        """
        label: zitat, spruch, satz, sprichwort, weisheit, ausgabe, antwort, ergebnis, entwurf, version, variante, option
        label: thema, stimmung, titel, überschrift, hinweis, anmerkung, notiz, übersetzung, nutzer, benutzer, assistent
        label: system, mensch, ki, modell, beispiel, aufgabe, anweisung, eingabe, kategorie, schlagworte, stichworte, sprache
        label: deutsch, erklärung, begründung, überlegung, gedankengang, analyse, wortzahl, wortanzahl, wörter, aphorismus, maxime
        label: affirmation, inspiration, motto, leitspruch, nachricht, text, inhalt, überarbeitung, alternative, vorschlag
        label: versuch, ton, stil, quelle, autor, autorin, verfasser, datum, bedeutung, zusammenfassung, frage, originalzitat
        label: tagesspruch, tageszitat, lebensweisheit, denkanstoß, gedanke, endgültige antwort, textvorschlag, zitatvorschlag
        label: schritt, lösung, bitte schön, bitteschön, bitte sehr, wie gewünscht, sinnspruch, kurzspruch, zeile, impuls
        filler: ein, eine, einen, mein, meine, dein, deine, ihr, ihre, unser, der, die, das, des, tages, für, heute, neu, neues
        filler: neuer, neue, original, originell, originelles, originale, originales, eigenes, kurzes, kurzer, kurze, mögliche
        filler: möglicher, mögliches, beste, bester, bestes, erste, erster, zweite, zweiter, dritte, dritter, letzte, finale
        filler: finaler, endgültige, überarbeitete, überarbeiteter, verbesserte, verbesserter, inspirierendes, inspirierender
        filler: motivierendes, motivierender, deutsch, deutsche, deutscher, nr, nummer, und, zum, zur, warmes, warmer, passendes
        filler: gewünschte, gewünschtes, schönes, schöner, weiteres, weiterer, ist, von, literarisches, poetisches, dir, sie
        present: hier ist, hier kommt, hier sind, hier wäre, hier haben sie, hier hast du, das ist, dies ist, es folgt
        present: im folgenden, folgendes, folgender, nachfolgend, anbei, wie wäre es mit, wie wär's mit, mein vorschlag ist
        present: ich schlage vor, ich habe geschrieben, mein zitat lautet, das zitat lautet, der satz lautet, vielleicht
        present: gerne hier ist, natürlich hier ist, ich biete, ich präsentiere, mein satz lautet, meine antwort lautet
        task: zitat, zitate, aphorismus, sinnspruch, sprichwort, zitatvorschlag, originalzitat, spruch, satz
        given: eins, etwas, gedanke, idee, vorschlag, eines, einer
        about: über, zum, zur, für, von, mit, in, auf, das, der, die, nach, aus, im, zu
        opener: gerne, gern, natürlich, selbstverständlich, sicher, klar, na klar, aber gerne, sehr gerne, okay, ok, verstanden
        opener: kein problem, alles klar, bitte, bitteschön, bitte schön, bitte sehr, hallo, danke, vielen dank, gute frage
        opener: super, prima, perfekt, in ordnung, mit vergnügen, na gut, ja gerne, ja natürlich, aber sicher, mache ich
        talk: als ki, als sprachmodell, als künstliche intelligenz, als assistent, als ai, ich bin ein sprachmodell
        talk: ich bin eine ki, es tut mir leid aber ich kann, tut mir leid aber ich, leider kann ich nicht, der nutzer möchte
        talk: der nutzer will, der benutzer möchte, der benutzer will, ich hoffe das hilft, wortzahl, ich entschuldige mich für
        intend: ich werde, ich muss, ich soll, ich sollte, lass mich, lassen sie mich, schreibe, schreib, erstelle, formuliere
        intend: ich möchte, ich kann, ich schreibe, wir brauchen, wir müssen, generiere, meine aufgabe, die aufgabe
        after: ich hoffe, lass mich wissen, lassen sie mich wissen, gib mir bescheid, sag mir, möchtest du, möchten sie
        after: wenn du, wenn sie, falls du, falls sie, viel spaß, dieses zitat, dieser satz, dieser spruch, das zitat
        after: soll ich, brauchst du, brauchen sie, kann ich, melde dich, auf deutsch, übersetzt, diese zeile
        count: wort, wörter, worte, zeichen
        note: anmerkung, hinweis, übersetzung, übersetzt, wörtlich, original, inspiriert, thema, stimmung, frei, ende, quelle
        note: insgesamt, genau, version, entwurf, zitat
        """)

    static let dutch = WordTable(
        """
        label: citaat, quote, zin, spreuk, gezegde, spreekwoord, uitvoer, output, antwoord, resultaat, concept, versie, optie
        label: thema, stemming, sfeer, titel, kop, opmerking, noot, notitie, vertaling, gebruiker, assistent, systeem, mens
        label: ai, model, voorbeeld, opdracht, instructie, instructies, invoer, categorie, trefwoorden, tags, taal, uitleg
        label: nederlands, toelichting, redenering, analyse, aantal woorden, woorden, aforisme, motto, bericht, tekst, inhoud, herziening
        label: alternatief, variant, voorstel, suggestie, poging, toon, stijl, bron, auteur, schrijver, datum, betekenis
        label: samenvatting, vraag, wijsheid, levenswijsheid, gedachte, inspiratie, affirmatie, stap, alsjeblieft, alstublieft
        label: zoals gevraagd, regel, bijschrift, onderwerp, let op
        filler: een, de, het, mijn, jouw, je, uw, ons, nieuw, nieuwe, origineel, originele, kort, korte, mogelijk, mogelijke
        filler: beste, eerste, tweede, derde, laatste, definitieve, uiteindelijke, verbeterde, herziene, inspirerend
        filler: inspirerende, motiverend, motiverende, nederlands, nederlandse, nr, nummer, en, van, dag, voor, vandaag, is
        filler: eigen, warm, warme, mooi, mooie, gevraagde, ander, andere, literair, poëtisch
        present: hier is, hier volgt, hier zijn, hier heb je, hier heeft u, hierbij, dit is, dit zou, hieronder, het volgende
        present: volgende, wat dacht je van, wat vind je van, mijn voorstel is, ik stel voor, mijn citaat luidt, ziehier
        present: het citaat luidt, ik heb geschreven, mijn antwoord is, natuurlijk hier is, zeker hier is
        task: citaat, citaten, quote, aforisme, spreuk, gezegde, zin
        given: iets, gedachte, idee, voorstel, poging
        about: over, voor, van, met, in, op, dat, die, uit, bij, als
        opener: zeker, natuurlijk, uiteraard, graag, graag gedaan, met plezier, oké, ok, oke, okay, goed, begrepen, geen probleem
        opener: prima, hallo, hoi, bedankt, dank je, dank u, jazeker, vanzelfsprekend, goede vraag, absoluut, tuurlijk
        opener: komt eraan, alsjeblieft, alstublieft, zeker weten, ja hoor, perfect, helder
        talk: als ai, als taalmodel, als kunstmatige intelligentie, als assistent, als een ai, ik ben een ai, als groot taalmodel
        talk: ik ben een taalmodel, het spijt me maar ik kan, sorry maar ik kan, helaas kan ik, de gebruiker wil
        talk: de gebruiker vraagt, ik hoop dat dit helpt, aantal woorden
        intend: ik zal, ik moet, laat me, laat mij, schrijf, maak, genereer, bedenk, ik ga, ik wil, ik kan, we moeten, mijn taak
        after: ik hoop, laat me weten, laat het me weten, laat maar weten, wil je, wilt u, als je, als u, mocht je, mocht u
        after: dit citaat, deze zin, deze spreuk, veel plezier, het citaat, kan ik, heb je, zal ik, deze regel
        count: woord, woorden, tekens, karakters
        note: noot, opmerking, vertaling, vertaald, letterlijk, origineel, geïnspireerd, thema, stemming, vrij, einde, bron
        """)
}
