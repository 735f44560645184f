import Foundation

/// Reads and writes what is known of generated lines on one connection.
struct GeneratedRows {
    let connection: Connection

    /// Returns what is known of the line with this number.
    func line(_ id: Int) throws(LibraryError) -> GeneratedLine? {
        try lines(where: "generated.quote = ?", [.integer(id)], limit: 1).first
    }

    /// Returns the newest lines of a language, or of all.
    func newest(limit: Int, locale: String?) throws(LibraryError) -> [GeneratedLine] {
        guard let locale else { return try lines(where: "1", [], limit: limit) }
        return try lines(where: "generated.locale = ?", [.text(locale)], limit: limit)
    }

    /// Returns the number of the newest line that was saved on a day.
    func newest(on day: LocalDay) throws(LibraryError) -> Int? {
        try connection.firstRow(
            """
            SELECT id FROM saved JOIN generated ON generated.quote = saved.id
            WHERE kind = 'generated' AND local_day = ? ORDER BY id DESC LIMIT 1
            """, [.text(day.description)]
        ) { $0.integer(0) }
    }

    /// Writes what is known of the line that was saved under this number.
    func insert(_ line: GeneratedLine, for id: Int) throws(LibraryError) {
        try connection.run(
            """
            INSERT INTO generated (quote, locale, theme, mood, category, word_count, judge_score, judge_method,
                distinctiveness, is_novelty_proven, nearest_similarity, is_public_domain, is_translated,
                draft_language, model_name, model_hash, prompt_hash, seed, created_at_milliseconds, explanation)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .integer(id), .text(line.locale), SQLValue(line.theme), SQLValue(line.mood?.rawValue),
                SQLValue(line.category?.rawValue), .integer(line.wordCount), .real(line.judgeScore),
                .text(line.judgeMethod), .real(line.distinctiveness),
                .integer(line.novelty.isProven ? 1 : 0), SQLValue(line.novelty.nearestSimilarity),
                .integer(line.isTranslated ? 1 : 0), SQLValue(line.draftLanguage), .text(line.model.name),
                SQLValue(line.model.hash), .text(line.promptHash), .integer(Int(bitPattern: UInt(line.seed))),
                .integer(line.createdAt.milliseconds), .text(line.explanation),
            ])
    }

    private func lines(
        where condition: String, _ values: [SQLValue], limit: Int
    ) throws(LibraryError) -> [GeneratedLine] {
        let rows = try connection.rows(
            """
            SELECT quote, text, generated.locale, theme, mood, category, word_count, judge_score, judge_method,
                distinctiveness, is_novelty_proven, nearest_similarity, draft_language, model_name, model_hash,
                prompt_hash, seed, created_at_milliseconds, explanation
            FROM generated JOIN saved ON saved.id = generated.quote
            WHERE \(condition) ORDER BY quote DESC LIMIT ?
            """, values + [.integer(max(0, limit))]
        ) { row in
            let line = GeneratedLine(
                text: row.text(1) ?? "", locale: row.text(2) ?? "", theme: row.text(3),
                mood: Mood(rawValue: row.text(4) ?? ""), category: Category(rawValue: row.text(5) ?? ""),
                wordCount: row.integer(6), judgeScore: row.real(7), judgeMethod: row.text(8) ?? "",
                distinctiveness: row.real(9),
                novelty: .init(isProven: row.integer(10) != 0, nearestSimilarity: row.optionalReal(11)),
                draftLanguage: row.text(12), model: .init(name: row.text(13) ?? "", hash: row.text(14)),
                promptHash: row.text(15) ?? "", seed: UInt64(UInt(bitPattern: row.integer(16))),
                createdAt: Date(milliseconds: row.integer(17)), explanation: row.text(18) ?? "")
            return (id: row.integer(0), line: line)
        }
        var lines: [GeneratedLine] = []
        for row in rows {
            var line = row.line
            line.tags = try SavedSearch(connection: connection).tags(of: row.id)
            lines.append(line)
        }
        return lines
    }
}
