import Terminal
import Testing

@Suite struct ProgressBarTests {
    private let clock = TestClock()
    private let clearing = "\r\u{1B}[K"

    private func bar(
        _ probe: OutputProbe, total: Int?, completed: Int = 0, unit: ProgressBar.Unit = .bytes
    ) -> ProgressBar {
        let screen = Screen(descriptor: probe.descriptor, environment: ["TERM": "xterm"])
        return ProgressBar(
            "weights", total: total, completed: completed, unit: unit, on: screen, plainInterval: .seconds(5),
            now: clock.now)
    }

    @Test func aTerminalShowsShareAmountRateAndTimeLeft() throws {
        let probe = try OutputProbe(.terminal)
        let bar = bar(probe, total: 1_117_320_768)
        clock.advance(by: .seconds(10))
        bar.update(completed: 100_000_000)
        #expect(
            probe.take() == clearing
                + "weights  [##--------------------------]  8%  100.0 MB/1.1 GB  1:42  10.0 MB/s")
    }

    @Test(arguments: [1, 2, 5, 9, 20, 30, 40, 60, 79, 200])
    func aLineFitsTheWindow(columns: UInt16) throws {
        let probe = try OutputProbe(.terminal, columns: columns)
        let bar = bar(probe, total: 1_000_000)
        clock.advance(by: .seconds(1))
        bar.update(completed: 999_999)
        let line = probe.take().replacing(clearing, with: "")
        #expect(line.displayWidth < Int(columns))
        #expect(columns < 5 || line.contains("99%"))
    }

    @Test func anUnknownTotalShowsAmountAndRate() throws {
        let probe = try OutputProbe(.terminal)
        let bar = bar(probe, total: nil)
        clock.advance(by: .seconds(2))
        bar.update(completed: 5_000)
        #expect(probe.take() == clearing + "weights  5.0 kB  2.5 kB/s")
    }

    @Test func rowsAreCountedByTheirName() throws {
        let probe = try OutputProbe(.terminal, columns: 60)
        let bar = bar(probe, total: 220, unit: .things("rows"))
        clock.advance(by: .seconds(60))
        bar.update(completed: 30)
        #expect(probe.take() == clearing + "weights  [##---------------]  13%  30/220 rows  6:20  0.5/s")
    }

    @Test func whatWasThereBeforeDoesNotCountForTheRate() throws {
        let probe = try OutputProbe(.terminal, columns: 60)
        let bar = bar(probe, total: 2000, completed: 1000)
        clock.advance(by: .seconds(1))
        bar.update(completed: 1100)
        #expect(probe.take().hasSuffix("  55%  1.1 kB/2.0 kB  0:09  100 B/s"))
    }

    @Test func aTerminalIsRedrawnAtMostTenTimesASecond() throws {
        let probe = try OutputProbe(.terminal)
        let bar = bar(probe, total: 1000)
        for step in 1...100 {
            bar.update(completed: step)
            clock.advance(by: .milliseconds(10))
        }
        #expect(probe.take().split(separator: clearing).count == 10)
    }

    @Test(arguments: [(4_999, false), (5_000, true)])
    func elsewhereAPlainLineComesOnlyAfterTheInterval(milliseconds: Int, isShown: Bool) throws {
        let probe = try OutputProbe(.pipe)
        let bar = bar(probe, total: 1_000_000)
        bar.update(completed: 0)
        clock.advance(by: .milliseconds(milliseconds))
        bar.update(completed: 500_000)
        #expect(probe.take() == (isShown ? "weights  50%  500.0 kB/1.0 MB  100.0 kB/s  0:05\n" : ""))
    }

    @Test func theEndIsAnOrdinaryLineWrittenOnce() throws {
        for kind in [OutputProbe.Kind.pipe, .terminal] {
            let probe = try OutputProbe(kind)
            let bar = bar(probe, total: 1000)
            bar.update(completed: 1000)
            _ = probe.take()
            bar.finish()
            bar.finish()
            bar.update(completed: 1)
            #expect(probe.take().replacing(clearing, with: "").hasSuffix("100%  1.0 kB/1.0 kB\n"))
        }
    }

    @Test(arguments: [(0, 0), (-5, 100), (500, 100), (1, 0), (Int.max, Int.max), (Int.max, 1), (1, -1)])
    func oddNumbersDoNotTrap(completed: Int, total: Int) throws {
        let probe = try OutputProbe(.terminal)
        for unit in [ProgressBar.Unit.bytes, .things("rows")] {
            let bar = bar(probe, total: total, unit: unit)
            clock.advance(by: .seconds(1))
            bar.update(completed: completed)
            bar.finish()
            #expect(probe.take().contains("weights"))
        }
    }

    @Test func shareIsRoundedDown() throws {
        let probe = try OutputProbe(.terminal)
        bar(probe, total: 1_000_000).update(completed: 999_999)
        #expect(probe.take().contains("99%"))
    }
}
