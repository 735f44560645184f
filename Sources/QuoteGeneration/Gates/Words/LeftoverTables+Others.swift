extension LeftoverTables {
    static let indonesian = WordTable(
        """
        label: kutipan, kalimat, kata mutiara, kata bijak, kata-kata bijak, pepatah, peribahasa, keluaran, output, jawaban
        label: respons, hasil, draf, versi, opsi, pilihan, tema, suasana, suasana hati, nada, judul, catatan, terjemahan
        label: pengguna, asisten, sistem, manusia, ai, model, contoh, instruksi, perintah, tugas, masukan, kategori, tagar
        label: bahasa indonesia, kata kunci, bahasa, penjelasan, penalaran, analisis, jumlah kata, kata, aforisme, afirmasi, inspirasi, moto
        label: semboyan, pesan, teks, isi, revisi, alternatif, variasi, usulan, saran, percobaan, gaya, sumber, penulis
        label: pengarang, tanggal, makna, arti, ringkasan, pertanyaan, renungan, pemikiran, kebijaksanaan, langkah, baris
        label: berikut, berikut ini, ini dia, silakan, sesuai permintaan, ungkapan, kutipannya, kalimatnya, topik, keterangan
        filler: sebuah, satu, suatu, saya, anda, kamu, kita, baru, orisinal, asli, inspiratif, inspirasional, singkat, pendek
        filler: mungkin, terbaik, pertama, kedua, ketiga, terakhir, akhir, final, diperbaiki, motivasi, indonesia, hari, ini
        filler: untuk, nomor, dan, adalah, indah, lain, lainnya, puitis, tentang, dari, yang, hangat, di, usulan, itu
        present: berikut, berikut ini, berikut adalah, ini adalah, inilah, ini, ini dia, di bawah ini, saya sajikan, bagaimana dengan
        present: bagaimana kalau, usulan saya, kutipan saya, saya menulis, saya usulkan, saya tawarkan, tentu berikut, jawaban saya
        present: tentu ini
        task: kutipan, kutipannya, kalimat, aforisme, kalimatnya
        given: sesuatu, ide, usulan, satu, pemikiran
        about: tentang, untuk, dari, dengan, yang, mengenai, bertema, di, pada, berdasarkan
        opener: tentu, tentu saja, baik, baiklah, oke, ok, okay, siap, dengan senang hati, mengerti, tidak masalah, pasti, halo
        opener: hai, terima kasih, pertanyaan bagus, sempurna, bagus, ya tentu, sama-sama, boleh, dimengerti, silakan, tentu bisa
        talk: sebagai ai, sebagai model bahasa, sebagai kecerdasan buatan, sebagai asisten, saya adalah ai, sebagai sebuah ai
        talk: saya adalah model bahasa, maaf saya tidak bisa, maaf tetapi saya tidak, pengguna ingin, pengguna meminta
        talk: jumlah kata, semoga membantu, saya hanyalah ai
        intend: saya akan, saya harus, saya perlu, biarkan saya, izinkan saya, tulis, tulislah, buat, buatlah, buatkan, mari kita
        intend: saya bisa, tuliskan, kita perlu, tugas saya
        after: semoga, beri tahu saya, beritahu saya, jika anda, jika kamu, kalau, apakah anda, apakah kamu, kutipan ini
        after: kalimat ini, silakan, jangan ragu, apa ada, mau saya, dalam bahasa
        count: kata, karakter, suku kata
        note: catatan, terjemahan, harfiah, asli, terinspirasi, tema, suasana, akhir, sumber, sekitar, versi, total
        """)

    static let turkish = WordTable(
        """
        label: söz, alıntı, cümle, özlü söz, özdeyiş, atasözü, vecize, aforizma, çıktı, cevap, yanıt, sonuç, taslak, sürüm
        label: seçenek, tema, konu, ruh hali, ton, başlık, not, notlar, çeviri, kullanıcı, asistan, sistem, insan, yapay zeka
        label: model, örnek, talimat, talimatlar, görev, girdi, kategori, etiketler, etiket, anahtar kelimeler, dil, açıklama
        label: türkçe, muhakeme, akıl yürütme, analiz, kelime sayısı, sözcük sayısı, kelime, kelimeler, olumlama, ilham, slogan, mesaj
        label: metin, içerik, düzeltme, alternatif, varyasyon, öneri, deneme, üslup, kaynak, yazar, tarih, anlam, özet, soru
        label: düşünce, bilgelik, adım, işte, buyurun, satır, günün sözü, sözüm, sözünüz, uyarı
        filler: bir, benim, senin, sizin, yeni, özgün, orijinal, ilham, verici, kısa, olası, en, iyi, ilk, birinci, ikinci, üçüncü
        filler: son, nihai, düzeltilmiş, geliştirilmiş, motive, edici, türkçe, günün, için, bugün, bugünün, numara, ve, edebi
        filler: şiirsel, güzel, başka, diğer, sıcak, size, sana, hakkında
        present: işte, işte size, işte sana, aşağıda, şu, şöyle, buyurun, size, benim önerim, önerim, sözüm şu, cevabım, tabii işte
        present: elbette işte, şuna ne dersiniz, peki ya
        task: alıntı, alıntıyı, söz, sözü, cümle, cümlesi, özdeyiş, aforizma, vecize, özlü
        given: şey, fikir, öneri, düşünce
        about: hakkında, üzerine, için, ile, dair, olan
        opener: tabii, tabii ki, elbette, tabi, tabi ki, memnuniyetle, tamam, peki, anlaşıldı, anladım, olur, kesinlikle, harika
        opener: sorun değil, merhaba, selam, teşekkürler, güzel soru, mükemmel, buyurun, evet tabii, seve seve, rica ederim, hay hay
        opener: şüphesiz, hemen
        talk: bir yapay zeka olarak, yapay zeka olarak, bir dil modeli olarak, dil modeli olarak, bir asistan olarak
        talk: ben bir yapay zekayım, ben bir dil modeliyim, üzgünüm ama, kullanıcı istiyor, kelime sayısı, umarım yardımcı olur
        talk: maalesef yapamam, bir yapay zekâ olarak
        intend: yazacağım, yazmam, yazmalıyım, bana bir, bir cümle yaz, bir söz yaz, oluştur
        after: umarım, bana bildirin, bana bildir, haber verin, lütfen, isterseniz, istersen, başka bir, bu söz, bu cümle
        after: bu alıntı, yardımcı olabileceğim, eğer, dilerseniz, ister misiniz, türkçe
        count: kelime, sözcük, karakter, harf
        note: not, çeviri, birebir, orijinal, özgün, ilham, tema, son, kaynak, yaklaşık, toplam, sürüm
        """)

    static let arabic = WordTable(
        """
        label: اقتباس, الاقتباس, مقولة, المقولة, جملة, الجملة, حكمة, الحكمة, عبارة, العبارة, قول, مثل, الناتج, الإخراج, المخرجات
        label: الإجابة, الجواب, إجابة, جواب, الرد, رد, النتيجة, نتيجة, مسودة, المسودة, نسخة, النسخة, خيار, الخيار, الموضوع, موضوع
        label: المزاج, النبرة, العنوان, عنوان, ملاحظة, ملاحظات, ملحوظة, الترجمة, ترجمة, المستخدم, المساعد, النظام, الإنسان
        label: العربية, النموذج, مثال, المثال, التعليمات, تعليمات, المهمة, مهمة, المدخل, الفئة, الوسوم, الكلمات المفتاحية, اللغة, الشرح
        label: شرح, التفسير, تفسير, التحليل, عدد الكلمات, الكلمات, شعار, الشعار, رسالة, الرسالة, النص, نص, المحتوى, بديل, اقتراح
        label: المقترح, محاولة, الأسلوب, المصدر, المؤلف, الكاتب, القائل, التاريخ, المعنى, الملخص, السؤال, تأمل, فكرة, الخطوة
        label: إليك, تفضل, اقتباس اليوم, حكمة اليوم, اقتباسي, جملتي
        filler: أصلي, أصلية, الأصلي, الأصلية, جديد, جديدة, قصير, قصيرة, ملهم, ملهمة, الملهم, الأول, الأولى, الثاني, الثانية, الثالث
        filler: النهائي, النهائية, نهائي, نهائية, الأخير, الأخيرة, اليوم, رقم, هذا, هذه, هو, هي, عن, حول, من, بالعربية, العربية
        filler: واحد, واحدة, أفضل, المقترحة, لك, جميلة, جميل, آخر, أخرى, تحفيزي, تحفيزية, المنقحة, المعدلة, قصيره
        present: إليك, إليكم, هذا, هذه, هاك, فيما يلي, ها هو, ها هي, أقدم لك, أقترح, اقتراحي, إجابتي, ما رأيك, بالتأكيد إليك
        present: بالطبع إليك, تفضل, هنا, يمكنني, كتبت, كتبت لك
        task: اقتباس, اقتباسا, الاقتباس, مقولة, مقولتك, اقتباسك, جملة, جملتك, عبارة, حكمة
        given: شيء, شيئا, فكرة, اقتراح
        about: عن, حول, من, في, التي, الذي, بعنوان, مع, على
        opener: بالتأكيد, بالطبع, طبعا, حسنا, بكل سرور, بكل تأكيد, تفضل, نعم بالطبع, على الرحب والسعة, أكيد, مفهوم, لا مشكلة, مرحبا
        opener: شكرا, سؤال جيد, ممتاز, رائع, تمام, أهلا, حاضر, موافق, من دواعي سروري, بكل ترحيب, أوكي, حسن
        talk: كنموذج لغوي, كنموذج لغة, كذكاء اصطناعي, بصفتي نموذجا, بصفتي ذكاء, بصفتي مساعدا, أنا نموذج لغوي, أنا ذكاء اصطناعي
        talk: عذرا لا أستطيع, عذرا لا يمكنني, آسف لا أستطيع, آسف ولكن, المستخدم يريد, يريد المستخدم, عدد الكلمات
        talk: باعتباري نموذجا, باعتباري ذكاء, عذرا لكنني, يطلب المستخدم
        intend: سأكتب, يجب أن, علي أن, دعني, دعنا, اكتب, أنشئ, أحتاج, أستطيع, سوف أكتب
        after: آمل أن, أتمنى أن, أرجو أن, أخبرني, إذا كنت, إذا أردت, هل تريد, هل ترغب, هذا الاقتباس, هذه الجملة, هذه المقولة
        after: لا تتردد, يسعدني, هذه العبارة, بالعربية
        count: كلمة, كلمات, كلمه, حرفا, حرف, أحرف
        note: ملاحظة, ترجمة, الترجمة, حرفيا, الأصل, مستوحاة, مستوحى, الموضوع, النهاية, المصدر, عدد
        """)

    static let hindi = WordTable(
        """
        label: उद्धरण, वाक्य, कथन, सुविचार, विचार, सूक्ति, कहावत, अनमोल वचन, पंक्ति, आउटपुट, उत्तर, जवाब, परिणाम, मसौदा, संस्करण
        label: विकल्प, विषय, थीम, मूड, भाव, शीर्षक, नोट, टिप्पणी, ध्यान दें, अनुवाद, उपयोगकर्ता, यूज़र, सहायक, असिस्टेंट, सिस्टम
        label: हिंदी, हिन्दी, मानव, एआई, मॉडल, उदाहरण, निर्देश, कार्य, इनपुट, श्रेणी, टैग, कीवर्ड, भाषा, व्याख्या, स्पष्टीकरण, तर्क, विश्लेषण
        label: शब्द संख्या, शब्दों की संख्या, शब्द, आदर्श वाक्य, नारा, संदेश, पाठ, सामग्री, संशोधन, सुझाव, प्रयास, शैली, स्रोत
        label: लेखक, लेखिका, तारीख, अर्थ, सारांश, प्रश्न, सवाल, चिंतन, प्रेरणा, चरण, लीजिए, ये लीजिए, यह लीजिए, यह रहा, यह रही, कोट
        filler: एक, मेरा, मेरी, आपका, आपकी, आपके, नया, नई, मूल, मौलिक, प्रेरक, प्रेरणादायक, छोटा, छोटी, संभावित, सर्वश्रेष्ठ
        filler: पहला, पहली, दूसरा, दूसरी, तीसरा, अंतिम, संशोधित, हिंदी, हिन्दी, में, का, की, के, दिन, आज, लिए, संख्या, और, है, यह
        filler: सुंदर, अन्य, काव्यात्मक, पर, बारे, क्रमांक, सुझाया, दैनिक
        present: यह रहा, यह रही, ये रहा, ये रही, यहाँ, यहां, यह है, यह एक, नीचे, निम्नलिखित, प्रस्तुत है, पेश है, लीजिए, मेरा सुझाव
        present: मेरा उत्तर, ये लीजिए, यह लीजिए, ज़रूर यह रहा, आपके लिए, मैं प्रस्तुत, मैंने लिखा
        task: उद्धरण, सुविचार, सूक्ति, कोट, वाक्य, कथन
        given: कुछ, सुझाव, विचार
        about: के, पर, में, है, जो, बारे, की, का, लिए
        opener: ज़रूर, जरूर, बिल्कुल, बिलकुल, अवश्य, ठीक है, हाँ, हां, समझ गया, समझ गई, नमस्ते, धन्यवाद, निश्चित रूप से, बेशक, जी, जी हाँ
        opener: कोई बात नहीं, अच्छा, शानदार, बढ़िया, ओके, हाँ ज़रूर, क्यों नहीं, खुशी से, लीजिए, अच्छा सवाल, हाँ बिल्कुल
        talk: एक एआई के रूप में, एक ai के रूप में, एक भाषा मॉडल, भाषा मॉडल के रूप में, मैं एक एआई, मैं एक ai, मैं एक भाषा मॉडल
        talk: क्षमा करें मैं, माफ़ कीजिए मैं, उपयोगकर्ता चाहता, उपयोगकर्ता ने, शब्द संख्या, एआई के रूप में, एआई होने के नाते
        talk: एक सहायक के रूप में, शब्दों की संख्या, माफ़ करें मैं
        intend: मुझे, मैं, एक वाक्य लिखें, लिखिए, लिखो, आइए, चलिए
        after: मुझे आशा, आशा है, उम्मीद है, मुझे बताएं, मुझे बताएँ, मुझे बताइए, यदि आप, अगर आप, क्या आप, यह उद्धरण, यह वाक्य, कृपया
        after: बताइए, यह कथन, हिंदी में
        count: शब्द, शब्दों, अक्षर
        note: नोट, अनुवाद, शाब्दिक, मूल, प्रेरित, विषय, भाव, समाप्त, स्रोत, कुल, लगभग, टिप्पणी
        """)
}
