/// Words that say nothing about what is looked for; they are left out while others remain.
enum StopWords {
    static func contains(_ word: String) -> Bool {
        all.contains(word)
    }

    private static let all: Set<String> = {
        let words = [english, german, spanish, french, italian, portuguese, quotations].joined(separator: " ")
        return Set(words.folded.split(whereSeparator: \.isWhitespace).map(String.init))
    }()

    private static let english = """
        a about after all also am an and any anyone anything are around as at be been before being but by can can't could did do
        does don't find for from give got had has have he her him his how i i'd i'm i've if in into is it it's its just
        me mine more most my need no not of on one or our please really say said says she show so some someone something tell
        than that the their them then there these they this those to too us very want was we were what what's when where
        which who whom whose why will with would you your
        """
    private static let german = """
        aber alle als am an auch auf aus bei bin bis bitte da das dass dein dem den der des die dich dir doch du ein
        eine einem einen einer eines er es etwas euch fur hab habe haben hast hat hatte ich ihm ihn ihr im in ist ja
        kann kein keine man mehr mein meine meinen meiner mich mir mit nach nicht noch nur ob oder ohne sein seine sich
        sie sind so thema uber um und uns unser unter vom von vor war was wenn wer wie will wir wird wo zu zum zur
        """
    private static let spanish = """
        a acerca al algo alguna alguno algún como con cual cuál de del desde donde e el él ella en entre era es esa ese
        eso esta este esto fue ha hay la las le les lo los me mi mis más muy no nos o para pero por porque que qué
        quién se ser si sin sobre son su sus también te tiene tu tus un una uno unos y ya yo
        """
    private static let french = """
        à au aux avec c'est ce ces cet cette chose d' dans de des du elle en est et eux il ils j'ai je l' la le les leur
        lui ma mais me mes moi mon ne nos notre nous on ou où par pas plus pour qu'est que quel quelle quelque quelques
        qui sa sans se ses si son sont sur ta te tes toi ton tu un une vos votre vous y
        """
    private static let italian = """
        a ad ai al alla alle anche c'è che chi ci come con cosa da dal dalla degli dei del della delle dello di e è ed
        gli ha ho i il in io la le lei lo loro lui ma mi mia mie mio ne nel nella non o per più qualche qualcosa quale
        quello questa questo se sei si sono su sua sul sulla suo ti tra tu tua tuo un una uno
        """
    private static let portuguese = """
        a alguma algo ao aos as às com como da das de do dos e é ela ele em entre era essa esse esta está este eu foi há
        isso isto já lhe mais mas me meu meus minha minhas muito na não nas nem no nos o os ou para pela pelo por porque
        qual que quem se sem seu sobre sua também te tem um uma umas uns você
        """
    private static let quotations = """
        quote quotes quotation quotations saying sayings line lines passage passages zitat zitate spruch sprüche cita
        citas frase frases citation citations phrase phrases citazione citazioni frasi citação citações
        """
}
