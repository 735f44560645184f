import Testing

@testable import QuoteGeneration

@Suite struct GateFixtureTests {
    /// Rows that come out otherwise than their label says, with what was said of them.
    private func misjudged(_ rows: [GateFixtures.Row], by line: GateLine) -> [String] {
        rows.compactMap { row in
            let objection = line.objection(to: row.text, locale: row.locale)
            let expected = [row.reason].compactMap { $0 } + (row.alt ?? [])
            let isRight = objection.map { expected.contains($0.reason) } ?? row.isKept
            return isRight
                ? nil : "\(row.id) \(objection?.reason.rawValue ?? "kept") \(objection?.evidence ?? "")"
        }
    }

    @Test(arguments: ["gates.jsonl", "fresh.jsonl", "kinds.jsonl"])
    func judgesEveryRowByItsLabel(file: String) throws {
        let rows = try GateFixtures.rows(file).filter(\.isOfForm)
        #expect(rows.count > 200)
        #expect(misjudged(rows, by: GateFixtures.form) == [])
    }

    @Test func leavesForeignLinesAndStockPhrasesToTheirOwnGates() throws {
        let rows = try GateFixtures.rows("gates.jsonl").filter { !$0.isOfForm }
        #expect(rows.count > 200)
        let taken = rows.compactMap { row in
            GateFixtures.form.objection(to: row.text, locale: row.locale).map { (row, $0) }
        }.filter { row, objection in !(row.alt ?? []).contains(objection.reason) }
        #expect(taken.map(\.0.id) == [])
    }

    @Test func holdsEveryLanguageOnBothSides() throws {
        let rows = try GateFixtures.rows("fresh.jsonl")
        for locale in QuoteLocale.allCases {
            let own = rows.filter { $0.locale == locale }
            #expect(own.count { $0.isKept } >= 6, "\(locale)")
            #expect(own.count { !$0.isKept } >= 8, "\(locale)")
        }
    }

    @Test func theWholeLineKeepsItsBars() throws {
        let line = try GateLine.standard(resources: LanguageRig.resources.get())
        let rows = try GateFixtures.rows("gates.jsonl")
        let verdicts = rows.count { (line.objection(to: $0.text, locale: $0.locale) == nil) == $0.isKept }
        let reasons = rows.count - misjudged(rows, by: line).count
        let kept = rows.filter(\.isKept)
        let falseRejects = kept.count { line.objection(to: $0.text, locale: $0.locale) != nil }
        #expect(Double(verdicts) >= 0.99 * Double(rows.count), "\(verdicts) of \(rows.count)")
        #expect(Double(reasons) >= 0.97 * Double(rows.count), "\(reasons) of \(rows.count)")
        #expect(falseRejects * 200 <= kept.count, "\(falseRejects) of \(kept.count)")
    }
}
