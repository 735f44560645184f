extension LeftoverTables {
    static let polish = WordTable(
        """
        label: cytat, zdanie, sentencja, aforyzm, przysłowie, powiedzenie, maksyma, wynik, odpowiedź, rezultat, szkic, wersja
        label: opcja, temat, motyw, nastrój, ton, tytuł, nagłówek, uwaga, uwagi, notatka, tłumaczenie, przekład, użytkownik
        label: asystent, system, człowiek, ai, model, przykład, polecenie, instrukcja, instrukcje, zadanie, wejście, wyjście
        label: kategoria, tagi, etykiety, słowa kluczowe, język, wyjaśnienie, rozumowanie, analiza, liczba słów, słowa
        label: po polsku, polski, afirmacja, inspiracja, motto, wiadomość, tekst, treść, poprawka, alternatywa, wariant, propozycja, sugestia
        label: próba, styl, źródło, autor, autorka, data, znaczenie, podsumowanie, pytanie, refleksja, myśl, mądrość, krok
        label: złota myśl, proszę bardzo, proszę, oto on, oto ono, zgodnie z prośbą, myśl dnia, cytat dnia, dopisek
        filler: jeden, jedno, mój, moje, moja, twój, twoje, twoja, nasz, nowy, nowe, nowa, oryginalny, oryginalne, oryginalna
        filler: inspirujący, inspirujące, krótki, krótkie, krótka, możliwy, najlepszy, pierwszy, pierwsza, drugi, druga, trzeci
        filler: ostateczny, ostateczna, ostateczne, końcowy, końcowa, poprawiony, poprawiona, motywujący, motywacyjny, polski
        filler: po, polsku, na, dzień, dnia, dziś, dla, ciebie, numer, nr, i, to, jest, literacki, poetycki, piękny, piękne, inny
        filler: inna, inne, o, wygenerowany, wygenerowane, własny, własne
        present: oto, oto mój, oto moje, proszę oto, to jest, poniżej, poniższy, poniższe, proponuję, mój cytat to, co powiesz na
        present: moja propozycja to, moja odpowiedź to, następujący, następujące, przedstawiam, napisałem, napisałam, jasne oto
        present: oczywiście oto, może
        task: cytat, cytaty, aforyzm, zdanie, sentencja, sentencję
        given: coś, pomysł, propozycja, myśl, refleksja, jeden, jedno
        about: o, na, dla, z, w, który, które, która, inspirowany, inspirowane, do, od
        opener: oczywiście, jasne, pewnie, z przyjemnością, chętnie, dobrze, okej, ok, okay, rozumiem, nie ma problemu, świetnie
        opener: doskonale, cześć, witaj, witam, dzięki, dziękuję, dzień dobry, dobre pytanie, naturalnie, absolutnie, proszę
        opener: proszę bardzo, zgoda, jasna sprawa, ależ oczywiście, tak oczywiście, nie ma sprawy, w porządku, super
        talk: jako ai, jako sztuczna inteligencja, jako model językowy, jako asystent, jestem modelem językowym, jestem ai
        talk: przepraszam ale nie mogę, niestety nie mogę, przykro mi ale nie mogę, użytkownik chce, użytkownik prosi
        talk: liczba słów, mam nadzieję że to pomoże
        intend: muszę, powinienem, powinnam, pozwól, pozwól że, napiszę, napisz, stwórz, stworzę, wygeneruj, utwórz, mogę
        intend: spróbuję, ułożę, moim zadaniem, musimy
        after: mam nadzieję, daj mi znać, daj znać, proszę dać znać, jeśli chcesz, jeśli potrzebujesz, czy chcesz, czy mogę
        after: chcesz, ten cytat, to zdanie, czy potrzebujesz, chętnie, po polsku, cytat ten, jeżeli chcesz
        count: słowo, słowa, słów, znaków, wyraz, wyrazów, wyrazy
        note: uwaga, tłumaczenie, dosłownie, oryginał, inspirowane, inspirowany, temat, nastrój, koniec, źródło, przekład
        note: łącznie, dokładnie, wersja
        """)

    static let russian = WordTable(
        """
        label: цитата, фраза, предложение, высказывание, изречение, афоризм, пословица, поговорка, вывод, ответ, результат
        label: черновик, версия, вариант, тема, настроение, тон, название, заголовок, примечание, замечание, заметка, перевод
        label: пользователь, ассистент, помощник, система, человек, ии, модель, пример, задание, задача, инструкция, запрос
        label: русский, по-русски, ввод, категория, теги, метки, ключевые слова, язык, объяснение, пояснение, рассуждение, анализ, количество слов
        label: число слов, слова, девиз, сообщение, текст, содержание, исправление, альтернатива, предложение дня, идея
        label: попытка, стиль, источник, автор, дата, значение, смысл, итог, вопрос, размышление, мысль, мудрость, шаг
        label: вот, вот она, вот он, пожалуйста, как вы просили, мысль дня, цитата дня, подпись, строка, аффирмация, вдохновение
        filler: одна, одно, один, моя, моё, мой, ваша, твоя, твой, ваш, наша, новая, новое, новый, оригинальная, оригинальное
        filler: оригинальный, вдохновляющая, вдохновляющее, короткая, короткое, возможная, лучшая, лучший, первая, первый
        filler: вторая, второй, третий, последняя, окончательный, окончательная, финальный, финальная, итоговый, улучшенная
        filler: мотивирующая, мотивационная, русская, на, русском, дня, день, для, вас, тебя, сегодня, номер, и, это, красивая
        filler: другая, другой, поэтическая, литературная, сгенерированная, о, об, небольшая
        present: вот, вот ваша, вот вам, это, ниже, предлагаю, моя цитата, следующая, следующее, представляю, как насчёт, может быть
        present: мой вариант, мой ответ, я написал, я написала, я придумал, конечно вот, например
        task: цитата, цитату, цитаты, афоризм, изречение, высказывание, фраза, фразу, предложение
        given: что-то, идея, мысль, вариант, одна, одно
        about: о, об, про, для, на, с, которая, которое, в, вдохновлённая, по
        opener: конечно, конечно же, разумеется, с удовольствием, хорошо, понял, поняла, понятно, без проблем, отлично, окей, ок
        opener: да конечно, безусловно, привет, здравствуйте, спасибо, хороший вопрос, прекрасно, пожалуйста, ладно, договорились
        opener: само собой, несомненно, непременно, обязательно, легко, готово, рад помочь, рада помочь
        talk: как ии, как искусственный интеллект, как языковая модель, как ассистент, как большая языковая модель
        talk: я языковая модель, я ии, извините но я не могу, к сожалению я не могу, простите но я не могу
        talk: пользователь хочет, пользователь просит, количество слов, надеюсь это поможет, будучи языковой моделью
        intend: я напишу, мне нужно, я должен, я должна, позвольте, давайте, напиши, напишите, создай, создайте, сочини
        intend: придумай, сгенерируй, попробую, могу, я могу, нужно, моя задача
        after: надеюсь, дайте знать, дай знать, если хотите, если хочешь, если нужно, если вам, хотите, хочешь, эта цитата
        after: эта фраза, это предложение, могу ли я, сообщите, нужна ли, вам нужно, обращайтесь, эта строка, по-русски
        count: слово, слова, слов, символов, знаков
        note: примечание, перевод, дословно, буквально, оригинал, тема, настроение, конец, источник, вдохновлено, всего, ровно
        note: версия
        """)
}
