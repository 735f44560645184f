import Testing

@testable import QuoteGeneration

@Suite struct GateSentenceTests {
    @Test(arguments: [
        ("Dr. Vance and Mrs. Odell keep the geraniums alive", QuoteLocale.en),
        ("E. M. Vance and J.R. Odell keep the geraniums alive", .en),
        ("Bring rope, lamps, etc. and one pocket of wonder", .en),
        ("The U.S. mail carried bread across two deserts", .en),
        ("No. 12 is as loud as her silence tonight", .en),
        ("We waited... and the river answered with a heron", .en),
        ("She shouted “Stay!” and boiled another egg for luck", .en),
        ("The ferry (late again!) carries more gossip than people", .en),
        ("Pack z. B. Brot, Salz und ein Lied ein", .de), ("Am 3. März lernte der Schnee das Gehen", .de),
        ("Im 2. Stock riecht der Flur nach Zimt", .de),
        ("Ludwig XIV. Tänzer schlief bei offenem Fenster ein", .de),
        ("La Sra. Mota y el Dr. Ibáñez riegan geranios", .es),
        ("Si no hay agua, ¿por qué canta el cubo hoy?", .es),
        ("M. Delvaux range un orage dans son bocal", .fr),
        ("Elle cria « Attends ! » et seules les mouettes obéirent", .fr),
        ("La sig.ra Bruni e il dott. Ferri tengono un tuono", .it),
        ("Dnia 3. maja stary zegar zapomniał bić godziny", .pl),
        ("В 1998 г. печка выучила португальский и замолчала", .ru),
        ("2. kattaki piyano her pazar özür çalar", .tr),
        ("د. منصور يعد قطرات المطر بهدوء ساعاتي", .ar), ("डॉ. मल्होत्रा बूँदों को धीरे धीरे गिनते हैं", .hi),
        ("เธอตะโกนว่า “รอก่อน!” แต่มีแค่นกนางนวลที่เชื่อฟัง", .th), ("彼女は「待って！」と叫び、かもめだけが従った。", .ja),
    ])
    func goesOnBehindAMarkThatEndsNoSentence(text: String, locale: QuoteLocale) {
        #expect(GateFixtures.reason(text, locale) == nil)
    }

    @Test(arguments: [
        ("Dr. Vance left. The geraniums kept the night shift", QuoteLocale.en),
        ("He came at 9. The bread had forgiven him", .en),
        ("The bread cost 6.30. Nobody in the queue complained", .en),
        ("She left by 4 p.m. The kettle went on singing", .en),
        ("The kettle sang.The cat moved to the warm spot", .en),
        ("the kettle sang. the cat moved to the warm spot", .en),
        ("Who sang!? the cat moved to the warm spot", .en),
        ("We waited... Then the river answered with a heron", .en),
        ("She said “stay.” We boiled another egg for luck", .en),
        ("Am 3. März fiel Schnee. Die Treppe schlief noch", .de),
        ("Er kam um 9. Die Treppe schlief noch tief", .de),
        ("Dijo que no. El gato volvió a su rincón", .es),
        ("Non, dit-il. Le chat reprit sa place au chaud", .fr),
        ("Disse di no. Il gatto tornò al suo posto", .it), ("비가 안 와. 고양이는 창가에서 꿈을 꾼다", .ko),
        ("やかんが歌った｡猫は一番あたたかい隅へ引っ越した", .ja), ("केतली गाने लगी। बिल्ली कोने में चली गई", .hi),
    ])
    func seesTheSecondSentence(text: String, locale: QuoteLocale) {
        #expect(GateFixtures.reason(text, locale) == .multiSentence)
    }
}
