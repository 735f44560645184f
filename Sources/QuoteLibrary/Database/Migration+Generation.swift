extension Migration {
    /// Room for generated lines and for embeddings; a generated line is labelled and authored by the schema itself.
    static let generationSchema = """
        ALTER TABLE catalog ADD COLUMN fingerprint TEXT NOT NULL DEFAULT '';
        CREATE INDEX catalog_by_fingerprint ON catalog (fingerprint);

        UPDATE saved SET author = 'Commonplace', work = NULL, catalog_id = NULL WHERE kind = 'generated';
        UPDATE saved_words SET author = 'commonplace'
            WHERE rowid IN (SELECT id FROM saved WHERE kind = 'generated');
        UPDATE saved SET folded = (
            SELECT text || char(10) || author || char(10) || tags FROM saved_words WHERE rowid = saved.id)
            WHERE kind = 'generated';
        CREATE INDEX generated_by_day ON saved (local_day, id) WHERE kind = 'generated';
        CREATE TRIGGER generated_author_of_new BEFORE INSERT ON saved
            WHEN NEW.kind = 'generated' AND (NEW.author IS NOT 'Commonplace'
                OR NEW.work IS NOT NULL OR NEW.catalog_id IS NOT NULL)
            BEGIN SELECT RAISE(ABORT, 'a generated line has no author but the program'); END;
        CREATE TRIGGER generated_author_of_changed BEFORE UPDATE ON saved
            WHEN NEW.kind = 'generated' AND (NEW.author IS NOT 'Commonplace'
                OR NEW.work IS NOT NULL OR NEW.catalog_id IS NOT NULL)
            BEGIN SELECT RAISE(ABORT, 'a generated line has no author but the program'); END;
        CREATE TRIGGER generated_stays_generated BEFORE UPDATE OF kind ON saved
            WHEN NEW.kind <> OLD.kind AND 'generated' IN (NEW.kind, OLD.kind)
            BEGIN SELECT RAISE(ABORT, 'a quote does not become generated, nor a generated line a quote'); END;

        CREATE TABLE generated (
            quote INTEGER PRIMARY KEY REFERENCES saved (id) ON DELETE CASCADE,
            locale TEXT NOT NULL CHECK (locale <> ''),
            theme TEXT,
            mood TEXT,
            category TEXT,
            word_count INTEGER NOT NULL CHECK (word_count > 0),
            judge_score REAL NOT NULL CHECK (judge_score BETWEEN 0 AND 10),
            judge_method TEXT NOT NULL CHECK (judge_method <> ''),
            distinctiveness REAL NOT NULL CHECK (distinctiveness BETWEEN 0 AND 10),
            is_novelty_proven INTEGER NOT NULL CHECK (is_novelty_proven IN (0, 1)),
            nearest_similarity REAL CHECK (nearest_similarity BETWEEN -1.001 AND 1.001),
            is_public_domain INTEGER NOT NULL DEFAULT 0 CHECK (is_public_domain = 0),
            is_translated INTEGER NOT NULL CHECK (is_translated IN (0, 1)),
            draft_language TEXT CHECK (draft_language <> locale),
            model_name TEXT NOT NULL CHECK (model_name <> ''),
            model_hash TEXT,
            prompt_hash TEXT NOT NULL CHECK (prompt_hash <> ''),
            seed INTEGER NOT NULL,
            created_at_milliseconds INTEGER NOT NULL,
            explanation TEXT NOT NULL CHECK (explanation <> ''),
            CHECK (is_translated = (draft_language IS NOT NULL))
        ) STRICT;
        CREATE INDEX generated_by_locale ON generated (locale, quote);
        CREATE TRIGGER generated_has_its_label BEFORE INSERT ON generated
            WHEN (SELECT kind FROM saved WHERE id = NEW.quote) IS NOT 'generated'
            BEGIN SELECT RAISE(ABORT, 'only a quote of the kind generated was generated'); END;
        CREATE TRIGGER generated_keeps_its_quote BEFORE UPDATE OF quote ON generated
            WHEN NEW.quote <> OLD.quote
            BEGIN SELECT RAISE(ABORT, 'what is known of a line does not move to another'); END;

        CREATE TABLE embedding (
            fingerprint TEXT NOT NULL,
            embedder TEXT NOT NULL CHECK (embedder <> ''),
            dimension INTEGER NOT NULL CHECK (dimension > 0),
            vector BLOB NOT NULL,
            PRIMARY KEY (fingerprint, embedder),
            CHECK (length(vector) = 4 * dimension)
        ) STRICT;
        CREATE TRIGGER embedding_goes_with_its_text AFTER DELETE ON saved
            WHEN NOT EXISTS (SELECT 1 FROM catalog WHERE fingerprint = OLD.fingerprint)
            BEGIN DELETE FROM embedding WHERE fingerprint = OLD.fingerprint; END;
        """
}
