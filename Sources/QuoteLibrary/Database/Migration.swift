/// One step in the life of the file's schema, recorded in the file by its name.
struct Migration: Equatable {
    let name: String
    let script: String

    /// All steps in their order; a step that has been published is never changed.
    static let all = [
        Migration(name: "0001-library", script: librarySchema),
        Migration(name: "0002-generation", script: generationSchema),
    ]
}

/// The words of `*_words` are folded before they come here, so the tokenizer only has to part them; marks
/// belong to words, or Hindi would be cut at every vowel sign.
private let librarySchema = """
    CREATE TABLE catalog (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        text TEXT NOT NULL,
        author TEXT NOT NULL,
        speaker TEXT,
        work TEXT NOT NULL,
        year INTEGER,
        is_circa INTEGER NOT NULL CHECK (is_circa IN (0, 1)),
        translator TEXT,
        translation_year INTEGER,
        locator TEXT,
        language TEXT NOT NULL,
        mood TEXT NOT NULL,
        category TEXT NOT NULL,
        source TEXT NOT NULL,
        public_domain TEXT NOT NULL,
        folded TEXT NOT NULL
    ) STRICT;
    CREATE TABLE catalog_state (
        version TEXT NOT NULL
    ) STRICT;
    CREATE VIRTUAL TABLE catalog_words USING fts5(
        text, author, speaker, work, translator, themes,
        tokenize = "unicode61 remove_diacritics 2 categories 'L* M* N* Co'");
    CREATE VIRTUAL TABLE catalog_vocabulary USING fts5vocab(catalog_words, 'row');

    CREATE TABLE saved (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        text TEXT NOT NULL CHECK (text <> ''),
        author TEXT,
        work TEXT,
        kind TEXT NOT NULL CHECK (kind IN ('saved', 'generated', 'imported')),
        is_favorite INTEGER NOT NULL CHECK (is_favorite IN (0, 1)),
        locale TEXT,
        catalog_id TEXT,
        saved_at_milliseconds INTEGER NOT NULL,
        local_day TEXT NOT NULL CHECK (local_day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
        fingerprint TEXT NOT NULL UNIQUE,
        folded TEXT NOT NULL
    ) STRICT;
    CREATE INDEX saved_by_time ON saved (saved_at_milliseconds DESC, id DESC);
    CREATE TABLE saved_tag (
        quote INTEGER NOT NULL REFERENCES saved (id) ON DELETE CASCADE,
        position INTEGER NOT NULL,
        tag TEXT NOT NULL,
        PRIMARY KEY (quote, position)
    ) STRICT, WITHOUT ROWID;
    CREATE VIRTUAL TABLE saved_words USING fts5(
        text, author, tags,
        tokenize = "unicode61 remove_diacritics 2 categories 'L* M* N* Co'");
    CREATE VIRTUAL TABLE saved_vocabulary USING fts5vocab(saved_words, 'row');

    CREATE TABLE activity (
        local_day TEXT NOT NULL CHECK (local_day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
        kind TEXT NOT NULL,
        at_milliseconds INTEGER NOT NULL,
        PRIMARY KEY (local_day, kind)
    ) STRICT, WITHOUT ROWID;
    """
