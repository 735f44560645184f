public import Foundation

/// A day of the person's calendar, without a time or a zone.
public struct LocalDay: Hashable, Sendable {
    /// The days since 1 January 1970, negative before it.
    public let number: Int

    init(number: Int) {
        self.number = number
    }

    /// Makes the day that an instant falls on.
    ///
    /// - Parameters:
    ///   - instant: The instant; one that no calendar reaches counts as the start of 1970.
    ///   - timeZone: The zone the person is in.
    ///   - startHour: The hour at which a day begins for the person, 0 to 23; before it, it is still yesterday.
    public init(of instant: Date, in timeZone: TimeZone, startingAtHour startHour: Int = 0) {
        let seconds = instant.timeIntervalSince1970.rounded(.down)
        let known = Self.years.contains(seconds / 31_556_952) ? Int(seconds) : 0
        // The hour is read from the wall clock, so that a day of 23 or 25 hours begins when people say it does.
        let wallClock = known + timeZone.secondsFromGMT(for: instant)
        let hour = wallClock.floorRemainder(86400) / 3600
        number = wallClock.floorQuotient(86400) - (hour < startHour ? 1 : 0)
    }

    /// Makes the day with these numbers; nil when the calendar has no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
        // Howard Hinnant's days_from_civil: years begin in March, so that the leap day is the last.
        let shifted = month > 2 ? year : year - 1
        let era = shifted.floorQuotient(400)
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        let number = era * 146_097 + dayOfEra - 719_468
        self.init(number: number)
        guard parts == (year, month, day) else { return nil }
    }

    /// Reads a day written like `2026-09-19`; nil for anything else.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else {
            return nil
        }
        let digits = bytes.filter { (48...57).contains($0) }.map { Int($0) - 48 }
        guard digits.count == 8 else { return nil }
        self.init(
            year: digits[0] * 1000 + digits[1] * 100 + digits[2] * 10 + digits[3],
            month: digits[4] * 10 + digits[5], day: digits[6] * 10 + digits[7])
    }

    /// The year, 1 or later.
    public var year: Int { parts.year }
    /// The month, 1 to 12.
    public var month: Int { parts.month }
    /// The day of the month, 1 to 31.
    public var day: Int { parts.day }

    /// The day after this one.
    public var next: LocalDay { advanced(by: 1) }
    /// The day before this one.
    public var previous: LocalDay { advanced(by: -1) }

    /// Returns the day so many days later, or earlier when negative.
    public func advanced(by days: Int) -> LocalDay {
        LocalDay(number: number + days)
    }

    /// The day of the week.
    public var weekday: Weekday {
        // 1 January 1970 was a Thursday.
        Weekday.allCases[(number + 3).floorRemainder(7)]
    }

    /// The Monday of the week that this day is in.
    public var startOfWeek: LocalDay { advanced(by: 1 - weekday.rawValue) }

    private static let years = -1969.0...8029.0

    private var parts: (year: Int, month: Int, day: Int) {
        let shifted = number + 719_468
        let era = shifted.floorQuotient(146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }
}

/// A day of the week, Monday first.
public enum Weekday: Int, CaseIterable, Codable, Sendable {
    case monday = 1
    case tuesday, wednesday, thursday, friday, saturday, sunday
}

extension LocalDay: Comparable {
    public static func < (left: LocalDay, right: LocalDay) -> Bool { left.number < right.number }
}

extension LocalDay: CustomStringConvertible {
    /// The day as in `2026-09-19`.
    public var description: String {
        func padded(_ number: Int, to width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
    }
}

extension LocalDay: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let day = LocalDay(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a day: \(text)")
        }
        self = day
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension Int {
    fileprivate func floorQuotient(_ divisor: Int) -> Int {
        let quotient = self / divisor
        return self % divisor < 0 ? quotient - 1 : quotient
    }

    fileprivate func floorRemainder(_ divisor: Int) -> Int {
        let remainder = self % divisor
        return remainder < 0 ? remainder + divisor : remainder
    }
}
