extension LeftoverTables {
    static let spanish = WordTable(
        """
        label: cita, frase, oración, dicho, refrán, proverbio, salida, respuesta, resultado, borrador, versión, opción, tema
        label: ánimo, estado de ánimo, tono, título, titular, nota, notas, traducción, usuario, asistente, sistema, humano
        label: ia, modelo, ejemplo, instrucción, instrucciones, tarea, entrada, categoría, etiquetas, etiqueta, idioma, lengua
        label: español, explicación, razonamiento, análisis, palabras, número de palabras, aforismo, máxima, afirmación, inspiración
        label: lema, mensaje, texto, contenido, revisión, alternativa, variante, variación, propuesta, sugerencia, intento
        label: estilo, fuente, autor, autora, fecha, significado, resumen, pregunta, reflexión, pensamiento, sabiduría, paso
        label: recuento de palabras, línea, aquí tienes, aquí está, aquí lo tienes, aquí va, consigna, aclaración, ps, posdata
        filler: una, un, la, el, las, los, mi, tu, su, nuestra, nueva, nuevo, original, inspiradora, inspirador, breve, corta
        filler: posible, mejor, primera, primer, segunda, segundo, tercera, última, final, definitiva, definitivo, revisada
        filler: mejorada, motivadora, motivacional, española, español, en, de, del, día, para, hoy, número, y, es, literaria
        filler: poética, cálida, bonita, otra, otro, célebre, solicitada, generada, propia, creativa, única, sobre, ti
        present: aquí tienes, aquí está, aquí va, aquí te dejo, aquí le dejo, aquí tiene, aquí hay, aquí os dejo, he aquí, esta es
        present: esta sería, a continuación, te presento, te propongo, te ofrezco, le propongo, mi propuesta es, qué tal
        present: mi frase es, la frase es, la cita es, mi respuesta es, lo siguiente, la siguiente, el siguiente, podría ser
        present: te comparto, te dejo, comparto, propongo, sugiero, claro aquí tienes, por supuesto aquí tienes, ahí va
        task: cita, citas, aforismo, frase, oración, frases
        given: una, algo, idea, propuesta, pensamiento, reflexión, opción
        about: sobre, de, del, para, con, en, que, acerca, inspirada, basada, a, según, al
        opener: claro, claro que sí, por supuesto, desde luego, con gusto, con mucho gusto, cómo no, de acuerdo, vale, entendido
        opener: perfecto, muy bien, sin problema, okay, ok, hola, gracias, buena pregunta, seguro, genial, encantado, encantada
        opener: naturalmente, absolutamente, excelente, listo, bien, de nada, sí claro, por supuesto que sí, aquí tienes
        talk: como ia, como una ia, como modelo de lenguaje, como un modelo de lenguaje, como inteligencia artificial
        talk: como asistente, soy una ia, soy un modelo de lenguaje, lo siento pero no puedo, lamento no poder
        talk: lo siento no puedo, el usuario quiere, el usuario pide, espero que te sirva, recuento de palabras
        talk: número de palabras, como una inteligencia artificial, espero que esto ayude
        intend: voy a, debo, tengo que, necesito, déjame, permíteme, escribe, escribir, crea, genera, redacta, puedo, quiero
        intend: vamos a, escribiré, crearé, mi tarea, hay que
        after: espero que, dime si, avísame, hazme saber, déjame saber, si necesitas, si quieres, si deseas, quieres que
        after: te gustaría, esta frase, esta cita, esta oración, puedo ayudarte, hay algo más, disfruta, la frase, en español
        after: necesitas algo, no dudes en, quieres otra
        count: palabra, palabras, caracteres
        note: nota, traducción, traducido, literal, literalmente, original, inspirada, inspirado, tema, tono, fin, fuente
        note: adaptación, total, exactamente, versión
        """)

