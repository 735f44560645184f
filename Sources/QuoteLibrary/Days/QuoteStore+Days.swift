public import Foundation

extension QuoteStore {
    /// Records that the person did something, with the instant and their calendar day at it.
    ///
    /// The day that is stored stays, whatever zone or hour is set later; a day counts once for each kind.
    ///
    /// - Parameters:
    ///   - kind: What was done.
    ///   - instant: When it was done.
    ///   - timeZone: The zone the person is in.
    ///   - startHour: The hour at which a day begins for the person, 0 to 23.
    /// - Throws: A `LibraryError`.
    public func recordActivity(
        _ kind: ActivityKind, at instant: Date, in timeZone: TimeZone, dayStartingAtHour startHour: Int = 0
    ) throws {
        let day = LocalDay(of: instant, in: timeZone, startingAtHour: startHour)
        try recordActivity(kind, on: day, at: instant)
    }

    /// Records that the person did something on a day that is known already.
    public func recordActivity(_ kind: ActivityKind, on day: LocalDay, at instant: Date) throws {
        try Self.record(kind, on: day, at: instant, with: writer)
    }

    static func record(
        _ kind: ActivityKind, on day: LocalDay, at instant: Date, with writer: Connection
    ) throws(LibraryError) {
        try writer.run(
            """
            INSERT INTO activity (local_day, kind, at_milliseconds) VALUES (?, ?, ?)
            ON CONFLICT (local_day, kind) DO NOTHING
            """,
            [.text(day.description), .text(kind.rawValue), .integer(instant.milliseconds)])
    }

    /// Returns the active days up to a day, the earliest first.
    public func activeDays(upTo today: LocalDay) throws -> [LocalDay] {
        try reader.rows(
            "SELECT DISTINCT local_day FROM activity WHERE local_day <= ? ORDER BY local_day",
            [.text(today.description)]
        ) { LocalDay($0.text(0) ?? "") }
        .compactMap { $0 }
    }

    /// Returns where the person's streak stands on a day.
    public func streak(today: LocalDay) throws -> StreakStatus {
        StreakStatus(activeDays: try activeDays(upTo: today), today: today)
    }
}
