/// Names that are known as such wherever they stand.
enum KnownNames {
    /// People to whom lines are credited most, by the name they go under.
    static let famous = PhraseSet(
        """
        aristotle aristoteles aristóteles aristote aristotele arystoteles plato platon platón platão platone sokrates \
        socrates sócrates socrate sócrates seneca séneca sénèque sêneca seneka epictetus epikur epicuro épicure epicurus \
        confucius konfuzius confucio confúcio konfucjusz konfüçyüs konghucu buddha buda bouddha budda rumi mevlana hafez hafiz \
        hafis laozi laotse lao-tzu lao-tse lao-tseu laotzu goethe schiller nietzsche kant hegel schopenhauer rilke heine \
        hölderlin brecht kafka hesse mann lessing novalis einstein shakespeare wilde twain emerson thoreau whitman dickinson \
        voltaire rousseau montaigne pascal descartes camus sartre hugo proust flaubert balzac molière baudelaire rimbaud \
        saint-exupéry cervantes lorca machado neruda borges márquez unamuno quevedo góngora pessoa camões saramago lispector \
        drummond dante petrarca leopardi manzoni calvino pirandello pasolini eco leonardo michelangelo galilei galileo machiavelli \
        tolstoi tolstoy tolstoj tołstoj толстой достоевский чехов пушкин гоголь тургенев лермонтов ахматова цветаева маяковский \
        есенин бунин булгаков горький конфуций сократ платон аристотель сенека ницше гёте шекспир эйнштейн будда руми dostoevsky \
        dostojewski dostoyevsky chekhov tschechow pushkin puschkin gandhi tagore mandela lincoln churchill roosevelt napoleon \
        franklin jefferson luther king confucius homer homero homère omero vergil virgil horace horaz cicero cícero cicerón \
        marcus aurelius aurel ovid ovidio heraklit heraclitus heráclito kierkegaard spinoza erasmus multatuli vondel \
        mickiewicz słowacki szymborska miłosz lem norwid sienkiewicz tuwim herbert atatürk yunus nazım hikmet nesin pamuk \
        mevlânâ tanpınar pramoedya chairil kartini soekarno hamka hatta austen dickens keats byron blake tolkien orwell hemingway \
        faulkner steinbeck frost eliot yeats joyce beckett woolf plath angelou morrison jobs edison ford disney
        """.split(separator: " ").map(String.init))

    /// The same in writing without capitals.
    static let famousElsewhere = PieceSet(
        """
        孔子 老子 庄子 孟子 荀子 墨子 韩非子 孙子 鲁迅 李白 杜甫 苏轼 苏东坡 白居易 王维 陶渊明 胡适 林语堂 张爱玲 钱钟书 冰心 巴金 老舍 沈从文 \
        泰戈尔 尼采 歌德 莎士比亚 爱因斯坦 苏格拉底 柏拉图 亚里士多德 叔本华 托尔斯泰 雨果 海明威 康德 佛陀 释迦牟尼 纪伯伦 罗曼·罗兰 \
        曹操 诸葛亮 司马迁 欧阳修 范仲淹 王阳明 朱熹 莎翁 夏目漱石 芥川龍之介 太宰治 宮沢賢治 松尾芭蕉 芭蕉 川端康成 三島由紀夫 村上春樹 福沢諭吉 \
        吉田松陰 武者小路実篤 相田みつを 種田山頭火 ゲーテ ニーチェ シェイクスピア アインシュタイン ソクラテス プラトン アリストテレス \
        トルストイ ドストエフスキー ガンジー ブッダ 釈迦 セネカ カント ショーペンハウアー リルケ 良寛 一休 世阿弥 千利休 樋口一葉 石川啄木 \
        孟浩然 荘子 공자 노자 장자 맹자 부처 석가 니체 괴테 셰익스피어 아인슈타인 소크라테스 플라톤 아리스토텔레스 톨스토이 도스토옙스키 \
        간디 세네카 칸트 쇼펜하우어 이순신 세종대왕 윤동주 김소월 한용운 법정 안창호 백범 김구 퇴계 율곡 정약용 다산 릴케 헤세 \
        المتنبي الشافعي الجاحظ جبران درويش نزار الرومي سقراط أفلاطون أرسطو نيتشه غوته شكسبير آينشتاين بوذا كونفوشيوس المعري \
        غاندي تولستوي طاغور الغزالي سعدي حافظ الخيام طه المنفلوطي \
        कबीर तुलसीदास रहीम सूरदास गांधी गाँधी टैगोर टैगौर विवेकानंद विवेकानन्द बुद्ध चाणक्य प्रेमचंद निराला बच्चन दिनकर ग़ालिब गालिब \
        महादेवी अज्ञेय आइंस्टीन सुकरात प्लेटो अरस्तू शेक्सपियर कन्फ्यूशियस रूमी मीराबाई नेहरू कलाम \
        ขงจื๊อ เล่าจื๊อ ไอน์สไตน์ พระพุทธเจ้า คานธี โสเครตีส เพลโต อริสโตเติล นิทเช่ เชกสเปียร์ สุนทรภู่ รพินทรนาถ ตอลสตอย
        """.split(separator: " ").map(String.init))

