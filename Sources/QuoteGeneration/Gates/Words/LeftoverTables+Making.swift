extension LeftoverTables {
    /// Words of consent, thanks and greeting that a sentence may begin with before a comma, though not before another mark.
    static let cheers = PhraseSet(
        WordTable(
            """
            all: hello, hi, hey, thanks, thank you, great, excellent, perfect, done, noted, very well, gladly, yep, yup
            all: definitely, absolutely, with pleasure, bonjour, salut, merci, super, parfait, volontiers, très bien, voilà
            all: voici, hola, gracias, perfecto, genial, excelente, listo, bien, vale, muy bien, seguro, ciao, grazie, perfetto
            all: ottimo, benissimo, sicuro, prego, volentieri, ecco, olá, oi, obrigado, obrigada, perfeito, ótimo, beleza, certo
            all: tudo bem, está bem, hallo, hoi, bedankt, danke, vielen dank, prima, perfekt, bitte, goed, helder, gern, gut
            all: cześć, witaj, witam, dzięki, dziękuję, świetnie, doskonale, dobrze, zgoda, proszę, chętnie, привет, ладно
            all: здравствуйте, спасибо, отлично, прекрасно, хорошо, легко, готово, пожалуйста, понятно, обязательно, halo
            all: непременно, несомненно, безусловно, hai, terima kasih, bagus, sempurna, baik, pasti, boleh, silakan, merhaba
            all: selam, teşekkürler, mükemmel, harika, peki, olur, tamam, hemen, kesinlikle, şüphesiz, مرحبا, شكرا, ممتاز
            all: رائع, تمام, أهلا, حسن, حسنا, مفهوم, नमस्ते, धन्यवाद, हाँ, हां, अच्छा, शानदार, बढ़िया, जी, बेशक, では, それでは, どうぞ
            all: こんにちは, ありがとうございます, 好, 行, 可以, 谢谢, 了解, 明白, 嗯, 그럼요, 좋아요, 감사합니다, 안녕하세요, ได้, ยินดี, สวัสดี, ขอบคุณ
            all: evidemment, naturellement, naturalmente, natürlich, klar, sicher, sicuramente, naturalnie, seguro, chiaro
            """)["all"])

    /// Verbs by which a model speaks of making the line.
    static let making = WordTable(
        """
        en: write, create, compose, craft, generate, produce, come, think, draft, provide, offer, try, share, give, make
        de: schreiben, schreibe, schreib, formulieren, formuliere, erstellen, erstelle, verfassen, verfasse, erfinden, geben
        de: versuchen, generieren, generiere, liefern, ausdenken, überlegen, anbieten
        nl: schrijven, schrijf, maken, maak, bedenken, bedenk, genereren, genereer, formuleren, geven, proberen
        es: escribir, escribe, escribo, escribiré, crear, crea, crearé, componer, generar, genera, redactar, redacta, dar, ofrecer
        fr: écrire, écris, écrivez, créer, crée, créez, composer, générer, génère, rédiger, rédige, proposer, formuler, donner
        it: scrivere, scrivi, scriverò, creare, crea, comporre, componi, generare, genera, proporre, formulare, dare
        pt: escrever, escreva, escreve, criar, crie, compor, gerar, gere, redigir, redija, propor, formular, dar
        pl: napisać, napiszę, napisz, stworzyć, stworzę, stwórz, wymyślić, ułożyć, ułożę, wygenerować, utwórz, wygeneruj
        ru: написать, напишу, напиши, напишите, создать, создай, создайте, сочинить, придумать, придумай, предложить
        id: menulis, tulis, tulislah, membuat, buat, buatlah, buatkan, tuliskan, menyusun, memberikan, menciptakan
        tr: yaz, yazacağım, yazmam, yazmalıyım, yazayım, oluştur, üret, yazın, yazabilirim
        ar: سأكتب, أكتب, اكتب, أنشئ, أقدم, أصوغ, كتابة, نكتب, إنشاء
        hi: लिखना, लिखूँगा, लिखता, लिखती, लिखें, लिखिए, लिखो, बनाना, बनाऊँगा, लिखूंगा, लिखूँ, लिखते
        """)
}
