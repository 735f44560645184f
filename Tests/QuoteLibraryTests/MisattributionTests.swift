import Foundation
import Testing

@testable import QuoteLibrary

@Suite struct MisattributionTests {
    private let rows: [Misattribution]
    private let table: MisattributionTable

    init() throws {
        rows = try WholeCatalogTests.files.misattributions()
        table = MisattributionTable(rows)
    }

    @Test func everyRowSaysWhoseTheWordsAreOrThatNoSourceIsKnown() {
        #expect(rows.count >= 90)
        #expect(Set(rows.map(\.id)).count == rows.count)
        for row in rows {
            #expect(
                !row.forms.isEmpty && !row.givenTo.isEmpty && ".”".contains(row.note.suffix(1)),
                "\(row.id)")
            #expect(row.by?.isEmpty != true, "\(row.id)")
        }
    }

    @Test func everyFormFindsItsOwnRow() {
        for row in rows {
            for form in row.forms where form.split(separator: " ").count > 2 {
                #expect(table.row(for: form)?.id == row.id, "\(form)")
            }
        }
    }

    @Test(arguments: [
        ("be the change gandhi", "Be the change"),
        ("who said insanity is doing the same thing over and over", "Insanity"),
        ("excellence is a habit, not an act. we are what we repeatedly do", "We are what we repeatedly do"),
        ("women well behaved seldom make history", "Well-behaved women"),
        ("triumph of evil good men do nothing", "The only thing necessary"),
        ("qu ils mangent de la brioche", "Let them eat cake"),
        ("LADRAN SANCHO SEÑAL QUE CABALGAMOS", "Ladran"),
        ("ladran, sancho, señal de que cabalgamos", "Ladran"), ("eppur si muove", "Eppur"),
        ("wer kämpft kann verlieren wer nicht kämpft hat schon verloren", "Wer kämpft"),
        ("judge a fish by its ability to climb a tree", "Everybody is a genius"),
        ("the definition of insanity is doing the same thing", "Insanity"),
    ])
    func findsTheNoteInTheFormsPeopleType(query: String, beginning: String) {
        #expect(table.row(for: query)?.forms.first?.hasPrefix(beginning) == true)
    }

    @Test(arguments: [
        "", "change", "be", "quotes about change in the world", "women and history", "a habit of excellence",
        "the evil that men do", "something on good and evil", "fish", "cake", "time and patience", "the sea",
        "life happens", "nothing ventured", "what you think", "Einstein on simplicity", "fear of death",
        "war and peace", "the end of war", "happiness butterfly", "who wins", "Der Weg", "la vida es sueño",
        "something about dreams and the future", "great minds", "money", "a room with many books",
    ])
    func keepsSilentForAnOrdinaryQuery(query: String) {
        #expect(table.row(for: query) == nil)
    }

    /// Messages to the chat, none of which asks for a famous line that has a note.
    @Test func keepsSilentForWhatPeopleAskTheChat() throws {
        let messages = try String(
            contentsOf: Fixtures.folder.appending(path: "messages.txt"), encoding: .utf8
        )
        .split(separator: "\n").map(String.init)
        #expect(messages.count > 200)
        #expect(messages.filter { table.row(for: $0) != nil } == [])
    }

    @Test func aSearchBringsTheNote() async throws {
        let folder = try TemporaryFolder()
        let lines =
            #"{"id":"en-0001","text":"A line.","author":"A. Writer","work":"A Work","circa":false,"#
            + #""language":"en","mood":"calm","category":"life","source":"test","public_domain":"test"}"#
        try Data(lines.utf8).write(to: folder.url.appending(path: "en.jsonl"))
        let note =
            #"{"id":"mis-1","forms":["Nobody ever wrote this line"],"given_to":"A. Writer","by":null,"#
            + #""since":null,"note":"No source is known."}"#
        try Data(note.utf8).write(to: folder.url.appending(path: "misattributions.jsonl"))
        let store = try QuoteStore(at: .inMemory, catalog: CatalogFiles(folder: folder.url))
        let found = try await store.searchCatalog(CatalogQuery(query: "nobody ever wrote"))
        #expect(
            found.note?.sentence
                == "“Nobody ever wrote this line” is often given to A. Writer. No source is known.")
        #expect(try await store.searchCatalog(CatalogQuery(query: "a line")).note == nil)
        #expect(try await store.searchCatalog(CatalogQuery(mood: "calm")).note == nil)
    }
}
