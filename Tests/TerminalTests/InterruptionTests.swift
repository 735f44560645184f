import Glibc
import PseudoTerminal
import Terminal
import Testing

@Suite struct InterruptionTests {
    @Test func controlCCancelsTheWorkAndThePromptReturns() throws {
        let terminal = try DemoProgram.lines()
        for _ in 1...2 {
            try terminal.send("work\r")
            try terminal.expect("working")
            try terminal.send("\u{3}")
            try terminal.expect("stopped: true")
            try terminal.expect("> ")
        }
        try terminal.send("still here\r")
        try terminal.expect("line: <still here>")
    }

    @Test func whatIsTypedDuringTheWorkIsUnseenAndThereForTheNextPrompt() throws {
        let terminal = try DemoProgram.lines()
        try terminal.send("work\r")
        try terminal.expect("working")
        try terminal.expectModes { !$0.echoes }
        try terminal.send("ahéax\u{7F}日\r")
        try terminal.send("second")
        try terminal.send("\u{3}")
        let output = try terminal.expect("stopped: true")
        #expect(!output.contains("ah"))
        try terminal.send("!\r")
        try terminal.expect("line: <ahéa日>")
        try terminal.expect("line: <second!>")
    }

    @Test func outsideOfWorkTheInterruptSignalEndsTheProgramAsBefore() throws {
        let terminal = try DemoProgram.lines()
        try terminal.send("work\r")
        try terminal.expect("working")
        try terminal.send("\u{3}")
        try terminal.expect("stopped: true")
        try terminal.expect("> ")
        try terminal.signal(SIGINT)
        #expect(try terminal.waitForExit() == .killed(signal: SIGINT))
    }

    @Test(arguments: [(SIGTERM, 143), (SIGHUP, 129)] as [(CInt, CInt)])
    func aSignalToEndRestoresTheTerminalAtThePrompt(signal: CInt, code: CInt) throws {
        let terminal = try DemoProgram.lines()
        try terminal.send("half")
        try terminal.expect("half")
        #expect(try terminal.modes != terminal.initialModes)
        try terminal.signal(signal)
        #expect(try terminal.waitForExit() == .exited(code))
        #expect(try terminal.modes == terminal.initialModes)
    }

    @Test(arguments: [(SIGTERM, 143), (SIGHUP, 129)] as [(CInt, CInt)])
    func aSignalToEndRestoresTheTerminalDuringTheWork(signal: CInt, code: CInt) throws {
        let terminal = try DemoProgram.lines()
        try terminal.send("work\r")
        try terminal.expect("working")
        try terminal.expectModes { !$0.echoes }
        try terminal.signal(signal)
        #expect(try terminal.waitForExit() == .exited(code))
        #expect(try terminal.modes == terminal.initialModes)
    }

    @Test func anEngineThatAbortsLeavesTheTerminalAsItWas() throws {
        let terminal = try DemoProgram.lines()
        try terminal.send("abort\r")
        try terminal.expect("aborting")
        #expect(try terminal.waitForExit() == .killed(signal: SIGABRT))
        #expect(try terminal.modes == terminal.initialModes)
    }

    @Test func anExitInTheMiddleOfTheWorkLeavesTheTerminalAsItWas() throws {
        let terminal = try DemoProgram.lines()
        try terminal.send("exit\r")
        try terminal.expect("exiting")
        #expect(try terminal.waitForExit() == .exited(7))
        #expect(try terminal.modes == terminal.initialModes)
    }

    @Test(arguments: [SIGSEGV, SIGQUIT, SIGILL])
    func aProgramThatDiesAtThePromptLeavesTheTerminalAsItWas(signal: CInt) throws {
        let terminal = try DemoProgram.lines(environment: ["LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"])
        try terminal.signal(signal)
        #expect(try terminal.waitForExit() == .killed(signal: signal))
        #expect(try terminal.modes == terminal.initialModes)
    }

    /// These run in the tests' own process, which has one terminal: hence one after the other.
    @Suite(.serialized) struct InThisProcess {
        @Test func theValueOfUninterruptedWorkIsReturned() async throws {
            #expect(try await withInterruption { 42 } == 42)
        }

        @Test func cancellingTheTaskCancelsTheWork() async {
            let task = Task { try await withInterruption { try await Task.sleep(for: .seconds(60)) } }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
    }
}

// MARK: - Stopping and going on

extension InterruptionTests {
    /// Runs the demo under a shell with job control, which alone can let a stopped program go on.
    private func shell() throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            "/bin/sh", ["-i"], environment: ["LANG": "C.UTF-8", "PS1": "sh$ ", "NO_COLOR": "1"])
        try terminal.expect("sh$ ")
        return terminal
    }

    @Test func controlZAtThePromptStopsAndTheLineIsThereAfterwards() throws {
        let terminal = try shell()
        try terminal.send("'\(DemoProgram.path)' lines\r")
        try terminal.expect("> ")
        try terminal.send("kept")
        try terminal.expect("kept")
        try terminal.send("\u{1A}")
        try terminal.expect("sh$ ")
        try terminal.send("fg\r")
        try terminal.expect("kept")
        try terminal.send(" on\r")
        try terminal.expect("line: <kept on>")
    }

    @Test func controlZDuringTheWorkStopsAndInputStaysQuietAfterwards() throws {
        let terminal = try shell()
        try terminal.send("'\(DemoProgram.path)' lines\r")
        try terminal.expect("> ")
        try terminal.send("work\r")
        try terminal.expect("working")
        try terminal.expectModes { !$0.echoes }
        try terminal.send("\u{1A}")
        try terminal.expect("sh$ ")
        try terminal.send("stty echo icanon; fg\r")
        try terminal.expect("lines")
        try terminal.expectModes { !$0.echoes }
        try terminal.send("ahead\u{3}")
        try terminal.expect("stopped: true")
        try terminal.send("\r")
        try terminal.expect("line: <ahead>")
    }
}
