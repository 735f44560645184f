public import Foundation
public import QuoteLibrary

/// When a line is saved, and on which of the person's days.
public struct SaveMoment: Sendable, Equatable {
    /// The instant.
    public let instant: Date
    /// The zone the person is in.
    public let zone: TimeZone

    /// Makes a moment.
    public init(_ instant: Date, in zone: TimeZone) {
        self.instant = instant
        self.zone = zone
    }

    /// The person's calendar day.
    public var day: LocalDay { LocalDay(of: instant, in: zone) }
}
