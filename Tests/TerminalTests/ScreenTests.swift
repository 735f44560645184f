import Foundation
import PseudoTerminal
import Terminal
import Testing

@Suite struct ScreenTests {
    @Test(
        arguments: [
            (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": ""], true),
            (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "dumb"], false), ([:], false),
            (["TERM": ""], false),
        ] as [([String: String], Bool)])
    func colorNeedsATerminalThatKnowsItAndAPersonWhoWantsIt(
        environment: [String: String], usesColor: Bool
    ) throws {
        let terminal = try OutputProbe(.terminal)
        let screen = Screen(descriptor: terminal.descriptor, environment: environment)
        #expect(screen.usesColor == usesColor)
        screen.write(screen.styled("word", as: .quote))
        #expect((terminal.take() == "word") == !usesColor)

        let pipe = try OutputProbe(.pipe)
        #expect(!Screen(descriptor: pipe.descriptor, environment: environment).usesColor)
    }

    @Test func everyStyleEndsOnItsLine() throws {
        let terminal = try OutputProbe(.terminal)
        let screen = Screen(descriptor: terminal.descriptor, environment: ["TERM": "xterm"])
        for style in TextStyle.allCases {
            let lines = screen.styled("one\n\ntwo", as: style).split(
                separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.map { $0.isEmpty || $0.hasSuffix("\u{1B}[0m") } == [true, true, true])
            #expect(sanitized(lines.joined(separator: "\n")) == "one\n\ntwo")
        }
    }

    @Test(
        arguments: [
            (40, nil, 40), (40, "100", 40), (0, "100", 100), (0, "abc", 80), (0, "0", 80), (0, nil, 80),
            (0, "10000", 10_000), (0, "10001", 80),
        ] as [(UInt16, String?, Int)])
    func widthIsThatOfTheWindowOrElseOfTheVariable(window: UInt16, columns: String?, width: Int) throws {
        let terminal = try OutputProbe(.terminal, columns: window)
        let environment = columns.map { ["COLUMNS": $0] } ?? [:]
        #expect(Screen(descriptor: terminal.descriptor, environment: environment).width == width)
    }

    @Test func aReaderThatWentAwayIsReportedAndDoesNotEndTheProgram() throws {
        let pipe = Pipe()
        let screen = Screen(descriptor: pipe.fileHandleForWriting.fileDescriptor, environment: [:])
        #expect(screen.write("heard") == .delivered)
        try pipe.fileHandleForReading.close()
        #expect(screen.write("unheard") == .closed)
        #expect(screen.delivery == .closed)
    }

    @Test func aFullDiskIsReportedWithItsNumber() throws {
        let device = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
        let screen = Screen(descriptor: device.fileDescriptor, environment: [:])
        #expect(screen.writeLine("x") == .failed(code: ENOSPC))
    }

    @Test func eachStreamIsJudgedForItself() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "screens-\(UUID())")
        defer { try? FileManager.default.removeItem(at: file) }
        let terminal = try PseudoTerminal(
            "/bin/sh", ["-c", "'\(DemoProgram.path)' screens > '\(file.path)'"], columns: 33)
        let shown = try terminal.expect("width 33")
        #expect(shown.contains("2: terminal true redraw true \u{1B}[31mcolor\u{1B}[0m"))
        #expect(try terminal.waitForExit() == .exited(0))
        let written = try String(contentsOf: file, encoding: .utf8)
        #expect(written == "1: terminal false redraw false color width 80\n")
    }
}