    static let french = WordTable(
        """
        label: citation, phrase, dicton, proverbe, maxime, sortie, réponse, résultat, brouillon, version, option, thème
        label: humeur, ambiance, ton, titre, note, notes, remarque, traduction, utilisateur, assistant, système, humain, ia
        label: modèle, exemple, consigne, consignes, instruction, instructions, tâche, entrée, catégorie, étiquettes
        label: français, mots-clés, mots clés, langue, explication, raisonnement, analyse, nombre de mots, mots, aphorisme, affirmation
        label: inspiration, devise, message, texte, contenu, révision, alternative, variante, proposition, suggestion, essai
        label: tentative, style, source, auteur, autrice, date, signification, sens, résumé, question, réflexion, pensée
        label: sagesse, étape, ligne, la voici, le voici, voici, voilà, comme demandé, légende, sujet, précision
        filler: une, un, la, le, les, ma, mon, ta, ton, votre, notre, nouvelle, nouveau, originale, original, inspirante
        filler: inspirant, courte, court, possible, meilleure, première, premier, deuxième, seconde, troisième, dernière
        filler: finale, final, définitive, révisée, améliorée, motivante, française, français, en, de, du, jour, pour
        filler: aujourd'hui, numéro, et, est, littéraire, poétique, belle, autre, célèbre, demandée, générée, vous, toi, sur
        present: voici, voilà, voici donc, c'est, ceci est, ci-dessous, je vous propose, je te propose, je propose, que dites-vous de
        present: que diriez-vous de, ma proposition est, ma phrase est, la citation est, la phrase est, je suggère, ma réponse est
        present: bien sûr voici, certainement voici, je vous présente, j'ai écrit, j'ai créé, et si on disait, pourquoi pas
        task: citation, citations, aphorisme, phrase, phrases, dicton
        given: une, quelque, chose, idée, proposition, pensée, réflexion, suggestion
        about: sur, de, du, pour, avec, en, qui, que, à, inspirée, basée, au, autour, d'après, selon
        opener: bien sûr, certainement, avec plaisir, volontiers, d'accord, très bien, entendu, compris, absolument, ok, okay
        opener: pas de problème, aucun problème, parfait, bonjour, merci, bonne question, évidemment, naturellement, tout à fait
        opener: bien entendu, super, excellent, salut, je vous en prie, de rien, oui bien sûr, c'est parti, voilà, voici
        talk: en tant qu'ia, en tant qu'intelligence, en tant que modèle, en tant qu'assistant, je suis une ia
        talk: je suis un modèle de langage, désolé mais je ne peux, je suis désolé mais je ne, je ne peux pas répondre
        talk: l'utilisateur veut, l'utilisateur demande, l'utilisateur souhaite, j'espère que cela vous, nombre de mots
        talk: désolé je ne peux pas, j'espère que cela
        intend: je vais, je dois, laissez-moi, laisse-moi, écris, écrivez, rédige, rédigez, génère, crée, créez, je peux, il faut
        intend: nous devons, je voudrais, permettez-moi, ma tâche, il me faut
        after: j'espère, n'hésitez pas, n'hésite pas, dites-moi, dis-moi, faites-moi savoir, si vous, souhaitez-vous
        after: voulez-vous, veux-tu, aimeriez-vous, cette citation, cette phrase, puis-je, bonne lecture, la phrase
        after: avez-vous, tu veux, la citation, en français, si tu
        count: mot, mots, caractères
        note: note, traduction, traduit, littéral, littéralement, original, originale, inspiré, inspirée, thème, ton, fin, source
        note: environ, exactement, version, adapté
        """)

    static let italian = WordTable(
        """
        label: citazione, frase, detto, proverbio, massima, aforisma, uscita, output, risposta, risultato, bozza, versione
        label: opzione, tema, umore, atmosfera, tono, titolo, nota, note, traduzione, utente, assistente, sistema, umano, ia
        label: modello, esempio, istruzione, istruzioni, compito, input, categoria, etichette, parole chiave, lingua
        label: italiano, spiegazione, ragionamento, analisi, numero di parole, conteggio parole, parole, affermazione, ispirazione
        label: motto, messaggio, testo, contenuto, revisione, alternativa, variante, proposta, suggerimento, tentativo, stile
        label: fonte, autore, autrice, data, significato, riassunto, domanda, riflessione, pensiero, saggezza, passo, riga
        label: eccola, eccolo, ecco, ecco a te, ecco qui, ecco qua, come richiesto, didascalia, argomento
        filler: una, un, la, il, lo, le, mia, mio, tua, tuo, sua, nostra, nuova, nuovo, originale, ispiratrice, breve, corta
        filler: possibile, migliore, prima, primo, seconda, secondo, terza, ultima, finale, definitiva, rivista, migliorata
        filler: motivazionale, italiana, italiano, in, di, del, giorno, per, oggi, numero, e, è, letteraria, poetica, bella
        filler: altra, altro, celebre, richiesta, generata, creativa, unica, te, sul, sulla
        present: ecco, eccoti, eccola, questa è, questo è, di seguito, qui sotto, ti propongo, vi propongo, le propongo, propongo
        present: che ne dici di, che ne dite di, la mia proposta è, la mia frase è, la frase è, la citazione è, suggerisco
        present: la mia risposta è, certo ecco, certamente ecco, ho scritto, ho creato, ti presento, qui trovi, potrebbe essere
        task: citazione, citazioni, aforisma, frase, frasi, massima
        given: una, qualcosa, idea, proposta, pensiero, riflessione
        about: su, sulla, sul, di, del, per, con, in, che, a, ispirata, basata, sui, sulle, della, da
        opener: certo, certamente, certo che sì, volentieri, con piacere, ma certo, naturalmente, d'accordo, va bene, capito
        opener: assolutamente, ok, okay, nessun problema, perfetto, ciao, grazie, bella domanda, ottima domanda, sicuro
        opener: ottimo, benissimo, prego, sì certo, sicuramente, chiaro, molto volentieri, ecco a te, ecco qui, ecco
        talk: come ia, come intelligenza artificiale, come modello linguistico, come modello di linguaggio, in quanto ia
        talk: come assistente, sono una ia, sono un modello linguistico, mi dispiace ma non posso, mi dispiace non posso
        talk: l'utente vuole, l'utente chiede, spero che ti sia utile, numero di parole, in quanto modello, spero sia utile
        intend: devo, dovrei, lasciami, permettimi, scrivi, scrivere, crea, genera, componi, scriverò, vorrei, posso, dobbiamo
        intend: il mio compito, fammi, proverò
        after: spero, fammi sapere, fatemi sapere, mi faccia sapere, se hai, se vuoi, se desideri, vuoi che, ti piacerebbe
        after: questa frase, questa citazione, posso aiutarti, c'è altro, buona lettura, la frase, ne vuoi, hai bisogno
        after: in italiano, dimmi se
        count: parola, parole, caratteri
        note: nota, traduzione, tradotto, letterale, letteralmente, originale, ispirata, ispirato, tema, tono, fine, fonte
        note: circa, esattamente, versione
        """)

