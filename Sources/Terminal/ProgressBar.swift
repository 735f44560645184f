import Synchronization

/// Shows how far a long piece of work has come.
///
/// On a terminal one line is redrawn, at most ten times a second; elsewhere a plain line is written every
/// few seconds, and a last one at the end. Any thread may use it.
public final class ProgressBar: Sendable {
    /// What is counted.
    public enum Unit: Equatable, Sendable {
        /// Bytes, written with decimal prefixes.
        case bytes
        /// Things, with their name in the plural.
        case things(String)
    }

    /// The moment it is now.
    public typealias Now = @Sendable () -> ContinuousClock.Instant

    private struct State {
        var progress: Progress
        let start: ContinuousClock.Instant
        var lastShown: ContinuousClock.Instant?
        var isFinished = false
    }

    private let screen: Screen
    private let plainInterval: Duration
    private let now: Now
    private let state: Mutex<State>

    /// Creates a bar that shows nothing before the first update.
    /// - Parameters:
    ///   - label: What is being done; it is sanitized.
    ///   - total: The whole amount, nil when it is not known.
    ///   - completed: What was there before, of a download that goes on for instance; it does not count
    ///     for the rate.
    ///   - unit: What is counted.
    ///   - screen: Where it is drawn.
    ///   - plainInterval: The time between two lines where no line can be redrawn.
    ///   - now: The clock that rates are measured with.
    public init(
        _ label: String,
        total: Int?,
        completed: Int = 0,
        unit: Unit,
        on screen: Screen,
        plainInterval: Duration = .seconds(5),
        now: @escaping Now = { .now }
    ) {
        self.screen = screen
        self.plainInterval = plainInterval
        self.now = now
        let label = sanitized(label).replacing("\n", with: " ")
        let progress = Progress(label: label, unit: unit, total: total, initial: completed)
        state = Mutex(State(progress: progress, start: now()))
    }

    /// Says how much is done now, what was there at the beginning included.
    public func update(completed: Int) {
        state.withLock { state in
            guard !state.isFinished else { return }
            let instant = now()
            state.progress.completed = completed
            state.progress.elapsed = state.start.duration(to: instant)
            let interval = screen.canRedraw ? Duration.milliseconds(100) : plainInterval
            let last = state.lastShown ?? (screen.canRedraw ? nil : state.start)
            if let last, last.duration(to: instant) < interval { return }
            state.lastShown = instant
            show(state.progress)
        }
    }

    /// Writes the last state as an ordinary line; later updates do nothing.
    public func finish() {
        state.withLock { state in
            guard !state.isFinished else { return }
            state.isFinished = true
            state.progress.elapsed = state.start.duration(to: now())
            screen.writeLine(line(state.progress))
        }
    }

    private func show(_ progress: Progress) {
        if screen.canRedraw {
            screen.showTransient(line(progress))
        } else {
            screen.writeLine(line(progress))
        }
    }

    private func line(_ progress: Progress) -> String {
        screen.canRedraw ? progress.bar(width: screen.width - 1) : progress.plain
    }
}