    /// Names of one sign that most Chinese and Korean names begin with.
    static let surnames = PieceSet(
        """
        王 李 张 刘 陈 杨 黄 赵 吴 周 徐 孙 马 朱 胡 郭 何 林 罗 郑 梁 谢 宋 唐 许 韩 冯 邓 曹 彭 曾 萧 田 董 袁 潘 蒋 蔡 余 杜 叶 程 苏 魏 吕 丁 任 沈 姚 卢 姜 \
        崔 钟 谭 陆 汪 范 廖 石 金 韦 贾 夏 傅 邹 熊 孟 秦 邱 侯 尹 薛 闫 雷 龙 陶 贺 顾 毛 郝 龚 邵 钱 严 赖 覃 洪 莫 孔 張 劉 陳 楊 黃 趙 吳 孫 馬 羅 鄭 \
        謝 許 韓 馮 鄧 葉 蘇 呂 盧 鍾 譚 陸 賈 鄒 龍 賀 顧 龔 錢 嚴 賴 \
        김 이 박 최 정 강 조 윤 장 임 한 오 서 신 권 황 안 송 류 전 홍 유 고 문 양 손 배 백 허 남 심 노 하 곽 성 차 주 우 구 민 진 나 엄 채 원 천 방 공 현 함 변 염 \
        여 추 도 소 석 선 설 마 길 연 위 표 명 기 반 왕 금 옥 육 인 맹 제 모 탁 국 은 편 용
        """.split(separator: " ").map(String.init))

    /// Names of two signs that many Japanese names begin with.
    static let japaneseSurnames = PieceSet(
        """
        佐藤 鈴木 高橋 田中 伊藤 渡辺 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 林 斎藤 清水 山崎 森 池田 橋本 阿部 石川 山下 中島 石井 小川 前田 \
        岡田 長谷川 藤田 後藤 近藤 村上 遠藤 青木 坂本 斉藤 福田 太田 西村 藤井 金子 岡本 藤原 中野 三浦 原田 松田 竹内 小野 田村 中山 和田 石田 森田 上田 原 内田 \
        柴田 酒井 宮崎 横山 高木 安藤 宮本 大野 小島 谷口 工藤 今井 高田 増田 丸山 杉山 村田 大塚 新井 小山 平野 藤本 河野 上野 野口 武田 松井 千葉 岩崎 菅原 木下 \
        久保 佐野 野村 松尾 市川 菊地 杉本 古川 大西 島田 水野 桜井 高野 渡部 吉川 山内 西田 菊池 飯田 西川 小松 北村 安田 五十嵐 川口 平田 関 中田 久保田 服部 東 岩田 \
        土屋 川崎 福島 本田 辻 樋口 秋山 田口 永井 山中 中川 川村 吉村 石原 森本 矢野 浅野 大橋 松岡 浜田 荒木 大久保 野田 小池 熊谷 松下 森川 夏目 芥川 太宰 宮沢 川端
        """.split(separator: " ").map(String.init))

