/// What models leave around a line, as they write it in each language.
///
/// - `label`: nouns that before a colon name the line or its circumstances; in scripts without blanks, pieces.
/// - `filler`: words that may stand beside such a noun.
/// - `present`: beginnings that hand the line over, as "here is" does; a colon must follow them.
/// - `task`: nouns that only the task can mean; handed over, they need no colon.
/// - `about`: what may follow such a noun before the colon.
/// - `opener`: words of consent; a mark must follow them.
/// - `talk`: the model speaks of itself, at the head of any sentence.
/// - `intend`: the model speaks of its work; a noun of the task must follow.
/// - `after`: the model speaks to the person, at the head of a sentence behind another.
/// - `count`: what a count of words is counted in.
/// - `note`: first words of a note in brackets behind the line.
enum LeftoverTables {
    static let english = WordTable(
        """
        label: quote, quotation, sentence, line, one-liner, output, answer, response, reply, result, draft, version, option
        label: theme, mood, topic, subject, title, headline, caption, note, notes, translation, user, assistant, system
        label: human, ai, model, chatbot, bot, gpt, chatgpt, example, sample, prompt, instruction, instructions, task, input
        label: category, tag, tags, language, locale, explanation, reasoning, thought process, thinking, analysis, words
        label: constraint, constraints, aphorism, maxim, proverb, saying, affirmation, inspiration, motto, tagline, slogan
        label: message, text, content, revision, rewrite, alternative, variation, variant, attempt, candidate, suggestion
        label: tone, style, genre, keywords, keyword, format, length, count, context, request, query, question, q, caveat
        label: disclaimer, source, author, date, thought, paraphrase, summary, meaning, interpretation, completion, entry
        label: continuation, wisdom, reflection, p.s, ps, update, correction, edit, rationale, criteria, requirements, step
        label: rewritten, reworded, english, let me think, let me see, let's see, english version, spanish, german, french
        label: italian, portuguese, dutch, polish, russian, turkish, arabic, hindi, japanese, korean, thai, chinese, indonesian
        label: here you go, here it is, here you are, as requested, key, value, role, quotes, sentences, options, word count
        filler: a, an, the, my, your, our, new, final, original, inspirational, inspiring, short, possible, best, better
        filler: first, second, third, one, two, three, last, next, revised, improved, alternate, requested, generated, of
        filler: suggested, day, for, today, today's, daily, this, is, literary, poetic, warm, fresh, quoted, you
        filler: motivational, motivating, famous, wise, unique, creative, written, number, no, single, complete, full, well
        filler: refined, polished, updated, corrected, and, or, in, to, life, love, hope, process, assistant's, user's, just
        filler: proposed, bonus, another, simple, concise, that
        filler: translated, into, some, quick
        filler: thoughtful, meaningful, uplifting, beautiful, heartfelt, gentle, evocative, hopeful, calm, brief, little
        present: here is, here's, heres, here are, this is, this could be, below is, below are, the following is, see below
        present: the following, i present, i offer, i give, how about, what about, try, consider, my answer is, presenting
        present: my suggestion is, my quote is, the quote is, the sentence is, the answer is, the line is, i suggest, sharing
        present: i would suggest, i'd suggest, i have written, i've written, i wrote, i came up with, i have created
        present: i've created, i've crafted, i created, one option is, one possibility is, another option is, as requested
        present: i will write, i'll write, i will go with, i'll go with, let me try, let me offer, we could write, a possible
        present: certainly here, sure here, okay here
        task: quote, quotation, one-liner, aphorism, sentence, saying, affirmation, quotes, sentences, epigram
        given: one, something, thought, idea, attempt, try, it, yours, request, original, piece, take, you
        about: about, on, for, inspired, based, as, that, with, in, regarding, using, of, from, below, to, following
        opener: sure, sure thing, certainly, of course, absolutely, okay, ok, alright, all right, got it, understood, gladly
        opener: with pleasure, my pleasure, no problem, great question, great, happy to help, i'd be happy to, definitely
        opener: i'd be happy to help, you're welcome, thank you, thanks, very well, sounds good, noted, will do, done, hello
        opener: hi, hi there, hey, hello there, hey there, good question, excellent, perfect, right away, as requested, yup
        opener: yes of course, by all means, glad to help, thanks for asking, yep, okay then, ok then, ok so, okay so
        opener: let's see, let me think, hmm, yes certainly, sure of course, absolutely yes, why of course, here you go, here it is
        talk: as an ai, as a large language model, as a language model, as an artificial intelligence, as an assistant
        talk: as your assistant, as a helpful assistant, as an llm, i am an ai, i'm an ai, i'm just an ai, as a chatbot
        talk: i am a language model, i'm a language model, i'm sorry but i can't, i'm sorry but i cannot, i'm sorry i can't
        talk: i'm sorry i cannot, i am sorry but i cannot, i am sorry but i can't, sorry but i can't, sorry i can't
        talk: i apologize but i, i apologize for the, i apologize for any, i cannot fulfill, i can't fulfill
        talk: i cannot assist, i can't assist, i can't help with that, i cannot help with that, i'm unable to assist
        talk: i'm unable to provide, i'm unable to create, i am unable to provide, the user wants, the user asks
        talk: the user asked, the user is asking, the user has asked, the user requested, the user needs, the prompt asks
        talk: the task is to, we are asked to, we're asked to, let's think step, i will now, i'm here to help
        talk: word count, total words, thank you for your request, thanks for your request, you asked for a, you requested
        talk: i hope this helps, i hope that helps, hope this helps, hope that helps, let me know if you
        intend: i need to, i should, i have to, i must, i'll, i will, i am going to, i'm going to, let me, let's, we need
        intend: i want to, i'd like to, i would like to, i can, i could, i cannot, i can't, i've, i have, we should, we must
        intend: write, create, generate, produce, compose, craft, my task is, my goal is, the goal is, i was asked, please
        after: let me know, please let me know, i hope, hope you, feel free, would you like, do you want, is there anything
        after: want me to, want another, if you'd like, if you would like, if you need, if you want, this quote, this sentence
        after: this line, this one-liner, this captures, this reflects, this version, the quote, the above, the sentence
        after: enjoy, my apologies, no attribution, no quotation marks, no hashtags, thank you for, thanks for, end of quote
        after: it captures, it reflects, this is an original, this original, in english, translated as, shall i, happy writing
        count: word, words, wds, characters, chars, tokens, syllables, w
        note: note, translation, translated, literal, literally, original, inspired, theme, mood, paraphrased, adapted, end
        note: count, approx, source, meaning, author, alternative, draft, version, quote, count, total, exactly, calm, hopeful
        """)
}