    static let portuguese = WordTable(
        """
        label: citação, frase, ditado, provérbio, máxima, aforismo, saída, resposta, resultado, rascunho, versão, opção, tema
        label: humor, clima, tom, título, nota, notas, observação, tradução, usuário, utilizador, assistente, sistema, humano
        label: ia, modelo, exemplo, instrução, instruções, tarefa, entrada, categoria, etiquetas, tags, palavras-chave, idioma
        label: português, língua, explicação, raciocínio, análise, número de palavras, contagem de palavras, palavras, afirmação
        label: inspiração, lema, mensagem, texto, conteúdo, revisão, alternativa, variante, variação, proposta, sugestão
        label: tentativa, estilo, fonte, autor, autora, data, significado, resumo, pergunta, reflexão, pensamento, sabedoria
        label: passo, linha, aqui está, aqui vai, conforme solicitado, legenda, assunto, obs, oração
        filler: uma, um, a, o, as, os, minha, meu, sua, seu, tua, teu, nossa, nova, novo, original, inspiradora, inspirador
        filler: curta, breve, possível, melhor, primeira, primeiro, segunda, segundo, terceira, última, final, definitiva
        filler: revisada, melhorada, motivacional, portuguesa, português, em, de, do, da, dia, para, hoje, número, e, é
        filler: literária, poética, bonita, outra, outro, célebre, solicitada, gerada, criativa, única, você, ti, sobre
        present: aqui está, aqui vai, aqui tens, aqui tem, aqui estão, eis, esta é, essa é, segue, a seguir, segue abaixo, abaixo
        present: apresento, proponho, sugiro, que tal, minha sugestão é, minha frase é, a frase é, a citação é, ofereço
        present: minha resposta é, claro aqui está, claro aqui vai, escrevi, criei, deixo, trago, poderia ser, a seguinte
        task: citação, citações, aforismo, frase, frases
        given: uma, algo, ideia, proposta, pensamento, reflexão, sugestão
        about: sobre, de, do, da, para, com, em, que, inspirada, baseada, a, acerca, no, na
        opener: claro, claro que sim, com certeza, certamente, com prazer, com todo o prazer, pois não, está bem, tudo bem
        opener: entendido, perfeito, sem problema, sem problemas, ok, okay, olá, oi, obrigado, obrigada, boa pergunta, ótimo
        opener: de acordo, absolutamente, naturalmente, combinado, de nada, sim claro, beleza, certo, excelente, aqui está
        opener: evidentemente, com muito gosto
        talk: como ia, como uma ia, como modelo de linguagem, como um modelo de linguagem, como inteligência artificial
        talk: como assistente, sou uma ia, sou um modelo de linguagem, desculpe mas não posso, sinto muito mas não posso
        talk: lamento mas não posso, o usuário quer, o usuário pediu, o utilizador quer, espero que ajude, número de palavras
        talk: contagem de palavras, enquanto modelo de linguagem, como uma inteligência artificial
        intend: vou, devo, preciso, tenho de, tenho que, deixe-me, deixa-me, permita-me, escreva, escreve, crie, gere, redija
        intend: posso, vamos, quero, minha tarefa
        after: espero que, me avise, avise-me, me diga, diga-me, se quiser, se precisar, se desejar, caso queira, gostaria
        after: quer que, esta frase, essa frase, esta citação, posso ajudar, fique à vontade, aproveite, a frase, em português
        after: deseja que, precisa de
        count: palavra, palavras, caracteres
        note: nota, tradução, traduzido, literal, literalmente, original, inspirada, inspirado, tema, tom, fim, fonte, obs
        note: cerca, exatamente, versão
        """)
}
