/// What the person did on a day; any of it counts for the streak.
public enum ActivityKind: String, CaseIterable, Codable, Sendable {
    case chat, today, save, favorite, generate, imported
}

/// Where a streak stands on a day.
public enum StreakState: String, Codable, Sendable {
    /// The day is counted already.
    case counted
    /// Yesterday is counted and today is not yet: the streak lives until midnight.
    case aliveUntilMidnight
    /// There was a streak once, and at least one whole day has passed without.
    case ended
    /// There has never been an active day.
    case neverStarted
}

/// The person's streak as of one day; days after it do not count, whatever the clock once said.
public struct StreakStatus: Codable, Equatable, Sendable {
    /// The day this is about.
    public let today: LocalDay
    /// Whether today counts, can still be counted, or comes too late.
    public let state: StreakState
    /// The days in a row up to today, or up to yesterday while today is open; 0 once the streak has ended.
    public let current: Int
    /// The most days in a row there ever were.
    public let longest: Int
    /// The first day of the longest streak; of several equal ones the latest.
    public let longestFrom: LocalDay?
    /// The last day of the longest streak.
    public let longestTo: LocalDay?
    /// The latest active day, today included.
    public let lastActiveDay: LocalDay?
    /// The active days of the week of today, which began on Monday.
    public let activeDaysInWeek: Int
    /// The active days among today and the six days before it.
    public let activeDaysInLastSeven: Int

    /// Works out the status from the active days, in any order and however often each is named.
    public init(activeDays: some Sequence<LocalDay>, today: LocalDay) {
        let days = Set(activeDays).filter { $0 <= today }.sorted()
        var length = 0
        var longest = 0
        var longestTo: LocalDay?
        for (index, day) in days.enumerated() {
            length = index > 0 && days[index - 1] == day.previous ? length + 1 : 1
            if length >= longest {
                longest = length
                longestTo = day
            }
        }
        let state: StreakState =
            switch days.last {
            case nil: .neverStarted
            case today: .counted
            case today.previous: .aliveUntilMidnight
            default: .ended
            }
        self.today = today
        self.state = state
        self.current = state == .counted || state == .aliveUntilMidnight ? length : 0
        self.longest = longest
        self.longestFrom = longestTo?.advanced(by: 1 - longest)
        self.longestTo = longestTo
        self.lastActiveDay = days.last
        self.activeDaysInWeek = days.count { $0 >= today.startOfWeek }
        self.activeDaysInLastSeven = days.count { $0 > today.advanced(by: -7) }
    }
}