    /// Given names, with which a name of two words begins.
    static let given = PhraseSet(
        """
        anna anne annie alice amelia amy andrew anthony arthur benjamin charles charlotte clara daniel david edith edward eleanor \
        elena elizabeth emily emma eva evelyn frank frederick george grace hannah harold harriet helen henry howard irene isabel \
        jack jacob james jane jason jennifer john jonathan joseph julia kate katherine laura lily louis louise lucy luke mabel \
        margaret maria marie mark martha martin mary matthew maya michael mira miriam nathan nina nora oliver olivia oscar patrick \
        paul peter philip rachel ralph rebecca richard robert rosa rose ruth samuel sarah simon sophia sophie stephen susan sylvia \
        thomas victor victoria walter william helene heinrich johann johanna friedrich wilhelm karl carl hans franz georg gottfried \
        greta gertrud hedwig hermann ingrid jürgen käthe klaus konrad lena leni lisbeth ludwig lukas magda margarete marianne mathilde \
        max moritz otto paula renate rainer sabine stefan theodor therese thea ulrich ursula wolfgang werner annette bettina bertolt \
        clemens dorothea elsa emil erich ernst erika eduard felix ferdinand jakob jonas josef julius katharina kurt leonie lotte rudolf \
        marlene matthias mathis niklas oskar philipp rolf sigrid sophie tilda walther willi alma adele albert alfred alexander angela \
        inés carlos carmen diego elena fernando francisco gabriel gloria jorge josé juan lucía luis manuel marta miguel pablo pedro \
        pilar ramón rafael rosario santiago sofía teresa tomás antoine camille chloé claude colette denis élise émile étienne françois \
        geneviève gérard hélène henri jacques jean jeanne jérôme julien léa léon lucie madeleine marcel margaux marguerite mathieu \
        nicolas odile olivier pascal philippe pierre rené simone sylvie thérèse thierry yves alessandro antonio beatrice bianca carlo \
        chiara claudia cesare dario elisa enzo fabio federico francesca francesco giacomo giovanni giulia giuseppe ilaria italo livia \
        lorenzo luca lucia marco mario matteo paola paolo pietro roberto salvatore silvia stefano umberto valeria ana antónio beatriz \
        catarina clarice fernanda helena inês joão joana jorge leonor luísa mariana miguel nuno pedro rita rui teresa tiago tomé vasco \
        adriaan anneke bart cornelis dirk elske femke gerrit hendrik jaap jan jeroen joost karel klaas maarten marijke marieke pieter \
        saskia sietske willem wouter adam agnieszka aleksander barbara czesław ewa halina henryk irena jadwiga jerzy józef julian \
        kazimierz krystyna maciej małgorzata marek mikołaj paweł piotr stanisław stefania tadeusz tomasz wanda wisława wojciech zofia \
        zbigniew adem ahmet aslı ayşe ayla burak can cemal defne deniz elif emine emre fatma hasan hüseyin kemal leyla mehmet mustafa \
        nazım nermin orhan osman özlem selim sevgi yaşar zeynep adi agus andi ayu bambang budi citra dewi dian eka fitri gunawan hendra \
        indra joko kartika lestari made maya nur putri rahmat ratna rina sari siti sri surya tri wahyu wayan yanti вера анна мария елена \
        ольга наталья татьяна ирина светлана людмила екатерина анастасия дарья софья александр алексей андрей антон борис василий виктор \
        владимир григорий дмитрий евгений иван игорь константин лев максим михаил николай олег павел пётр сергей степан фёдор юрий \
        ليلى محمد أحمد علي فاطمة عائشة مريم سارة نور يوسف عمر خالد حسن حسين إبراهيم محمود سلمى هدى ياسمين زينب رانيا سعاد طارق كريم \
        سامي نادية منى هند أمل جميلة نجيب توفيق عبد غسان ميخائيل إيليا أبو ابن مصطفى سمير فؤاد نزار بدر وليد رشيد سلوى فاتن مي فدوى غادة \
        मीरा राम श्याम सीता गीता अनिल सुनील राजेश सुरेश रमेश महेश अमित अजय विजय संजय राज रवि प्रिया पूजा नेहा अनीता सुनीता कविता सविता लता आशा \
        उषा कमला विमला शांति अर्जुन कृष्ण मोहन सोहन हरि हरिवंश रामधारी सुभद्रा महात्मा स्वामी रवींद्रनाथ जवाहरलाल सरोजिनी मुंशी संत गुरु \
        दीपक प्रकाश मनोज विनोद आनंद नीरज निर्मल सुधा रेखा शिव विष्णु केदारनाथ भगत अटल डॉ पंडित \
        สุดา สมชาย สมหญิง สมศรี สมศักดิ์ มานี มานะ วิชัย ประเสริฐ สุชาติ นภา อรุณ กมล พิมพ์ ณัฐ วรรณา มาลี จันทร์ ชัย ธนา อนันต์ นิภา รัตนา สิริ \
        ปรีชา ประยูร เสกสรรค์ อังคาร เนาวรัตน์ คุณ ท่าน พระ ชาติ วินทร์ ศรีบูรพา
        """.split(separator: " ").map(String.init))
}
