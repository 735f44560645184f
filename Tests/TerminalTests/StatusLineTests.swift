import Terminal
import Testing

@Suite struct StatusLineTests {
    private let clock = TestClock()
    private let clearing = "\r\u{1B}[K"

    private func screen(_ probe: OutputProbe, _ environment: [String: String] = ["TERM": "xterm"]) -> Screen {
        Screen(descriptor: probe.descriptor, environment: environment)
    }

    @Test func isClearedBeforeOtherOutput() throws {
        let probe = try OutputProbe(.terminal)
        let screen = screen(probe)
        let status = StatusLine(on: screen, now: clock.now)
        status.show("thinking")
        screen.writeLine("reply")
        #expect(probe.take() == clearing + "⠋ thinking" + clearing + "reply\n")
        screen.writeLine("more")
        #expect(probe.take() == "more\n")
    }

    @Test func isDrawnAtMostTenTimesASecond() throws {
        let probe = try OutputProbe(.terminal)
        let status = StatusLine(on: screen(probe), now: clock.now)
        status.show("thinking")
        for _ in 1...99 {
            clock.advance(by: .milliseconds(10))
            status.advance()
        }
        #expect(probe.take().split(separator: clearing).count == 10)
    }

    @Test(arguments: [99, 100])
    func isDrawnAgainAfterATenthOfASecondNotBefore(milliseconds: Int) throws {
        let probe = try OutputProbe(.terminal)
        let status = StatusLine(on: screen(probe), now: clock.now)
        status.show("a")
        _ = probe.take()
        clock.advance(by: .milliseconds(milliseconds))
        status.advance()
        #expect(probe.take().isEmpty == (milliseconds < 100))
    }

    @Test func isRemovedWhenCleared() throws {
        let probe = try OutputProbe(.terminal)
        let status = StatusLine(on: screen(probe), now: clock.now)
        status.show("a")
        _ = probe.take()
        status.clear()
        status.clear()
        #expect(probe.take() == clearing)
        status.advance()
        #expect(probe.take() == "")
    }

    @Test func fitsANarrowWindowAndCannotBeDrivenByItsText() throws {
        let probe = try OutputProbe(.terminal, columns: 10)
        StatusLine(on: screen(probe), now: clock.now).show("read\u{1B}[2J\ning the whole library")
        #expect(probe.take() == clearing + "⠋ read i…")
    }

    @Test func showsNothingWhereNoLineCanBeRedrawn() throws {
        let pipe = try OutputProbe(.pipe)
        let dumb = try OutputProbe(.terminal)
        for (probe, environment) in [(pipe, ["TERM": "xterm"]), (dumb, ["TERM": "dumb"])] {
            let status = StatusLine(on: screen(probe, environment), now: clock.now)
            status.show("thinking")
            clock.advance(by: .seconds(1))
            status.advance()
            status.clear()
            #expect(probe.take() == "")
        }
    }

    @Test func spinsUntilCancelledAndLeavesNothingBehind() async throws {
        let probe = try OutputProbe(.terminal)
        let status = StatusLine(on: screen(probe), now: clock.now)
        let task = Task { await status.spin("thinking") }
        task.cancel()
        await task.value
        #expect(probe.take() == clearing + "⠋ thinking" + clearing)
    }
}
