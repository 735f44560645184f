import Synchronization

/// A line that says what the program is doing, and goes away before anything else is written.
///
/// On anything but a terminal that can redraw a line it shows nothing. Any thread may use it.
public final class StatusLine: Sendable {
    /// The moment it is now.
    public typealias Now = @Sendable () -> ContinuousClock.Instant

    private struct State {
        var text: String?
        var frame = 0
        var lastDrawn: ContinuousClock.Instant?
    }

    private static let frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
    private static let shortestInterval = Duration.milliseconds(100)

    private let screen: Screen
    private let now: Now
    private let state = Mutex(State())

    /// Creates a status line that shows nothing yet.
    /// - Parameters:
    ///   - screen: Where it is drawn: the screen whose output it must not disturb.
    ///   - now: The clock that limits drawing to ten times a second.
    public init(on screen: Screen, now: @escaping Now = { .now }) {
        self.screen = screen
        self.now = now
    }

    /// Shows `text`, sanitized and cut to the window.
    ///
    /// A text that follows within a tenth of a second after the last drawing appears with the next
    /// ``advance()``.
    public func show(_ text: String) {
        state.withLock { $0.text = sanitized(text).replacing("\n", with: " ") }
        draw(turning: false)
    }

    /// Turns the spinner by one step, at most ten times a second; more frequent calls do nothing.
    public func advance() {
        draw(turning: true)
    }

    /// Removes the line.
    public func clear() {
        state.withLock { state in
            guard state.text != nil else { return }
            state = State()
            screen.clearTransient()
        }
    }

    /// Shows `text` with a turning spinner until the task is cancelled, and removes it then.
    ///
    /// - Parameters:
    ///   - text: What the program is doing.
    ///   - clock: The clock to wait with.
    public func spin(_ text: String, clock: some Clock<Duration> = ContinuousClock()) async {
        show(text)
        defer { clear() }
        // A task that is cancelled stops waiting at once: the error only says so.
        while !Task.isCancelled, (try? await clock.sleep(for: Self.shortestInterval)) != nil {
            advance()
        }
    }

    private func draw(turning: Bool) {
        state.withLock { state in
            guard screen.canRedraw, let text = state.text else { return }
            let instant = now()
            if let last = state.lastDrawn, last.duration(to: instant) < Self.shortestInterval { return }
            if turning { state.frame = (state.frame + 1) % Self.frames.count }
            state.lastDrawn = instant
            screen.showTransient(Self.frames[state.frame] + " " + text)
        }
    }
}
